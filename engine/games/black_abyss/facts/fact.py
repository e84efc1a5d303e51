"""The base class of all facts of the game."""

from __future__ import annotations

from engine.core.kinds import Kind


class Fact(Kind):
    """Base of all facts."""
