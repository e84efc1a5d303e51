"""The kinds of a table's timers. Exactly one effect sets each kind."""

from enum import StrEnum
from typing import Final


class Timers(StrEnum):
    """Kinds of timers, by what is due.

    A move of an AI, a reminder, a deadline, the end of a lobby, a prepared move; the end of a
    proposal, its recount after its voters changed, and the end of a pause.
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
