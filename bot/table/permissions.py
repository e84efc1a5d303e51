"""Checks who may do what at a table. Every refusal gives its reason."""

from bot.language.speech import title
from bot.store.records import MatchRow, Status
from bot.table.leavers import free_seats
from bot.table.refusals import GameOver, Refused
from bot.table.table import Table
from engine.core.words import words


def seat_of(table: Table, user: int) -> int:
    """The member's seat. Raises Refused if they have none."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused(words("refused-not-seated", game=title(table.row.game)))
    return seat


def seat_to_act(table: Table, user: int) -> int:
    """The seat the member acts for. Raises Refused if there is none, or it cannot act."""
    seat = seat_of(table, user)
    require_running(table)
    return seat


def require_unfinished(row: MatchRow) -> None:
    """Check that a match is not over. Raises GameOver."""
    if row.status is Status.OVER:
        raise GameOver


def require_running(table: Table) -> None:
    """Check that the game runs: neither over nor paused. Raises Refused."""
    require_unfinished(table.row)
    if table.paused:
        lost = table.state.lost
        raise Refused(words("refused-lost" if lost else "refused-paused"))


def hosts(row: MatchRow, user: int) -> bool:
    """Whether a member of a started game counts as its host; without a host, all do."""
    return row.host in (None, user)


def require_host(table: Table, user: int) -> None:
    """Check that `user` is the host of a started game, as `hosts` says. Raises Refused."""
    if not hosts(table.row, user):
        raise Refused(words("lobby-host-only"))
    seat_of(table, user)


def givable(table: Table, user: int) -> list[int]:
    """The numbers of the seats that a member may offer: their own and, as host, those of AIs."""
    host = table.row.host == user
    return [
        seat.number for seat in table.row.seats if seat.user == user or (host and seat.user is None)
    ]


def require_free(table: Table, guild: int | None, seat: int) -> None:
    """Check that anybody on the server `guild` may take a seat. Raises Refused."""
    if table.row.guild != guild or seat not in free_seats(table):
        raise Refused(words("seat-not-free"))
