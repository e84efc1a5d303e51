"""The result of an action."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.table.table import Table
from engine.core.events import Event


@dataclass(frozen=True, slots=True)
class ActionResult:
    """The result of an action.

    `notice` is the id of the pending notice that updates the board; None if the board need not
    change. `repeated` says that the same interaction was committed before, so nothing was done.
    """

    table: Table
    notice: str | None
    events: Sequence[Event[Any]] = ()
    repeated: bool = False
