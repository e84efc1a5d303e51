"""Finds the modules of `bot.features` that add to another package, by name.

They are looked up at run time, as no other package may import features, the top layer.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


@cache
def names() -> tuple[str, ...]:
    """The registered features, in order."""
    return tuple(import_module("bot.features").FEATURES)


@cache
def modules(part: str) -> tuple[ModuleType, ...]:
    """The modules named `part`, such as `panel`, of all features that have one."""
    paths = (f"bot.features.{name}.{part}" for name in names())
    return tuple(import_module(path) for path in paths if find_spec(path) is not None)


@cache
def contributions(part: str, kind: type[T]) -> tuple[T, ...]:
    """The global values of the type `kind` in the features' modules named `part`."""
    values = [value for module in modules(part) for value in vars(module).values()]
    return tuple([value for value in values if isinstance(value, kind)])
