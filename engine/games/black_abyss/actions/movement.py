"""Movement of ships, marines and settlers, and the end of a phase."""

from engine.games.black_abyss.actions.action import Action


class Move(Action):
    """Move ships (numbers ascending) from one hex to a hex that each of them can reach."""

    ships: tuple[int, ...]
    to: int


class Jump(Action):
    """Move ships through the wormhole where they are."""

    ships: tuple[int, ...]


class Scan(Action):
    """Scan a land tile of the planet below a ship."""

    land: int


class Embark(Action):
    """Take the marines of a land tile aboard, as many as fit."""

    ship: int
    land: int


class Disembark(Action):
    """Land all marines of a ship on a land tile of the planet below."""

    ship: int
    land: int


class Load(Action):
    """Load goods of one kind from the planet below, as many as fit."""

    ship: int
    good: int


class March(Action):
    """March `count` marines to a neighbouring land tile; enemy marines there are fought."""

    land: int
    to: int
    count: int


class Take(Action):
    """Capture, or raze, the enemy building on the land tile of one's marines."""

    land: int
    raze: bool


class Settle(Action):
    """Use up a ship's colony pod to place a habitat."""

    ship: int
    land: int


class Idle(Action):
    """Where habitats are too few, choose which of one's own buildings stop working."""

    lands: tuple[int, ...]


class Learn(Action):
    """Choose the technology that a find on a land tile gives."""

    tech: int


class Pass(Action):
    """End one's part of the phase."""
