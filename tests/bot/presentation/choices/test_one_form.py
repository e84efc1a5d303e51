"""A kind of choice is a button or stands in a menu, for a whole game; main buttons never move."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from bot.presentation.choices.folding import height_of
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import Button, Menu, Panel
from bot.presentation.panels.board import board
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from engine.core.choices import SEPARATOR, Leaf, Pick, resolve, walk
from engine.core.errors import StaleChoice
from engine.core.match import Match
from engine.games.dyla.content import CONTENT, Tactic
from tests.bot.presentation.panels.test_own_panels import PHONE
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of

LINK = "https://discord.com/channels/1/2/3"
_TACTICS = [card for card in CONTENT.cards if isinstance(card, Tactic)]
_SHIELDS = {CONTENT.cards[place].id for place in CONTENT.shields}
SAVING = {card.id for card in _TACTICS if card.taken or card.hull} - _SHIELDS
"""The cards of Dyla that can save the ship, and that no button plays together."""
MAIN = {
    "planetary_defence": {"play-all", "end", "shield"},
    "dyla": {"all-attacks", "fire", "skip", "end-turn", "all-shields"},
    "dark_miss_down": {"draw"},
}
BUTTONS = {
    "planetary_defence": {"play", "buy", "attack", "shield"},
    "dyla": {"play to save the ship", "play-shields"},
    "dark_miss_down": {"complete"},
}
"""What plays a card or saves a turn is always a button."""
SEATS = {"dark_miss_down": 2}
GAMES = pytest.mark.parametrize("name", MAIN)
LOCALES = pytest.mark.parametrize("locale", ["en", "de"])


def panels(name: str, locale: str) -> Iterator[tuple[Match[Any, Any, Any], Panel]]:
    """The panel of each decision of some random games, with the match."""
    seats = SEATS.get(name, 1)
    for number in range(5 if seats > 1 else 15):
        for match in matches(name, f"one form {number}", seats):
            table = table_of(match)
            for seat in table.missing:
                shown = Shown(table, seat, table.speech(locale))
                yield match, private(shown, link=LINK) if seats > 1 else board(shown)


def places(panel: Panel) -> dict[str, tuple[str, int, int]]:
    """For each choice's path its form, row and column."""
    found: dict[str, tuple[str, int, int]] = {}
    for row, parts in enumerate(panel.rows):
        if isinstance(parts, Menu):
            where = parse(parts.id)
            for entry in parts.entries if where.verb is Verb.CHOOSE else ():
                path = SEPARATOR.join(filter(None, (where.argument, entry.value)))
                found[path] = ("menu", row, 0)
            for entry in parts.entries if where.verb is Verb.MENU else ():
                found[parse(entry.value).argument] = ("menu", row, 0)
            continue
        for column, part in enumerate(part for part in parts if isinstance(part, Button)):
            if parse(part.id).verb in (Verb.PLAY, Verb.OPEN):
                found[parse(part.id).argument] = ("button", row, column)
    return found


def kind_of(match: Match[Any, Any, Any], seat: int, path: str) -> str:
    """The kind of a choice; "" if it is not offered now."""
    try:
        node = resolve(match.choices(seat), path)
    except StaleChoice:
        return ""
    if isinstance(node, Pick):
        return "complete" if match.game.name == "dark_miss_down" else node.key
    if not isinstance(node, Leaf):
        return node.key
    saves = getattr(node.action, "card", "") in SAVING and node.action.kind == "play"
    return "play to save the ship" if saves else str(node.action.kind)


@LOCALES
@GAMES
def test_a_kind_of_choice_never_moves_between_button_and_menu(name: str, locale: str) -> None:
    forms = defaultdict(set)
    for match, panel in panels(name, locale):
        (seat,) = match.game.missing(match.state)[:1]
        for path, (form, _, _) in places(panel).items():
            forms[kind_of(match, seat, path)].add(form)
    forms.pop("", None)
    assert {kind: found for kind, found in forms.items() if len(found) > 1} == {}
    assert {kind for kind in BUTTONS[name] if forms[kind] != {"button"}} == set()
    assert len(forms) >= 6 - (name == "dark_miss_down")


@LOCALES
@GAMES
def test_main_buttons_stay_in_their_row_and_column(name: str, locale: str) -> None:
    at = defaultdict(set)
    for _, panel in panels(name, locale):
        for path, (_, row, column) in places(panel).items():
            if path in MAIN[name]:
                at[path].add((row, column))
    assert set(at) == MAIN[name]
    assert {path: found for path, found in at.items() if len(found) > 1} == {}


@LOCALES
@GAMES
def test_every_choice_is_on_the_first_panel_or_in_one_of_its_groups(name: str, locale: str) -> None:
    for match, panel in panels(name, locale):
        (seat,) = match.game.missing(match.state)[:1]
        shown = places(panel)
        for path, _ in walk(match.choices(seat)):
            ways = {SEPARATOR.join(path[:length]) for length in range(1, len(path) + 1)}
            assert ways & set(shown), (path, shown)


@LOCALES
@GAMES
def test_panels_rarely_outgrow_a_phone(name: str, locale: str) -> None:
    tall = [height_of(panel) for _, panel in panels(name, locale)]
    assert len([one for one in tall if one > PHONE]) <= len(tall) / 20
