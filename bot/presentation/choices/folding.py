"""Rows of choices made to fit: the parts that a message may have, and the height of a phone.

How tall a message is only a phone knows; here it is reckoned from letters and buttons, as one shows
them that is 390 points wide. What is too tall is folded into menus, what saves most first: the main
choice, windows, and what is dangerous stay buttons.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, takewhile
from math import ceil
from typing import Final

from bot.language.speech import Speech, with_icons
from bot.presentation.choices.styles import BACK
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import (
    ENTRIES,
    Button,
    Entry,
    Heading,
    Link,
    Menu,
    Panel,
    Row,
    Style,
    without,
)
from engine.core.choices import LABEL_JOINT

TALLEST: Final = 880
"""Points of a message on a phone, of the 900 that are allowed."""
LINE, SMALL_LINE = 22, 19
LETTERS, SMALL_LETTERS = 33, 38
"""Letters of a line of text, and of a small one."""
SMALL = "-# "
AROUND: Final = 95
"""Points of who wrote it, what it answers, and the edges."""
SELECT, BUTTON, FURTHER_LINE = 46, 40, 18
WIDTH, EDGES, LETTER, ICON = 266, 28, 6.9, 28
"""Points of a row, and of the edges, letters and icon of a button."""
PLACEHOLDER: Final = 28
"""Letters that what a menu asks for has room for."""
BUDGET: Final = 26
"""Parts of a message that its choices may be."""
ICON_LETTERS = "xx"
QUIET: Final = (Style.MAIN, Style.PLAIN)


def within_budget(rows: Sequence[Row], speech: Speech) -> list[Row]:
    """Rows whose longest are folded until a message has room for all their parts."""
    found = list(rows)
    while sum(1 + (1 if isinstance(row, Menu) else len(row)) for row in found) > BUDGET:
        longest = max(map(_buttons, found), key=len)
        if len(longest) < 2:
            break
        found = _folded(found, longest, speech)
    return found


def on_a_phone(panel: Panel, choices: int, speech: Speech, quiet: Sequence[Style] = QUIET) -> Panel:
    """The panel with as many of its first `choices` rows folded as it takes to fit.

    Buttons in styles that are not `quiet` stay; the first of these is that of what is done at once.
    """
    rows = [_headed(row, speech) for row in panel.rows]
    rows, rest = rows[:choices], rows[choices:]
    room = TALLEST - height_of(panel._replace(rows=(*rest,)))
    while (tall := sum(map(_height, rows))) > room:
        for foldable in (_foldable(rows, quiet), _rows_of(rows, quiet), _with_ways_back(rows)):
            ways = [_folded(rows, some, speech) for some in foldable]
            best = min(ways, key=lambda way: sum(map(_height, way)), default=rows)
            if sum(map(_height, best)) < tall:
                rows = best
                break
        else:
            break
    return panel._replace(rows=(*rows, *rest))


def fitting(panels: Iterable[Panel]) -> Panel:
    """The first panel that is no taller than a phone shows at once; the last if none is."""
    for panel in panels:
        if height_of(panel) <= TALLEST:
            break
    return panel


def height_of(panel: Panel) -> float:
    """Points of a panel on a phone."""
    picture = WIDTH * panel.picture.tall if panel.picture is not None else 0
    text = sum(map(_text_height, (*panel.text, panel.foot)))
    return AROUND + picture + text + sum(map(_height, panel.rows))


def _foldable(rows: Sequence[Row], quiet: Sequence[Style]) -> Iterator[list[Button]]:
    """What can be entries of one menu: all that opens more; or what is done at once, of a row."""
    each = [[one for one in _buttons(row) if one.style in quiet] for row in rows]
    some = [[one for one in row if _opens(one) and one.icon != BACK] for row in each]
    some = [list(chain.from_iterable(some))]
    for row in each:
        some.append([one for one in row if _does(one) and one.style is quiet[0]])
    yield from (buttons for buttons in some if len(buttons) > 1)


def _rows_of(rows: Sequence[Row], quiet: Sequence[Style]) -> Iterator[list[Button]]:
    """Of a row all that is quiet, so that what leads back from here stays a button."""
    if all(one.icon != BACK for row in rows for one in _buttons(row)):
        return
    for row in rows:
        some = [one for one in _buttons(row) if one.style in quiet and one.icon != BACK]
        some = [one for one in some if _opens(one) or _does(one)]
        if len(some) > 1:
            yield some


def _with_ways_back(rows: Sequence[Row]) -> Iterator[list[Button]]:
    """Where nothing else makes room, all that opens more with the ways back among it."""
    some = [one for row in rows for one in _buttons(row) if _opens(one)]
    if len(some) > 1:
        yield some


def _opens(button: Button) -> bool:
    return parse(button.id).verb is Verb.OPEN


def _does(button: Button) -> bool:
    return parse(button.id).verb is Verb.PLAY


def _buttons(row: Row) -> list[Button]:
    """The buttons of a row that may be folded."""
    if isinstance(row, Menu):
        return []
    return [one for one in row if isinstance(one, Button) and not one.stays]


def _folded(rows: Sequence[Row], buttons: Sequence[Button], speech: Speech) -> list[Row]:
    """The rows with a menu of these buttons, in the place of the first or in one that asks so."""
    at = next(at for at, row in enumerate(rows) if buttons[0] in _buttons(row))
    gone = {one.id for one in buttons}
    left = [without(row, gone) for row in rows]
    menus = sum(isinstance(row, Menu) and parse(row.id).verb is Verb.MENU for row in rows)
    where = parse(buttons[0].id)._replace(verb=Verb.MENU, argument=str(menus))
    entries = tuple(Entry(one.id, one.label, icon=one.icon) for one in buttons)
    said = next((one.text for one in _parts(rows[at]) if isinstance(one, Heading)), "")
    opened = any(one.icon == BACK for row in rows for one in _buttons(row))
    usual = speech.say("menu-choose" if opened else "menu-first")
    asked = with_icons(said, lambda _: "") or _common(buttons) or usual
    if said:  # the menu says it now
        left[at] = tuple(one for one in _parts(left[at]) if not isinstance(one, Heading))
    menu = _asking(Menu(str(where), asked, entries), speech)
    joined = [_joined(row, menu) for row in left]
    found = joined if joined != left else [*left[:at], menu, *left[at:]]
    return [row for row in found if row]


def _joined(row: Row, menu: Menu) -> Row:
    """A row that is a folded menu and asks the same, with what the other offers."""
    if not isinstance(row, Menu) or parse(row.id).verb is not Verb.MENU:
        return row
    entries = (*row.entries, *menu.entries)
    asked = (row.placeholder, row.heading) == (menu.placeholder, menu.heading)
    return replace(row, entries=entries) if asked and len(entries) <= ENTRIES else row


def _parts(row: Row) -> tuple[Heading | Button | Link, ...]:
    return () if isinstance(row, Menu) else row


def _common(buttons: Sequence[Button]) -> str:
    """The words that labels begin with in common, up to a bracket; "" if they are too many."""
    columns = zip(*(one.label.split() for one in buttons), strict=False)
    alike = takewhile(lambda each: len({*each}) == 1 and not each[0].startswith("("), columns)
    said = " ".join(column[0] for column in alike).rstrip(f" ·:,;{LABEL_JOINT}")
    return f"{said} …" if said and len(said) + 2 <= PLACEHOLDER else ""


def _headed(row: Row, speech: Speech) -> Row:
    return _asking(row, speech) if isinstance(row, Menu) else row


def _asking(menu: Menu, speech: Speech) -> Menu:
    """A menu that asks for more than it has room to show says it above."""
    if menu.heading or len(menu.placeholder) <= PLACEHOLDER:
        return menu
    return replace(menu, heading=menu.placeholder, placeholder=speech.say("menu-choose"))


@lru_cache(maxsize=1024)
def _height(row: Row) -> float:
    if isinstance(row, Menu):
        return SELECT + (_text_height(SMALL + row.heading) if row.heading else 0)
    above = sum(_text_height(SMALL + one.text) for one in row if isinstance(one, Heading))
    lines, left, further = 0, 0.0, 0
    for one in row:
        if isinstance(one, Heading):
            continue
        icon = ICON * bool(isinstance(one, Button) and one.icon)
        width = EDGES + icon + LETTER * len(one.label)
        further += ceil(width / WIDTH) - 1
        if not lines or width > left:
            lines, left = lines + 1, float(WIDTH)
        left -= width
    return above + BUTTON * lines + FURTHER_LINE * further


@lru_cache(maxsize=1024)
def _text_height(text: str) -> float:
    """Points of a text, its icons a word each."""
    tall = 0.0
    for line in with_icons(text, lambda _: ICON_LETTERS).split("\n") if text else ():
        small = line.startswith(SMALL)
        letters, height = (SMALL_LETTERS, SMALL_LINE) if small else (LETTERS, LINE)
        tall += height * _wrapped(line.removeprefix(SMALL), letters)
    return tall


def _wrapped(line: str, letters: int) -> int:
    """Lines that words take, each whole where a line has room for it."""
    if len(line) <= letters:
        return 1
    lines, used = 1, 0
    for word in line.split():
        used += len(word) + 1
        if used > letters + 1:
            lines, used = lines + 1 + (len(word) - 1) // letters, len(word) + 1
    return lines
