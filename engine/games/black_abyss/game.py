"""The game of Black Abyss: where its rooms meet the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from engine.core.copying import copier
from engine.core.game import Game, Headline, Options, Outcome
from engine.games.black_abyss import actions as a
from engine.games.black_abyss import facts
from engine.games.black_abyss.choices.meaning import meant
from engine.games.black_abyss.choices.menu import menu
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.imagine import redraw
from engine.games.black_abyss.rules import (
    course,
    diplomacy,
    exploration,
    ground,
    movement,
    setup,
    surface,
)
from engine.games.black_abyss.rules.market import basket as baskets
from engine.games.black_abyss.rules.market import goods as markets
from engine.games.black_abyss.rules.market import (
    purchase,
    shipyard,
)
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.tribunal import (
    ballots,
    counting,
)
from engine.games.black_abyss.rules.tribunal import (
    resolutions as tribunal,
)
from engine.games.black_abyss.rules.war import (
    combat,
    damage,
    leading,
)
from engine.games.black_abyss.state import (
    COVERING,
    DEPLOYING,
    GROUND,
    IDLING,
    LEADING,
    LOSING,
    MOVE,
    OVER,
    PHASES,
    PURCHASE,
    SETTLE,
    SETUP,
    TRIBUNAL,
    State,
    decision_of,
)
from engine.games.black_abyss.text.headlines import headline
from engine.games.black_abyss.text.labels import BlackAbyssText
from engine.games.black_abyss.view import View, look

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from engine.core.chance import Chance
    from engine.core.choices import Branch
    from engine.core.events import Tell
    from engine.core.game import Policy
    from engine.core.words import Words

_copy = copier(State)


class BlackAbyssOptions(Options):
    """The table options."""

    map: Literal["rings", "frontier"] = "rings"
    terms: Literal["consecutive", "any"] = "consecutive"
    elections: Literal["in_turn", "together"] = "in_turn"
    battles: Literal["quick", "tactical"] = "quick"
    open_ballots: bool = False


class BlackAbyss(Game[State, Any, Any, View]):
    """3 to 6 seats; empires explore, build, research, fight and vote."""

    name: ClassVar[str] = "black_abyss"
    folder: ClassVar[Path] = t.FOLDER
    ruleset: ClassVar[int] = 2
    seats: ClassVar[range] = range(3, 7)
    secret: ClassVar[bool] = True
    companion: ClassVar[str] = "greedy"
    options: ClassVar[type[Options]] = BlackAbyssOptions
    state: ClassVar[type[State]] = State
    action: ClassVar[Any] = a.Action
    fact: ClassVar[Any] = facts.Fact
    text = BlackAbyssText()

    def new(self, options: BlackAbyssOptions, seats: int, chance: Chance) -> State:
        """The map dealt; in the rings the first cycle has begun."""
        state = setup.blank(
            seats,
            chance,
            frontier=options.map == "frontier",
            any_terms=options.terms == "any",
            open_ballots=options.open_ballots,
            together=options.elections == "together",
            tactical=options.battles == "tactical",
        )
        setup.lay_out(state)
        course.run(state, _quiet)
        return state

    def may_act(self, state: State, seat: int) -> bool:
        """Whether the seat's menu holds anything."""
        return bool(menu(state, seat).open())

    def awaited(self, state: State) -> Sequence[int]:
        """Who has to decide, move or buy; while a ballot is open every voter, in or not."""
        if state.phase == OVER:
            return ()
        if state.pending:
            return sorted({decision.seat for decision in state.pending})
        if state.phase == PURCHASE:
            return [n for n, empire in enumerate(state.empires) if not empire.done]
        if state.ballot is not None:
            return [n for n, empire in enumerate(state.empires) if empire.alive]
        return (state.active,)

    def missing(self, state: State) -> Sequence[int]:
        """As awaited, but of voters those whose ballot is not in."""
        if state.ballot is not None and not state.pending:
            return tribunal.missing(state.ballot)
        return self.awaited(state)

    def choices(self, state: State, seat: int) -> Branch[Any]:
        """The seat's menu."""
        return menu(state, seat)

    def meant(self, state: State, seat: int, path: tuple[str, ...]) -> Any | None:
        """What a path stood for, offered or not."""
        return meant(state, seat, path)

    def why_not(self, state: State, seat: int, action: Any) -> Words | None:
        """The rules' reason to refuse, or None."""
        if not state.empires[seat].alive:
            return no("eliminated")
        return _REFUSALS[type(action)](state, seat, action)

    def apply(self, state: State, seat: int, action: Any, tell: Tell[Any]) -> None:
        """Carry out, then run on to the next decision."""
        _APPLY[type(action)](state, seat, action, tell)
        course.run(state, tell)

    def on_deadline(self, state: State, seat: int) -> Any | None:
        """A ballot abstains, purchases are done, an order covers; else the agent chooses."""
        decision = decision_of(state, seat)
        if decision is not None:
            return _in_time(state, seat, decision.kind)
        if state.phase == TRIBUNAL and state.ballot is not None:
            return a.Cast() if seat in tribunal.missing(state.ballot) else None
        if state.phase == PURCHASE and not state.empires[seat].done:
            return a.Pass()
        return None

    def unseen(self, state: State, seat: int) -> bool:
        """Whether others bargain in private."""
        return any(seat not in pair for pair in diplomacy.private_pairs(state))

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended: winners first, then by votes."""
        if not state.ending:
            return None
        votes = tuple(surface.votes(state, seat) for seat in range(len(state.empires)))
        return Outcome(
            winners=tuple(state.winners),
            ranking=tuple((int(seat in state.winners), n) for seat, n in enumerate(votes)),
            scores=votes,
            how=f"black-abyss-ended-{state.ending}",
        )

    def view(self, state: State, viewer: int | None) -> View:
        """All but what lies face down and what stands on others' ballots."""
        return look(state, viewer)

    def imagine(self, state: State, viewers: Sequence[int], chance: Chance) -> State:
        """A copy with everything hidden drawn anew."""
        imagined = _copy(state)
        redraw(imagined, viewers, chance)
        return imagined

    def value(self, state: State, seat: int) -> float:
        """The seat's share of the votes, more for terms and levels; 1 or 0 when it is over."""
        if state.ending:
            return float(seat in state.winners) / max(1, len(state.winners))
        worth = [surface.votes(state, n) + 3 * e.terms for n, e in enumerate(state.empires)]
        return worth[seat] / max(1, sum(worth))

    def policies(self) -> Mapping[str, Policy]:
        """`greedy` and the four characters."""
        from engine.games.black_abyss.players.policies import POLICIES

        return POLICIES

    def measures(self, state: State) -> Mapping[str, tuple[int, ...]]:
        """Votes, income and planets of every seat."""
        seats = range(len(state.empires))
        return {
            "black-abyss-measure-votes": tuple(surface.votes(state, n) for n in seats),
            "black-abyss-measure-income": tuple(sum(markets.produce(state, n)) for n in seats),
            "black-abyss-measure-planets": tuple(len(surface.planets(state, n)) for n in seats),
        }

    def roles(self, state: State) -> Sequence[str]:
        """Each seat's race."""
        return [t.RACES[empire.race] for empire in state.empires]

    def headline(self, fact: Any) -> Headline | None:
        """Wars and bargains, events, the tribunal's votes and terms, empires that fell."""
        return headline(fact)

    def mentions(self, fact: Any) -> Sequence[str]:
        """The content ids a fact names."""
        return [
            name for field in _NAMING if (name := getattr(fact, field, None)) in _CONTENT_IDS
        ] + [law for law in getattr(fact, "laws", ()) if law in _CONTENT_IDS]


