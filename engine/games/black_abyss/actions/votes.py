"""The tribunal: resolutions, ballots and ties."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind

When = Literal["either", "passed", "rejected"]


@kind
class Propose:
    """As leader, put one of the drawn resolutions to the vote."""

    law: int


@kind
class Mark:
    """Mark an item of the ballot: for (1), against (-1) or abstain (0)."""

    law: int
    vote: int


@kind
class Favour:
    """Vote for a candidate for the tribunal seat, or for nobody (-1)."""

    candidate: int


@kind
class Prepare:
    """Prepare the vote on the seat: a candidate, or nobody (-1).

    `when`: for either result of the new resolution, or for one of them.
    """

    when: When
    candidate: int


@kind
class Vote:
    """Fill in and cast a whole ballot: a vote per item (as in `Mark`), and a candidate.

    If the seat is voted on later, the candidate is prepared for either result; -2 leaves it
    unchanged.
    """

    votes: tuple[int, ...]
    candidate: int


@kind
class BreakTie:
    """As leader, break a tie: pass (1) or reject (0) a resolution, or name a candidate."""

    choice: int


@kind
class Cast:
    """Cast the ballot; unmarked items abstain."""
