"""A game's alarms on a board, as lines of text and as a band above the picture.

Alarms are the public threats that may decide the game (`Table.alarms`).
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bot.language.speech import Speech
from bot.language.wording import alt_text
from bot.presentation.panel import NOT_DRAWN, Picture
from bot.table.table import Table
from engine.core.game import Alarm

DRAWING: Final = "bot.presentation.draw_alarms:draw"
TALL: Final = 0.15
"""Height of the band relative to the picture's width, if the alarm takes one line."""
MOST, BELOW = 3, 2
"""Maximum number of alarms shown, the most pressing first; and of those below a picture."""


class Scene(NamedTuple):
    """A picture with an alarm's sentence above it: the sentence, and what to draw below.

    `chance`: the alarm is the reader's own chance to win.
    """

    told: str
    chance: bool
    drawing: str
    scene: Any


def lines(table: Table, speech: Speech, reader: int | None) -> list[str]:
    """The current alarms for a seat, or for everybody (None), one line each."""
    return [
        speech.say("chance" if is_own_chance(one, reader) else "alarm", what=one.told_to(reader))
        for one in table.alarms[:MOST]
    ]


def below_picture(told: Sequence[str]) -> Sequence[str]:
    """The alarms in the text below a picture: the first two, or none if the band has the only one.

    So the text never warns of a second danger without the first. *Text* has the others.
    """
    return told[:BELOW] if len(told) > 1 else ()


def is_own_chance(alarm: Alarm, reader: int | None) -> bool:
    """Whether the alarm threatens others alone, and the reader may win by it."""
    return reader in alarm.near and reader not in alarm.threatens


def with_heading(
    picture: Picture | None, table: Table, speech: Speech, reader: int | None
) -> Picture | None:
    """The board's picture, with a band for its most pressing alarm above it.

    Without alarms, and if nothing is drawn, the picture is returned as it is.
    """
    if picture is None or picture is NOT_DRAWN or not table.alarms:
        return picture
    first = table.alarms[0]
    told, chance = first.told_to(reader), is_own_chance(first, reader)
    scene = Scene(speech.for_pictures(told), chance, picture.drawing, picture.scene)
    alt = alt_text([speech.without_escapes(told), picture.alt])
    return Picture(DRAWING, scene, alt, picture.tall + TALL)