_NAMING = ("what", "hull", "by", "building", "tech", "law", "event", "wild", "order", "race")
_CONTENT_IDS = frozenset(entry.id for _, entry in t.CONTENT.named())


def _quiet(fact: object, faces: object = None, *, reveals: bool = False) -> None:
    """Nothing is told before the first action."""


def _in_time(state: State, seat: int, kind: int) -> Any | None:
    """What a decision comes to when its time is up: the order leads, covers and gives up."""
    if kind in (COVERING, LOSING):
        return a.Entrust()
    if kind == DEPLOYING:
        return a.EndMove()
    if kind == LEADING and state.battle is not None:
        return a.Command(state.battle.orders[state.battle.sides.index(seat)], ask=False)
    return None


def _refuse_found(state: State, seat: int, action: a.FoundHome) -> Words | None:
    if state.phase != SETUP or state.active != seat:
        return no("not-now")
    return None if setup.may_found(state, action.at) else no("no-home-here")


def _found(state: State, seat: int, action: a.FoundHome, tell: Tell[Any]) -> None:
    setup.replace_hex(state, action.at)
    setup.found_home(state, seat, action.at)
    race = t.RACES[state.empires[seat].race]
    tell(facts.Founded(seat, surface.spot(state, action.at), race))
    state.active = course.seat_after(state, seat)


