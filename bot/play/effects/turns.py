"""What an action means for those who did not take it.

Boards that move, turns that are told, agents that are asked, deadlines that begin and end: values
only, which the service commits together with the action.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.store import changes, records
from bot.store.records import By
from bot.table.notices import (
    board_notice,
    fresh_board,
    hand_notice,
    say,
    settled_notice,
    turn_notice,
)
from bot.table.presence import present
from bot.table.settings import DAY, HOUR, Clock
from bot.table.table import Table
from bot.table.timers import Timers

AGENTS_PAUSE = 2.0
"""Seconds an agent's move waits for the next agent's, so that one board shows both."""
REMINDER = 5 / 6
"""The part of a time given by the rules after which a reminder comes."""
NOBODY: Mapping[int, float] = {}


PROPOSED = (Timers.PROPOSAL, Timers.RECOUNT)


def hands(table: Table, seats: Iterable[int], now: float) -> list[changes.Change]:
    """The hands of those of these seats that members play; at a solo table the board has it."""
    played = () if table.solo else [seat for seat in seats if not table.automatic(seat)]
    return [hand_notice(table.row, seat, now) for seat in played]


def opening(table: Table, now: float, away: Mapping[int, float] = NOBODY) -> list[changes.Change]:
    """What must follow the start of a game at a larger table: its board and the first turns."""
    return [fresh_board(table.row, now), *called(table, table.missing, now, away)]


def consequences(
    before: Table,
    after: Table,
    now: float,
    entry: records.Action | None = None,
    away: Mapping[int, float] = NOBODY,
    *,
    news: bool = False,
    hushed: bool = False,
    settled: str = "void",
) -> list[changes.Change]:
    """What must follow what led from one table to the other, its board included.

    What is `hushed`, as only some may know that it was done, leaves the board untouched.

    `entry` is the action, if it was one; with `news` something is told in the channel, and the
    board follows below. Clocks of seats in `away` begin at the time given there. A proposal that
    ends with it is `settled` so.
    Whoever takes back what they did in the same turn is not told of it, and keeps their deadline:
    who is missing may be secret.
    """
    row = after.row
    if row.size == 1:
        return [board_notice(row, now)]
    actor = None if entry is None else entry.seat
    fresh = [seat for seat in newly_missing(before, after) if seat != actor]
    found: list[changes.Change] = []
    if not hushed:
        found.append(_shown(after, fresh, now, entry, news=news))
    found += settling(before, after, now, settled)
    kinds = (Timers.REMIND, Timers.DEADLINE, Timers.AGENT)
    for seat in set(before.awaited) - set(after.awaited):
        found += [changes.DropTimer(row.id, seat, kind) for kind in kinds]
    found += _outdated_hands(before, after, fresh, actor, now, hushed=hushed)
    found += called(after, fresh, now, away)
    if entry is not None:
        found += _after_own(before, after, entry, now, away)
    return found


def _outdated_hands(
    before: Table,
    after: Table,
    fresh: Iterable[int],
    actor: int | None,
    now: float,
    *,
    hushed: bool,
) -> list[changes.Change]:
    """The hands in direct messages that show too little, though it is their members' turn.

    Whose turn it becomes gets a new one. While it is secret who has acted, or that somebody did,
    nobody's but the actor's changes. The end is shown to all.
    """
    if after.over:
        return hands(after, range(len(after.row.seats)), now)
    secret = hushed or before.hides_missing or after.hides_missing
    seats = [seat for seat in after.missing if seat == actor or not (secret or seat in fresh)]
    return hands(after, seats, now)


def _shown(
    after: Table, fresh: Iterable[int], now: float, entry: records.Action | None, *, news: bool
) -> changes.AddNotice:
    """The board anew when it becomes a member's turn, else brought up to date.

    Agents move quickly, so what several of them do in a row is shown at once.
    """
    if news or after.over or not all(map(after.automatic, fresh)):
        return fresh_board(after.row, now)
    pause = AGENTS_PAUSE if entry is not None and entry.by is By.AGENT else 0.0
    return board_notice(after.row, now, pause)


def newly_missing(before: Table, after: Table) -> list[int]:
    """The seats whose action is asked for now and was not before, or was for another turn."""
    another = before.match.state.turn != after.match.state.turn
    was = before.missing
    return [seat for seat in after.missing if another or seat not in was]


def _after_own(
    before: Table, after: Table, entry: records.Action, now: float, away: Mapping[int, float]
) -> list[changes.Change]:
    """What must follow for the seat that acted itself, or was acted for."""
    seat, row = entry.seat, after.row
    found: list[changes.Change] = []
    own = entry.by in (By.PLAYER, By.UNDO)
    if own:
        found.append(changes.DropTimer(row.id, seat, Timers.AGENT))
    if after.row.seats[seat].autopilot and not before.row.seats[seat].autopilot:
        found.append(say(row, seat, "word-autopilot", now))
    if seat not in after.missing:
        return found
    renewed = any(one != seat for one in newly_missing(before, after))
    another = before.match.state.turn != after.match.state.turn
    if after.automatic(seat) or (not another and entry.by in (By.DEADLINE, By.AGENT)):
        found += [] if after.paused else asked(after, seat, now)
    elif not own:
        found += called(after, [seat], now, away)
    elif renewed or another or before.automatic(seat):
        found += clocks(after, seat, now, away)
    return found


def settling(before: Table, after: Table, now: float, how: str = "void") -> list[changes.Change]:
    """What must follow for a proposal that does not stand any more, or for other voters."""
    asked, row = before.state.proposal, after.row
    stands = None if after.over else after.state.proposal
    if asked is None:
        return []
    if stands is not None and stands.number == asked.number:
        same = present(before) == present(after)
        return [] if same else [changes.SetTimer(_at_table(row, Timers.RECOUNT, now))]
    return [
        *(changes.DropTimer(row.id, records.TABLE, kind) for kind in PROPOSED),
        settled_notice(row, asked, how, now),
    ]


def ends_proposal(row: records.MatchRow, now: float) -> changes.SetTimer:
    """A proposal that is made now ends after a day."""
    return changes.SetTimer(_at_table(row, Timers.PROPOSAL, now + DAY))


def _at_table(row: records.MatchRow, kind: Timers, due: float) -> records.Timer:
    return records.Timer(row.id, records.TABLE, kind, due)


def called(
    table: Table, seats: Iterable[int], now: float, away: Mapping[int, float] = NOBODY
) -> list[changes.Change]:
    """Ask an agent, or tell a person and start the clock; nothing while the game is paused."""
    row = table.row
    found: list[changes.Change] = []
    for seat in () if table.paused else seats:
        if table.automatic(seat):
            found += asked(table, seat, now)
        elif seat in table.state.prepared:
            found.append(changes.SetTimer(records.Timer(row.id, seat, Timers.PREMOVE, now)))
            found += clocks(table, seat, now, away)
        elif row.size > 1:
            found.append(turn_notice(row, seat, now))
            found += clocks(table, seat, now, away)
    return found


def asked(table: Table, seat: int, now: float) -> list[changes.Change]:
    """Ask the agent of a seat; what is nothing for agents has its deadline all the same."""
    if table.left_to_people(seat):
        return clocks(table, seat, now)
    return [changes.SetTimer(records.Timer(table.id, seat, Timers.AGENT, now))]


def clocks(
    table: Table, seat: int, now: float, away: Mapping[int, float] = NOBODY
) -> list[changes.Change]:
    """The reminder and the deadline of a seat whose time begins now, or when it is back."""
    if table.paused:
        return []
    begin, clock = max(now, away.get(seat, now)), clock_of(table)
    return [
        changes.SetTimer(records.Timer(table.id, seat, kind, begin + after))
        for kind, after in ((Timers.REMIND, clock.reminder), (Timers.DEADLINE, clock.span))
        if after is not None
    ]


def clock_of(table: Table) -> Clock:
    """The clock of the table, or the time the rules give to those missing now."""
    hours = table.match.game.grace(table.match.state)
    if hours is None:
        return table.settings.clock
    return Clock(hours * HOUR, hours * HOUR * REMINDER)
