"""Finds what features add to a room: the modules of `bot.features` that are meant for it, by name.

A room asks when it needs them, as features are above all rooms.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


@cache
def names() -> tuple[str, ...]:
    """The registered features, in their order."""
    return tuple(import_module("bot.features").FEATURES)


@cache
def modules(part: str) -> tuple[ModuleType, ...]:
    """The modules of this name, of the features that have one."""
    paths = (f"bot.features.{name}.{part}" for name in names())
    return tuple(import_module(path) for path in paths if find_spec(path) is not None)


@cache
def added(part: str, kind: type[T]) -> tuple[T, ...]:
    """The values of this kind in the modules of this name."""
    values = [value for module in modules(part) for value in vars(module).values()]
    return tuple([value for value in values if isinstance(value, kind)])
