"""Battles: orders, deployment, moves, shots and what they cost."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class Command:
    """Leave a battle to a standing order; `ask`: choose what is hit oneself."""

    order: int
    ask: bool


@kind
class Entrust:
    """Leave it to the standing order: what was hit now, and in a battle all that follows."""


@kind
class Cover:
    """Cover as many sections (ascending numbers) of a ship as it was hit."""

    ship: int
    sections: tuple[int, ...]


@kind
class CoverAll:
    """Cover sections of all of one's ships that were hit (ascending numbers), each as `Cover`."""

    hits: tuple[tuple[int, tuple[int, ...]], ...]


@kind
class Lead:
    """Lead one's side of a battle oneself, or take it back from the standing order."""


@kind
class Place:
    """Deploy a ship on a square of the battle board."""

    ship: int
    square: int


@kind
class Steer:
    """Move a ship to a square of the battle board."""

    ship: int
    square: int


@kind
class Fire:
    """Fire the weapon on a section of a ship at an enemy ship (`at`)."""

    ship: int
    section: int
    at: int


@kind
class Bomb:
    """Drop the bomb on a section of a ship on what a seat has on the planet."""

    ship: int
    section: int
    on: int


@kind
class ByOrder:
    """Have a ship, or all that are left (0), act as a standing order says."""

    order: int
    ship: int = 0


@kind
class EndMove:
    """Be done with deploying, or with one's side's move in a battle."""


@kind
class Flee:
    """Leave a battle at the beginning of a round."""


@kind
class Lose:
    """Choose as many buildings (ascending numbers) as bombs have hit."""

    lands: tuple[int, ...]
