"""What a captain can do. Actions name cards by id, so an outdated one does nothing else."""

from __future__ import annotations

from engine.core.kinds import kind
from engine.games.dyla.content import CardId


@kind
class Skip:
    """Take the enemy's full damage and redraw the hand; only before playing a card."""


@kind
class Play:
    """Play a card from the hand."""

    card: CardId


@kind
class PlayAttacks:
    """Play every attack card in the hand."""


@kind
class Trash:
    """Trash a card from the hand, for Combat veterancy: it leaves the game."""

    card: CardId


@kind
class Fire:
    """End the combat: deal the played cards' damage; a surviving enemy strikes back."""


@kind
class Buy:
    """Buy a tech card and put it on top of the deck."""

    card: CardId


@kind
class EndTurn:
    """End the research phase and draw."""


Action = Skip | Play | PlayAttacks | Trash | Fire | Buy | EndTurn
