"""The data that a crew stores at its table, and functions that read it."""

from math import ceil
from typing import Final

from pydantic import BaseModel, PositiveInt

from bot.play.opening.ways import LED
from bot.runtime.durations import DAY
from bot.store.records import NO_SEAT_LEFT, Leaver
from bot.table.refusals import Refused
from bot.table.state import Kept
from bot.table.table import Table
from engine.core.content import DATA, Entry, load_file
from engine.core.words import words

HALF: Final = 0
"""The value of `Crew.agree` for a quorum of half of those who voted within a day."""
AGREE: Final = (HALF, 2, 3, 4, 5)
SECONDS: Final = (30, 120, 600, 3_600, 14_400, 43_200)


class Numbers(Entry):
    """The numbers in `data/crew`: for how many days a member without a vote counts in giving up."""

    silent_days: PositiveInt


NUMBERS: Final = load_file(Numbers, DATA / "crew" / "numbers.toml")
SILENCE: Final = NUMBERS.silent_days * DAY


class Ballot(BaseModel, frozen=True):
    """The vote of member `by` for a choice: its path, its picked items, and its action as JSON."""

    by: int
    path: str
    picked: tuple[str, ...] = ()
    action: str


class Crew(BaseModel, frozen=True):
    """The state of a crew. Members are given by number, times in unix seconds.

    `agree`: how many votes play a move at once.
    `seconds`: after how long the move with the most votes is played.
    `decision`: the decision number of the seat that `ballots` are about.
    `since`: when the first of the ballots was cast.
    `ballots`: the votes, oldest first.
    `voted`, `joined`: when each member last voted and when they joined, moved by later pauses;
    times before `SILENCE` may be missing.
    `ideas`: how many moves of each member were played.
    `last`: who voted for the last move, its author first.
    `leaving`: who votes to give up.
    `wakes`: who wants to be called to vote.
    `called`: who was called since their last vote.
    """

    agree: int = HALF
    seconds: int = 600
    decision: int = 0
    since: float = 0.0
    ballots: tuple[Ballot, ...] = ()
    voted: dict[int, float] = {}
    joined: dict[int, float] = {}
    ideas: dict[int, int] = {}
    last: tuple[int, ...] = ()
    leaving: tuple[int, ...] = ()
    wakes: tuple[int, ...] = ()
    called: tuple[int, ...] = ()


CREW: Kept[Crew | None] = Kept("crew", Crew, None, seen=True)
"""The crew of a solo game."""
CREWS: Kept[dict[int, Crew]] = Kept("crews", dict[int, Crew], {}, seen=False)
"""The crews of a larger table, by seat."""


def crew_at(table: Table, seat: int) -> Crew | None:
    """The crew that leads a seat; None without one."""
    return CREW.of(table.state) if table.solo else CREWS.of(table.state).get(seat)


def crew_of(table: Table, seat: int) -> Crew:
    """The crew that leads a seat. Raises Refused if there is none."""
    crew = crew_at(table, seat)
    if crew is None:
        raise Refused(words("refused-no-crew"))
    return crew


def seats_led(table: Table) -> tuple[int, ...]:
    """The numbers of the seats that crews lead."""
    if table.solo:
        return (LED,) if CREW.of(table.state) is not None else ()
    return tuple(sorted(CREWS.of(table.state)))


def members(table: Table, seat: int = LED) -> dict[int, Leaver]:
    """The members of a crew by number, in the order of joining."""
    known = {one.number: one for one in table.leavers if one.seat == NO_SEAT_LEFT}
    there = known if table.solo else table.state.aboard.get(seat, ())
    return {number: known[number] for number in there if number in known}


def number_of(table: Table, seat: int, user: int) -> int | None:
    """A member's number in a seat's crew; None if they are not in it."""
    return next((at for at, one in members(table, seat).items() if one.user == user), None)


def moves(crew: Crew) -> list[list[Ballot]]:
    """The ballots for each move; the move with most votes first, of equal ones the earliest."""
    found: dict[str, list[Ballot]] = {}
    for one in crew.ballots:
        found.setdefault(one.action, []).append(one)
    return sorted(found.values(), key=len, reverse=True)


def votes_needed(table: Table, seat: int, now: float) -> int:
    """The number of votes with which a move is played at once.

    It is `Crew.agree`. For `HALF` it is half of the members who voted within a day, rounded up, but
    at least two if two of them voted. At a larger table, where members join before they vote, it is
    at least two if two have joined.
    """
    crew = crew_of(table, seat)
    if crew.agree != HALF:
        return crew.agree
    there = len(recent(crew.voted, now, DAY))
    crowd = there if table.solo else len(members(table, seat))
    return max(min(crowd, 2), ceil(there / 2), 1)


def favourite(table: Table, seat: int) -> str | None:
    """The action (JSON) with the most votes on the current decision; None without votes."""
    crew = crew_at(table, seat)
    if crew is None or not crew.ballots or crew.decision != table.match.decisions[seat]:
        return None
    return moves(crew)[0][0].action


def decision(table: Table, seat: int, now: float) -> str | None:
    """The action (JSON) that has enough votes to be played; None if none has."""
    crew = crew_of(table, seat)
    wanted = moves(crew)
    return (
        wanted[0][0].action if wanted and len(wanted[0]) >= votes_needed(table, seat, now) else None
    )


def needed_to_leave(table: Table, seat: int, now: float) -> int:
    """The number of votes with which a crew gives up.

    More than half of the members who voted or joined within `SILENCE`, and at least as many as a
    move needs, or all of them if they are fewer. At least two if a member who votes to give up has
    not voted for a move within `SILENCE`.
    """
    crew = crew_of(table, seat)
    voted = recent(crew.voted, now, SILENCE)
    there = {*voted, *recent(crew.joined, now, SILENCE), *crew.leaving}
    most = max(len(there) // 2 + 1, min(votes_needed(table, seat, now), len(there)))
    return most if voted.keys() >= {*crew.leaving} else max(2, most)


def due(table: Table, seat: int) -> float | None:
    """When the move with the most votes is played, in unix seconds.

    None without votes, in a pause, after the end, or while it is not the seat's turn.
    """
    crew = crew_at(table, seat)
    if crew is None or not crew.ballots or table.over or table.paused:
        return None
    return crew.since + crew.seconds if table.solo or seat in table.missing else None


def captain(table: Table, seat: int) -> int | None:
    """The member who can change a crew's settings: the seat's holder, in a solo game the host."""
    return table.row.host if table.solo else table.row.seats[seat].user


def recent(times: dict[int, float], now: float, span: float) -> dict[int, float]:
    """The times, by member's number, that lie within the last `span` seconds."""
    return {one: at for one, at in times.items() if at > now - span}
