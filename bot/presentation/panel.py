"""What a message shows, as plain values: text, a picture, rows of buttons and menus.

Presenters and menus make panels; `bot.discord_io` turns them into Discord's components. Nothing
here knows Discord's objects, nor of its limits more than what is cut to them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

ROW = 5
"""Buttons that a row has room for."""
ENTRIES = 25
"""Entries of a menu."""
LABEL = 80
"""Letters of a button."""
ENTRY = 100
"""Letters of an entry of a menu, and of what is said about it."""
TITLE = 45
"""Letters of the title of a window."""


class Style(StrEnum):
    """How much a button asks for attention: `GOOD` most, and one of a message at most."""

    MAIN = "main"
    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


class Button(NamedTuple):
    """A button; `id` is a custom id, `icon` the id of an icon.

    One that `stays` is never folded into a menu, however little room there is.
    """

    id: str
    label: str
    style: Style = Style.PLAIN
    disabled: bool = False
    icon: str = ""
    stays: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address."""

    url: str
    label: str


class Entry(NamedTuple):
    """One line of a menu."""

    value: str
    label: str
    description: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select of `least` to `most` entries; a `heading` stands above it."""

    id: str
    placeholder: str
    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """What the buttons of a row have in common; stands first in it, shown above them."""

    text: str


Row = tuple[Heading | Button | Link, ...] | Menu


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture yet to be drawn on a sheet by `drawing`, a "module:function" for workers.

    It is about `tall` times as high as it is wide.
    """

    drawing: str
    scene: Any
    alt: str
    tall: float = 1.6


class Panel(NamedTuple):
    """A whole message: a heading and lines of text, a picture, rows, and what stands below them.

    `accent` is 0xRRGGBB.
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


def without(row: Row, ids: Collection[str]) -> Row:
    """The row without these buttons; nothing if only its heading is left. A menu stays whole."""
    if isinstance(row, Menu):
        return row
    left = tuple(one for one in row if not (isinstance(one, Button) and one.id in ids))
    return left if any(not isinstance(one, Heading) for one in left) else ()