def _refuse_pass(state: State, seat: int, action: a.Pass) -> Words | None:  # noqa: ARG001
    if state.pending:
        return no("not-now")
    if state.phase == PURCHASE:
        return None if baskets.buying(state, seat) else no("not-now")
    turn = state.phase in (MOVE, GROUND, SETTLE) and state.active == seat
    return None if turn else no("not-now")


def _pass(state: State, seat: int, action: a.Pass, tell: Tell[Any]) -> None:  # noqa: ARG001
    tell(facts.Passed(seat, PHASES[state.phase]))
    if state.phase == PURCHASE:
        state.empires[seat].done = True
        return
    state.active = course.seat_after(state, seat)
    if state.phase == MOVE and state.active >= 0:
        movement.start_turn(state, state.active)


def _resolve(state: State, seat: int) -> None:
    state.pending.remove(decision_of(state, seat))  # type: ignore[arg-type]


def _refuse_disembark(state: State, seat: int, action: a.Disembark) -> Words | None:
    landing = state.battle is not None
    refuse = leading.refuse_landing if landing else exploration.refuse_disembark
    return refuse(state, seat, action)


def _refuse_entrust(state: State, seat: int, action: a.Entrust) -> Words | None:  # noqa: ARG001
    return None if entrustable(state, seat) else no("not-now")


def _entrust(state: State, seat: int, action: a.Entrust, tell: Tell[Any]) -> None:  # noqa: ARG001
    """The standing order takes this decision and, where it fights the battle, all that follow."""
    fight = state.battle
    if fight is not None and seat in fight.sides:
        fight.ask[fight.sides.index(seat)] = False
    leading.leave_to_order(state, seat, tell)


def entrustable(state: State, seat: int) -> bool:
    """Whether a seat has to choose what a standing order could."""
    decision = decision_of(state, seat)
    return decision is not None and decision.kind in (COVERING, LOSING)


def _refuse_lose(state: State, seat: int, action: a.Lose) -> Words | None:
    decision = decision_of(state, seat)
    if decision is None or decision.kind != LOSING:
        return no("not-now")
    choices, chosen = combat.losable(state, decision.thing, seat), list(action.lands)
    fits = len(chosen) == decision.count and chosen == sorted(set(chosen) & set(choices))
    return None if fits else no("no-such-building")


def _lose(state: State, seat: int, action: a.Lose, tell: Tell[Any]) -> None:
    _resolve(state, seat)
    for land in action.lands:
        combat.lose(state, land, "bombs", tell)


def _refuse_idle(state: State, seat: int, action: a.Idle) -> Words | None:
    decision = decision_of(state, seat)
    if decision is None or decision.kind != IDLING:
        return no("not-now")
    working = surface.working_lands(state, decision.thing, seat)
    chosen = list(action.lands)
    fits = len(chosen) == decision.count and chosen == sorted(set(chosen) & set(working))
    return None if fits else no("other-number")


def _idle(state: State, seat: int, action: a.Idle, tell: Tell[Any]) -> None:
    _resolve(state, seat)
    for land in action.lands:
        surface.stop(state, land, tell)


def _learn(state: State, seat: int, action: a.Learn, tell: Tell[Any]) -> None:
    _resolve(state, seat)
    exploration.learn(state, seat, action.tech, tell)


def _propose(state: State, seat: int, action: a.Propose, tell: Tell[Any]) -> None:
    _resolve(state, seat)
    tribunal.propose(state, action, tell)


def _disembark(state: State, seat: int, action: a.Disembark, tell: Tell[Any]) -> None:
    exploration.disembark(state, seat, state.ships[action.ship], action.land, tell)


