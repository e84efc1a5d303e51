"""The base of the actions of the modules beside it."""

from __future__ import annotations

from engine.core.kinds import Kind


class Action(Kind):
    """What a seat can do."""
