"""What the player can do.

Actions name their cards by the ids of `data/`, so an outdated action is refused instead of doing
something else. Columns are numbered from 1 at the left.
"""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind
from engine.games.planetary_defence.content import Card


@kind
class Play:
    """Play a card from the hand for its credits or damage."""

    card: Card


@kind
class PlayAll:
    """Play the whole hand."""

    kind: Literal["play_all"] = "play_all"


@kind
class Buy:
    """Buy a column's topmost card for its value in credits."""

    card: Card
    column: int


@kind
class Attack:
    """Destroy a column's topmost meteor for its value in damage."""

    card: Card
    column: int


@kind
class Several:
    """Buy or destroy the topmost cards of several columns, each as if alone.

    `columns` matches `cards`, in ascending order without repetition.
    """

    cards: tuple[Card, ...]
    columns: tuple[int, ...]


@kind
class Shield:
    """Engage the shield for the next advance."""


@kind
class Move:
    """Move a column's topmost card onto an adjacent column."""

    card: Card
    column: int
    to: int


@kind
class Scrap:
    """Scrap an unplayed card from the hand."""

    card: Card


@kind
class Draw:
    """Draw a card."""


@kind
class EndTurn:
    """End the action phase; damage, advancement and draw phase follow."""

    kind: Literal["end_turn"] = "end_turn"


Action = Play | PlayAll | Buy | Attack | Several | Shield | Move | Scrap | Draw | EndTurn
