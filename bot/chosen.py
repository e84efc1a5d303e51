"""What a click or typed words have chosen out of a table's choices, as the game's own action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.refusals import Refused
from bot.tables import Table
from engine.core.choices import Leaf, Pick, resolve
from engine.core.errors import StaleChoice
from engine.core.words import words


class Outdated(Exception):
    """What was clicked belongs to an earlier decision; `table` is how things stand now."""

    def __init__(self, table: Table) -> None:
        super().__init__("This button is outdated.")
        self.table = table


def chosen_action(table: Table, seat: int, path: str, picked: Sequence[str]) -> Any:
    """The action at `path`; raises Outdated if it is not offered, Refused for an odd set."""
    match = table.match
    try:
        node = resolve(match.game.choices(match.state, seat), path)
    except StaleChoice:
        raise Outdated(table) from None
    if isinstance(node, Leaf):
        return node.action
    if not isinstance(node, Pick):
        raise Outdated(table)
    unknown = Counter(picked) - Counter(node.items)
    if unknown or not node.least <= len(picked) <= node.most:
        raise Refused(words("refused-pick", least=node.least, most=node.most))
    return node.build(tuple(key for key in _in_order(node.items, picked)))


def _in_order(items: Sequence[str], picked: Sequence[str]) -> list[str]:
    left = list(picked)
    ordered = []
    for key in items:
        if key in left:
            left.remove(key)
            ordered.append(key)
    return ordered
