"""Pauses games whose ruleset this version lacks, and says so once on their boards.

Runs at start-up, before any other work on these games.
"""

from collections.abc import Callable

import structlog

from bot.guilds.settings import MOST_GAMES
from bot.play.actions import Service
from bot.store import changes
from bot.store.errors import StaleRevision
from bot.store.records import MatchRow, Status
from bot.table.notices import EXCUSE, Board, Old, table_notice
from bot.table.without_rules import has_ruleset, pause

log = structlog.get_logger()


class GamesWithoutRules:
    """Pauses games whose ruleset is missing."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def look(self, heard: Callable[[int], bool] = lambda _: True) -> None:
        """Pause games without rules on the servers for which `heard` is true.

        These are the servers whose events this process receives.
        """
        store = self._service.store
        lacking = [pair for pair in await store.rulesets() if not has_ruleset(*pair)]
        if not lacking:
            return
        for guild in filter(heard, await store.guilds()):
            rows = await store.matches_in(guild, limit=MOST_GAMES)
            begun = [one for one in rows if one.status is not Status.LOBBY]
            for row in (one for one in begun if (one.game, one.ruleset) in lacking):
                log.warning("game_without_rules", match=row.id, game=row.game, ruleset=row.ruleset)
                await self._wait(row)

    async def _wait(self, row: MatchRow) -> None:
        """Pause a game and say so on its board. Idempotent."""
        store, now = self._service.store, self._service.now()
        if EXCUSE in await store.messages(row.id):
            return
        timers, notices = await store.timers(row.id), await store.notices(row.id)
        done: list[changes.Change] = []
        if row.status is Status.RUNNING:
            done.append(changes.PutTable(pause(row, timers, now)))
        done += [changes.DropTimer(row.id, one.seat, one.kind) for one in timers]
        done += [changes.DropNotice(one.id) for one in notices if one.kind != Old.kind]
        try:
            await store.commit([*done, table_notice(row, Board(), now)])
        except StaleRevision:  # another process paused it first
            return
        self._service.tables.forget(row.id)
