"""What agents at a table are called: a face and a name each, no two of them alike.

Who comes is drawn by the table itself, so that the same names come again wherever it is asked.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache
from typing import Final

from pydantic import TypeAdapter

from engine.core.chance import Chance, seed_from
from engine.core.content import DATA

FILE: Final = DATA / "bot" / "agents.toml"


@cache
def known() -> tuple[str, ...]:
    """All faces with their names."""
    found = tomllib.loads(FILE.read_text("utf-8"))["names"]
    return TypeAdapter(tuple[str, ...]).validate_python(found)


def agent_name(table: str, taken: Collection[str]) -> str:
    """The face and name of the next agent at a table, among those who are there already."""
    names = [*known()]
    Chance(seed_from(f"agents of {table}")).shuffle(names)
    return next((name for name in names if name not in taken), names[0])
