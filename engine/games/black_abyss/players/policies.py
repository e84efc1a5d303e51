"""The simple players: four characters, and `greedy`, who has one by its seat and the races dealt.

`caretaker` is `greedy` for somebody who is away: it defends itself, but declares no war. They look
at an imagined state, so they know no more than their seat does.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from engine.core.chance import Chance
from engine.core.choices import wander
from engine.core.game import Perspective, Policy
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import POWERS
from engine.games.black_abyss.players import (
    captain,
    drafts,
    steward,
    warlord,
)
from engine.games.black_abyss.players.characters import CHARACTERS, NAMES, RAIDERS, Character
from engine.games.black_abyss.players.outlook import Outlook, navy
from engine.games.black_abyss.rules.diplomacy import may_bargain, refuse_offer, standing
from engine.games.black_abyss.rules.exploration import gifts
from engine.games.black_abyss.rules.modes import fleets
from engine.games.black_abyss.rules.surface import WAR_BANNED, whom, working_lands
from engine.games.black_abyss.rules.tribunal.counting import tied_over
from engine.games.black_abyss.state import (
    BREAKING,
    DEPLOYING,
    GIFT,
    GROUND,
    IDLING,
    LEADING,
    MOVE,
    NOBODY,
    ORDERING,
    PASSAGE,
    PEACE,
    PROPOSING,
    PURCHASE,
    SETTLE,
    TRIBUNAL,
    UNMARKED,
    WITHOUT_PEACE,
    Pending,
    State,
    decision_of,
)

_GREEDY, _CARETAKER = "greedy", "caretaker"
_PEACEFUL = {name: replace(mind, war_from=t.GAME.cycle_limit) for name, mind in CHARACTERS.items()}


def _mind(state: State, seat: int, name: str) -> Character:
    if name in CHARACTERS:
        return CHARACTERS[name]
    one, other = state.empires[0].race, state.empires[1].race
    deal = one * (len(t.RACES) - 1) + other - (other > one)
    if state.mode in WITHOUT_PEACE:
        return RAIDERS[(deal + seat) % len(RAIDERS)]
    mine = NAMES[(deal + seat) % len(NAMES)]
    return (_PEACEFUL if name == _CARETAKER else CHARACTERS)[mine]


def _play(name: str, seen: Perspective[Any, Any, Any], chance: Chance) -> Any:
    """What the character does here; chance decides only what it has no opinion on."""
    state: State = seen.imagine(chance)
    seat, mind = seen.seat, _mind(state, seen.seat, name)
    decision = decision_of(state, seat)
    if decision is not None:
        return _decide(state, seat, decision, mind)
    if fleets.fitting(state, seat):
        return drafts.draft(state, seat, chance)
    bargain = _bargain(state, seat, mind)
    if bargain is not None:
        return bargain
    if state.phase == MOVE and state.active == seat:
        out = Outlook.of(state, seat, mind.boldness)
        return _declare(out, mind) or captain.movement_action(out) or a.Pass()
    if state.phase == GROUND and state.active == seat:
        return warlord.ground_action(state, seat)
    if state.phase == SETTLE and state.active == seat:
        return captain.settle_action(state, seat)
    if state.phase == PURCHASE and not state.empires[seat].done:
        rules = seen.game

        def legal(action: Any) -> bool:
            return rules.why_not(state, seat, action) is None

        return steward.purchase_action(state, seat, mind, legal)
    if state.phase == TRIBUNAL and state.ballot is not None and not state.ballot.cast[seat]:
        return _vote(state, seat, mind)
    return wander(seen.choices(), chance)


def _decide(state: State, seat: int, decision: Pending, mind: Character) -> Any:
    if decision.kind == ORDERING:
        return warlord.standing_order(state, seat, mind.boldness)
    if decision.kind == IDLING:
        working = working_lands(state, decision.thing, seat)
        worth = {n: sum(t.BUILDING_COST[state.building[n]]) for n in working}
        chosen = sorted(working, key=lambda n: (worth[n], n))[: decision.count]
        return a.Idle(tuple(sorted(chosen)))
    if decision.kind == GIFT:
        choices = set(gifts(state, seat))
        liked = [tech for tech, _ in mind.studies if tech in choices]
        return a.Learn(liked[0] if liked else min(choices))
    if decision.kind == PROPOSING:
        return a.Propose(max(state.drawn, key=lambda law: _opinion(state, seat, law, mind)))
    if decision.kind == BREAKING:
        return a.BreakTie(_word_on_tie(state, seat, decision.thing, mind))
    if decision.kind == DEPLOYING:
        return a.EndMove()
    if decision.kind == LEADING:
        return warlord.standing_order(state, seat, mind.boldness)
    return a.Entrust()


def _bargain(state: State, seat: int, mind: Character) -> Any | None:
    """Answer what is offered; ask for peace when overrun, for passage when at peace."""
    if not may_bargain(state, seat):
        return None
    answer = _answer(state, seat, mind)
    if answer is not None:
        return answer
    for other in range(len(state.empires)):
        if other == seat or not state.empires[other].alive:
            continue
        at_war = state.war[seat] >> other & 1
        offer = a.Offer(other, PEACE if at_war else PASSAGE)
        wanted = at_war and (mind.war_from > 10 or not _stronger(state, seat, other))
        if not at_war and state.turn > 3 and mind.loyal > 1 and not state.empires[seat].offers:
            wanted = True
        if wanted and refuse_offer(state, seat, offer) is None:
            return offer
    return None


def _answer(state: State, seat: int, mind: Character) -> Any | None:
    """Talk in private with whoever wishes it; accept passage, and peace unless one is winning."""
    for one, other in state.talks:
        if other == seat and (seat, one) not in state.talks:
            return a.Talk(one)
    for giver, taker, what in standing(state, seat):
        if taker == seat:
            winning = mind.war_from < 10 and _stronger(state, seat, giver)
            if what == PEACE and winning:
                return a.Decline(giver, what)
            return a.Accept(giver, what)
    return None


def _stronger(state: State, seat: int, other: int) -> bool:
    """Whether one's ships together are worth as much as another's."""
    return navy(state, seat) >= navy(state, other)


def _declare(out: Outlook, mind: Character) -> Any | None:
    """War from a character's time on, where no resolution forbids it."""
    banned = out.state.empires[out.seat].powers[WAR_BANNED] > 0
    if banned or out.state.turn < mind.war_from:
        return None
    return warlord.declaration(out, mind.odds)


