"""Counting ballots: resolutions, the leader's decision on ties, then the seat and its terms.

A sitting leader's ballot breaks ties; a leader who abstained is asked. Without a leader, a
resolution that is tied fails and a tied seat stays empty.
"""

from collections.abc import Sequence

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import BreakTie
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import BallotsIn, Decided, Fact, Seated, Voted
from engine.games.black_abyss.rules.diplomacy import passages
from engine.games.black_abyss.rules.guests import carry_home
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.surface import add_up_powers
from engine.games.black_abyss.rules.tribunal.resolutions import open_seat_ballot, seats_to_vote
from engine.games.black_abyss.state import NOBODY, Ballot, Pending, State, decision_of


def tell_of_cast(state: State, ballot: Ballot, seats: Sequence[int], tell: Tell[Fact]) -> None:
    """Tell everybody how many ballots are cast, and tell `seats` that their own are.

    With the option of open ballots, the votes of these seats are told, too.
    """
    voters = _voters(state)
    count = sum(ballot.cast[voter] for voter in voters)
    mine = BallotsIn(count, len(voters), mine=True)
    tell(BallotsIn(count, len(voters)), dict.fromkeys(seats, mine))
    for seat in seats if state.open_ballots else ():
        _show(ballot, seat, tell)


def _voters(state: State) -> list[int]:
    return [n for n, empire in enumerate(state.empires) if empire.alive]


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


def close(state: State, tell: Tell[Fact]) -> None:
    """Close the vote: show the ballots and count them."""
    ballot = state.present_ballot
    for seat in () if state.open_ballots else _voters(state):
        _show(ballot, seat, tell)
    ballot.counted = 0
    count(state, tell)


def count(state: State, tell: Tell[Fact]) -> None:
    """Count the items of a closed ballot that are open; on a tie, first ask the leader."""
    ballot = state.present_ballot
    while ballot.counted < len(ballot.items):
        verdict = _verdict(state, ballot)
        if verdict is None:
            state.pending.append(Pending(state.leader, "breaking", ballot.items[ballot.counted]))
            return
        _decide(state, ballot, verdict, tell)
    if not ballot.seat:
        fresh_passed = ballot.fresh and ballot.items[0] in state.laws
        _settle_laws(state, tell)
        _go_on_to_seat(state, ballot, fresh_passed, tell)
        return
    tied = most_favoured(ballot.candidates, ballot.weights, ballot.favours)
    chosen = winner_of_vote(tied, ballot.favours, _leader(state))
    if chosen is None:
        state.pending.append(Pending(state.leader, "breaking", NOBODY))
        return
    _seat(state, chosen, tell)


def _leader(state: State) -> int:
    return state.leader if state.leader >= 0 and state.empires[state.leader].alive else NOBODY


def _sums(ballot: Ballot) -> tuple[int, int]:
    """The votes for and against the resolution that is counted now."""
    pairs = [(w, m[ballot.counted]) for w, m in zip(ballot.weights, ballot.marks, strict=True)]
    return sum(w for w, mark in pairs if mark == 1), sum(w for w, mark in pairs if mark == -1)


def _verdict(state: State, ballot: Ballot) -> bool | None:
    """Whether the resolution that is counted now passes; None if the leader must break a tie.

    If everybody abstains, a resolution in force stays and a new one fails.
    """
    law, (favour, against) = ballot.items[ballot.counted], _sums(ballot)
    if favour != against:
        return favour > against
    if not favour:
        return law in state.laws
    leader = _leader(state)
    if leader == NOBODY:
        return False
    mark = ballot.marks[leader][ballot.counted]
    return mark > 0 if mark else None


def _decide(state: State, ballot: Ballot, passed: bool, tell: Tell[Fact]) -> None:
    law, (favour, against) = ballot.items[ballot.counted], _sums(ballot)
    tell(Decided(t.LAWS[law], favour, against, passed, in_force=law in state.laws))
    if passed and law not in state.laws:
        state.laws.append(law)
    elif not passed:
        if law in state.laws:
            state.laws.remove(law)
        state.laws_left.append(law)
    ballot.counted += 1


