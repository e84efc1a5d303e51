"""What a player can do. Cards are named by their ids in `data/`."""

from engine.core.kinds import Kind
from engine.games.dark_miss_down.content import CardId, TaskId


class Action(Kind):
    """Base of all actions."""


class Draw(Action):
    """Draw the top card of the deck, unseen by the opponent."""


class Take(Action):
    """Take a card from the asset pool, as a turn or as the bonus of a replaced task."""

    card: CardId


class Complete(Action):
    """Complete a task of the list with cards from the hand; `cards` are in the order of `data/`."""

    task: TaskId
    cards: tuple[str, ...]


class Replace(Action):
    """Replace a task of the list by the top card of the deck."""

    task: TaskId


class Discard(Action):
    """Discard a card, while the hand is over its limit."""

    card: CardId


class Press(Action):
    """Press the airlock button in a tie: the first to press wins."""


class Stand(Action):
    """Accept the tie."""
