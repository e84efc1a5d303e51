"""Tells a member why the rules refuse a click on their panel: only the latest reason stands."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from bot.discord_io.answer import REQUEST_FAILURES, TOKEN_LIFE, Answer
from bot.presentation.panel import Panel

KEPT = 1_000
"""Maximum refusals that are remembered."""


class _Told(NamedTuple):
    """A refusal, and when Discord stops accepting its token."""

    answer: Answer
    message: int
    expires: float


class Apologies:
    """Keeps the latest refusal of each member in each channel."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._latest: OrderedDict[tuple[int | None, int], _Told] = OrderedDict()

    async def tell(self, answer: Answer, sentence: str) -> None:
        """Post a refusal below the clicked message, in place of the member's last one there."""
        try:
            message = await answer.post(Panel((sentence,)), private=True)
        except REQUEST_FAILURES as fault:
            answer.log_rejection(fault)
            return
        key, now = (answer.interaction.channel_id, answer.user), self._now()
        earlier = self._latest.pop(key, None)
        self._latest[key] = _Told(answer, message, now + TOKEN_LIFE)
        if len(self._latest) > KEPT:
            self._latest.popitem(last=False)
        if earlier is not None and now < earlier.expires:
            with suppress(*REQUEST_FAILURES):  # the member may have dismissed it
                await earlier.answer.delete(earlier.message)
