"""Prices of the tech cards, all of which are always for sale."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.games.dyla.content import Content


def prices(content: Content, bought: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Every card that can be bought with its price, which rises with each copy bought."""
    step = content.numbers.price_step
    return tuple(
        (card, cost + step * bought[card]) for card, cost in enumerate(content.costs) if cost
    )
