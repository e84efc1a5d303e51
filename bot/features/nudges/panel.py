"""The button to nudge, in the panel of a seat that waits and in the table's menu."""

from collections.abc import Iterator
from typing import Final

from bot.features.nudges.deed import waits_for
from bot.language.speech import Speech
from bot.presentation.custom_ids import CustomId
from bot.presentation.features import Shows
from bot.presentation.panel import Button
from bot.table.table import Table

VERB: Final = "nudge"


def beside(table: Table, seat: int, speech: Speech) -> Iterator[Button]:
    """The button in a seat's panel, if the seat need not act and the game waits for others."""
    if seat not in table.missing:
        yield from dealings(table, seat, speech)


def dealings(table: Table, seat: int, speech: Speech) -> Iterator[Button]:
    """The button in the table's menu, if the game waits for others."""
    if waits_for(table, seat):
        yield Button(str(CustomId(table.id, seat, 0, VERB)), speech.say("button-nudge"))


SHOWS = Shows(beside=beside, dealings=dealings)
