"""Tells a member privately why their click was refused.

A new refusal replaces the last one, so that a member has at most one in each channel.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from bot.discord_io.answer import REQUEST_FAILURES, TOKEN_LIFE, Answer
from bot.discord_io.layout import ready_message
from bot.presentation.panel import Panel
from bot.runtime.recent import Recent

KEPT = 1_000
"""Maximum refusals that are remembered."""


class _Refusal(NamedTuple):
    """A refusal that a member was told: the answer that posted it, its message id and its text.

    It was told `times` times in a row. It can be edited until `expires`, in unix seconds.
    """

    answer: Answer
    message: int
    sentence: str
    times: int
    expires: float


class Apologies:
    """Posts refusals, and remembers the latest one of each member in each channel."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._latest: Recent[tuple[int | None, int], _Refusal] = Recent(KEPT)

    async def tell(self, answer: Answer, sentence: str) -> None:
        """Tell a member why their click was refused, in place of their last refusal here.

        If the last refusal is below the clicked message, it is edited; the same sentence gets a
        count, such as "(2)", so that the member notices it. Otherwise the new refusal is posted and
        the last one is deleted.
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

    async def _corrected(
        self, answer: Answer, earlier: _Refusal | None, sentence: str
    ) -> _Refusal | None:
        """The earlier refusal after its message was edited to say `sentence`.

        None if there is no earlier one, if its message is gone, or if that is not below the clicked
        message.
        """
        clicked = answer.interaction.message
        if earlier is None or clicked is None or earlier.message < clicked.id:
            return None
        times = earlier.times + 1 if earlier.sentence == sentence else 1
        text = sentence if times == 1 else f"{sentence} ({times})"
        await answer.acknowledge()
        with suppress(*REQUEST_FAILURES):  # the member may have dismissed it
            await earlier.answer.correct(earlier.message, ready_message(Panel((text,))))
            return earlier._replace(sentence=sentence, times=times)
        return None

    async def _posted(self, answer: Answer, earlier: _Refusal | None, sentence: str) -> _Refusal:
        message = await answer.post(Panel((sentence,)), private=True)
        if earlier is not None:
            with suppress(*REQUEST_FAILURES):
                await earlier.answer.delete(earlier.message)
        return _Refusal(answer, message, sentence, 1, self._now() + TOKEN_LIFE)
