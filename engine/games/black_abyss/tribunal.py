"""The galactic tribunal: resolutions, secret weighted ballots, the seat and its terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.black_abyss import tables as t
from engine.games.black_abyss.diplomacy import passages
from engine.games.black_abyss.facts import BallotsIn, Decided, Put, Seated, Voted
from engine.games.black_abyss.guests import carry_home
from engine.games.black_abyss.refusals import no
from engine.games.black_abyss.state import NOBODY, PROPOSING, UNMARKED, Ballot, Pending
from engine.games.black_abyss.surface import add_up_powers, planets, votes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.events import Tell
    from engine.core.words import Words
    from engine.games.black_abyss.actions import Favour, Mark, Propose
    from engine.games.black_abyss.facts import Fact
    from engine.games.black_abyss.state import State


def draw_resolutions(state: State, tell: Tell[Fact]) -> None:
    """One is drawn and put; a sitting leader draws two and picks which."""
    state.drawn = []
    seated = state.leader >= 0 and state.empires[state.leader].alive
    for _ in range(2 if seated else 1):
        if state.laws_left:
            law = state.chance.pick(state.laws_left)
            state.laws_left.remove(law)
            state.drawn.append(law)
    if len(state.drawn) == 2:
        state.pending.append(Pending(state.leader, PROPOSING, 0))
    else:
        open_ballot(state, tell)


def refuse_propose(state: State, seat: int, action: Propose) -> Words | None:
    """The leader's choice of two."""
    if not any(p.seat == seat and p.kind == PROPOSING for p in state.pending):
        return no("not-now")
    return None if action.law in state.drawn else no("no-such-resolution")


def propose(state: State, action: Propose, tell: Tell[Fact]) -> None:
    """The other resolution goes back to the deck."""
    state.laws_left = sorted(state.laws_left + [n for n in state.drawn if n != action.law])
    state.drawn = [action.law]
    open_ballot(state, tell)


