"""What a player can do. Cards are named by their ids in `data/`."""

from __future__ import annotations

from engine.core.kinds import kind
from engine.games.dark_miss_down.content import CardId, TaskId


@kind
class Draw:
    """Draw the top card of the deck, unseen by the opponent."""


@kind
class Take:
    """Take a card from the asset pool, as a turn or as a bonus."""

    card: CardId


@kind
class Complete:
    """Complete a task of the list with cards from the hand, in the order of `data/`."""

    task: TaskId
    cards: tuple[str, ...]


@kind
class Replace:
    """Replace a task of the list by the top card of the deck."""

    task: TaskId


@kind
class Discard:
    """Discard a card from a hand over its limit."""

    card: CardId


@kind
class Press:
    """Press the airlock button in a tie."""


@kind
class Stand:
    """Accept the tie."""


Action = Draw | Take | Complete | Replace | Discard | Press | Stand
