"""What clicks may ask for, and who does it: each part names its verbs, the router has them all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from bot.discord_io.answer import Answer
from bot.presentation.custom_ids import CustomId, Verb

Handler = Callable[[Answer, CustomId], Awaitable[None]]
Verbs = Mapping[Verb, Handler]


class Handles(Protocol):
    """A part that answers clicks."""

    @property
    def verbs(self) -> Verbs:
        """What it does, by the verbs of the buttons and menus that ask for it."""


def merged(*verbs: Verbs) -> dict[Verb, Handler]:
    """All of them. Raises ValueError for a verb that two parts do, or none."""
    found: dict[Verb, Handler] = {}
    for some in verbs:
        if twice := found.keys() & some.keys():
            raise ValueError(f"Two parts do {', '.join(sorted(twice))}.")
        found |= some
    if missing := set(Verb) - found.keys():
        raise ValueError(f"Nobody does {', '.join(sorted(missing))}.")
    return found
