"""The base class of all actions of the game."""

from engine.core.kinds import Kind


class Action(Kind):
    """Base of all actions."""
