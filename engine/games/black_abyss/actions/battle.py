"""Battles: orders, deployment, moves, shots and damage."""

from engine.games.black_abyss.actions.action import Action


class Command(Action):
    """Give a standing order for a battle; with `ask` the seat chooses what is hit."""

    order: int
    ask: bool


class Entrust(Action):
    """Let the standing order assign the present hits and, in a battle, all later ones."""


class Cover(Action):
    """Cover sections of a ship (ascending numbers), one per hit taken."""

    ship: int
    sections: tuple[int, ...]


class CoverAll(Action):
    """Cover sections of all one's ships with hits, ships ascending, each as in `Cover`."""

    hits: tuple[tuple[int, tuple[int, ...]], ...]


class Lead(Action):
    """Lead one's side of a battle, even after giving a standing order."""


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
    """Let a standing order move one ship, or all remaining ships (0)."""

    order: int
    ship: int = 0


class EndMove(Action):
    """End the deployment or the move of one's side in a battle."""


class Flee(Action):
    """Flee from a battle, at the start of a round."""


class Lose(Action):
    """Choose the buildings to lose (ascending numbers), one per bomb that hit."""

    lands: tuple[int, ...]
