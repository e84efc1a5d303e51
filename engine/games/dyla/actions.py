"""What a captain can do. Cards go by their ids: an outdated click does no other thing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field


@dataclass(frozen=True, slots=True)
class Skip:
    """Take the enemy's full damage and exchange the hand; only before anything is played."""

    kind: Literal["skip"] = "skip"


@dataclass(frozen=True, slots=True)
class Play:
    """Play one card of this kind from the hand."""

    card: str
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class PlayAttacks:
    """Play every attack card in the hand."""

    kind: Literal["play-attacks"] = "play-attacks"


@dataclass(frozen=True, slots=True)
class Trash:
    """Remove one card of this kind in the hand from the game, as Combat veterancy asks."""

    card: str
    kind: Literal["trash"] = "trash"


@dataclass(frozen=True, slots=True)
class Fire:
    """End the combat: the damage of the cards played is dealt, and an enemy left strikes back."""

    kind: Literal["fire"] = "fire"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a tech card; it goes on top of the deck."""

    card: str
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Buy nothing more; draw cards."""

    kind: Literal["end-turn"] = "end-turn"


Action = Annotated[
    Skip | Play | PlayAttacks | Trash | Fire | Buy | EndTurn, Field(discriminator="kind")
]
