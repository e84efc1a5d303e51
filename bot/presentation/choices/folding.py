"""Fits rows of choices into Discord's limit of components, and into the height of a phone.

To fold buttons is to replace them by entries of a menu. A message that is too high, as estimated
from its letters and buttons for a phone 390 points wide, gets its choices folded, those first that
save most height. The main choice, forms and destructive choices stay buttons. Groups with equally
many choices are folded together, so that like groups look alike.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, takewhile
from math import ceil
from typing import Final

from bot.language.speech import Speech, capital, with_icons
from bot.presentation.choices.styles import BACK
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import (
    ENTRIES,
    SMALL,
    Button,
    Entry,
    Heading,
    Link,
    Menu,
    Panel,
    Row,
    Style,
    buttons_of,
    without,
)
from engine.core.choices import LABEL_JOINT, SEPARATOR

TALLEST: Final = 880
"""Maximum estimated height of a message on a phone, in points; tests measure at most 900."""
LINE, SMALL_LINE = 22, 19
"""Height of a line of normal and of small text, in points."""
LETTERS, SMALL_LETTERS = 33, 38
"""Characters per line, of normal and of small text."""

AROUND: Final = 95
"""Height of the author, the reply line and the margins, in points."""
SELECT, BUTTON, FURTHER_LINE = 46, 40, 18
"""Height of a menu, of a button, and of each further line of a button's label, in points."""
WIDTH, EDGES, LETTER, ICON = 266, 28, 6.9, 28
"""Width of a row, and of a button's margins, mean letter and icon, in points."""
PLACEHOLDER: Final = 28
"""Maximum characters of a placeholder."""
BUDGET: Final = 26
"""Maximum components of a message that may be choices."""
VERB_LAST: Final = "de"
"""The language in which an infinitive stands at the end of a label."""
INFINITIVE: Final = re.compile(r"[a-zäöüß]{3,}n")
ICON_LETTERS = "xx"
"""Letters that are about as wide as an icon in a line of text."""
NEWS: Final = 2
"""Number of lines in small text that most news take."""
QUIET: Final = (Style.MOVE, Style.PLAIN)
"""Styles of buttons that may be folded. The first one is that of immediate actions."""


def within_budget(rows: Sequence[Row], speech: Speech) -> list[Row]:
    """The rows, in which the longest are folded until a message can hold all components."""
    found = list(rows)
    while sum([1 + (1 if isinstance(row, Menu) else len(row)) for row in found]) > BUDGET:
        longest = max(map(_buttons, found), key=len)
        if len(longest) < 2:
            break
        alike = next(some for some in _with_like_groups(map(_buttons, found)) if longest in some)
        found = _fold_each(found, alike, speech)
    return found


def on_a_phone(
    panel: Panel,
    choices: int,
    speech: Speech,
    quiet: Sequence[Style] = QUIET,
    news: str | None = None,
    asked: str = "",
    tallest: int = TALLEST,
) -> Panel:
    """The panel, with its choices folded until it fits a phone.

    The choices are its first `choices` rows. Only buttons in the `quiet` styles are folded; the
    first of these styles is that of immediate actions. If all choices answer one question of the
    game, `asked` is that question, the placeholder of the menu. `news` is the part of the text that
    changes with each action. `NEWS` lines are reserved for it, so that the choices keep their form
    however long the news are. `tallest` is the height to fit, in points.
    """
    rows = [_asking(row, speech) if isinstance(row, Menu) else row for row in panel.rows]
    rows, rest = rows[:choices], rows[choices:]
    room = tallest - height_of(panel._replace(rows=(*rest,)))
    if news is not None:
        room -= SMALL_LINE * NEWS - _text_height(SMALL + news if news else "")
    while (tall := sum(map(_height, rows))) > room:
        for foldable in (_foldable(rows, quiet), _rows_of(rows, quiet), _with_ways_back(rows)):
            ways = [_fold_each(rows, some, speech, asked) for some in foldable]
            best = min(ways, key=lambda way: sum(map(_height, way)), default=rows)
            if sum(map(_height, best)) < tall:
                rows = best
                break
        else:
            break
    return panel._replace(rows=(*rows, *rest))


def fitting(panels: Iterable[Panel], tallest: int = TALLEST) -> Panel:
    """The first panel that is at most `tallest` points high; if none is, the last."""
    for panel in panels:
        if height_of(panel) <= tallest:
            break
    return panel


def height_of(panel: Panel) -> float:
    """The estimated height of a panel on a phone, in points."""
    picture = WIDTH * panel.picture.tall if panel.picture is not None else 0
    text = sum(map(_text_height, (*panel.text, panel.foot)))
    return AROUND + picture + text + sum(map(_height, panel.rows))


