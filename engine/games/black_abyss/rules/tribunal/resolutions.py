"""Resolutions and ballots: drawing, proposing, candidates, and opening the vote.

By the option `elections`, the seat is voted on together with the resolutions, or after their
result. Marking is in `ballots`, counting in `counting`.
"""

from collections.abc import Sequence

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import Propose
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Nominated, Picked, Put
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.surface import add_up_powers, planets, votes
from engine.games.black_abyss.state import UNMARKED, Ballot, Pending, State, decision_of


def draw_for_leader(state: State) -> None:
    """At the start of phase IV, let the leader draw two resolutions, one of which it picks.

    It must pick by the end of the phase.
    """
    if state.leader >= 0 and state.empires[state.leader].alive:
        _draw(state, 2)


def put_resolution(state: State, tell: Tell[Fact]) -> None:
    """Put the leader's pick to the vote, or ask for it; without a leader, draw a resolution."""
    if not state.drawn:
        _draw(state, 1)
    if len(state.drawn) == 2:
        state.pending.append(Pending(state.leader, "proposing", 0))
    else:
        open_ballot(state, tell)


def _draw(state: State, count: int) -> None:
    for _ in range(min(count, len(state.laws_left))):
        law = state.chance.pick(state.laws_left)
        state.laws_left.remove(law)
        state.drawn.append(law)


def may_propose(state: State, seat: int) -> bool:
    """Whether the seat, as leader, may pick one of two drawn resolutions.

    During purchases the pick may wait; once a decision asks for it, it is due.
    """
    decision = decision_of(state, seat)
    if decision is not None:
        return decision.kind == "proposing"
    buys = state.phase == "purchase" and not state.pending and not state.empires[seat].done
    return buys and seat == state.leader and len(state.drawn) == 2


def refuse_propose(state: State, seat: int, action: Propose) -> Words | None:
    """Refuse to propose a resolution unless the seat is the leader and has drawn it."""
    if not may_propose(state, seat):
        return no("not-now")
    return None if action.law in state.drawn else no("no-such-resolution")


def propose(state: State, seat: int, action: Propose, tell: Tell[Fact]) -> None:
    """Pick a drawn resolution, in secret until the vote; the other one returns to the deck."""
    state.laws_left = sorted(state.laws_left + [n for n in state.drawn if n != action.law])
    state.drawn = [action.law]
    decision = decision_of(state, seat)
    if decision is None:
        tell(Picked(seat), {seat: Picked(seat, t.LAWS[action.law])})
        return
    state.pending.remove(decision)
    open_ballot(state, tell)


def candidates(weights: Sequence[int], colonies: Sequence[int], alive: Sequence[int]) -> list[int]:
    """The seats that stand for election: the two with most votes.

    A tie for second place goes to the seat with more planets; if that is equal, too, all tied seats
    are candidates. So are three or more seats tied for first place. `weights` has the votes by
    seat, `colonies` the planets.
    """
    ranked = sorted(alive, key=lambda seat: -weights[seat])
    firsts = [seat for seat in ranked if weights[seat] == weights[ranked[0]]]
    if len(firsts) > 1 or len(firsts) == len(ranked):
        return sorted(firsts)
    runner_up = weights[ranked[1]]
    seconds = [seat for seat in ranked if weights[seat] == runner_up]
    most = max(colonies[seat] for seat in seconds)
    return sorted(firsts + [seat for seat in seconds if colonies[seat] == most])


def open_ballot(state: State, tell: Tell[Fact]) -> None:
    """Open the ballot on the new resolution and those in force.

    By option it is also on the seat. Without resolutions, it is on the seat only.
    """
    add_up_powers(state)
    for law in state.drawn:
        tell(Put(t.LAWS[law]), reveals=True)
    items, fresh = state.drawn + state.laws, bool(state.drawn)
    state.drawn = []
    _lay(state, items, fresh=fresh, seat=state.together or not items, tell=tell)


def open_seat_ballot(state: State, tell: Tell[Fact]) -> None:
    """Open the ballot on the seat; each seat's number of votes is that of now."""
    _lay(state, [], fresh=False, seat=True, tell=tell)


def _lay(state: State, items: list[int], *, fresh: bool, seat: bool, tell: Tell[Fact]) -> None:
    count = len(state.empires)
    alive = [n for n in range(count) if state.empires[n].alive]
    colonies = [len(planets(state, n)) for n in range(count)]
    weights = [votes(state, n) if n in alive else 0 for n in range(count)]
    named = candidates(weights, colonies, alive)
    state.ballot = Ballot(
        items=items,
        fresh=fresh,
        candidates=named,
        seat=seat,
        weights=weights,
        marks=[[UNMARKED] * len(items) for _ in range(count)],
        favours=[UNMARKED] * count,
        prepared=[[UNMARKED, UNMARKED] for _ in range(count)],
        cast=[n not in alive for n in range(count)],
        changes=[0] * count,
    )
    if seat and not items:
        tell(Nominated(tuple(named)), reveals=True)


def seats_to_vote(ballot: Ballot) -> list[int]:
    """The seats whose ballot is not cast."""
    return [seat for seat, cast in enumerate(ballot.cast) if not cast]
