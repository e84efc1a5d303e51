"""Finds where two values differ, and whether they share mutable parts."""

import dataclasses
import pickle
from collections.abc import Collection, Iterator, Mapping
from io import BytesIO
from typing import Any

from engine.core.copying import is_immutable

_SHOWN = 70
_PLAIN = frozenset({bool, int, float, str, bytes, type(None)})
"""Types without parts; lists of these, the bulk of a state, are compared as wholes."""


def differences(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every difference between two values, as (path, value in `one`, value in `other`)."""
    if type(one) is not type(other):
        yield path, one, other
    elif dataclasses.is_dataclass(one):
        for field in dataclasses.fields(one):
            name = f"{path}.{field.name}" if path else field.name
            yield from differences(getattr(one, field.name), getattr(other, field.name), name)
    elif isinstance(one, (list, tuple)) and len(one) == len(other):
        if _plain(one) and one == other and [*map(type, one)] == [*map(type, other)]:
            return
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{path}[{place}]")
    elif isinstance(one, Mapping) and list(one) == list(other):
        for key in one:
            yield from differences(one[key], other[key], f"{path}[{key!r}]")
    elif one != other:
        yield path, one, other


def difference(one: Any, other: Any) -> str | None:
    """The first difference in words ("players[1].hand is [2], not [3]"), or None.

    Compares pickles first, which is ten times faster if there is no difference.
    """
    pickled = _pickle_of(one)
    if pickled is not None and pickled == _pickle_of(other):
        return None
    for path, left, right in differences(one, other):
        return f"{path or 'it'} is {_short(left)}, not {_short(right)}"
    return None


def common_object(one: Any, other: Any) -> str | None:
    """The path in `other` of a mutable object that `one` contains too, or None."""
    mine = {id(part) for _, part in _changeable(one, "")}
    for path, part in _changeable(other, ""):
        if id(part) in mine:
            return path or "the whole"
    return None


def _changeable(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every mutable object within a value, itself included, as (path, object)."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        if not is_immutable(value):
            yield path, value
        for field in dataclasses.fields(value):
            yield from _changeable(getattr(value, field.name), f"{path}.{field.name}".lstrip("."))
    elif isinstance(value, (list, tuple, set, frozenset)):
        if isinstance(value, (list, set)):
            yield path, value
        for place, part in enumerate(() if _plain(value) else value):
            yield from _changeable(part, f"{path}[{place}]")
    elif isinstance(value, dict):
        yield path, value
        for key, part in value.items():
            yield from _changeable(part, f"{path}[{key!r}]")


def _plain(parts: Collection[Any]) -> bool:
    return _PLAIN.issuperset(map(type, parts))


def _pickle_of(value: Any) -> bytes | None:
    """The value as bytes, regardless of shared parts; None if it cannot be pickled."""
    into = BytesIO()
    pickler = pickle.Pickler(into, pickle.HIGHEST_PROTOCOL)
    pickler.fast = True  # else an object met twice would be written as a reference
    try:
        pickler.dump(value)
    except (pickle.PicklingError, AttributeError, TypeError, RecursionError):
        return None
    return into.getvalue()


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
