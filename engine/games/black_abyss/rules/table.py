"""The rules: for each kind of action, why it may be refused, and its effect.

Most are functions of the module of their subject; small decisions that interrupt a phase are here.
"""

from collections.abc import Callable
from typing import Any

from engine.core.events import Tell
from engine.core.game import Refuse, Rules
from engine.core.words import Words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss import facts
from engine.games.black_abyss.content import tables as t
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
from engine.games.black_abyss.rules.market import purchase, shipyard, together
from engine.games.black_abyss.rules.modes import fleets
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.tribunal import ballots, counting
from engine.games.black_abyss.rules.tribunal import resolutions as tribunal
from engine.games.black_abyss.rules.war import battle, combat, damage, leading, meeting
from engine.games.black_abyss.state import State, decision_of, is_moving


def _refuse_found(state: State, seat: int, action: a.FoundHome) -> Words | None:
    if state.phase != "setup" or state.active != seat:
        return no("not-now")
    return None if setup.may_found(state, action.at) else no("no-home-here")


def _found_home(state: State, seat: int, action: a.FoundHome, tell: Tell[Any]) -> None:
    setup.replace_hex(state, action.at)
    setup.found_home(state, seat, action.at)
    race = t.RACES[state.empires[seat].race]
    tell(facts.Founded(seat, surface.spot(state, action.at), race))
    state.active = course.seat_after(state, seat)


def _refuse_pass(state: State, seat: int, action: a.Pass) -> Words | None:  # noqa: ARG001
    if state.pending:
        return no("not-now")
    if state.phase == "fitting":
        return _refuse_ready(state, seat)
    if state.phase == "purchase":
        return None if baskets.is_buying(state, seat) else no("not-now")
    turn = state.phase in ("move", "ground") and state.active == seat
    return None if turn else no("not-now")


def _refuse_ready(state: State, seat: int) -> Words | None:
    """Refuse to end the assembly of a fleet without ships."""
    if not fleets.is_assembling(state, seat):
        return no("not-now")
    return None if state.fleets[seat] else no("no-fleet")


def _pass(state: State, seat: int, action: a.Pass, tell: Tell[Any]) -> None:  # noqa: ARG001
    tell(facts.Passed(seat, state.phase))
    if state.phase in ("purchase", "fitting"):
        state.empires[seat].done = True
        return
    if state.phase == "move":
        meeting.ask_beforehand(state, seat)
    state.active = course.seat_after(state, seat)
    if state.phase == "move" and state.active >= 0:
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
    """Let the standing order decide what is lost; in a battle, until the seat leads again."""
    fight = state.battle
    if fight is not None and seat in fight.sides:
        fight.ask[fight.sides.index(seat)] = False
    leading.leave_to_order(state, seat, tell)


def entrustable(state: State, seat: int) -> bool:
    """Whether a seat is asked what its hits destroy; a standing order can decide that instead."""
    decision = decision_of(state, seat)
    return decision is not None and decision.kind in ("covering", "losing")


def _refuse_lose(state: State, seat: int, action: a.Lose) -> Words | None:
    decision = decision_of(state, seat)
    if decision is None or decision.kind != "losing":
        return no("not-now")
    choices, chosen = combat.losable(state, decision.thing, seat), list(action.lands)
    fits = len(chosen) == decision.count and chosen == sorted(set(chosen) & set(choices))
    return None if fits else no("no-such-building")


def _lose(state: State, seat: int, action: a.Lose, tell: Tell[Any]) -> None:
    _resolve(state, seat)
    for land in action.lands:
        battle.lose_to_bombs(state, seat, land, tell)


def _refuse_idle(state: State, seat: int, action: a.Idle) -> Words | None:
    decision = decision_of(state, seat)
    if decision is None or decision.kind != "idling":
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


def _disembark(state: State, seat: int, action: a.Disembark, tell: Tell[Any]) -> None:
    exploration.disembark(state, seat, state.ships[action.ship], action.land, tell)


def _while(may: Callable[[State, int], bool], rules: Rules) -> Rules:
    """The rules, with a further reason to refuse: that the seat `may` not act so now."""

    def in_time(refuse: Refuse) -> Refuse:
        return lambda state, seat, action: (
            refuse(state, seat, action) if may(state, seat) else no("not-now")
        )

    return {kind: (in_time(refuse), apply) for kind, (refuse, apply) in rules.items()}


