"""The faces and names that agents can have, as `data/bot/agents.toml` lists them."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

from pydantic import TypeAdapter

from engine.core.content import DATA

FILE: Final = DATA / "bot" / "agents.toml"


@cache
def known() -> tuple[str, ...]:
    """All faces with their names."""
    found = tomllib.loads(FILE.read_text("utf-8"))["names"]
    return TypeAdapter(tuple[str, ...]).validate_python(found)


@cache
def faces() -> frozenset[str]:
    """The faces alone, a letter each."""
    return frozenset(name.partition(" ")[0] for name in known())