_REFUSALS: dict[type, Callable[[State, int, Any], Words | None]] = {
    a.FoundHome: _refuse_found, a.DeclareWar: diplomacy.refuse_war,
    a.Offer: diplomacy.refuse_offer, a.Withdraw: diplomacy.refuse_withdraw,
    a.Accept: diplomacy.refuse_answer, a.Decline: diplomacy.refuse_answer,
    a.Talk: diplomacy.refuse_talk, a.EndTalk: diplomacy.refuse_end_talk,
    a.Move: movement.refuse_move, a.Jump: movement.refuse_jump, a.Scan: exploration.refuse_scan,
    a.Embark: exploration.refuse_embark, a.Disembark: _refuse_disembark,
    a.Load: exploration.refuse_load, a.March: ground.refuse_march, a.Take: ground.refuse_take,
    a.Settle: ground.refuse_settle, a.Pass: _refuse_pass,
    a.Command: leading.refuse_command, a.Lead: leading.refuse_lead, a.Place: leading.refuse_place,
    a.Steer: leading.refuse_steer, a.Fire: leading.refuse_fire, a.Bomb: leading.refuse_bomb,
    a.ByOrder: leading.refuse_by_order, a.EndMove: leading.refuse_end_move,
    a.Flee: leading.refuse_flee,
    a.Entrust: _refuse_entrust, a.Cover: damage.refuse_cover,
    a.Lose: _refuse_lose, a.Idle: _refuse_idle, a.Learn: exploration.refuse_learn,
    a.Propose: tribunal.refuse_propose, a.Research: purchase.refuse_research,
    a.Commission: shipyard.refuse_commission, a.Fit: shipyard.refuse_fit,
    a.Strip: shipyard.refuse_strip, a.Repair: shipyard.refuse_repair,
    a.Build: purchase.refuse_build, a.Bulldoze: purchase.refuse_bulldoze,
    a.Recruit: purchase.refuse_recruit, a.Sell: markets.refuse_sell,
    a.TakeBack: baskets.refuse_take_back, a.Mark: ballots.refuse_mark,
    a.Favour: ballots.refuse_favour,
    a.Prepare: ballots.refuse_prepare, a.BreakTie: counting.refuse_break_tie,
    a.Cast: ballots.refuse_cast,
}  # fmt: skip
_APPLY: dict[type, Callable[[State, int, Any, Any], None]] = {
    a.FoundHome: _found, a.DeclareWar: diplomacy.declare, a.Offer: diplomacy.offer,
    a.Withdraw: diplomacy.withdraw, a.Accept: diplomacy.accept, a.Decline: diplomacy.decline,
    a.Talk: diplomacy.talk, a.EndTalk: diplomacy.end_talk,
    a.Move: movement.move, a.Jump: movement.jump, a.Scan: exploration.scan,
    a.Embark: exploration.embark, a.Disembark: _disembark, a.Load: exploration.load,
    a.March: ground.march, a.Take: ground.take, a.Settle: ground.settle, a.Pass: _pass,
    a.Command: leading.command, a.Lead: leading.lead, a.Place: leading.place,
    a.Steer: leading.steer, a.Fire: leading.fire, a.Bomb: leading.bomb,
    a.ByOrder: leading.by_order, a.EndMove: leading.end_move, a.Flee: leading.flee,
    a.Entrust: _entrust, a.Cover: damage.choose_covers,
    a.Lose: _lose, a.Idle: _idle, a.Learn: _learn, a.Propose: _propose,
    a.Research: purchase.research,
    a.Commission: shipyard.commission, a.Fit: shipyard.fit, a.Strip: shipyard.strip,
    a.Repair: shipyard.repair, a.Build: purchase.build, a.Bulldoze: purchase.bulldoze,
    a.Recruit: purchase.recruit, a.Sell: markets.sell,
    a.TakeBack: lambda state, seat, _, tell: baskets.take_back(state, seat, tell),
    a.Mark: ballots.mark, a.Favour: ballots.favour, a.Prepare: ballots.prepare,
    a.BreakTie: counting.break_tie, a.Cast: ballots.cast,
}  # fmt: skip
