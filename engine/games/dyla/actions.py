"""What a captain can do. Cards go by their ids: an outdated click does no other thing."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class Skip:
    """Take the enemy's full damage and exchange the hand; only before anything is played."""


@kind
class Play:
    """Play one card of this kind from the hand."""

    card: str


@kind
class PlayAttacks:
    """Play every attack card in the hand."""


@kind
class Trash:
    """Remove one card of this kind in the hand from the game, as Combat veterancy asks."""

    card: str


@kind
class Fire:
    """End the combat: the damage of the cards played is dealt, and an enemy left strikes back."""


@kind
class Buy:
    """Buy a tech card; it goes on top of the deck."""

    card: str


@kind
class EndTurn:
    """Buy nothing more; draw cards."""


Action = Skip | Play | PlayAttacks | Trash | Fire | Buy | EndTurn
