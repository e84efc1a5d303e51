"""The tribunal: resolutions, ballots and ties."""

from typing import Literal

from engine.games.black_abyss.actions.action import Action

When = Literal["either", "passed", "rejected"]


class Propose(Action):
    """As leader, choose which of the two drawn resolutions is put to the vote."""

    law: int


class Mark(Action):
    """Mark an item of the ballot: for (1), against (-1) or abstain (0)."""

    law: int
    vote: int


class Favour(Action):
    """Vote for a candidate for the tribunal seat, or for nobody (-1)."""

    candidate: int


class Prepare(Action):
    """Prepare the vote on the seat: a candidate, or nobody (-1).

    `when` is the result of the new resolution for which the vote is prepared; "either" for both.
    """

    when: When
    candidate: int


class Vote(Action):
    """Fill in and cast a whole ballot: a vote per item (as in `Mark`), and a candidate.

    If the seat is voted on later, the candidate is prepared for both results; -2 leaves earlier
    preparations as they are. In a long ballot some votes may be -2, with a candidate of -2: then
    the others are only kept, not cast.
    """

    votes: tuple[int, ...]
    candidate: int


class BreakTie(Action):
    """As leader, break a tie: pass (1) or reject (0) a resolution, or name a candidate."""

    choice: int


class Cast(Action):
    """Cast the ballot; items that are not marked count as abstentions."""
