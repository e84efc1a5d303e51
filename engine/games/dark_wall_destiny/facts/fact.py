"""The base class of all facts of the game, apart to avoid a circle of imports."""

from engine.core.kinds import Kind


class Fact(Kind):
    """Base of all facts."""
