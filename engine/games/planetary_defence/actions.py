"""What the player can do.

Actions name their cards by the ids of `data/`, so an outdated action is refused instead of doing
something else. Columns are numbered from 1 at the left.
"""

from typing import Literal

from engine.core.kinds import Kind
from engine.games.planetary_defence.content import Card


class Action(Kind):
    """Base of all actions."""


class Play(Action):
    """Play a card from the hand: its value is added to the credits or the damage to spend."""

    card: Card


class PlayAll(Action):
    """Play the whole hand."""

    kind: Literal["play_all"] = "play_all"


class Buy(Action):
    """Buy a column's topmost card for its value in credits."""

    card: Card
    column: int


class Attack(Action):
    """Destroy a column's topmost meteor for its value in damage."""

    card: Card
    column: int


class Several(Action):
    """Buy or destroy the topmost cards of several columns, as if by one action each.

    `cards` has one card for each of `columns`, which ascend and do not repeat.
    """

    cards: tuple[Card, ...]
    columns: tuple[int, ...]


class Shield(Action):
    """Engage the shield for the next advance, which then deals half as many cards."""


class Move(Action):
    """Move a column's topmost card onto an adjacent column, for credits."""

    card: Card
    column: int
    to: int


class Scrap(Action):
    """Put an unplayed card of the hand on the scrap pile, for credits."""

    card: Card


class Draw(Action):
    """Draw a card to the hand, for credits."""


class EndTurn(Action):
    """End the action phase; damage, advancement and draw phase follow."""

    kind: Literal["end_turn"] = "end_turn"
