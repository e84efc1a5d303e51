"""The base class of all facts of the game."""

from engine.core.kinds import Kind


class Fact(Kind):
    """Base of all facts."""
