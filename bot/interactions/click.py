"""A press of a button or menu, or a command about one game, resolved once for its handler.

The router parses the custom id, judges who pressed it and on what, and finds the table; commands
find the table by `which_game`. So a button and a command for one deed share a handler.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.discord_io.answer import Answer
from bot.presentation.custom_ids import NO_SEAT, CustomId
from bot.table.table import Table


@dataclass(slots=True)
class Click:
    """A click: the parts of its custom id (`custom_ids`), and how to answer."""

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


@dataclass(slots=True)
class TableClick(Click):
    """A click or command at a table; for commands `verb` is the command, `argument` its text."""

    table: Table

    @classmethod
    def typed(cls, answer: Answer, table: Table, command: str, text: str = "") -> TableClick:
        """A command about this table."""
        return cls(answer, table.id, NO_SEAT, 0, command, text, table)
