"""What a player may do. Cards go by their ids in `data/`."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class Draw:
    """Draw the top card of the deck, unseen by the other player."""


@kind
class Take:
    """Take a card from the asset pool: as a turn, or as a bonus."""

    card: str


@kind
class Complete:
    """Complete a task of the list with cards of the hand, in the order of `data/`."""

    task: str
    cards: tuple[str, ...]


@kind
class Replace:
    """Discard a task of the list for the top card of the deck."""

    task: str


@kind
class Discard:
    """Discard a card of a hand that is over its limit."""

    card: str


@kind
class Press:
    """Press the airlock button on a tie."""


@kind
class Stand:
    """Let the tie stand, as far as this seat goes."""


Action = Draw | Take | Complete | Replace | Discard | Press | Stand
