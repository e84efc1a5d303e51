"""Turns the pages of menus and panels. Pages are counted from 0."""

import re
from collections.abc import Callable

from bot.language.speech import Speech
from bot.presentation.panel import Button, Entry

PAGE_MARK = "~"
"""Separates a menu's path from its page."""
PAGE_NUMBER = re.compile(r"[0-9]{1,3}")


def page_in_menu(value: str) -> int | None:
    """The page that an entry of a menu turns to; None if it is an entry of another kind."""
    mark, page = value[:1], value[1:]
    return int(page) if mark == PAGE_MARK and PAGE_NUMBER.fullmatch(page) else None


def turning_entries(page: int, pages: int, speech: Speech) -> tuple[Entry, ...]:
    """The entries of a menu that turn to the page before and after this one, if there are such."""
    return tuple(Entry(f"{PAGE_MARK}{to}", label) for to, label in _ways(page, pages, speech))


def turning_buttons(
    page: int, pages: int, speech: Speech, id_of: Callable[[int], str]
) -> tuple[Button, ...]:
    """The buttons that turn to the page before and after this one, if there are such.

    `id_of` returns the custom id of the button that opens a page.
    """
    return tuple(Button(id_of(to), label) for to, label in _ways(page, pages, speech))


def _ways(page: int, pages: int, speech: Speech) -> list[tuple[int, str]]:
    """The neighbouring pages, each with the label of the way to it."""
    ways = ((page - 1, "menu-previous"), (page + 1, "menu-next"))
    return [(to, speech.say(label)) for to, label in ways if 0 <= to < pages]
