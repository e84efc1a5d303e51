"""Plans: moves that one member proposes to another, as long as they can be done.

Tables in, tables out. What may be proposed is the game's to say, from what everybody knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.language.speech import Speech
from bot.table.presence import with_state
from bot.table.state import Plan
from bot.table.table import Table
from engine.core.choices import LABEL_JOINT, Branch, Leaf, resolve, walk
from engine.core.errors import StaleChoice

MOVES_MOST: Final = 5
"""Moves of a plan."""
PLANS_MOST: Final = 3
"""Plans that stand for a seat at a time, one of each member."""
Offered = tuple[tuple[str, ...], Leaf[Any]]
"""A move that may be proposed, with its path."""
REASONS: Final = ("colony", "defense", "burns", "income", "mine", "time")
"""Why: the last parts of the ids of the words that say so."""


def proposable(table: Table, seat: int) -> Iterator[Offered]:
    """What may be proposed to a member in a seat now, one by one; nothing to agents."""
    if table.over or table.solo or table.row.seats[seat].user is None:
        return
    for path, leaf in walk(table.match.game.plannable(table.match.state, seat)):
        if isinstance(leaf, Leaf):
            yield path, leaf


def worded(table: Table, moves: Sequence[Offered], speech: Speech) -> list[str]:
    """Moves that may be proposed, in the words that everybody reads."""
    game = table.match.game
    view = game.view(table.match.state, None)

    def label(path: tuple[str, ...], leaf: Leaf[Any]) -> str:
        said = [
            game.text.label(view, path[: n + 1], Branch[Any](path[n], tuple))
            for n in range(1, len(path) - 1)
        ]
        return LABEL_JOINT.join(map(speech, [*said, game.text.label(view, path, leaf)]))

    return [label(path, leaf) for path, leaf in moves]


def moves_of(table: Table, plan: Plan) -> list[Any] | None:
    """The actions of a plan; None if one of them can no longer be proposed."""
    root = table.match.game.plannable(table.match.state, plan.seat)
    found = []
    for path in plan.paths:
        try:
            leaf = resolve(root, path)
        except StaleChoice:
            return None
        if not isinstance(leaf, Leaf):
            return None
        found.append(leaf.action)
    return found


def without_past_plans(table: Table) -> Table:
    """The table without plans that public knowledge rules out."""
    plans = table.state.plans
    stand = () if table.over else tuple(one for one in plans if moves_of(table, one) is not None)
    return with_state(table, plans=stand) if stand != plans else table


def without_plans_of(table: Table, seat: int) -> Table:
    """The table without the plans of a seat's former holder."""
    return with_state(table, plans=tuple(one for one in table.state.plans if one.by != seat))


def playable(table: Table, plan: Plan) -> bool:
    """Whether its seat could begin with it now."""
    moves = moves_of(table, plan)
    if not moves or plan.seat not in table.missing or table.paused:
        return False
    return table.match.why_not(plan.seat, moves[0]) is None
