"""What is shown of the challenge: on the board of a game whether it counts."""

from __future__ import annotations

from collections.abc import Iterator

from bot.features.challenge.deed import day, is_practice
from bot.language.speech import Speech
from bot.presentation.features import Shows
from bot.table.table import Table


def line(table: Table, speech: Speech) -> Iterator[str]:
    """Of which day's challenge it is, and whether it counts."""
    if today := day(table.settings):
        said = "standing-practice" if is_practice(table.settings) else "standing-challenge"
        yield speech.say(said, day=today)


SHOWS = Shows(lines=line)
