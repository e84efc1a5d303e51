"""The one exception that a member sees as a sentence."""

from __future__ import annotations

from engine.core.words import Words


class Refused(Exception):
    """Something may not be done; `why` says the reason and what to do instead.

    `names` are those of the seats it may speak of.
    """

    def __init__(self, why: Words, names: tuple[str, ...] = ()) -> None:
        super().__init__(why.id)
        self.why, self.names = why, names
