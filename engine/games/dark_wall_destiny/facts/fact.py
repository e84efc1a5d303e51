"""The base of the facts of the modules beside it."""

from __future__ import annotations

from engine.core.kinds import Kind


class Fact(Kind):
    """What can come to pass."""
