"""Boards off the bot's servers, where it may not post: it edits them by an interaction's token.

The token is that of the last click on the board, and is valid for 15 minutes. After that, or after
a restart, a board stays unchanged until its member clicks on it or posts it again by `/play` or
`/board`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from bot.discord_io.answer import REQUEST_FAILURES, TOKEN_LIFE, Answer
from bot.discord_io.layout import ReadyMessage
from bot.runtime.recent import Recent

log = structlog.get_logger()

KEPT: Final = 1_000
"""Maximum number of tokens kept; the oldest are dropped first."""


class _Token(NamedTuple):
    """An answer that shows a board, and until when it can be edited, in unix seconds."""

    answer: Answer
    until: float


class BoardTokens:
    """Keeps, per match, the last answer that showed its board."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._tokens: Recent[str, _Token] = Recent(KEPT)

    def keep(self, answer: Answer, match_id: str) -> None:
        """Keep the token of an answer, if its message or the clicked one shows the board.

        An answer with a follow-up cannot be edited, so its token is not kept.
        """
        if answer.followed:
            self._tokens.pop(match_id, None)
        else:
            self._tokens[match_id] = _Token(answer, self._now() + TOKEN_LIFE)

    async def renew(self, match_id: str, shown: ReadyMessage) -> None:
        """Edit a match's board to show this, if its token is still valid. Logs failures."""
        token = self._tokens.get(match_id)
        if token is None or token.until <= self._now():
            return
        try:
            await token.answer.renew(shown)
        except REQUEST_FAILURES as fault:
            self._tokens.pop(match_id, None)
            log.info("board_not_renewed", match=match_id, fault=type(fault).__name__)
