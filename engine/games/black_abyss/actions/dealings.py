"""Homes founded, war, peace, passage and private talks."""

from __future__ import annotations

from engine.core.kinds import kind


@kind
class FoundHome:
    """Replace a face-down hex of the frontier with one's home world."""

    at: int


@kind
class DeclareWar:
    """Declare war, before moving anything."""

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
    """Wish to bargain in private with another seat, or agree to that."""

    to: int


@kind
class EndTalk:
    """End bargaining in private with another seat, or the wish of either for it."""

    to: int


@kind
class EndPassage:
    """Give notice that passage with another seat ends."""

    to: int
