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
    """A resource had too few chips to pay all production."""

    resource: str


class Passed(Fact):
    """A seat ended its part of a phase."""

    seat: int
    phase: str


class EventDrawn(Fact):
    """An event card was drawn."""

    event: str


class Prowled(Fact):
    """A monster appeared or roamed."""

    wild: str
    place: str
    appeared: bool


class Changed(Fact):
    """An event or find changed resources."""

    seat: int
    food: int
    energy: int
    minerals: int


class Eliminated(Fact):
    """A seat was eliminated."""

    seat: int


class Ended(Fact):
    """The game ended."""

    how: str
    winners: tuple[int, ...]