Foldable = list[list[Button]]
"""Lists of buttons that are folded together, each into a menu of its own."""


def _foldable(rows: Sequence[Row], quiet: Sequence[Style]) -> Iterator[Foldable]:
    """Buttons that may become a menu: all that open groups, or all actions of a row.

    In an open menu, groups beside actions are left to `_rows_of`, which folds both together.
    """
    each = [[one for one in _buttons(row) if one.style in quiet] for row in rows]
    opening = [
        [one for one in row if parse(one.id).verb is Verb.OPEN and one.icon != BACK] for row in each
    ]
    if any(one.icon == BACK for row in each for one in row):
        plays = [any(parse(one.id).verb is Verb.PLAY for one in row) for row in each]
        opening = [[] if mixed else row for row, mixed in zip(opening, plays, strict=True)]
    if len(some := list(chain.from_iterable(opening))) > 1:
        yield [some]
    yield from _with_like_groups(
        [one for one in row if parse(one.id).verb is Verb.PLAY and one.style is quiet[0]]
        for row in each
    )


def _rows_of(rows: Sequence[Row], quiet: Sequence[Style]) -> Iterator[Foldable]:
    """For each row, its quiet buttons that may become a menu, without *Back*.

    Nothing if there is no *Back*, as in the first menu.
    """
    if all(one.icon != BACK for row in rows for one in _buttons(row)):
        return
    each = [
        [one for one in _buttons(row) if one.style in quiet and one.icon != BACK] for row in rows
    ]
    yield from _with_like_groups(
        [one for one in row if parse(one.id).verb in (Verb.OPEN, Verb.PLAY)] for row in each
    )


def _with_ways_back(rows: Sequence[Row]) -> Iterator[Foldable]:
    """All buttons that open groups, and *Back*; nothing if fewer than two open groups."""
    some = [one for row in rows for one in _buttons(row) if parse(one.id).verb is Verb.OPEN]
    if len([one for one in some if one.icon != BACK]) > 1:
        yield [some]


def _with_like_groups(rows: Iterable[list[Button]]) -> Iterator[Foldable]:
    """Rows of more than one button, groups of the same size and level of the tree together."""
    alike: dict[tuple[int, int], Foldable] = {}
    for row in rows:
        if len(row) < 2:
            continue
        level = parse(row[0].id).argument.count(SEPARATOR)
        if level:
            alike.setdefault((level, len(row)), []).append(row)
        else:
            yield [row]
    yield from alike.values()


def _buttons(row: Row) -> list[Button]:
    """The buttons of a row, without those that always stay buttons."""
    return [one for one in buttons_of(row) if not one.stays]


def _fold_each(rows: Sequence[Row], lists: Foldable, speech: Speech, asked: str = "") -> list[Row]:
    """The rows with a menu in place of each of these lists of buttons."""
    found = [*rows]
    for buttons in lists:
        found = _fold(found, buttons, speech, asked)
    return found


def _fold(
    rows: Sequence[Row], buttons: Sequence[Button], speech: Speech, asked: str = ""
) -> list[Row]:
    """The rows with a menu in place of these buttons, in the row of the first one.

    If that row begins with another button, the menu is below it. If there is already a menu with
    the same name (`_shared`), the buttons become entries of that one.
    """
    at = [buttons[0] in _buttons(row) for row in rows].index(True)
    gone = {one.id for one in buttons}
    left = [without(row, gone) for row in rows]
    menus = sum([isinstance(row, Menu) and parse(row.id).verb is Verb.MENU for row in rows])
    where = parse(buttons[0].id)._replace(verb=Verb.MENU, argument=str(menus))
    entries = tuple([Entry(one.id, one.label, icon=one.icon) for one in buttons])
    heading = next((one.text for one in _parts(rows[at]) if isinstance(one, Heading)), "")
    opened = BACK in [one.icon for row in rows for one in _buttons(row)]
    usual = "menu-choose" if opened else "menu-more"
    named = with_icons(heading, lambda _: "") or _common(buttons, speech)
    if opened:
        named = named or _listed(buttons)
    placeholder = named or (not opened and asked) or speech.say(usual)
    if heading:  # its words are in the menu now
        left[at] = tuple([one for one in _parts(left[at]) if not isinstance(one, Heading)])
    menu = _asking(Menu(str(where), placeholder, entries), speech)
    joined = [_join(row, menu) for row in left]
    if next(one for one in _parts(rows[at]) if isinstance(one, Button)) != buttons[0]:
        at += 1
    found = joined if joined != left else [*left[:at], menu, *left[at:]]
    return [row for row in found if row]


