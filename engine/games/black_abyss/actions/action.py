"""The base class of all actions of the game."""

from __future__ import annotations

from engine.core.kinds import Kind


class Action(Kind):
    """Base of all actions."""
