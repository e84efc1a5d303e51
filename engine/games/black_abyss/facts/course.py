"""Facts of the course of a game: cycles, income, events, eliminations, the end."""

from engine.games.black_abyss.facts.fact import Fact


class Founded(Fact):
    """A home world was placed."""

    seat: int
    place: str
    race: str


class CycleBegan(Fact):
    """A cycle began."""

    cycle: int
    seat: int


class Produced(Fact):
    """A seat collected its income."""

    seat: int
    food: int
    energy: int
    minerals: int


class RanOut(Fact):
    """There were too few chips of a resource to pay all production."""

    resource: str


class Passed(Fact):
    """A seat ended its part of a phase."""

    seat: int
    phase: str


class EventDrawn(Fact):
    """An event card was drawn."""

    event: str


class Prowled(Fact):
    """A monster appeared at a place, or moved there."""

    wild: str
    place: str
    appeared: bool


class Changed(Fact):
    """An event or a find changed a seat's resources by these amounts."""

    seat: int
    food: int
    energy: int
    minerals: int


class Eliminated(Fact):
    """A seat was eliminated: it has no habitat and no ship left."""

    seat: int


class Ended(Fact):
    """The game ended; `how` is the way it was won, such as "military"."""

    how: str
    winners: tuple[int, ...]
