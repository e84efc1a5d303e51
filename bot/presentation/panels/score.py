"""The score: its button, and its panel, which has what the reader may know.

The game decides what the score consists of (`Text.score`).
"""

from bot.language.speech import Speech, title
from bot.presentation import alarms
from bot.presentation.choices.styles import ICONS
from bot.presentation.custom_ids import Verb, custom_id
from bot.presentation.panel import Button, Panel
from bot.presentation.shown import Shown, question
from bot.table.table import Table


def button(table: Table, speech: Speech) -> Button:
    """The button that opens the score."""
    where = custom_id(Verb.SCORE, match=table.id)
    return Button(where, speech(question(table)), icon=ICONS[Verb.SCORE])


def panel(shown: Shown) -> Panel:
    """The panel of the score: alarms, what decides the game, and how each seat stands."""
    table, speech = shown.table, shown.speech
    heading = speech.say("score-heading", game=title(table.row.game), question=question(table))
    lines = [*alarms.lines(table, speech, shown.viewer), *shown.score]
    return Panel((f"### {heading}", "\n".join(lines)))
