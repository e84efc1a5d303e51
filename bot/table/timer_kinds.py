"""What comes due at a table: the kinds of its timers, each set by one effect alone."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Timers(StrEnum):
    """What comes due.

    Moves of agents and prepared ones, reminders, deadlines, ends of lobbies; the end of a proposal,
    and its recount when others are there; the end of a pause.
    """

    AGENT = "agent"
    REMIND = "remind"
    DEADLINE = "deadline"
    LOBBY = "lobby"
    NUDGED = "nudged"
    PREMOVE = "prepared"
    PROPOSAL = "proposal"
    RECOUNT = "recount"
    PAUSE = "pause"


TURN_TIMERS: Final = (Timers.REMIND, Timers.DEADLINE)
"""The timers of a seat's clock."""
