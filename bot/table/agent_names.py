"""Names of AIs at a table: each a face and a name, all different.

They are derived from the table's id, so that every caller gets the same names.
"""

from collections.abc import Collection

from bot.language.faces import agents
from engine.core.chance import Chance, seed_from


def agent_name(table: str, taken: Collection[str]) -> str:
    """A face with a name for one more AI at the table with this id.

    It is one that is not in `taken`; if all are taken, the first.
    """
    names = [*agents()]
    Chance(seed_from(f"agents of {table}")).shuffle(names)
    return next((name for name in names if name not in taken), names[0])