_BARGAINS: Rules = {
    a.Offer: (diplomacy.refuse_offer, diplomacy.offer),
    a.Withdraw: (diplomacy.refuse_without_offer, diplomacy.end_offer),
    a.Accept: (diplomacy.refuse_without_offer, diplomacy.accept),
    a.Decline: (diplomacy.refuse_without_offer, diplomacy.end_offer),
    a.Talk: (diplomacy.refuse_talk, diplomacy.talk),
    a.EndPassage: (diplomacy.refuse_end_passage, diplomacy.end_passage),
    a.EndTalk: (diplomacy.refuse_end_talk, diplomacy.end_talk),
}
_MOVES: Rules = {
    a.Move: (movement.refuse_move, movement.move),
    a.Jump: (movement.refuse_jump, movement.jump),
    a.Scan: (exploration.refuse_scan, exploration.scan),
    a.Embark: (exploration.refuse_embark, exploration.embark),
    a.Load: (exploration.refuse_load, exploration.load),
}
_PURCHASES: Rules = {
    a.Research: (purchase.refuse_research, purchase.research),
    a.Commission: (shipyard.refuse_commission, shipyard.commission),
    a.Fit: (shipyard.refuse_fit, shipyard.fit),
    a.Strip: (shipyard.refuse_strip, shipyard.strip),
    a.Repair: (shipyard.refuse_repair, shipyard.repair),
    a.Build: (purchase.refuse_build, purchase.build),
    a.Bulldoze: (purchase.refuse_bulldoze, purchase.bulldoze),
    a.Recruit: (purchase.refuse_recruit, purchase.recruit),
    a.Buy: (together.refuse_buy, together.buy),
    a.Sell: (markets.refuse_sell, markets.sell),
    a.TakeBack: (baskets.refuse_take_back, baskets.take_back),
}
_FLEETS: Rules = {
    a.Muster: (fleets.refuse_muster, fleets.muster),
    a.Enlist: (fleets.refuse_enlist, fleets.enlist),
    a.Dismiss: (fleets.refuse_dismiss, fleets.dismiss),
    a.Mount: (fleets.refuse_mount, fleets.mount),
    a.Unmount: (fleets.refuse_unmount, fleets.unmount),
    a.Train: (fleets.refuse_train, fleets.train),
}
RULES: Rules = {
    a.FoundHome: (_refuse_found, _found_home),
    a.DeclareWar: (diplomacy.refuse_war, diplomacy.declare),
    **_while(diplomacy.may_bargain, _BARGAINS),
    **_while(is_moving, _MOVES),
    **_while(baskets.is_buying, _PURCHASES),
    **_while(fleets.is_assembling, _FLEETS),
    a.Disembark: (_refuse_disembark, _disembark),
    a.March: (ground.refuse_march, ground.march),
    a.Take: (ground.refuse_take, ground.take),
    a.Settle: (ground.refuse_settle, ground.settle),
    a.Pass: (_refuse_pass, _pass),
    a.Command: (leading.refuse_command, leading.command),
    a.Lead: (leading.refuse_lead, leading.lead),
    a.Place: (leading.refuse_place, leading.place),
    a.Steer: (leading.refuse_steer, leading.steer),
    a.Fire: (leading.refuse_fire, leading.fire),
    a.Bomb: (leading.refuse_bomb, leading.bomb),
    a.ByOrder: (leading.refuse_by_order, leading.by_order),
    a.EndMove: (leading.refuse_end_move, leading.end_move),
    a.Flee: (leading.refuse_flee, leading.flee),
    a.Entrust: (_refuse_entrust, _entrust),
    a.Cover: (damage.refuse_cover, damage.choose_covers),
    a.CoverAll: (damage.refuse_cover_all, damage.cover_all),
    a.Lose: (_refuse_lose, _lose),
    a.Idle: (_refuse_idle, _idle),
    a.Learn: (exploration.refuse_learn, _learn),
    a.Propose: (tribunal.refuse_propose, tribunal.propose),
    a.Mark: (ballots.refuse_mark, ballots.mark),
    a.Favour: (ballots.refuse_favour, ballots.favour),
    a.Prepare: (ballots.refuse_prepare, ballots.prepare),
    a.BreakTie: (counting.refuse_break_tie, counting.break_tie),
    a.Cast: (ballots.refuse_cast, ballots.cast),
    a.Vote: (ballots.refuse_vote, ballots.vote),
}
