"""What a captain can do. Actions name cards by id, so an outdated one never plays another card."""

from engine.core.kinds import Kind
from engine.games.dyla.content import CardId


class Action(Kind):
    """Base of all actions."""


class Skip(Action):
    """Take the enemy's full damage and redraw the hand; only before playing a card."""


class Play(Action):
    """Play a card from the hand."""

    card: CardId


class PlayAttacks(Action):
    """Play every attack card in the hand, except bought cards that a defeat does not need."""


class PlayShields(Action):
    """Play the cards that do nothing but reduce damage, as many as the next strike needs."""


class Trash(Action):
    """Trash a card from the hand, for Combat veterancy: it leaves the game."""

    card: CardId


class Fire(Action):
    """End the combat: deal the played cards' damage; a surviving enemy strikes back."""


class Buy(Action):
    """Buy a tech card and put it on top of the deck."""

    card: CardId


class EndTurn(Action):
    """End the research phase and draw."""
