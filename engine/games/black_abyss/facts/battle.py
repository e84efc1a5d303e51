"""Facts of battles."""

from typing import Literal

from engine.games.black_abyss.facts.fact import Fact


class BattleBegan(Fact):
    """A battle began at `place` between `seat` and `other`; -1 stands for monsters.

    `wild` is their class if they have only one; "" for several, without any and in old records.
    """

    place: str
    seat: int
    other: int
    wild: str = ""


class Commanded(Fact):
    """A side gave a standing order; told once both sides have decided."""

    seat: int
    order: str


class Led(Fact):
    """A side moves and fires its ships itself."""

    seat: int


class RoundBegan(Fact):
    """A round of a battle began."""

    round: int


class Steered(Fact):
    """A ship moved closer to the nearest enemy, or not, in a battle that a player leads."""

    seat: int
    hull: str
    ship: int
    how: Literal["closer", "away", "aside"]


UNKNOWN = -2
"""The shooter of a shot in old records."""


class Missed(Fact):
    """A shot of `shooter` missed a ship of `seat` in a battle that a player leads."""

    seat: int
    hull: str
    ship: int
    by: str
    shooter: int = UNKNOWN


class Struck(Fact):
    """A ship of `seat` was hit; `by` is the id of the tile, or the danger, that hit it.

    It "glanced" if armour deflected the hit.
    """

    seat: int
    hull: str
    ship: int
    by: str
    how: Literal["hit", "glanced", "destroyed"]


class Bombed(Fact):
    """A bomb aimed by a player at a seat's holdings on a planet hit or missed."""

    seat: int
    place: str
    by: str
    hit: bool


class Lost(Fact):
    """A seat lost a building or a marine to a bomb or an event, `by`."""

    seat: int
    place: str
    building: str
    by: str


class Plundered(Fact):
    """The raider `seat` took chips from `other`, whose building it destroyed or took."""

    seat: int
    other: int
    food: int
    energy: int
    minerals: int


class Withdrew(Fact):
    """A side left a battle for `place`; `fled` tells that it chose to."""

    seat: int
    place: str
    fled: bool


class BattleEnded(Fact):
    """A battle ended after `rounds` rounds.

    `left` are the sides with ships there (-1: monsters), `ships` their number, 0 in old records.
    `gone` tells that ships of the battle went elsewhere. `sides` are both sides, () in old records.
    `wild` is the class of monsters left, as in `BattleBegan`.
    """

    place: str
    rounds: int
    left: tuple[int, ...]
    ships: int = 0
    gone: bool = False
    sides: tuple[int, ...] = ()
    wild: str = ""


class Felled(Fact):
    """A twin planet's keeper was defeated."""

    seat: int
    wild: str


class Fielded(Fact):
    """The fleet of one seat in a fleet battle, told when both are ready.

    `ships` are pairs of class and number, `tiles` all tiles, `level` that of the fighters.
    """

    seat: int
    ships: tuple[tuple[str, int], ...]
    tiles: tuple[str, ...]
    level: int
