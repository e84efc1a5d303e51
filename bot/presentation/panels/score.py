"""Who is winning, and why: the button that asks it, and the answer from what the asker may know.

What decides a game, and what each seat has of it, is said by the game: `engine.core.text`.
"""

from __future__ import annotations

from bot.language.speech import Speech, title
from bot.presentation import alarms
from bot.presentation.choices.styles import ICONS
from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb
from bot.presentation.panel import Button, Panel
from bot.presentation.shown import Shown, question
from bot.table.table import Table


def door(table: Table, speech: Speech) -> Button:
    """The button that asks it."""
    where = CustomId(table.id, NO_SEAT, 0, Verb.SCORE)
    return Button(str(where), speech(question(table)), icon=ICONS[Verb.SCORE])


def told(shown: Shown) -> Panel:
    """The answer: what is near, what decides the game, and each seat by what it has of that."""
    table, speech = shown.table, shown.speech
    heading = speech.say("score-heading", game=title(table.row.game), question=question(table))
    lines = [*alarms.lines(table, speech), *shown.score]
    return Panel((f"### {heading}", "\n".join(lines)))
