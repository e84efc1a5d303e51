"""What clicks and commands may ask for, and who does it: each part names its verbs and deeds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Protocol, TypeVar

from bot.discord_io.answer import Answer
from bot.presentation.custom_ids import CustomId, Verb
from bot.table.table import Table

K = TypeVar("K", bound=str)
V = TypeVar("V")

Handler = Callable[[Answer, CustomId], Awaitable[None]]
Verbs = Mapping[Verb, Handler]
Deed = Callable[[Answer, Table, str], Awaitable[None]]
"""What a command does with a game; the text is what was typed beside, such as a move."""
Deeds = Mapping[str, Deed]


class Handles(Protocol):
    """A part that answers clicks."""

    @property
    def verbs(self) -> Verbs:
        """What it does, by the verbs of the buttons and menus that ask for it."""


class Does(Protocol):
    """A part that does what commands ask for that are about one game."""

    @property
    def deeds(self) -> Deeds:
        """What it does, by the names of the commands."""


def wordless(deed: Callable[[Answer, Table], Awaitable[None]]) -> Deed:
    """A deed beside which nothing is typed."""

    async def done(answer: Answer, table: Table, text: str) -> None:  # noqa: ARG001
        await deed(answer, table)

    return done


def merged(*verbs: Verbs) -> dict[Verb, Handler]:
    """All of them. Raises ValueError for a verb that two parts do, or none."""
    found = _each_once(verbs)
    if missing := set(Verb) - found.keys():
        raise ValueError(f"Nobody does {', '.join(sorted(missing))}.")
    return found


def deeds_of(*parts: Does) -> dict[str, Deed]:
    """All that these parts do. Raises ValueError for a deed that two do."""
    return _each_once(part.deeds for part in parts)


def _each_once(named: Iterable[Mapping[K, V]]) -> dict[K, V]:
    found: dict[K, V] = {}
    for some in named:
        if twice := found.keys() & some.keys():
            raise ValueError(f"Two parts do {', '.join(sorted(twice))}.")
        found |= some
    return found
