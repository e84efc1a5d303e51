"""Tells a member why the rules refuse a click on their panel: only the latest reason stands."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from bot.discord_io.answer import REQUEST_FAILURES, TOKEN_LIFE, Answer
from bot.discord_io.layout import rendered
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
        """Write a refusal into the member's last one if that is below the panel, else post it."""
        key = answer.interaction.channel_id, answer.user
        try:
            if not await self._corrected(answer, self._latest.get(key), sentence):
                message = await answer.post(Panel((sentence,)), private=True)
                self._latest.pop(key, None)
                self._latest[key] = _Told(answer, message, self._now() + TOKEN_LIFE)
        except REQUEST_FAILURES as fault:
            answer.log_rejection(fault)
        if len(self._latest) > KEPT:
            self._latest.popitem(last=False)

    async def _corrected(self, answer: Answer, earlier: _Told | None, sentence: str) -> bool:
        clicked = answer.interaction.message
        if earlier is None or clicked is None or self._now() >= earlier.expires:
            return False
        if earlier.message < clicked.id:
            return False
        await answer.acknowledge()
        with suppress(*REQUEST_FAILURES):  # the member may have dismissed it
            await earlier.answer.correct(earlier.message, rendered(Panel((sentence,))))
            return True
        return False
