"""Looks of choices by role, and the icons of the bot's own buttons.

The game decides the role of a choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.presentation.custom_ids import Verb
from bot.presentation.panel import Button, Heading, Link, Menu, Row, Style
from engine.core.choices import Role

STYLES = {
    Role.PRIMARY: Style.GOOD,
    Role.NORMAL: Style.MAIN,
    Role.END_OF_TURN: Style.PLAIN,
    Role.DESTRUCTIVE: Style.DANGER,
    Role.ASIDE: Style.PLAIN,
}
BACK = "icon-back"
ICONS = {
    Verb.HAND: "icon-hand",
    Verb.LOOK: "icon-look",
    Verb.TEXT: "icon-text",
    Verb.SCORE: "icon-points",
    Verb.TABLE: "icon-table",
    Verb.UNDO: "icon-undo",
    Verb.VOTE: "icon-vote",
    Verb.BACK: BACK,
}
"""Icons of the bot's own buttons, by verb."""
GROUP_STYLES = {**STYLES, Role.NORMAL: Style.PLAIN, Role.DESTRUCTIVE: Style.PLAIN}
"""Styles of buttons that open groups: only an immediate action is marked as dangerous."""


def one_stands_out(rows: Sequence[Row]) -> Iterator[Row]:
    """The rows with only the first main button kept as such."""
    found = False
    for row in rows:
        if isinstance(row, Menu):
            yield row
            continue
        buttons = []
        for button in row:
            stands_out = isinstance(button, Button) and button.style is Style.GOOD
            buttons.append(_quieter(button) if stands_out and found else button)
            found = found or stands_out
        yield tuple(buttons)


def _quieter(button: Heading | Button | Link) -> Heading | Button | Link:
    return button._replace(style=Style.MAIN) if isinstance(button, Button) else button
