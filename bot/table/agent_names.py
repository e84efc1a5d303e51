"""Names of AIs at a table: each a face and a name, all different.

They derive from the table's seed, so every caller gets the same names.
"""

from collections.abc import Collection

from bot.language.faces import agents
from engine.core.chance import Chance, seed_from


def agent_name(table: str, taken: Collection[str]) -> str:
    """A face with a name for another AI at a table; not in `taken`, unless all names are."""
    names = [*agents()]
    Chance(seed_from(f"agents of {table}")).shuffle(names)
    return next((name for name in names if name not in taken), names[0])
