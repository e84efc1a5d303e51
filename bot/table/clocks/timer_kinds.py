"""The kinds of a table's timers; each is set by exactly one effect."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Timers(StrEnum):
    """Timers: moves of agents and prepared moves, reminders, deadlines, ends of lobbies.

    Also a proposal's end, its recount when its voters change, and the end of a pause.
    """

    AGENT = "agent"
    REMIND = "remind"
    DEADLINE = "deadline"
    LOBBY = "lobby"
    PREMOVE = "prepared"
    PROPOSAL = "proposal"
    RECOUNT = "recount"
    PAUSE = "pause"


TURN_TIMERS: Final = (Timers.REMIND, Timers.DEADLINE)
"""The timers of a seat's clock."""
