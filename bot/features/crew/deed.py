"""The rules of a crew: who joins it, its votes, and when a move is played.

A crew leads a solo game, or one seat of a larger table together with the seat's holder. At a larger
table only the crew's members see its votes.

The members are stored as rows of the table (`table.leavers`), like former holders of seats. The
table's state refers to a member by the number of their row, so it need not change when their user
id is deleted.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.features.crew.state import (
    CREW,
    CREWS,
    SILENCE,
    Ballot,
    Crew,
    captain,
    crew_at,
    crew_of,
    decision,
    due,
    favourite,
    members,
    number_of,
    recent,
    seats_led,
)
from bot.features.crew.way import LED_BY_CREW as LED_BY_CREW
from bot.play.effects.all_effects import AddedEffect
from bot.play.effects.transition import Transition
from bot.play.opening.ways import LED, Leads, Wish
from bot.play.selection import Outdated, chosen_action
from bot.runtime.durations import HOUR
from bot.store import changes
from bot.store.records import NO_SEAT_LEFT, Leaver, Timer
from bot.table.features import Follows, without_holder
from bot.table.notices import news
from bot.table.permissions import require_running, seat_of
from bot.table.premoves import without_former_premoves
from bot.table.presence import with_state
from bot.table.refusals import Refused
from bot.table.state import TableState
from bot.table.table import Table
from engine.core.match import actions_of
from engine.core.words import words

TIMER: Final = "crew"
NEWS: Final = "crew-vote"
"""The kind of notice that calls a member to vote."""


def with_vote(table: Table, wish: Wish, now: float) -> Table:
    """The table with a member's vote for a move, in place of their previous one.

    A member who votes for the first time joins the crew. If the vote does not decide, members who
    asked for it are called to vote.
    """
    seat = wish.seat
    there, number = aboard(table, seat, wish.user, wish.name, now)
    crew = crew_of(there, seat)
    if any((one.by, one.action) == (number, wish.action) for one in crew.ballots):
        return there
    ballot = Ballot(by=number, path=wish.path, picked=wish.picked, action=wish.action)
    voted = _with(
        there,
        seat,
        decision=there.match.decisions[seat],
        since=crew.since if crew.ballots else now,
        ballots=(*_of_others(crew.ballots, number), ballot),
        voted={**recent(crew.voted, now, SILENCE), number: now},
        leaving=_without(crew.leaving, number),
        called=_without(crew.called, number),
    )
    return voted if decision(voted, seat, now) else _with_calls(voted, seat, now)


def _with_calls(table: Table, seat: int, now: float) -> Table:
    """The table in which the members to be called to vote are noted as `called`.

    These are the members who asked for it and have not voted within the last hour.
    """
    crew = crew_of(table, seat)
    lately = recent(crew.voted, now, HOUR)
    wanted = [one for one in crew.wakes if one not in lately and one not in crew.called]
    return _with(table, seat, called=(*crew.called, *wanted))


def aboard(table: Table, seat: int, user: int, name: str, now: float) -> tuple[Table, int]:
    """The table with a member in the seat's crew, and the number of the member's row."""
    number = number_of(table, seat, user)
    if number is not None:
        return table, number
    crews = [crew_of(table, one) for one in seats_led(table)]
    gone = (one for crew in crews for one in (*crew.voted, *crew.ideas, *crew.last, *crew.leaving))
    number = max((*(one.number for one in table.leavers), *gone), default=-1) + 1
    row = table.match
    joined = Leaver(table.id, number, NO_SEAT_LEFT, user, name, row.revision, row.state.turn)
    there = replace(table, leavers=(*table.leavers, joined))
    times = {**recent(crew_of(table, seat).joined, now, SILENCE), number: now}
    there = _with(there, seat, joined=times)
    if not table.solo:
        known = table.state.aboard
        there = with_state(there, aboard={**known, seat: (*known.get(seat, ()), number)})
    return there, number


def may_open(table: Table, seat: int) -> bool:
    """Whether a seat's holder can open it to a crew: only before the seat's first move.

    Otherwise a member could avoid a loss by handing the seat over.
    """
    begun = table.match.decisions[seat] > 0
    usual = not (table.solo or table.elsewhere or table.settings.tutorial or table.over)
    return usual and not begun and crew_at(table, seat) is None


def require_openable(table: Table, user: int) -> int:
    """The number of the member's seat. Raises Refused if it cannot be opened to a crew."""
    seat = seat_of(table, user)
    if not may_open(table, seat):
        raise Refused(words("refused-crew-late"))
    return seat


