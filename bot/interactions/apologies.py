"""Tells a member privately why a click is refused: only the latest reason stands."""

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
    """A refusal, how often in a row it was told, and when Discord stops accepting its token."""

    answer: Answer
    message: int
    sentence: str
    times: int
    expires: float


class Apologies:
    """Keeps the latest refusal of each member in each channel."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._latest: OrderedDict[tuple[int | None, int], _Told] = OrderedDict()

    async def tell(self, answer: Answer, sentence: str) -> None:
        """Write a refusal in place of the member's last one, else post it.

        A last one below the clicked message is edited; an equal sentence gets a count, so that the
        member notices it. Others are deleted.
        """
        key = answer.interaction.channel_id, answer.user
        earlier = self._latest.pop(key, None)
        if earlier is not None and self._now() >= earlier.expires:
            earlier = None
        try:
            self._latest[key] = await self._corrected(
                answer, earlier, sentence
            ) or await self._posted(answer, earlier, sentence)
        except REQUEST_FAILURES as fault:
            answer.log_rejection(fault)
        if len(self._latest) > KEPT:
            self._latest.popitem(last=False)

    async def _corrected(
        self, answer: Answer, earlier: _Told | None, sentence: str
    ) -> _Told | None:
        """The earlier refusal, edited; None if it is gone, or not below the clicked message."""
        clicked = answer.interaction.message
        if earlier is None or clicked is None or earlier.message < clicked.id:
            return None
        times = earlier.times + 1 if earlier.sentence == sentence else 1
        text = sentence if times == 1 else f"{sentence} ({times})"
        await answer.acknowledge()
        with suppress(*REQUEST_FAILURES):  # the member may have dismissed it
            await earlier.answer.correct(earlier.message, rendered(Panel((text,))))
            return earlier._replace(sentence=sentence, times=times)
        return None

    async def _posted(self, answer: Answer, earlier: _Told | None, sentence: str) -> _Told:
        message = await answer.post(Panel((sentence,)), private=True)
        if earlier is not None:
            with suppress(*REQUEST_FAILURES):
                await earlier.answer.delete(earlier.message)
        return _Told(answer, message, sentence, 1, self._now() + TOKEN_LIFE)
