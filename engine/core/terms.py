"""Finds the cards that a view shows, to look up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from typing import Any

from engine.core.text import Card


def shown_cards(cards: Sequence[Card], view: Any) -> list[Card]:
    """The cards whose ids occur in a view, in its order, without repetition."""
    known = {card.id: card for card in cards}
    return [known[one] for one in dict.fromkeys(_texts(view)) if one in known]


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