def with_crew(table: Table, user: int, name: str, now: float) -> Table:
    """The table after a member has opened their seat to a crew, as its first member.

    Raises Refused like `require_openable`.
    """
    seat = require_openable(table, user)
    fresh = without_holder(without_former_premoves(table, seat), seat)
    led = with_state(fresh, crews={**CREWS.of(fresh.state), seat: Crew()})
    return aboard(led, seat, user, name, now)[0]


def with_member(table: Table, seat: int, user: int, name: str, now: float) -> Table:
    """The table with a member in a seat's crew, who sees its hand from now on.

    Unchanged if they are in it. Raises Refused for a member who has or had another seat or crew.
    """
    crew_of(table, seat)
    if any(one.user == user for one in members(table, seat).values()):
        return table
    require_running(table)
    if table.seat_of(user) is not None:
        raise Refused(words("refused-crew-seated"))
    if any(one.user == user and one.seat != seat for one in table.leavers):
        raise Refused(words("refused-crew-other"))
    return aboard(table, seat, user, name, now)[0]


def with_crews_of(table: Table, over: Table, now: float) -> Table:
    """The table of a rematch with the crews of the finished game `over`.

    At a larger table, a crew leads the seat that the first of its members has taken; its holder
    comes first. A member who holds a seat joins no other seat's crew.
    """
    for led in seats_led(over):
        crew, there = crew_of(over, led), members(over, led)
        users = {one.user: (number, one.name) for number, one in there.items() if one.user}
        seats = [table.seat_of(user) for user in users] if not table.solo else [LED]
        seat = next((one for one in seats if one is not None), None)
        if seat is None:
            continue
        if not table.solo:
            terms = Crew(agree=crew.agree, seconds=crew.seconds)
            table = with_state(table, crews={**CREWS.of(table.state), seat: terms})
        elif crew_at(table, seat) is None:
            continue
        for user, (number, name) in users.items():
            if table.solo or table.seat_of(user) in (None, seat):
                table, new = aboard(table, seat, user, name, now)
                if number in crew.wakes:
                    table = _with(table, seat, wakes=(*crew_of(table, seat).wakes, new))
    return table


def with_leaving(table: Table, seat: int, user: int, name: str, now: float) -> Table:
    """The table after a member has voted to give up, or has withdrawn that vote.

    Raises Refused if the member may not join the crew.
    """
    there = table if table.solo else with_member(table, seat, user, name, now)
    there, number = aboard(there, seat, user, name, now)
    leaving = crew_of(there, seat).leaving
    others = _without(leaving, number)
    return _with(there, seat, leaving=others if number in leaving else (*others, number))


def with_wake(table: Table, seat: int, user: int) -> Table:
    """The table after a member of a crew has turned calls to vote on or off.

    Raises Refused for other members.
    """
    crew = crew_of(table, seat)
    number = number_of(table, seat, user)
    if number is None:
        raise Refused(words("refused-crew-call"))
    others, called = _without(crew.wakes, number), _without(crew.called, number)
    wakes = others if number in crew.wakes else (*others, number)
    return _with(table, seat, wakes=wakes, called=called)


def with_terms(table: Table, seat: int, user: int, **terms: int) -> Table:
    """The table with new values of a crew's `agree` or `seconds`.

    Raises Refused unless the user is the crew's captain.
    """
    crew_of(table, seat)
    if captain(table, seat) != user:
        raise Refused(words("refused-crew-terms"))
    return _with(table, seat, **terms)


def with_idea(table: Table, seat: int, action: str) -> Table:
    """The table after a seat's move: without its ballots, and with the move credited.

    It counts as an idea of the member who voted for it first. `action` is the move as JSON.
    """
    crew = crew_of(table, seat)
    last = tuple(one.by for one in crew.ballots if one.action == action)
    ideas = {one: crew.ideas.get(one, 0) + 1 for one in last[:1]}
    return _with(table, seat, ballots=(), ideas={**crew.ideas, **ideas}, last=last)


def without_past(table: Table) -> Table:
    """The table without votes on past decisions and for choices that are no longer offered."""
    for seat in seats_led(table):
        crew = crew_of(table, seat)
        stands = not table.over and crew.decision == table.match.decisions[seat]
        ballots = tuple(one for one in crew.ballots if stands and _stands(table, seat, one))
        table = _with(table, seat, ballots=ballots) if ballots != crew.ballots else table
    return table


