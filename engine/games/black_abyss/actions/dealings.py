"""Founding homes, war, peace, passage and private talks."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class FoundHome:
    """Replace an unexplored hex of the frontier with one's home world."""

    at: int


@kind
class DeclareWar:
    """Declare war, before any movement."""

    on: int


@kind
class Offer:
    """Offer peace (0) or passage (1)."""

    to: int
    what: int


@kind
class Withdraw:
    """Take an offer back."""

    to: int
    what: int


@kind
class Accept:
    """Accept an offer."""

    of: int
    what: int


@kind
class Decline:
    """Decline an offer."""

    of: int
    what: int


@kind
class Talk:
    """Ask another seat for private talks, or agree to them."""

    to: int


@kind
class EndTalk:
    """End private talks with another seat, or decline or withdraw the request."""

    to: int


@kind
class EndPassage:
    """Give notice to another seat that passage ends."""

    to: int
