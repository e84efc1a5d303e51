"""The options of Black Abyss, and its implementation of the contract of games."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal

from engine.core.chance import Chance
from engine.core.copying import copier
from engine.core.events import Tell, silence
from engine.core.game import Game, Options, Outcome
from engine.core.parts.companions import Companions
from engine.core.parts.timing import Deadlines, Exchange
from engine.core.words import Words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss import facts
from engine.games.black_abyss.agents.evaluation import estimate
from engine.games.black_abyss.agents.policies import ADVISER, POLICIES
from engine.games.black_abyss.agents.prospects import prospects
from engine.games.black_abyss.choices.meaning import action_at
from engine.games.black_abyss.choices.menu import menu
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.designs import ShipDesigns
from engine.games.black_abyss.imagine import redraw
from engine.games.black_abyss.odds import BattleOdds
from engine.games.black_abyss.rules import (
    alarms,
    course,
    diplomacy,
    recent,
    setup,
    surface,
)
from engine.games.black_abyss.rules.market import goods as markets
from engine.games.black_abyss.rules.modes import fleets
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.table import RULES
from engine.games.black_abyss.rules.tribunal import (
    resolutions as tribunal,
)
from engine.games.black_abyss.standing import AbyssStanding
from engine.games.black_abyss.state import Decision, Mode, State, decision_of
from engine.games.black_abyss.text.headlines import deeds, headline, weight
from engine.games.black_abyss.text.labels import BlackAbyssText
from engine.games.black_abyss.text.log.lines import ending
from engine.games.black_abyss.view import View
from engine.games.black_abyss.view.look import seat_view, view_of

_copy = copier(State)


class BlackAbyssOptions(Options):
    """The mode, and options that apply to some modes."""

    mode: Mode = "empires"
    map: Literal["rings", "frontier"] = "rings"
    terms: Literal["consecutive", "any"] = "consecutive"
    elections: Literal["in_turn", "together"] = "in_turn"
    battles: Literal["quick", "tactical"] = "quick"
    battle_clock: Literal["whole", "half", "third", "sixth"] = "third"
    open_ballots: bool = False
    private_talks: bool = True
    field: Literal["open", "asteroids"] = "open"

    timed: ClassVar[Collection[str]] = ("battle_clock",)

    def seating(self, seats: range) -> range:  # noqa: ARG002
        """Two for the games for two, else three to six."""
        return range(3, 7) if self.mode == "empires" else range(2, 3)

    def unused(self) -> frozenset[str]:
        """The options without effect in this mode, such as `battle_clock` if no player leads."""
        led = self.battles == "tactical" or self.mode == "fleet_battle"
        return _UNUSED[self.mode] | (frozenset() if led else {"battle_clock"})

    def ladder(self) -> str:
        """The name of the mode's own ladder, if it is a game for two; "" for the main game."""
        main = self.mode == "empires"
        return "" if main else f"black-abyss-option-mode-{self.mode.replace('_', '-')}"


_FOR_TWO: Final = frozenset({"map", "terms", "private_talks"})
_AT_WAR: Final = _FOR_TWO | {"elections", "open_ballots", "field"}
_UNUSED: Final[Mapping[str, frozenset[str]]] = {
    "empires": frozenset({"field"}),
    "duel": _FOR_TWO | {"field"},
    "sudden_death": _AT_WAR,
    "capture_the_flag": _AT_WAR,
    "fleet_battle": _AT_WAR - {"field"} | {"battles"},
}
"""The options without effect, by mode.

Two seats have no private talks, and terms do not win. Modes without peace have no votes.
"""


