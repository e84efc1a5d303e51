"""Finds the cards that occur in a view, so that the bot can offer to explain them."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from typing import Any

from engine.core.text import Card
from engine.core.words import Words, arguments


def shown_cards(cards: Sequence[Card], view: Any) -> list[Card]:
    """The cards among `cards` whose ids or names occur in a view, each once, in the view's order.

    A name occurs if a field's type words it (`Annotated[int, name_of]`).
    """
    known: dict[str | Words, Card] = {card.name: card for card in cards}
    known |= {card.id: card for card in cards}
    found = (known[one] for one in _words_in(view) if one in known)
    return list(dict.fromkeys(found))


def _words_in(value: Any) -> Iterator[str | Words]:
    if isinstance(value, (str, Words)):
        yield value
    elif is_dataclass(value):
        worded = arguments(value)
        for field in fields(value):
            yield from _words_in(getattr(value, field.name))
            yield from _words_in(worded.get(field.name))
    elif isinstance(value, Mapping):
        for key, held in value.items():
            yield from _words_in(key)
            yield from _words_in(held)
    elif isinstance(value, (list, tuple)):
        for held in value:
            yield from _words_in(held)
    elif isinstance(value, AbstractSet):
        yield from sorted(one for one in value if isinstance(one, str))
