"""Faces and names of AIs, from `data/bot/agents.toml`."""

import tomllib
from functools import cache
from typing import Final

from pydantic import TypeAdapter

from engine.core.content import DATA

FILE: Final = DATA / "bot" / "agents.toml"


@cache
def agents() -> tuple[str, ...]:
    """Each AI's face and name, such as `"🐙 Vesta"`, in file order."""
    found = tomllib.loads(FILE.read_text("utf-8"))["names"]
    return TypeAdapter(tuple[str, ...]).validate_python(found)


@cache
def faces() -> frozenset[str]:
    """The faces of all AIs, one character each."""
    return frozenset(name.partition(" ")[0] for name in agents())
