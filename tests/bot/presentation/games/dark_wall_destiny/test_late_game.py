"""Every menu of a late table of six fits into a message."""

from typing import Any

import pytest

from bot.discord_io import limits
from bot.language.speech import Speech
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import Button, Menu
from bot.presentation.panels.board import board
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.table.table import Table
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import Branch, Leaf, resolve
from engine.core.events import silence
from engine.core.match import Match
from tests.bot.unstored import table_of

GAME = registry.game("dark_wall_destiny")
NAMES = tuple(f"Anastasia-Wilhelmina von Vega {n:02}" for n in range(1, 7))


def late(order: str, rounds: int) -> Match[Any, Any, Any]:
    """A game of six greedy policies after this many rounds, in mid-turn."""
    match = Match.start(GAME, options.read(GAME, {"order": order}), 6, seed_from("late"))
    luck, state = Chance(seed_from("luck")), match.state
    while GAME.outcome(state) is None and (state.turn < rounds or state.active < 0):
        seat = GAME.missing(state)[0]
        GAME.apply(state, seat, GAME.guide(state, seat, luck), silence)
    return match


def undo_at(table: Table, seat: int, at: str = "", *, undoable: bool = True) -> bool:
    """Whether a private panel offers undo in this menu."""
    panel = private(Shown(table, seat, Speech("en", NAMES)), at, undoable=undoable)
    parts = [one for row in panel.rows if not isinstance(row, Menu) for one in row]
    return any(isinstance(one, Button) and parse(one.id).verb is Verb.UNDO for one in parts)


def test_the_panel_has_undo_and_a_line_about_what_play_all_leaves_out() -> None:
    beside = 0
    for rounds in range(2, 12):
        table = table_of(late("seats", rounds))
        seat = table.missing[0]
        menus = Shown(table, seat, Speech("en", NAMES)).menus(seat)
        beside += any("Play all" in line for line in menus.open().trail)
        assert undo_at(table, seat)
        assert not undo_at(table, seat, undoable=False)
        assert not any(undo_at(table, seat, way.key) for way in opening(table, seat))
    assert beside


def opening(table: Table, seat: int) -> list[Branch[Any]]:
    """A seat's first choices that are menus."""
    return [one for one in GAME.choices(table.match.state, seat).open() if isinstance(one, Branch)]


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("order", ["seats", "free"])
def test_every_menu_of_a_late_game_of_six_fits_into_a_message(order: str, locale: str) -> None:
    table = table_of(late(order, 9))
    speech = Speech(locale, NAMES)
    limits.check(board(Shown.public(table, speech)))
    opened = 0
    for seat in range(6):
        paths = [""]
        while paths:
            path = paths.pop()
            limits.check(private(Shown(table, seat, speech), path))
            node = resolve(GAME.choices(table.match.state, seat), path)
            below = node.open() if isinstance(node, Branch) else ()
            here = f"{path}/" if path else ""
            paths += [here + child.key for child in below if not isinstance(child, Leaf)]
            opened += 1
    assert opened > 10