def _stands(table: Table, seat: int, ballot: Ballot) -> bool:
    """Whether the choice of a vote is still offered and legal."""
    try:
        action = chosen_action(table, seat, ballot.path, ballot.picked)
    except (Outdated, Refused):
        return False
    written = actions_of(table.match.game).dump(action).decode()
    return written == ballot.action and table.match.why_not(seat, action) is None


def without_crew(table: Table, seat: int) -> Table:
    """The table without the crew of a seat whose holder has left; unchanged for a solo game."""
    if table.solo or crew_at(table, seat) is None:
        return table
    crews = {one: crew for one, crew in CREWS.of(table.state).items() if one != seat}
    there = {one: numbers for one, numbers in table.state.aboard.items() if one != seat}
    return with_state(table, crews=crews, aboard=there)


def with_time_anew(table: Table, now: float) -> Table:
    """The table after a pause or a downtime, in which crews have their full time to decide again.

    The times of members' votes and joining are moved by the length of the interruption, because
    nobody could vote in it.
    """
    rest = max(0.0, now - table.row.updated)
    for seat in seats_led(table):
        crew = crew_of(table, seat)
        voted, joined = (
            {one: at + rest for one, at in times.items()} for times in (crew.voted, crew.joined)
        )
        since = now if crew.ballots else crew.since
        table = _with(table, seat, voted=voted, joined=joined, since=since)
    return table


def without_member(table: Table, number: int) -> Table:
    """The table without votes and times of the member with this number, whose data is deleted."""
    for seat in seats_led(table):
        crew = crew_of(table, seat)
        times = {
            name: {one: at for one, at in getattr(crew, name).items() if one != number}
            for name in ("voted", "joined")
        }
        gone = {
            name: _without(getattr(crew, name), number) for name in ("leaving", "wakes", "called")
        }
        ballots = _of_others(crew.ballots, number)
        table = _with(table, seat, ballots=ballots, **times, **gone)
    there = {seat: _without(those, number) for seat, those in table.state.aboard.items()}
    return with_state(table, aboard=there)


def clock(t: Transition) -> Iterable[changes.Change]:
    """The store's changes of the timers that decide for crews; a timer runs from the first vote."""
    for seat in sorted({*seats_led(t.before), *seats_led(t.after)}):
        was, now = due(t.before, seat), due(t.after, seat)
        if now is not None and now != was:
            yield changes.SetTimer(Timer(t.row.id, seat, TIMER, now))
        elif was is not None and now is None:
            yield changes.DropTimer(t.row.id, seat, TIMER)


def calls(t: Transition) -> Iterable[changes.Change]:
    """Notices for members whom the transition has called to vote."""
    for seat in seats_led(t.after):
        before = crew_at(t.before, seat) or Crew()
        there, now = members(t.after, seat), crew_of(t.after, seat)
        for user in [there[one].user for one in now.called if one not in before.called]:
            if user is not None:
                yield news(t.row, NEWS, user, t.now, f":{now.decision}")


def _of_others(ballots: Iterable[Ballot], number: int) -> tuple[Ballot, ...]:
    return tuple(one for one in ballots if one.by != number)


def _without(numbers: Iterable[int], number: int) -> tuple[int, ...]:
    return tuple(one for one in numbers if one != number)


def _with(table: Table, seat: int, **fields: object) -> Table:
    crew = crew_of(table, seat).model_copy(update=fields)
    if table.solo:
        return with_state(table, crew=crew)
    return with_state(table, crews={**CREWS.of(table.state), seat: crew})


def _leads(state: TableState, seat: int) -> bool:
    return seat in CREWS.of(state) or (seat == LED and CREW.of(state) is not None)


FOLLOWS = Follows(without_crew, without_past, without_member, with_time_anew, TIMER)
CLOCK = AddedEffect(clock)
CALLS = AddedEffect(calls)
LEADS = Leads(
    at=_leads,
    with_vote=with_vote,
    decision=decision,
    favourite=favourite,
    after_move=with_idea,
    votes=lambda state, seat: CREWS.of(state).get(seat),
    with_groups=with_crews_of,
    again="lobby-crews-again",
    no_quit="refused-crew-quit",
    no_undo=LED_BY_CREW.no_undo,
    no_hint=LED_BY_CREW.no_hint,
    no_alone="refused-crew-alone",
)
