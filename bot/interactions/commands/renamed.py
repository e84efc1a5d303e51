"""Commands that were renamed: what they were called, and what they are called now.

Discord shows an old name until a member restarts it; who types one is told the new one, and so is
who asks for help with one. An old name that means something else today stands here too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RENAMED: Final[Mapping[str, str]] = {
    "do": "move",
    "move": "table move",
    "resign": "quit",
    "leave": "quit",
    "invite": "table invite",
    "nudge": "table nudge",
    "pause": "table pause",
    "resume": "table resume",
    "laws": "table laws",
    "chart": "table chart",
    "export": "table export",
    "seat give": "table give",
    "seat host": "table host",
    "seat replace": "table replace",
    "seat end": "table end",
}
"""New names by old ones, both without the slash."""