class BlackAbyss(Game[State, a.Action, facts.Fact, View]):
    """Black Abyss: empires of 3 to 6 seats explore, build, fight and vote; also games for two."""

    name = "black_abyss"
    folder = t.FOLDER
    ruleset = 2
    seats = range(2, 7)
    secret = True
    deadlines = Deadlines(orders=True)
    companions = Companions(ADVISER, t.GAME.levels, prospects=prospects)
    designs = ShipDesigns()
    standing = AbyssStanding()
    foresight = BattleOdds()
    options = BlackAbyssOptions
    rules = RULES
    text = BlackAbyssText()
    choices = staticmethod(menu)
    action_at = staticmethod(action_at)
    view = staticmethod(view_of)
    seat_view = staticmethod(seat_view)
    redraw = staticmethod(redraw)
    alarms = staticmethod(alarms.alarms)
    value = staticmethod(estimate)
    policies = POLICIES
    headline = staticmethod(headline)
    weight = staticmethod(weight)
    deeds = staticmethod(deeds)

    def new(self, options: BlackAbyssOptions, seats: int, chance: Chance) -> State:
        """Deal the map; on the rings map, also begin the first cycle."""
        state = setup.blank(
            seats,
            chance,
            frontier=options.map == "frontier",
            any_terms=options.terms == "any",
            open_ballots=options.open_ballots,
            together=options.elections == "together",
            tactical=options.battles == "tactical" or options.mode == "fleet_battle",
            mode=options.mode,
            private_talks=options.private_talks,
            battle_clock=options.battle_clock,
        )
        if state.mode == "fleet_battle":
            fleets.lay_out(state, field=options.field == "asteroids")
        else:
            setup.lay_out(state)
        course.run(state, silence)
        return state

    def awaited(self, state: State) -> Sequence[int]:
        """The seats with a decision, move or purchases to make; in a vote, all voters."""
        if state.phase == "over":
            return ()
        if state.pending:
            return sorted({decision.seat for decision in state.pending})
        if state.phase in ("purchase", "fitting"):
            return [n for n, empire in enumerate(state.empires) if not empire.done]
        if state.ballot is not None:
            return [n for n, empire in enumerate(state.empires) if empire.alive]
        return (state.active,)

    def missing(self, state: State) -> Sequence[int]:
        """The awaited seats; of voters, only those whose ballot is not cast."""
        if state.ballot is not None and not state.pending:
            return tribunal.seats_to_vote(state.ballot)
        return self.awaited(state)

    def answers(self, state: State, seat: int) -> bool:
        """Whether a seat is asked outside its own turn: in a vote, a decision, or a battle.

        In a fleet battle, battle decisions and the pick of a resolution count as its turn.
        """
        if not state.pending:
            return state.ballot is not None
        kinds = {decision.kind for decision in state.pending if decision.seat == seat}
        own = {"proposing"}
        if state.mode == "fleet_battle":
            own |= {"ordering", "deploying", "leading"}
        return seat != state.active and kinds.isdisjoint(own)

    def why_not(self, state: State, seat: int, action: Any) -> Words | None:
        """Why an action is refused, or None; eliminated seats can do nothing."""
        if not state.empires[seat].alive:
            return no("eliminated")
        return super().why_not(state, seat, action)

    def apply(self, state: State, seat: int, action: Any, tell: Tell[Any]) -> None:
        """Carry out the action, then continue to the next decision."""
        record = recent.recorder(state, tell)
        super().apply(state, seat, action, record)
        course.run(state, record)

    def on_deadline(self, state: State, seat: int) -> Any | None:
        """An abstaining ballot, the end of purchases, or the order; None lets an agent choose."""
        decision = decision_of(state, seat)
        if decision is not None:
            return _in_time(state, seat, decision.kind)
        if state.phase == "tribunal" and state.ballot is not None:
            return a.Cast() if seat in tribunal.seats_to_vote(state.ballot) else None
        if state.phase == "purchase" and not state.empires[seat].done:
            return a.Pass()
        if fleets.is_assembling(state, seat) and state.fleets[seat]:
            return a.Pass()
        return None

    def time(self, state: State) -> Exchange | None:
        """A share of the table's clock for each move of a battle led by players; else None."""
        led = state.tactical and state.battle is not None and bool(state.pending)
        return Exchange(t.GAME.battle_clocks[state.battle_clock]) if led else None

    def unseen(self, state: State, seat: int) -> bool:
        """Whether seats other than this one talk in private, or assemble fleets."""
        return state.phase == "fitting" or any(
            seat not in pair for pair in diplomacy.private_pairs(state)
        )

    def outcome(self, state: State) -> Outcome | None:
        """Winners rank first, then votes; in a fleet battle, undamaged sections."""
        if not state.ending:
            return None
        count = fleets.sections if state.mode == "fleet_battle" else surface.votes
        scores = tuple(count(state, seat) for seat in range(len(state.empires)))
        return Outcome(
            winners=tuple(state.winners),
            ranking=tuple((int(seat in state.winners), n) for seat, n in enumerate(scores)),
            scores=scores,
            how=ending(state.ending, state.winners),
        )

    def position(self, state: State) -> State:
        """A copy of the state with all limits per cycle reset."""
        return course.without_counters(_copy(state))

    def measures(self, state: State) -> Mapping[str, tuple[int, ...]]:
        """Votes, income and planets per seat; in a fleet battle undamaged sections.

        In the first round of a fleet battle they are those of the whole fleets, so that charts
        begin with them.
        """
        seats = range(len(state.empires))
        if state.mode == "fleet_battle":
            begins = state.turn == 1 and not state.ending
            count = fleets.sections_at_start if begins else fleets.sections
            return {"black-abyss-measure-sections": tuple(count(state, n) for n in seats)}
        return {
            "black-abyss-measure-votes": tuple(surface.votes(state, n) for n in seats),
            "black-abyss-measure-income": tuple(sum(markets.produce(state, n)) for n in seats),
            "black-abyss-measure-planets": tuple(len(surface.planets(state, n)) for n in seats),
        }

    def roles(self, state: State) -> Sequence[str]:
        """The id of each seat's race."""
        return [t.RACES[empire.race] for empire in state.empires]

    def mentions(self, fact: Any) -> Sequence[str]:
        """The ids of content that occur in a fact."""
        return [
            name for field in _NAMING if (name := getattr(fact, field, None)) in _CONTENT_IDS
        ] + [
            name for field in _LISTING for name in getattr(fact, field, ()) if name in _CONTENT_IDS
        ]


_NAMING = ("what", "hull", "by", "building", "tech", "law", "event", "wild", "order", "race")
_LISTING = ("laws", "tiles")
_CONTENT_IDS = frozenset(entry.id for _, entry in t.CONTENT.named_entries())


def _in_time(state: State, seat: int, kind: Decision) -> Any | None:
    """The action for a decision whose time is over; None lets an agent choose.

    The standing order assigns hits and leads the side; a deployment ends as it is.
    """
    if kind in ("covering", "losing"):
        return a.Entrust()
    if kind == "deploying":
        return a.EndMove()
    if kind == "leading" and state.battle is not None:
        return a.Command(state.battle.orders[state.battle.sides.index(seat)], ask=False)
    return None
