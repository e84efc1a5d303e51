"""Former holders of seats, for the game's log.

Pure: tables in, tables and words out. A leaver's entry is deleted with their other data.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.language.speech import Speech, turn_number, turn_when
from bot.store import records
from bot.table.table import Table
from engine.core.words import Words, seat_name, words


def with_leaver(table: Table, seat: int) -> Table:
    """The table with a seat's holder noted as a leaver, before somebody else gets the seat."""
    was, known = table.row.seats[seat], table.leavers
    number = known[-1].number + 1 if known else 0
    leaver = records.Leaver(
        table.id, number, seat, was.user, was.name, table.match.revision, table.match.state.turn
    )
    return replace(table, leavers=(*known, leaver))


def holders(table: Table, seat: int) -> tuple[Words, ...]:
    """The words for the names of a seat's holders in order, the current one last."""
    past = (seat_name(len(table.row.seats) + place) for place, _ in _places(table, seat))
    return (*past, seat_name(seat))


def succession(table: Table, seat: int) -> Words:
    """The words for a seat's holders, with the turn in which each successor took over."""
    names, *after = holders(table, seat)
    for (_, leaver), name in zip(_places(table, seat), after, strict=True):
        since = turn_number(table.row.game, leaver.turn, table.ladder)
        names = words("seat-since", before=names, turn=since, after=name)
    return names


def seats_with_leavers(table: Table) -> list[int]:
    """The seats that had other holders before."""
    return sorted({one.seat for one in table.leavers} - {records.NO_SEAT_LEFT})


def free_seats(table: Table) -> list[int]:
    """The seats that anybody may take: AIs took them over, or their members offer them to all."""
    return [] if table.over else sorted(table.state.for_all)


def left_line(table: Table, place: int) -> Words:
    """The log's line on who left a seat to whom; `place` is the leaver's index in the table."""
    leaver = table.leavers[place]
    later = (at for at, one in _places(table, leaver.seat) if at > place)
    after = next((len(table.row.seats) + at for at in later), leaver.seat)
    who = seat_name(len(table.row.seats) + place)
    when = turn_when(table.row.game, leaver.turn, table.ladder)
    return words("log-left", who=who, when=when, after=seat_name(after))


def speech_at(leavers: Sequence[records.Leaver], revision: int, speech: Speech) -> Speech:
    """The speech with the names of those who held the seats at a revision, for its events.

    The `speech` is the table's: it has the names of all leavers after those of the seats.
    """
    names, seats = list(speech.names), len(speech.names) - len(leavers)
    for place, leaver in reversed([*enumerate(leavers)]):
        if leaver.revision >= revision and leaver.seat != records.NO_SEAT_LEFT:
            names[leaver.seat] = names[seats + place]
    return speech._replace(names=tuple(names))


def held_since(table: Table, seat: int) -> int:
    """The last revision before a seat's present holder took it; 0 if it is the first holder."""
    return max((one.revision for _, one in _places(table, seat)), default=0)


def _places(table: Table, seat: int) -> Iterator[tuple[int, records.Leaver]]:
    """The former holders of a seat, each as (index among the table's leavers, leaver)."""
    return ((at, one) for at, one in enumerate(table.leavers) if one.seat == seat)
