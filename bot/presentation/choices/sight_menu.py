"""The menu of sights (what can be looked at beside the board), in pages."""

from collections.abc import Sequence

from bot.language.speech import Speech
from bot.presentation.choices.paging import turning_entries
from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb
from bot.presentation.games.any_game import Sight
from bot.presentation.panel import ENTRIES, ENTRY, Entry, Menu

SIZE = ENTRIES - 2
"""Sights per page if there are several pages; two more entries turn the page."""


def sight_menu(
    match_id: str,
    offered: Sequence[Sight],
    speech: Speech,
    seat: int = NO_SEAT,
    at: str = "",
    page: int = 0,
) -> tuple[Menu, ...]:
    """The menu of sights; () without sights.

    `at` is the path of the menu of choices that is open beside it.
    """
    offered = [one for one in offered if at or not one.board]
    if not offered:
        return ()
    size = ENTRIES if len(offered) <= ENTRIES else SIZE
    pages = -(-len(offered) // size)
    page = min(page, pages - 1)
    shown = offered[page * size : (page + 1) * size]
    say = speech.without_escapes
    entries = tuple([Entry(one.key, say(one.name)[:ENTRY]) for one in shown])
    where = str(CustomId(match_id, seat, 0, Verb.LOOK, at))
    turns = turning_entries(page, pages, speech)
    return (Menu(where, speech.say("menu-look"), (*entries, *turns)),)
