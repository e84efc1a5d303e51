"""Alarms on a board: a line at the top, and a band above the picture."""

from typing import Any, Final, NamedTuple

from bot.language.speech import Speech
from bot.language.wording import alt_text
from bot.presentation.panel import NOT_DRAWN, Picture
from bot.table.table import Table

DRAWING: Final = "bot.presentation.draw_alarms:draw"
TALL: Final = 0.15
MOST: Final = 3
"""Maximum alarms shown, the most pressing first."""


class Scene(NamedTuple):
    """A picture's scene and drawing function, with a band of alarms above it."""

    told: tuple[str, ...]
    drawing: str
    scene: Any


def lines(table: Table, speech: Speech) -> list[str]:
    """The current alarms, one line each."""
    return [speech.say("alarm", what=alarm.told) for alarm in table.alarms[:MOST]]


def with_heading(picture: Picture | None, table: Table, speech: Speech) -> Picture | None:
    """A board's picture below its most pressing alarm, if there is one."""
    alarms = table.alarms[:1]
    if picture is None or picture is NOT_DRAWN or not alarms:
        return picture
    drawn = tuple(speech.for_pictures(alarm.told) for alarm in alarms)
    sentences = [speech.unescaped(alarm.told) for alarm in alarms]
    scene = Scene(drawn, picture.drawing, picture.scene)
    alt = alt_text([*sentences, picture.alt])
    return Picture(DRAWING, scene, alt, picture.tall + TALL)
