"""Styles of buttons by the role of a choice, which the game decides; icons of other buttons.

The colours are the same in all games: the main choice is green, an irreversible one is red, and all
others are grey. What a tutorial or a hint advises is blue.
"""

from collections.abc import Sequence

from bot.presentation.custom_ids import Verb
from bot.presentation.panel import Button, Row, Style, buttons_of, with_each_button
from engine.core.choices import Role

STYLES = {
    Role.PRIMARY: Style.GOOD,
    Role.NORMAL: Style.MOVE,
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
"""Styles of buttons that open groups. Only an immediate action is marked as dangerous."""


def one_stands_out(rows: Sequence[Row]) -> tuple[Row, ...]:
    """The rows with at most one button in `Style.GOOD`; later ones get the style `MOVE`."""
    good = [one for row in rows for one in buttons_of(row) if one.style is Style.GOOD]

    def change(button: Button) -> Button:
        return button._replace(style=Style.MOVE) if button in good[1:] else button

    return tuple(with_each_button(row, change) for row in rows) if good[1:] else tuple(rows)
