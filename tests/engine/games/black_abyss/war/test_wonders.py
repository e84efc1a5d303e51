"""Wonders cannot be destroyed by bombs."""

import pytest

from engine.core.words import words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import battle
from tests.engine.games.black_abyss.table import GAME, Table

WONDER = t.BUILDING["hall-of-voices"]


def _raided(*, ask: bool, bombs: int = 4) -> tuple[Table, int]:
    """Seat 0 bombs a planet where seat 1 has only a wonder and marines on and beside it."""
    table = Table.empty_sky()
    table.war(0, 1)
    at = table.planet("D4", "green", "rough", "rough")
    table.building(1, at * 7, "hall-of-voices")
    for land, count in ((at * 7, 1), (at * 7 + 1, 12)):
        table.state.marines[land], table.state.garrison[land] = count, 1
    for _ in range(2 if bombs > 1 else 1):
        table.ship(0, "cruiser", "D4", *["bomb-2"] * bombs, "engine-3").since = 1
    table.begin_battles()
    table.state.present_battle.ask[1] = ask
    table.play(0, a.Command(t.ORDERS.index("bombard"), ask=ask))
    return table, at


@pytest.mark.parametrize("ask", [False, True])
def test_bombs_on_a_guarded_wonder_hit_the_marines(ask: bool) -> None:
    table, at = _raided(ask=ask)
    while any(decision.kind == "losing" for decision in table.state.pending):
        table.play(1, table.offers(1, a.Lose)[0])
    assert {fact.building for fact in table.facts("lost")} == {"marine"}
    assert (table.state.building[at * 7], table.state.holder[at * 7]) == (WONDER, 1)
    assert table.state.marines[at * 7] == 0


def test_the_choice_of_losses_says_that_they_are_marines() -> None:
    table, _ = _raided(ask=True, bombs=1)
    view = GAME.view(table.state, 1)
    labels = [GAME.text.item(view, ("lose",), key) for key in ("d4-1", "d4-2")]
    told = [dict(label.args)["what"] for label in labels]
    assert told == [words("black-abyss-marines", count=count) for count in (1, 12)]


def test_bombs_on_marines_spare_the_building_below_them() -> None:
    """They marched onto a farm of the bomber's without taking it yet."""
    table = Table.open_sky()
    at = table.planet("D4", "green", "plains")
    table.building(0, at * 7, "farm")
    table.state.marines[at * 7], table.state.garrison[at * 7] = 1, 1
    battle.lose_least(table.state, at, 1, 1, table.ear())
    assert table.state.building[at * 7] == t.BUILDING["farm"]
    assert not table.state.marines[at * 7]
