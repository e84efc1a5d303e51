"""Unsolicited messages of a server: at most one per role, and a few per day.

A manager names their channel. The store counts each message and enforces the limit. A message is
claimed before it is sent, so that no restart and no second process sends it twice. If it is unknown
whether a claimed message was sent, the channel is searched for it first.
"""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

import structlog

from bot.discord_io.courier import Courier, DeliveryError, Fate
from bot.presentation.panel import Panel
from bot.runtime import metrics
from bot.runtime.durations import HOUR, day_of
from bot.runtime.recent import Recent
from bot.store import changes
from bot.store.errors import StalePosting, TooManyUnasked
from bot.store.protocol import Store
from bot.store.records import Posting
from bot.table.notices import NONCE

log = structlog.get_logger()

COUNTED: Final = "airlock_unasked"
LEASE: Final = 120.0
"""Seconds after which another process may send a claimed message."""
REFUSED: Final = HOUR
"""Seconds until a refused message is retried."""
OLD: Final = 600.0
"""Minimum seconds between two edits of an old message, as Discord limits them."""
POSTPONED: Final = (Fate.TOO_OLD, Fate.LATER)
"""Failures of an edit that Discord may accept later."""
KEPT: Final = 100_000
"""Maximum number of messages whose content is remembered."""
LOOK: Final = 600.0
"""Seconds between two checks whether a lasting message still exists."""


@dataclass(frozen=True, slots=True)
class UnaskedMessage:
    """An unsolicited message that should exist on a server.

    `role`: names the message; there is one of each role. `occasion`: what it is about, such as a
    day; it is posted once per occasion.
    `mark`: a unique part of a custom id in its `panel`, by which it can be found.
    `lasting`: if somebody deletes it, it is posted again, and if its channel changes, deleted in
    the old one.
    `pings`: the Discord roles that it mentions.
    """

    guild: int
    role: str
    occasion: str
    channel: int
    mark: str
    panel: Panel
    lasting: bool = False
    pings: tuple[int, ...] = ()

    @property
    def kind(self) -> str:
        """The message's role without a number: `calls` for `calls.2`."""
        return self.role.partition(".")[0]


class UnaskedMessages:
    """Posts, edits and deletes all unsolicited messages."""

    def __init__(self, store: Store, courier: Courier, now: Callable[[], float]) -> None:
        self._store, self._courier, self._now = store, courier, now
        self._shown: Recent[int, tuple[Panel, float]] = Recent(KEPT)
        """By message: the panel it shows, and the time it was last seen."""
        self._rest: Recent[int, float] = Recent(KEPT)
        """By message: the time before which it may not be edited."""

    async def keep(self, wanted: UnaskedMessage) -> None:
        """Make the message exist as wanted: post it, edit it, or leave it. Raises StoreError."""
        standing = await self._store.posting(wanted.guild, wanted.role)
        here = standing is not None and standing.channel == wanted.channel
        if standing is None or not here or standing.occasion != wanted.occasion:
            await self._send(wanted, standing)
            if standing is not None and wanted.lasting and not here:
                await self._delete(standing)
        elif not standing.message:
            if self._now() >= standing.again:
                await self._send(wanted, standing, again=True)
        elif await self._is_gone(wanted, standing):
            self._rest.pop(standing.message, None)  # at the day's limit it is sent later
            await self._send(wanted, standing)

    async def delete(self, guild: int, role: str) -> None:
        """Delete a role's message. Raises StoreError."""
        standing = await self._store.posting(guild, role)
        if standing is not None and standing.message:
            await self._forget(standing)
            await self._delete(standing)

    async def close(self, standing: Posting, panel: Panel) -> None:
        """Edit a message one last time, and release its role for a new one. Raises StoreError.

        If Discord does not accept the edit now, does neither: a later call tries again.
        """
        if not standing.message or await self._edit(standing, panel) not in POSTPONED:
            await self._forget(standing)

    async def _forget(self, standing: Posting) -> None:
        """Delete the stored place of a role's message."""
        gone = replace(standing, occasion="", channel=0, message=0)
        with suppress(StalePosting):
            await self._store.commit([changes.PutPosting(gone, standing)])

    async def _send(
        self, wanted: UnaskedMessage, standing: Posting | None, *, again: bool = False
    ) -> None:
        """Claim a message in the store, then send it, counted towards the day's limit.

        `again` says that it was claimed and counted before, and perhaps sent. Does nothing if
        another process claimed it first, or at the limit.
        """
        now = self._now()
        claim = Posting(wanted.guild, wanted.role, wanted.occasion, wanted.channel, 0, now + LEASE)
        counted = () if again else (changes.AddUnasked(wanted.guild, day_of(now)),)
        try:
            await self._store.commit([changes.PutPosting(claim, standing), *counted])
        except StalePosting:
            return
        except TooManyUnasked:
            metrics.count(COUNTED, kind=wanted.kind, result="held_back")
            return
        try:
            sent = await self._find_or_post(wanted, search=again)
        except DeliveryError as fault:
            log.warning("unasked_not_posted", guild=wanted.guild, role=wanted.role, why=str(fault))
            later = replace(claim, again=self._now() + REFUSED)
            await self._store.commit([changes.PutPosting(later, claim)])
            return
        self._shown[sent] = wanted.panel, self._now()
        await self._store.commit([changes.PutPosting(replace(claim, message=sent), claim)])

    async def _find_or_post(self, wanted: UnaskedMessage, *, search: bool) -> int:
        """The id of the message, which is sent unless a search finds it. Raises DeliveryError."""
        found = await self._courier.find(wanted.channel, wanted.mark, 0) if search else None
        if found is not None:
            return found.id
        nonce = _nonce(wanted, self._now())
        sent = await self._courier.post(wanted.channel, wanted.panel, nonce, roles=wanted.pings)
        metrics.count(COUNTED, kind=wanted.kind, result="posted")
        return sent

    async def _is_gone(self, wanted: UnaskedMessage, standing: Posting) -> bool:
        """Whether a lasting message was deleted. Edits the message if its content changed."""
        now, id_ = self._now(), standing.message
        shown, seen = self._shown.get(id_, (None, now))
        if shown != wanted.panel:
            return await self._edit(standing, wanted.panel) is Fate.MESSAGE_GONE and wanted.lasting
        if wanted.lasting and now >= seen + LOOK:
            if not await self._courier.has(standing.channel, id_):
                return True
            self._shown[id_] = wanted.panel, now
        return False

    async def _edit(self, standing: Posting, panel: Panel) -> Fate | None:
        """Edit a message; returns why that failed, or None. After a failure waits before the next.

        A message that may not be edited yet counts as too old.
        """
        now, id_ = self._now(), standing.message
        if now < self._rest.get(id_, 0.0):
            return Fate.TOO_OLD
        try:
            await self._courier.edit(standing.channel, id_, panel)
        except DeliveryError as fault:
            self._rest[id_] = now + (OLD if fault.fate in POSTPONED else REFUSED)
            return fault.fate
        self._shown[id_] = panel, now
        return None

    async def _delete(self, standing: Posting) -> None:
        if standing.message:
            try:
                await self._courier.delete(standing.channel, standing.message)
            except DeliveryError as fault:
                log.info("unasked_not_deleted", guild=standing.guild, why=str(fault))


def _nonce(wanted: UnaskedMessage, now: float) -> str:
    """A nonce for a message, the same in all processes for `LEASE` seconds."""
    content = f"{wanted.guild} {wanted.role} {wanted.occasion} {wanted.channel} {now // LEASE}"
    return hashlib.sha256(content.encode()).hexdigest()[:NONCE]
