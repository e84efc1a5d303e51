"""A click, or a command about one game, as its handler gets it.

The router parses the custom id, checks permission, and loads the table; for commands `which_game`
finds the table. So a button and a command can share a handler.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.discord_io.answer import Answer
from bot.language.speech import Speech
from bot.presentation.custom_ids import ANY_DECISION, NO_SEAT, CustomId
from bot.table.table import Table


@dataclass(slots=True)
class Click:
    """A click: the parts of its custom id (`presentation.custom_ids`), and its answer."""

    answer: Answer
    match_id: str
    seat: int
    decision: int
    verb: str
    argument: str

    @property
    def id(self) -> CustomId:
        """The custom id that was pressed."""
        return CustomId(self.match_id, self.seat, self.decision, self.verb, self.argument)

    @property
    def shown_for(self) -> int | None:
        """The decision that the button was shown for; None if it is valid at any decision."""
        return None if self.decision == ANY_DECISION else self.decision


@dataclass(slots=True)
class TableClick(Click):
    """A click or command at a table: a command's `verb` is its name, `argument` its text."""

    table: Table

    @property
    def speech(self) -> Speech:
        """Speech about the table in the language of the member who clicked."""
        return self.table.speech(self.answer.speech.locale)

    @property
    def viewer(self) -> int | None:
        """The seat whose knowledge the member shares; None if they share none's."""
        return self.table.eyes_of(self.answer.user)

    @classmethod
    def from_command(cls, answer: Answer, table: Table, command: str, text: str) -> TableClick:
        """A command about this table, as a click without a seat and decision number."""
        return cls(answer, table.id, NO_SEAT, 0, command, text, table)
