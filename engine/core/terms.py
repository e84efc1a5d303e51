"""Finds the content ids that a view shows, to look up."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from typing import Any


def found_in(view: Any, known: Collection[str]) -> tuple[str, ...]:
    """The `known` ids that occur in a view, in its order, without repetition."""
    return tuple(dict.fromkeys(one for one in _texts(view) if one in known))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for key, held in value.items():
            yield from _texts(key)
            yield from _texts(held)
    elif isinstance(value, (list, tuple)):
        for held in value:
            yield from _texts(held)
    elif isinstance(value, AbstractSet):
        yield from sorted(one for one in value if isinstance(one, str))
