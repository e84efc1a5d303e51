"""Panels: messages as plain values, with text, a picture, and rows of buttons and menus.

The other packages make panels; `bot.discord_io` renders them as Discord's components. Of Discord's
limits, this module has only those that decide where texts and rows are cut.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

ROW = 5
"""Discord's limit: buttons per row."""
ENTRIES = 25
"""Discord's limit: entries per menu."""
LABEL = 80
"""Discord's limit: characters of a button's label."""
ENTRY = 100
"""Discord's limit: characters of a menu entry, and of its description."""
TITLE = 45
"""Discord's limit: characters of a modal's title."""
SMALL = "-# "
"""Discord's markdown for a line of small text."""


class Style(StrEnum):
    """A button's colour: blue, grey, green, red. At most one button of a message is `GOOD`.

    A `MOVE` is grey, too: a choice that is played at once, and no main one.
    """

    MAIN = "main"
    PLAIN = "plain"
    MOVE = "move"
    GOOD = "good"
    DANGER = "danger"


class Button(NamedTuple):
    """A button. `id` is its custom id, `icon` the id of an icon, or "".

    A button that `stays` is never folded into a menu.
    """

    id: str
    label: str
    style: Style = Style.PLAIN
    disabled: bool = False
    icon: str = ""
    stays: bool = False


class Link(NamedTuple):
    """A button that opens a URL."""

    url: str
    label: str


class Entry(NamedTuple):
    """An entry of a menu. `chosen` entries are preselected."""

    value: str
    label: str
    description: str = ""
    icon: str = ""
    chosen: bool = False


class Menu(NamedTuple):
    """A select menu: the member chooses `least` to `most` entries. `heading` is "" for none.

    A menu of `people` has no entries; its value is the id of the chosen member.
    """

    id: str
    placeholder: str
    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1
    heading: str = ""
    people: bool = False


class Heading(NamedTuple):
    """A heading for the buttons of a row: the first part of the row, shown above them."""

    text: str


Row = tuple[Heading | Button | Link, ...] | Menu


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is still to be drawn, in a worker process.

    `drawing` is the import path of the function that draws the `scene`, as "module:function".
    `alt` is the alt text, `tall` the picture's approximate height relative to its width.
    """

    drawing: str
    scene: Any
    alt: str
    tall: float = 1.6


NOT_DRAWN = Picture("", (), "")
"""Stands for the picture of a board whose presenter failed."""


class Panel(NamedTuple):
    """A message: paragraphs of text, picture, rows, and a footer.

    `accent` is the colour of its edge as 0xRRGGBB, None for the usual one.
    """

    text: tuple[str, ...]
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    accent: int | None = None
    foot: str = ""


def with_button(panel: Panel, button: Button | Link) -> Panel:
    """The panel with one more button, in its last row if there is room."""
    *rows, last = panel.rows or ((),)
    if isinstance(last, Menu) or len(last) >= ROW:
        return panel._replace(rows=(*panel.rows, (button,)))
    return panel._replace(rows=(*rows, (*last, button)))


def in_rows(buttons: Sequence[Button | Link]) -> tuple[Row, ...]:
    """The buttons in rows of at most `ROW`."""
    return tuple([tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)])


def buttons_of(row: Row) -> list[Button]:
    """The buttons of a row; [] for a menu."""
    return [] if isinstance(row, Menu) else [one for one in row if isinstance(one, Button)]


def with_each_button(row: Row, change: Callable[[Button], Button]) -> Row:
    """The row with each of its buttons changed. Menus are kept."""
    if isinstance(row, Menu):
        return row
    return tuple([change(one) if isinstance(one, Button) else one for one in row])


def without(row: Row, ids: Collection[str]) -> Row:
    """The row without these buttons; () if only its heading is left. Menus are kept."""
    if isinstance(row, Menu):
        return row
    left = [one for one in row if not (isinstance(one, Button) and one.id in ids)]
    return tuple(left) if [one for one in left if not isinstance(one, Heading)] else ()
