"""What is near and decides a game, above all else a board says: in a line, and in the picture.

Imported by the main process, so nothing here needs the drawing library.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bot.language.speech import Speech
from bot.language.wording import alt_text
from bot.presentation.panel import Picture
from bot.table.table import Table

DRAWING: Final = "bot.presentation.draw_alarms:draw"
"""The function that draws a scene, named for a worker process."""
TALL: Final = 0.15
MOST: Final = 3
"""Alarms that are shown: of many the most pressing."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture, its own scene and the function that draws it, under what is near."""

    told: tuple[str, ...]
    drawing: str
    scene: Any


def lines(table: Table, speech: Speech) -> list[str]:
    """The alarms that stand, a line each."""
    return [speech.say("alarm", what=alarm.told) for alarm in table.alarms[:MOST]]


def headed(picture: Picture | None, table: Table, speech: Speech) -> Picture | None:
    """A board's picture under the most pressing alarm, if one stands."""
    alarms = table.alarms[:1]
    if picture is None or not alarms:
        return picture
    drawn = tuple(speech.drawn(alarm.told) for alarm in alarms)
    told = [speech.unescaped(alarm.told) for alarm in alarms]
    scene = Scene(drawn, picture.drawing, picture.scene)
    alt = alt_text([*told, picture.alt])
    return Picture(DRAWING, scene, alt, picture.tall + TALL)
