"""Messages that nobody on a server asked for: at most one a role, and a few a day.

A manager names a channel for them. The store counts each, with a limit that its own tables hold. A
message is claimed before it is sent, so that neither a restart nor a second process repeats it; one
whose fate is unknown is looked up in the channel first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

import structlog

from bot.discord_io.courier import Courier, Fate, Undelivered
from bot.discord_io.layout import message
from bot.presentation.panel import Panel
from bot.runtime import metrics
from bot.store import changes
from bot.store.protocol import StalePosting, Store, TooManyUnasked
from bot.store.records import Posting
from bot.table.notices import NONCE

log = structlog.get_logger()

COUNTED: Final = "airlock_unasked"
LEASE: Final = 120.0
"""Seconds after which another process may send what one claimed to send."""
REFUSED: Final = 3_600.0
"""Seconds until what Discord refused is tried again."""
OLD: Final = 600.0
"""Seconds until an old message, whose edits Discord limits, is edited again."""
LOOK: Final = 600.0
"""Seconds between two checks whether a lasting message still stands."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What should stand in a channel; a custom id of its `panel` has the `mark`, unique to it.

    A `lasting` message is made again where somebody deleted it, and stands in one channel only.
    Another one is not repeated on its `occasion`.
    """

    guild: int
    role: str
    occasion: str
    channel: int
    mark: str
    panel: Panel
    lasting: bool = False


class Unasked:
    """The only way to a channel for what no member asked for."""

    def __init__(self, store: Store, courier: Courier, now: Callable[[], float]) -> None:
        self._store, self._courier, self._now = store, courier, now
        self._shown: dict[int, tuple[Panel, float]] = {}
        """What messages show, and when that was last seen to stand."""
        self._rest: dict[int, float] = {}
        """Messages that are not edited before a time."""

    async def keep(self, wanted: Wanted) -> None:
        """Let it stand: by an edit where it stands already. Raises StoreError."""
        standing = await self._store.posting(wanted.guild, wanted.role)
        here = standing is not None and standing.channel == wanted.channel
        if standing is None or not here or standing.occasion != wanted.occasion:
            await self._claim(wanted, standing)
            if standing is not None and wanted.lasting and not here:
                await self._delete(standing)
        elif standing.message:
            await self._refresh(wanted, standing)
        elif self._now() >= standing.again:
            await self._send(wanted, standing, self._claimed(wanted), ())

    async def take_away(self, guild: int, role: str) -> None:
        """Delete the message of a role, as it is no longer wanted. Raises StoreError."""
        standing = await self._store.posting(guild, role)
        if standing is not None and standing.message:
            gone = replace(standing, occasion="", channel=0, message=0)
            await self._store.commit([changes.PutPosting(gone, standing)])
            await self._delete(standing)

    async def _claim(self, wanted: Wanted, standing: Posting | None) -> None:
        """Send a new message, which counts."""
        counted = changes.AddUnasked(wanted.guild, _day(self._now()))
        await self._send(wanted, standing, self._claimed(wanted), (counted,))

    def _claimed(self, wanted: Wanted) -> Posting:
        again = self._now() + LEASE
        return Posting(wanted.guild, wanted.role, wanted.occasion, wanted.channel, 0, again)

    async def _send(
        self,
        wanted: Wanted,
        standing: Posting | None,
        claim: Posting,
        counted: tuple[changes.AddUnasked, ...],
    ) -> None:
        """Send it, unless another process does, or the server had enough today."""
        try:
            await self._store.commit([changes.PutPosting(claim, standing), *counted])
        except StalePosting:
            return
        except TooManyUnasked:
            metrics.count(COUNTED, kind=wanted.role, result="held_back")
            return
        try:
            sent = await self._sent(wanted, search=not counted)
        except Undelivered as fault:
            log.warning("unasked_not_posted", guild=wanted.guild, role=wanted.role, why=str(fault))
            later = replace(claim, again=self._now() + REFUSED)
            await self._store.commit([changes.PutPosting(later, claim)])
            return
        self._shown[sent] = wanted.panel, self._now()
        await self._store.commit([changes.PutPosting(replace(claim, message=sent), claim)])

    async def _sent(self, wanted: Wanted, *, search: bool) -> int:
        """The message, which may have been sent before this process began. Raises Undelivered."""
        found = await self._courier.find(wanted.channel, wanted.mark, 0) if search else None
        if found is not None:
            return found.id
        shown = message(wanted.panel)
        sent = await self._courier.post(wanted.channel, shown, _nonce(wanted, self._now()))
        metrics.count(COUNTED, kind=wanted.role, result="posted")
        return sent

    async def _refresh(self, wanted: Wanted, standing: Posting) -> None:
        """Edit it if it shows something else; make it again if it lasts and is gone."""
        now, id_ = self._now(), standing.message
        shown, seen = self._shown.get(id_, (None, now))
        if now < self._rest.get(id_, 0.0):
            return
        try:
            if shown != wanted.panel:
                await self._courier.edit(standing.channel, id_, message(wanted.panel))
            elif not wanted.lasting or now < seen + LOOK:
                return
            elif not await self._courier.has(standing.channel, id_):
                await self._claim(wanted, standing)
                return
        except Undelivered as fault:
            await self._not_edited(wanted, standing, fault)
        else:
            self._shown[id_] = wanted.panel, now

    async def _not_edited(self, wanted: Wanted, standing: Posting, fault: Undelivered) -> None:
        if fault.fate is Fate.MESSAGE_GONE and wanted.lasting:
            self._shown.pop(standing.message, None)
            await self._claim(wanted, standing)
            return
        rest = OLD if fault.fate in (Fate.TOO_OLD, Fate.LATER) else REFUSED
        self._rest[standing.message] = self._now() + rest

    async def _delete(self, standing: Posting) -> None:
        if standing.message:
            self._shown.pop(standing.message, None)
            try:
                await self._courier.delete(standing.channel, standing.message)
            except Undelivered as fault:
                log.info("unasked_not_deleted", guild=standing.guild, why=str(fault))


def _day(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def _nonce(wanted: Wanted, now: float) -> str:
    """The same for all who send it at about the same time."""
    told = f"{wanted.guild} {wanted.role} {wanted.occasion} {wanted.channel} {now // LEASE}"
    return hashlib.sha256(told.encode()).hexdigest()[:NONCE]
