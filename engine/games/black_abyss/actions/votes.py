"""The tribunal: resolutions put, ballots marked and cast, ties broken."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind

When = Literal["either", "passed", "rejected"]


@kind
class Propose:
    """As leader, put one of the resolutions drawn to the vote."""

    law: int


@kind
class Mark:
    """Mark an item of the ballot: for (1), against (-1) or abstain (0)."""

    law: int
    vote: int


@kind
class Favour:
    """Mark a candidate for the tribunal seat, or nobody (-1)."""

    candidate: int


@kind
class Prepare:
    """Mark beforehand whom (or nobody, -1) to favour when the seat is voted on.

    `when`: for either result on the new resolution, or for one.
    """

    when: When
    candidate: int


@kind
class Vote:
    """Fill a whole ballot in and put it in: a vote an item (as `Mark`), and whom to favour.

    While the seat is voted on later that is prepared for either result; -2 leaves it as it stands.
    """

    votes: tuple[int, ...]
    candidate: int


@kind
class BreakTie:
    """As leader, break a tie: pass a resolution (1) or not (0), or name a candidate."""

    choice: int


@kind
class Cast:
    """Put the ballot in; what is unmarked abstains."""
