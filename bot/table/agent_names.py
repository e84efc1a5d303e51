"""Names of agents at a table: a face and a name each, all different.

Drawn from the table's seed, so every caller gets the same names.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.language.faces import agents
from engine.core.chance import Chance, seed_from


def agent_name(table: str, taken: Collection[str]) -> str:
    """The face and name of the next agent at a table, given those already there."""
    names = [*agents()]
    Chance(seed_from(f"agents of {table}")).shuffle(names)
    return next((name for name in names if name not in taken), names[0])
