"""The terms of `/play` besides the game's options: pace, and number of players."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from bot.table.pace import Pace
from bot.table.settings import TableSettings

PACKED: Final = re.compile(r"~([0-9]{1,2})\.([0-9]{1,2})", re.ASCII)
PACES: Final = tuple(Pace)


class Terms(NamedTuple):
    """The pace of a table, and the number of seats with which it begins by itself, if any."""

    pace: Pace = Pace.NONE
    wanted: int = 0

    @property
    def settings(self) -> TableSettings:
        """The settings of a table on these terms."""
        return TableSettings(pace=self.pace, wanted=self.wanted)

    @property
    def packed(self) -> str:
        """These terms, short enough for a custom id; "" for the usual ones."""
        return "" if self == Terms() else f"~{PACES.index(self.pace)}.{self.wanted}"


def unpacked(packed: str) -> Terms | None:
    """The terms of a custom id; None if they are not ours."""
    form = PACKED.fullmatch(packed)
    if not packed:
        return Terms()
    if form is None or int(form[1]) >= len(PACES):
        return None
    return Terms(PACES[int(form[1])], int(form[2]))
