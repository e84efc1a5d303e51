"""Battles: orders, deployment, moves, shots and damage."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class Command:
    """Give a standing order for a battle; `ask` to choose what is hit oneself."""

    order: int
    ask: bool


@kind
class Entrust:
    """Let the standing order decide the present hits and, in a battle, all further ones."""


@kind
class Cover:
    """Cover as many sections (ascending numbers) of a ship as it took hits."""

    ship: int
    sections: tuple[int, ...]


@kind
class CoverAll:
    """Cover sections of all of one's ships with hits, in ascending order, each as in `Cover`."""

    hits: tuple[tuple[int, tuple[int, ...]], ...]


@kind
class Lead:
    """Lead one's side of a battle, also after a standing order."""


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
    """Fire the weapon on a section of a ship at an enemy ship, `at`."""

    ship: int
    section: int
    at: int


@kind
class Bomb:
    """Drop the bomb on a section of a ship on what seat `on` has on the planet."""

    ship: int
    section: int
    on: int


@kind
class ByOrder:
    """Let a standing order move a ship, or all remaining ones (0)."""

    order: int
    ship: int = 0


@kind
class EndMove:
    """End one's deployment, or one's side's move in a battle."""


@kind
class Flee:
    """Flee from a battle, at the start of a round."""


@kind
class Lose:
    """Choose as many buildings (ascending numbers) as bombs hit."""

    lands: tuple[int, ...]
