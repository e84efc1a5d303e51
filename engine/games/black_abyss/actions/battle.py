"""Battles: orders, deployment, moves, shots and damage."""

from engine.games.black_abyss.actions.action import Action


class Command(Action):
    """Give one's side of a battle a standing order (an index into `ORDERS`).

    With `ask`, the seat still chooses which sections and buildings it loses to hits.
    """

    order: int
    ask: bool


class Entrust(Action):
    """Let the standing order choose what hits destroy; in a battle, for all later hits too."""


class Cover(Action):
    """Choose which sections of a ship stop working: one per hit, in ascending order."""

    ship: int
    sections: tuple[int, ...]


class CoverAll(Action):
    """Choose the failing sections for all one's ships with hits: pairs as in `Cover`, by ship."""

    hits: tuple[tuple[int, tuple[int, ...]], ...]


class Lead(Action):
    """Move and fire the ships of one's side by hand, even after giving a standing order."""


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
    """Choose the buildings that bombs destroy: one land tile per bomb that hit, ascending."""

    lands: tuple[int, ...]
