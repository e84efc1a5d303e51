"""Moves that may be proposed to a seat. The game decides, from public knowledge."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.language.speech import Speech
from bot.table.table import Table
from engine.core.choices import LABEL_JOINT, Branch, Leaf, walk

Offered = tuple[tuple[str, ...], Leaf[Any]]
"""A move that may be proposed, as (path of keys, leaf)."""


def proposable(table: Table, seat: int) -> Iterator[Offered]:
    """The moves that may be proposed to a seat's member now; none for AIs."""
    if table.over or table.solo or table.row.seats[seat].user is None:
        return
    for path, leaf in walk(table.match.game.teamwork.plannable(table.match.state, seat)):
        if isinstance(leaf, Leaf):
            yield path, leaf


def in_words(table: Table, moves: Sequence[Offered], speech: Speech) -> list[str]:
    """These moves in words that everybody may read, one text each: the labels on their paths."""
    game = table.match.game
    view = game.view(table.match.state, None)

    def label(path: tuple[str, ...], leaf: Leaf[Any]) -> str:
        parts = [
            game.text.label(view, path[: n + 1], Branch[Any](path[n], tuple))
            for n in range(1, len(path) - 1)
        ]
        return LABEL_JOINT.join(speech.each([*parts, game.text.label(view, path, leaf)]))

    return [label(path, leaf) for path, leaf in moves]
