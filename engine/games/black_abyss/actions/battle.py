"""Battles: orders, deployment, moves, shots and damage."""

from __future__ import annotations

from engine.games.black_abyss.actions.action import Action


class Command(Action):
    """Give a standing order for a battle; `ask` to choose what is hit oneself."""

    order: int
    ask: bool


class Entrust(Action):
    """Let the standing order decide the present hits and, in a battle, all further ones."""


class Cover(Action):
    """Cover as many sections (ascending numbers) of a ship as it took hits."""

    ship: int
    sections: tuple[int, ...]


class CoverAll(Action):
    """Cover sections of all of one's ships with hits, in ascending order, each as in `Cover`."""

    hits: tuple[tuple[int, tuple[int, ...]], ...]


class Lead(Action):
    """Lead one's side of a battle, also after a standing order."""


class Place(Action):
    """Deploy a ship on a square of the battle board."""

    ship: int
    square: int


class Steer(Action):
    """Move a ship to a square of the battle board."""

    ship: int
    square: int


class Fire(Action):
    """Fire the weapon in a section of a ship at the enemy ship `at`."""

    ship: int
    section: int
    at: int


class Bomb(Action):
    """Drop the bomb in a section of a ship on the holdings of seat `on` on the planet."""

    ship: int
    section: int
    on: int


class ByOrder(Action):
    """Let a standing order move a ship, or all remaining ones (0)."""

    order: int
    ship: int = 0


class EndMove(Action):
    """End one's deployment, or one's side's move in a battle."""


class Flee(Action):
    """Flee from a battle, at the start of a round."""


class Lose(Action):
    """Choose as many buildings (ascending numbers) as bombs hit."""

    lands: tuple[int, ...]