def candidates(weights: Sequence[int], colonies: Sequence[int], alive: Sequence[int]) -> list[int]:
    """The two with the most votes; a tie for second goes to the most planets, then to all tied.

    Three or more that tie for first are all candidates.
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
    """Everybody may vote on the new resolution, those in force, and the seat."""
    add_up_powers(state)
    count = len(state.empires)
    alive = [seat for seat in range(count) if state.empires[seat].alive]
    weights = [votes(state, seat) if seat in alive else 0 for seat in range(count)]
    colonies = [len(planets(state, seat)) for seat in range(count)]
    for law in state.drawn:
        tell(Put(t.LAWS[law]), reveals=True)
    items = state.drawn + state.laws
    state.ballot = Ballot(
        items,
        bool(state.drawn),
        candidates(weights, colonies, alive),
        weights,
        [[UNMARKED] * len(items) for _ in range(count)],
        [UNMARKED] * count,
        [seat not in alive for seat in range(count)],
        [0] * count,
    )
    state.drawn = []


def missing(ballot: Ballot) -> list[int]:
    """The seats whose ballot is not in."""
    return [seat for seat, cast in enumerate(ballot.cast) if not cast]


def _marking(state: State, seat: int) -> Words | None:
    ballot = state.ballot
    if ballot is None or state.pending or not state.empires[seat].alive:
        return no("ballot-closed")
    if state.open_ballots and ballot.cast[seat]:
        return no("ballot-in")
    return None if ballot.changes[seat] < t.GAME.marks_per_ballot else no("marks-spent")


def refuse_mark(state: State, seat: int, action: Mark) -> Words | None:
    """Marking: until the ballot closes, an item that is on it, something new."""
    refusal = _marking(state, seat)
    if refusal is not None or state.ballot is None:
        return refusal
    if action.law not in state.ballot.items or action.vote not in (-1, 0, 1):
        return no("no-such-resolution")
    mark = state.ballot.marks[seat][state.ballot.items.index(action.law)]
    return no("marked-so") if mark == action.vote else None


def refuse_favour(state: State, seat: int, action: Favour) -> Words | None:
    """Favouring: until the ballot closes, a candidate or nobody, something new."""
    refusal = _marking(state, seat)
    if refusal is not None or state.ballot is None:
        return refusal
    if action.candidate != NOBODY and action.candidate not in state.ballot.candidates:
        return no("no-candidate")
    return no("marked-so") if state.ballot.favours[seat] == action.candidate else None


def refuse_cast(state: State, seat: int) -> Words | None:
    """A ballot is put in once; secret marks may still be changed until the last is in."""
    if state.ballot is None or state.pending or not state.empires[seat].alive:
        return no("ballot-closed")
    return no("ballot-in") if state.ballot.cast[seat] else None


def mark(state: State, seat: int, action: Mark) -> None:
    """Nobody else learns of it, not even that something was marked."""
    ballot = state.ballot
    assert ballot is not None
    ballot.marks[seat][ballot.items.index(action.law)] = action.vote
    ballot.changes[seat] += 1


def favour(state: State, seat: int, action: Favour) -> None:
    """As with a mark."""
    ballot = state.ballot
    assert ballot is not None
    ballot.favours[seat] = action.candidate
    ballot.changes[seat] += 1


def cast(state: State, seat: int, tell: Tell[Fact]) -> None:
    """What is unmarked abstains; all learn how many ballots are in; the last closes the ballot."""
    ballot = state.ballot
    assert ballot is not None
    ballot.cast[seat] = True
    ballot.marks[seat] = [0 if m == UNMARKED else m for m in ballot.marks[seat]]
    if ballot.favours[seat] == UNMARKED:
        ballot.favours[seat] = NOBODY
    voters = [n for n, empire in enumerate(state.empires) if empire.alive]
    count = sum(ballot.cast[voter] for voter in voters)
    tell(
        BallotsIn(count, len(voters)),
        {seat: BallotsIn(count, len(voters), mine=True)},
    )
    if state.open_ballots:
        _show(ballot, seat, tell)
    if not missing(ballot):
        _close(state, ballot, voters, tell)


def _close(state: State, ballot: Ballot, voters: list[int], tell: Tell[Fact]) -> None:
    """Open the ballots, decide each resolution, fill the seat.

    Where a resolution was all the passage there was, marines go home when it falls.
    """
    passed = passages(state)
    for seat in () if state.open_ballots else voters:
        _show(ballot, seat, tell)
    for number, law in enumerate(ballot.items):
        _decide(state, ballot, number, law, tell)
    while len(state.laws) > t.GAME.laws_most:
        state.laws_left.append(state.laws.pop(0))
    state.laws_left.sort()
    _fill_seat(state, ballot, voters, tell)
    state.ballot = None
    add_up_powers(state)
    for pair in sorted(passed - passages(state)):
        if pair[0] < pair[1]:
            carry_home(state, pair, tell)


def _show(ballot: Ballot, seat: int, tell: Tell[Fact]) -> None:
    pairs = list(zip(ballot.items, ballot.marks[seat], strict=True))
    tell(
        Voted(
            seat,
            ballot.weights[seat],
            tuple(t.LAWS[law] for law, vote in pairs if vote == 1),
            tuple(t.LAWS[law] for law, vote in pairs if vote == -1),
            ballot.favours[seat],
        ),
        reveals=True,
    )


def _decide(state: State, ballot: Ballot, number: int, law: int, tell: Tell[Fact]) -> None:
    """More for than against passes; the sitting leader decides a tie, without one it fails."""
    favour_, against = (
        sum(w for w, marks in zip(ballot.weights, ballot.marks, strict=True) if marks[number] == v)
        for v in (1, -1)
    )
    passed = favour_ > against
    if favour_ == against and state.leader >= 0:
        passed = ballot.marks[state.leader][number] == 1
    tell(Decided(t.LAWS[law], favour_, against, passed))
    if passed and law not in state.laws:
        state.laws.append(law)
    elif not passed:
        if law in state.laws:
            state.laws.remove(law)
        state.laws_left.append(law)


def elected(
    candidates_: Sequence[int], weights: Sequence[int], favours: Sequence[int], leader: int
) -> int:
    """Who takes the seat: the most votes; a tie is the sitting leader's to decide by its ballot."""
    sums = {
        candidate: sum(w for w, f in zip(weights, favours, strict=True) if f == candidate)
        for candidate in candidates_
    }
    most = max(sums.values())
    tied = [candidate for candidate, total in sums.items() if total == most]
    if most and len(tied) == 1:
        return tied[0]
    if most and leader >= 0 and favours[leader] in tied:
        return favours[leader]
    return NOBODY


def _fill_seat(state: State, ballot: Ballot, voters: list[int], tell: Tell[Fact]) -> None:
    sitting = state.leader if state.leader in voters else NOBODY
    chosen = elected(ballot.candidates, ballot.weights, ballot.favours, sitting)
    if chosen == NOBODY:
        state.in_a_row = 0
    elif chosen == state.leader:
        state.in_a_row += 1
    else:
        state.in_a_row = 1
    state.leader = chosen
    if chosen != NOBODY:
        state.empires[chosen].terms += 1
    tell(Seated(chosen, state.in_a_row))
