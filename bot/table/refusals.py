"""The one exception that members see as a sentence."""

from __future__ import annotations

from engine.core.words import Words


class Refused(Exception):
    """Something is not allowed; `why` gives the reason and the alternative.

    `names` are the names of seats that the message contains.
    """

    def __init__(self, why: Words, names: tuple[str, ...] = ()) -> None:
        super().__init__(why.id)
        self.why, self.names = why, names
