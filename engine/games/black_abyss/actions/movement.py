"""Movement of ships, marines and settlers, and the end of a phase."""

from engine.games.black_abyss.actions.action import Action


class Move(Action):
    """Move ships (ascending numbers) from one hex to a hex that each can reach."""

    ships: tuple[int, ...]
    to: int


class Jump(Action):
    """Jump through a wormhole."""

    ships: tuple[int, ...]


class Scan(Action):
    """Scan a land tile of the planet below a ship."""

    land: int


class Embark(Action):
    """Take the marines of a land tile aboard, as many as fit."""

    ship: int
    land: int


class Disembark(Action):
    """Land all marines of a ship."""

    ship: int
    land: int


class Load(Action):
    """Load goods of one kind from the planet below, as many as fit."""

    ship: int
    good: int


class March(Action):
    """March marines to a neighbouring land tile; marines there are fought."""

    land: int
    to: int
    count: int


class Take(Action):
    """Capture or raze the enemy building on the tile of one's marines."""

    land: int
    raze: bool


class Settle(Action):
    """Use a colony pod to place a habitat."""

    ship: int
    land: int


class Idle(Action):
    """Choose which buildings stop working for lack of habitats."""

    lands: tuple[int, ...]


class Learn(Action):
    """Choose the technology found on a land tile."""

    tech: int


class Pass(Action):
    """End one's part of the phase."""
