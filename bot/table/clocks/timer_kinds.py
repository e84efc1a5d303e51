"""The kinds of a table's timers. Exactly one effect sets each kind."""

from enum import StrEnum
from typing import Final


class Timers(StrEnum):
    """Kinds of timers.

    Moves of AIs and prepared moves, reminders, deadlines, ends of lobbies; a proposal's end, its
    recount when its voters change, and the end of a pause.
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
