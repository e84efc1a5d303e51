"""Facts of battles."""

from typing import Literal

from engine.games.black_abyss.facts.fact import Fact


class BattleBegan(Fact):
    """A battle began at `place` between `seat` and `other`; -1 stands for monsters."""

    place: str
    seat: int
    other: int


class Commanded(Fact):
    """A side gave a standing order; told when both sides have decided."""

    seat: int
    order: str


class Led(Fact):
    """A side leads its ships itself."""

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


class Missed(Fact):
    """A shot missed a ship of `seat` in a battle that a player leads."""

    seat: int
    hull: str
    ship: int
    by: str


class Struck(Fact):
    """A ship was hit; `by` is the tile or danger that hit it."""

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
    """A building or marine was lost to a bomb or event."""

    seat: int
    place: str
    building: str
    by: str


class Plundered(Fact):
    """A raider took chips from a seat whose building it destroyed or took."""

    seat: int
    other: int
    food: int
    energy: int
    minerals: int


class Withdrew(Fact):
    """A side left a battle."""

    seat: int
    place: str
    fled: bool


class BattleEnded(Fact):
    """A battle ended after this number of rounds; `left` are the sides with ships, -1 monsters.

    `ships` is the number of those ships, 0 if unknown; `gone` if the other side's ships went away.
    """

    place: str
    rounds: int
    left: tuple[int, ...]
    ships: int = 0
    gone: bool = False


class Felled(Fact):
    """A twin planet's keeper was defeated."""

    seat: int
    wild: str


class Fielded(Fact):
    """Both fleets of a fleet battle are ready; this is one seat's fleet."""

    seat: int
    ships: tuple[tuple[str, int], ...]
    tiles: tuple[str, ...]
    level: int
