"""Registration of handlers: each part names its verbs (clicks) and deeds (commands)."""

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
"""Handles a command about one game; the text is what was typed with it, such as a move."""
Deeds = Mapping[str, Deed]


class Handles(Protocol):
    """A part that answers clicks."""

    @property
    def verbs(self) -> Verbs:
        """Its handlers, by the verb of a button."""


class Does(Protocol):
    """A part that handles commands about one game."""

    @property
    def deeds(self) -> Deeds:
        """Its handlers, by the name of a command."""


def wordless(deed: Callable[[Answer, Table], Awaitable[None]]) -> Deed:
    """A deed that takes no text."""

    async def done(answer: Answer, table: Table, text: str) -> None:  # noqa: ARG001
        await deed(answer, table)

    return done


def merged(*verbs: Verbs) -> dict[Verb, Handler]:
    """All handlers. Raises ValueError for a verb with two handlers, or none."""
    found = _each_once(verbs)
    if missing := set(Verb) - found.keys():
        raise ValueError(f"Nobody does {', '.join(sorted(missing))}.")
    return found


def deeds_of(*parts: Does) -> dict[str, Deed]:
    """All deeds of these parts. Raises ValueError for a deed with two handlers."""
    return _each_once(part.deeds for part in parts)


def _each_once(named: Iterable[Mapping[K, V]]) -> dict[K, V]:
    found: dict[K, V] = {}
    for some in named:
        if twice := found.keys() & some.keys():
            raise ValueError(f"Two parts do {', '.join(sorted(twice))}.")
        found |= some
    return found
