"""Private panels that are open in channels, shown anew when it is their member's turn again.

Nobody but Discord's token for the click that showed it reaches such a message, and only for a
quarter of an hour; after that, or after a restart, the door of the board opens a new one. So
whoever has direct messages closed opens a panel once, and not once a turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import structlog

from bot.delivery.boards import Publisher
from bot.discord_io.answer import NOT_TAKEN, Answer
from bot.play.actions import Service
from bot.table.table import Table

log = structlog.get_logger()

LIFE: Final = 14 * 60.0
"""Seconds that a panel is reached by its click, a minute less than Discord lets it be."""


@dataclass(frozen=True, slots=True)
class _Open:
    """A panel: the click or command that it answered, its seat, and what it shows of the game."""

    answer: Answer
    seat: int
    revision: int
    until: float


class OpenPanels:
    """Knows the newest panel of each member at each table."""

    def __init__(self, service: Service, publisher: Publisher) -> None:
        self._service, self._publisher = service, publisher
        self._open: dict[tuple[str, int], _Open] = {}

    def shown(self, answer: Answer, table: Table, seat: int) -> None:
        """The answer shows the seat's panel, in a channel and to its member alone."""
        now = self._service.now()
        self._open = {key: one for key, one in self._open.items() if one.until > now}
        if answer.renewable and not table.solo:
            opened = _Open(answer, seat, table.match.revision, now + LIFE)
            self._open[table.id, answer.user] = opened

    def closed(self, answer: Answer, match_id: str) -> None:
        """The member's message shows something else now."""
        self._open.pop((match_id, answer.user), None)

    async def refresh(self, match_id: str) -> None:
        """Show those anew whose seats are awaited again, or whose game is over."""
        there = {key: one for key, one in self._open.items() if key[0] == match_id}
        if not there:
            return
        table = await self._service.tables.load(match_id)
        for key, one in there.items():
            theirs = table.seat_of(key[1]) == one.seat
            if not theirs or one.until <= self._service.now():
                self._open.pop(key, None)
            elif one.revision < table.match.revision and (table.over or one.seat in table.missing):
                await self._renew(key, one, table)

    async def _renew(self, key: tuple[str, int], one: _Open, table: Table) -> None:
        speech = table.speech(one.answer.speech.locale)
        link = await self._publisher.link(table)
        shown = await self._publisher.opened(table, one.seat, speech, link=link)
        if self._open.get(key) is not one:
            return  # its member has clicked meanwhile
        try:
            await one.answer.renew(shown)
        except NOT_TAKEN as fault:
            log.info("panel_gone", match=table.id, fault=type(fault).__name__)
            self._open.pop(key, None)
        else:
            self._open[key] = replace(one, revision=table.match.revision)
