"""What the player may do.

Actions name the cards they touch, by the ids of `data/`, so that an outdated one is refused instead
of doing something else. Columns are numbered from 1 at the left.
"""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind
from engine.games.planetary_defence.content import Card


@kind
class Play:
    """Play a card of the hand for its credits or damage."""

    card: Card


@kind
class PlayAll:
    """Play the whole hand."""

    kind: Literal["play_all"] = "play_all"


@kind
class Buy:
    """Buy the topmost card of a column for its value in credits."""

    card: Card
    column: int


@kind
class Attack:
    """Destroy the topmost meteor of a column for its value in damage."""

    card: Card
    column: int


@kind
class Several:
    """Buy and destroy the topmost cards of two or more columns, each as if it were done alone.

    Of as many `columns` as `cards`, from left to right, no column twice.
    """

    cards: tuple[Card, ...]
    columns: tuple[int, ...]


@kind
class Shield:
    """Engage the shield for the next advance."""


@kind
class Move:
    """Move the topmost card of a column onto an adjacent one."""

    card: Card
    column: int
    to: int


@kind
class Scrap:
    """Scrap an unplayed card of the hand."""

    card: Card


@kind
class Draw:
    """Draw a card."""


@kind
class EndTurn:
    """End the action phase: damage, advancement and draw follow."""

    kind: Literal["end_turn"] = "end_turn"


Action = Play | PlayAll | Buy | Attack | Several | Shield | Move | Scrap | Draw | EndTurn
