"""Who is asked for a standing order, and what stands beside the question."""

import pytest

from bot.language.speech import Speech
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import surface
from tests.engine.games.black_abyss.table import GAME, Table
from tests.engine.games.black_abyss.war.meetings import BOMBARD, came, meet, sky


@pytest.mark.parametrize("battles", ["quick", "tactical"])
def test_only_who_has_a_ship_or_a_battery_at_a_raided_planet_is_asked_for_an_order(
    battles: str,
) -> None:
    for guard, asked in (("", [0]), ("battery", [0, 1]), ("ship", [0, 1])):
        table = Table.empty_sky(battles=battles)
        table.war(0, 1)
        at = table.planet("D4", "green", *["rough"] * 4)
        table.building(1, at * 7, "habitat")
        if guard == "battery":
            table.building(1, at * 7 + 1, "planetary-battery")
        if guard == "ship":
            table.ship(1, "transport", "D4")
        came(table, table.ship(0, "frigate", "D4", "bomb-1"))
        assert meet(table) is not None
        assert sorted(one.seat for one in table.state.pending) == asked
        command = [node for node in GAME.choices(table.state, 1).open() if node.key != "diplomacy"]
        assert bool(command) == (1 in asked)
        for seat in asked:
            table.play(seat, a.Command(BOMBARD, ask=False))
        assert [fact.seat for fact in table.facts("commanded")] == asked, "nobody else ordered"
        assert table.facts("battle-ended")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Bombing ban is in force. For everyone: no bombs."),
        ("de", "„Bombenverbot“ ist in Kraft. Für alle: keine Bomben."),
    ],
)
def test_orders_to_ships_with_bombs_mention_a_ban_on_bombs(locale: str, told: str) -> None:
    table = sky()
    at = table.planet("D4", "green", *["rough"] * 4)
    table.building(1, at * 7, "habitat")
    came(table, table.ship(0, "frigate", "D4", "bomb-1", "laser"))
    table.ship(1, "frigate", "D4", "laser")
    table.state.laws = [t.LAWS.index(law) for law in ("bombing-ban", "landing-ban")]
    surface.add_up_powers(table.state)
    assert meet(table) is not None
    said = {
        seat: [*Speech(locale).each(GAME.text.beside(GAME.view(table.state, seat), (), root))]
        for seat in (0, 1)
        for root in [GAME.choices(table.state, seat)]
    }
    assert said == {0: [told], 1: []}, "nobody has marines aboard"