def _join(row: Row, menu: Menu) -> Row:
    """The row; if it is a menu of folded buttons with the same name, the entries are added."""
    if not isinstance(row, Menu) or parse(row.id).verb is not Verb.MENU:
        return row
    entries, name = (*row.entries, *menu.entries), _shared(row.placeholder, menu.placeholder)
    joins = name and row.heading == menu.heading and len(entries) <= ENTRIES
    return row._replace(placeholder=name, entries=entries) if joins else row


def _shared(*names: str) -> str:
    """The shorter name if the other one ends with it, as a German verb does; else ""."""
    short, long = sorted(names, key=len)
    last = long.split(" ", long.count(" ") - short.count(" "))[-1]
    return short if short in (long, capital(last)) else ""


def _parts(row: Row) -> tuple[Heading | Button | Link, ...]:
    return () if isinstance(row, Menu) else row


def _common(buttons: Sequence[Button], speech: Speech) -> str:
    """The words that all labels share, with an ellipsis, as the placeholder of their menu.

    They are the infinitive at the end of German labels with the words before it, else the first
    words, up to a bracket. "" if the labels share none, or if they do not fit.
    """
    labels = [one.label.split() for one in buttons]
    if speech.locale == VERB_LAST:
        last = _alike([_deed(one.label).split()[::-1] for one in buttons])
        if last and INFINITIVE.fullmatch(last[0]):
            named = capital(" ".join(last[::-1]))
            return f"{named if len(named) + 2 <= PLACEHOLDER else capital(last[0])} …"
    common = " ".join(_alike(labels)).rstrip(f" ·:,;{LABEL_JOINT}")
    return f"{common} …" if common and len(common) + 2 <= PLACEHOLDER else ""


def _deed(label: str) -> str:
    """The label without its result, which follows a colon if an infinitive is before it."""
    before, _, _ = label.partition(": ")
    return before if INFINITIVE.fullmatch(before.split(" ")[-1]) else label


def _listed(buttons: Sequence[Button]) -> str:
    """As many labels as a placeholder holds, the shortest first; "" if it holds less than two.

    A single one would look as if it were all there is.
    """
    told, count = "", 0
    for label in sorted(
        (one.label.removesuffix(" …") for one in buttons if one.icon != BACK), key=len
    ):
        longer = f"{told}, {label}" if told else label
        if len(longer) + 2 > PLACEHOLDER:
            break
        told, count = longer, count + 1
    return f"{told} …" if count > 1 else ""


def _alike(labels: Sequence[Sequence[str]]) -> list[str]:
    """The words with which all labels begin, up to a bracket."""
    columns = zip(*labels, strict=False)
    alike = takewhile(lambda each: len({*each}) == 1 and not {*"()"} & {*each[0]}, columns)
    return [column[0] for column in alike]


def _asking(menu: Menu, speech: Speech) -> Menu:
    """The menu; a placeholder that is too long becomes its heading, and "Choose" replaces it."""
    if menu.heading or len(menu.placeholder) <= PLACEHOLDER:
        return menu
    return menu._replace(heading=menu.placeholder, placeholder=speech.say("menu-choose"))


@lru_cache(maxsize=1024)
def _height(row: Row) -> float:
    if isinstance(row, Menu):
        return SELECT + (_text_height(SMALL + row.heading) if row.heading else 0)
    above = sum([_text_height(SMALL + one.text) for one in row if isinstance(one, Heading)])
    lines, left, further = 0, 0.0, 0
    for one in row:
        if isinstance(one, Heading):
            continue
        icon = ICON * bool(isinstance(one, Link) or (isinstance(one, Button) and one.icon))
        width = EDGES + icon + LETTER * len(one.label)
        further += ceil(width / WIDTH) - 1
        if not lines or width > left:
            lines, left = lines + 1, float(WIDTH)
        left -= width
    return above + BUTTON * lines + FURTHER_LINE * further


@lru_cache(maxsize=1024)
def _text_height(text: str) -> float:
    """The estimated height of a text, in points."""
    tall = 0.0
    for line in with_icons(text, lambda _: ICON_LETTERS).split("\n") if text else ():
        small = line.startswith(SMALL)
        letters, height = (SMALL_LETTERS, SMALL_LINE) if small else (LETTERS, LINE)
        tall += height * _line_count(line.removeprefix(SMALL), letters)
    return tall


def _line_count(line: str, letters: int) -> int:
    """The number of lines that a text takes, wrapped between words, at `letters` characters."""
    if len(line) <= letters:
        return 1
    lines, used = 1, 0
    for word in line.split():
        used += len(word) + 1
        if used > letters + 1:
            lines, used = lines + 1 + (len(word) - 1) // letters, len(word) + 1
    return lines
