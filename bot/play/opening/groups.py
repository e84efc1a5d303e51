"""Groups that begin a game together in a lobby, lead a seat together, or play again."""

from collections.abc import Sequence
from dataclasses import replace

from bot.play.opening.ways import Leads, leads_in, way_of
from bot.runtime import features
from bot.store import changes
from bot.store.errors import UnknownMatch
from bot.store.protocol import Store
from bot.store.records import MatchRow
from bot.table.settings import TableSettings, settings_of
from bot.table.table import Table
from bot.table.tables import Tables
from engine.core.errors import EngineError


async def seed_of(store: Store, lobby: MatchRow, now: float) -> str | None:
    """The fixed seed of a lobby's game; None if a random one is drawn. Raises Refused."""
    forms = way_of(settings_of(lobby)).forms
    return None if forms is None else await forms.begins(store, lobby, now)


def again(lobby: MatchRow) -> MatchRow:
    """The lobby with the settings for a start that does not count, if the store refused one."""
    settings = settings_of(lobby)
    forms = way_of(settings).forms
    assert forms is not None
    return replace(lobby, settings=forms.again(settings).model_dump_json())


async def rows_to_join(
    store: Store, table: Table, after: Table, user: int
) -> Sequence[changes.Change]:
    """The changes for a member who joins the group of a seat by voting; () if nobody joined.

    `after` is the table with the member's vote.
    """
    if len(after.leavers) == len(table.leavers):
        return ()
    return await way_of(table.settings).joins(store, table, user)


def play_again(over: Table, user: int) -> bool:
    """Whether a finished table has groups, which play again if this member asks for a rematch.

    False for a member who neither played there nor opened the table.
    """
    played = [*(one.user for one in over.row.seats), *(one.user for one in over.leavers)]
    if user not in (over.row.host, *played):
        return False
    return any(leads_in(over.state, seat.number) for seat in over.row.seats)


def rematch_sentences(settings: TableSettings) -> Sequence[str]:
    """The message ids of a lobby's sentences about groups that play again."""
    known = features.contributions("deed", Leads) if settings.rematch_of else ()
    return [one.again for one in known]


async def holder_before(tables: Tables, lobby: MatchRow, user: int) -> int | None:
    """Who held the seat of the member's group in the game before the rematch `lobby`, or None."""
    over = await _before(tables, settings_of(lobby))
    seat = None if over is None else over.eyes_of(user)
    return None if over is None or seat is None else over.row.seats[seat].user


async def with_groups_of_rematch(tables: Tables, table: Table, now: float) -> Table:
    """A new game's table with the groups of the game of which it is a rematch, if it is one."""
    over = await _before(tables, table.settings)
    if over is None:
        return table
    for one in features.contributions("deed", Leads):
        table = one.with_groups(table, over, now)
    return table


async def _before(tables: Tables, settings: TableSettings) -> Table | None:
    """The finished game that a game with these settings is a rematch of; None if there is none."""
    if not settings.rematch_of:
        return None
    try:
        return await tables.load(settings.rematch_of)
    except (UnknownMatch, EngineError):
        return None
