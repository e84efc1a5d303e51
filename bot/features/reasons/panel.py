"""The button below the log, and the page with the AIs' latest actions and their motives."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.features.reasons.search import Reason
from bot.language.speech import Speech, fitting
from bot.presentation.custom_ids import custom_id
from bot.presentation.features import Shows
from bot.presentation.history.log import ROOM
from bot.presentation.panel import Button, Panel
from bot.table.leavers import speech_at
from bot.table.table import Table
from engine.core import registry
from engine.core.text import Text

VERB: Final = "reasons"
MOST: Final = 12
"""Maximum actions on the page."""


def recalls(table: Table, speech: Speech) -> Iterator[Button]:
    """The button, if AIs play and the game tells motives."""
    text = registry.game(table.row.game).text
    if type(text).motive is not Text.motive and any(seat.agent for seat in table.row.seats):
        yield Button(custom_id(VERB, match=table.id), speech.say("button-reasons"))


def panel(table: Table, found: Sequence[Reason], speech: Speech) -> Panel:
    """The page with these actions, the latest last, each with its motive."""
    heading = f"### {speech.say('reasons-heading')}"
    if not found:
        return Panel((heading, speech.say("reasons-none")))
    latest = fitting([_line(table, one, speech) for one in reversed(found)], ROOM)
    return Panel((heading, "\n".join(reversed(latest)), f"-# {speech.say('reasons-note')}"))


def _line(table: Table, one: Reason, speech: Speech) -> str:
    """An action with its motive, with the names of those who had the seats at the time."""
    then = speech_at(table.leavers, one.revision, speech)
    return f"- {' '.join(then.each(one.done))} *{then(one.motive)}*"


SHOWS = Shows(recalls=recalls)
