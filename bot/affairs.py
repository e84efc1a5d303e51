"""What stands between the members of a running table, beside the game itself.

Kept with the table's settings, in numbers of seats and never of persons, so that it outlives a
change of who sits there and holds nothing that must be forgotten with somebody.
"""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel, ConfigDict

UNNAMED: Final = -1
"""Stands for a seat that may not be named."""


class Affairs(BaseModel):
    """The affairs of a table.

    `missed` has the deadlines each seat missed in a row, `late` the seats whose time ran out since
    a member acted last.
    """

    model_config = ConfigDict(frozen=True)

    missed: dict[int, int] = {}
    late: tuple[int, ...] = ()
