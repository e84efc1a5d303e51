"""The exception that members see as a sentence."""

from __future__ import annotations

from engine.core.words import Words, words


class Refused(Exception):
    """Something is not allowed; `why` gives the reason and the alternative.

    `names` are the names of seats that the message contains.
    """

    def __init__(self, why: Words, names: tuple[str, ...] = ()) -> None:
        super().__init__(why.id)
        self.why, self.names = why, names


class GameOver(Refused):
    """The game is over; raised by `permissions.require_unfinished` alone."""

    def __init__(self) -> None:
        super().__init__(words("refused-over"))