def _settle_laws(state: State, tell: Tell[Fact]) -> None:
    """Remove the oldest resolutions over the limit; marines that only they let in go home."""
    passed = passages(state)
    while len(state.laws) > t.GAME.laws_most:
        state.laws_left.append(state.laws.pop(0))
    state.laws_left.sort()
    add_up_powers(state)
    for pair in sorted(passed - passages(state)):
        if pair[0] < pair[1]:
            carry_home(state, pair, tell)


def _go_on_to_seat(state: State, before: Ballot, passed: bool, tell: Tell[Fact]) -> None:
    """Open the ballot on the seat, and cast the votes prepared for this result (`passed`)."""
    open_seat_ballot(state, tell)
    ballot = state.present_ballot
    ready = []
    for seat in seats_to_vote(ballot):
        favour = before.prepared[seat][passed]
        if favour == NOBODY or favour in ballot.candidates:
            ballot.favours[seat], ballot.cast[seat] = favour, True
            ready.append(seat)
    if ready:
        tell_of_cast(state, ballot, ready, tell)
    if not seats_to_vote(ballot):
        close(state, tell)


def most_favoured(
    candidates: Sequence[int], weights: Sequence[int], favours: Sequence[int]
) -> list[int]:
    """The candidates with most votes; [] if all seats abstain.

    `weights` has each seat's number of votes, `favours` the candidate that it chose.
    """
    sums = {
        candidate: sum(w for w, f in zip(weights, favours, strict=True) if f == candidate)
        for candidate in candidates
    }
    most = max(sums.values())
    return [candidate for candidate, total in sums.items() if total == most] if most else []


def winner_of_vote(tied: Sequence[int], favours: Sequence[int], leader: int) -> int | None:
    """The winner among candidates with equal votes, or NOBODY; None if the leader must decide."""
    if len(tied) == 1:
        return tied[0]
    if not tied or leader == NOBODY:
        return NOBODY
    return favours[leader] if favours[leader] in tied else None


def _seat(state: State, chosen: int, tell: Tell[Fact]) -> None:
    """Elect a seat, or NOBODY, as leader; this ends the tribunal."""
    if chosen == NOBODY:
        state.in_a_row = 0
    elif chosen == state.leader:
        state.in_a_row += 1
    else:
        state.in_a_row = 1
    state.leader = chosen
    if chosen != NOBODY:
        state.empires[chosen].terms += 1
    ballot = state.present_ballot
    weighed_votes = [
        (w, f) for w, f in zip(ballot.weights, ballot.favours, strict=True) if f != NOBODY
    ]
    votes = sum(weight for weight, favour in weighed_votes if favour == chosen)
    tell(Seated(chosen, state.in_a_row, votes, sum(weight for weight, _ in weighed_votes)))
    state.ballot = None
    _settle_laws(state, tell)


def options_of_tie(state: State) -> list[int]:
    """The leader's options in a tie: 1 or 0 for a resolution, or the candidates."""
    ballot = state.ballot
    if ballot is None or ballot.counted < 0:
        return []
    if ballot.counted < len(ballot.items):
        return [1, 0]
    return most_favoured(ballot.candidates, ballot.weights, ballot.favours)


def refuse_break_tie(state: State, seat: int, action: BreakTie) -> Words | None:
    """Refuse the decision of a tie to every seat but a leader who abstained on it."""
    decision = decision_of(state, seat)
    if decision is None or decision.kind != "breaking":
        return no("not-now")
    return None if action.choice in options_of_tie(state) else no("not-tied")


def break_tie(state: State, seat: int, action: BreakTie, tell: Tell[Fact]) -> None:
    """Apply the leader's decision and continue counting."""
    ballot, decision = state.present_ballot, decision_of(state, seat)
    assert decision is not None
    state.pending.remove(decision)
    if decision.thing == NOBODY:
        _seat(state, action.choice, tell)
        return
    _decide(state, ballot, action.choice == 1, tell)
    count(state, tell)
