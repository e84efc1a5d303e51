"""What agents at a table are called: a face and a name each, no two of them alike.

Who comes is drawn by the table itself, so that the same names come again wherever it is asked.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.language.faces import known
from engine.core.chance import Chance, seed_from


def agent_name(table: str, taken: Collection[str]) -> str:
    """The face and name of the next agent at a table, among those who are there already."""
    names = [*known()]
    Chance(seed_from(f"agents of {table}")).shuffle(names)
    return next((name for name in names if name not in taken), names[0])