def _outgunned(state: State, seat: int) -> bool:
    """Whether one's navy is smaller than the others' on average."""
    seats = [n for n, empire in enumerate(state.empires) if empire.alive]
    return navy(state, seat) * len(seats) < sum(navy(state, n) for n in seats)


def _opinion(state: State, seat: int, law: int, mind: Character) -> float:
    """What a resolution is worth to a seat."""
    mine = seat in whom(state, t.LAW_WHOM[law])
    sign = 1.0 if mine else -1.0
    total = 0.0
    for power, amount in t.LAW_POWERS[law]:
        name = POWERS[power]
        good = -amount if name.endswith("_cost") else amount
        if name in ("bombs_banned", "war_banned", "landings_banned", "heavy_banned"):
            good = 1 if _outgunned(state, seat) else -1
        if name in ("fleet_limit", "wormholes_shut"):
            good = -1 if mind.fleet > 3 else 1
        weight = 2.0 if name in mind.likes else 1.0
        total += sign * weight * (1 if good > 0 else -1)
    return total


def _vote(state: State, seat: int, mind: Character) -> Any:
    ballot = state.ballot
    assert ballot is not None
    if ballot.changes[seat] >= t.GAME.marks_per_ballot:
        return a.Cast()
    for place, law in enumerate(ballot.items):
        if ballot.marks[seat][place] == UNMARKED:
            vote = 1 if _opinion(state, seat, law, mind) > 0 else -1
            return a.Mark(law, vote)
    if ballot.seat and ballot.favours[seat] == UNMARKED:
        return a.Favour(_favourite(state, seat, mind))
    return a.Cast()


def _favourite(state: State, seat: int, mind: Character) -> int:
    """Oneself; else not whoever is about to win, rather friends than enemies, rather the small."""
    ballot = state.ballot
    assert ballot is not None
    if seat in ballot.candidates:
        return seat

    def liking(other: int) -> float:
        row = state.in_a_row if other == state.leader else 0
        near = row >= t.GAME.terms_to_win - 1
        foe = state.war[seat] >> other & 1
        friend = state.passage[seat] >> other & 1
        danger = 5.0 if near and mind.loyal < 3 else 0.0
        return 2.0 * friend - 4.0 * foe - danger - 0.1 * ballot.weights[other]

    best = max(ballot.candidates, key=liking)
    return best if liking(best) > -4 else NOBODY


def _word_on_tie(state: State, seat: int, law: int, mind: Character) -> int:
    """As leader: a resolution by what it is worth; of candidates oneself, else the first."""
    if law != NOBODY:
        return int(_opinion(state, seat, law, mind) > 0)
    tied = tied_over(state)
    return seat if seat in tied else tied[0]


POLICIES: dict[str, Policy] = {name: partial(_play, name) for name in (_GREEDY, *NAMES, _CARETAKER)}
