"""A hint to move says what its ships can do there, or nothing."""

import pytest

from bot.language.speech import Speech
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.rules.exploration import stock_key
from tests.engine.games.black_abyss.table import GAME, Table, bare


def reasons(table: Table, ship: int, locale: str) -> list[str]:
    """Why Ada's ship should go from B5 to B4."""
    _, *why = GAME.text.advice(GAME.view(table.state, 0), ("move", "b4", f"b5-s{ship}"), ())
    return Speech(locale).each(why)


@pytest.mark.parametrize(
    ("locale", "settle", "dock", "guard"),
    [
        (
            "en",
            "It takes the colony pod to B4, where your people can live.",
            "At your dock there you can fit and repair it.",
            "There it guards your colony.",
        ),
        (
            "de",
            "So kommt die Kolonialkapsel nach B4, wo dein Volk leben kann.",
            "In deinem Dock dort kannst du das Schiff ausrüsten und reparieren.",
            "Dort bewacht das Schiff deine Kolonie.",
        ),
    ],
)
def test_a_hint_to_move_says_whether_a_ship_settles_is_fitted_or_guards_there(
    locale: str, settle: str, dock: str, guard: str
) -> None:
    table = Table.empty_sky()
    pod = table.ship(0, "transport", "B5", "colony-pod").id
    empty = table.ship(0, "transport", "B5").id
    armed = table.ship(0, "frigate", "B5", "missile", "missile", "missile").id
    at = table.planet("B4", "yellow", "plains", "plains")
    assert reasons(table, pod, locale) == [], "it can only pass there"
    table.planet("B4", "green", "plains", "plains")
    assert reasons(table, pod, locale) == [settle]
    for slot in range(7):
        table.state.land[at * 7 + slot] = bare("green", "plains")
    assert reasons(table, empty, locale) == [], "there is nothing to do for it"
    table.building(0, at * 7, "habitat")
    assert reasons(table, armed, locale) == [guard]
    table.building(0, at * 7 + 1, "small-dock")
    assert reasons(table, empty, locale) == [dock]


@pytest.mark.parametrize(
    ("locale", "sells", "on_to_sell", "loads", "on_to_load", "home"),
    [
        (
            "en",
            "You can sell its goods at B4.",
            "This is on the way to B3, where you can sell its goods.",
            "You can load goods at B4.",
            "This is on the way to B3, where you can load goods.",
            "It returns to your home world.",
        ),
        (
            "de",
            "Auf B4 kannst du die Waren des Schiffs verkaufen.",
            "Das ist auf dem Weg nach B3, wo du die Waren des Schiffs verkaufen kannst.",
            "Auf B4 kannst du Waren laden.",
            "Das ist auf dem Weg nach B3, wo du Waren laden kannst.",
            "Das Schiff kehrt auf deine Heimatwelt zurück.",
        ),
    ],
)
def test_a_hint_to_move_a_trader_says_where_it_sells_or_loads(
    locale: str, sells: str, on_to_sell: str, loads: str, on_to_load: str, home: str
) -> None:
    for name, selling, loading in (("B4", sells, loads), ("B3", on_to_sell, on_to_load)):
        table = Table.empty_sky()
        full = table.ship(0, "transport", "B5", "cargo-hold", "cargo-hold", "cargo-hold")
        full.goods = (GOODS.index("ore") << 7 | table.hex("B6"),)
        empty = table.ship(0, "transport", "B5", "cargo-hold", "cargo-hold", "cargo-hold").id
        assert reasons(table, empty, locale) == []
        at = table.planet(name, "green", "plains", "mineral")
        table.state.land[at * 7 + 1] = bare("green", "mineral", "gems")
        table.building(1, at * 7, "habitat")
        table.building(1, at * 7 + 1, "trade-house")
        assert reasons(table, full.id, locale) == [selling]
        table.state.goods[stock_key(at, GOODS.index("gems"), 0)] = 2
        assert reasons(table, empty, locale) == [loading]
        table.war(0, 1)
        assert selling not in reasons(table, full.id, locale), "enemies buy nothing"
    table.state.empires[0].home = table.hex("B4")
    assert home in reasons(table, full.id, locale)


@pytest.mark.parametrize(
    ("locale", "settles", "explores", "scans", "attacks"),
    [
        (
            "en",
            "This is on the way to B3, where your people can live.",
            "This is on the way to B3, where there is something to explore.",
            "B4 still has land to scan.",
            "This is on the way to B3, where an enemy has a colony.",
        ),
        (
            "de",
            "Das ist auf dem Weg nach B3, wo dein Volk leben kann.",
            "Das ist auf dem Weg nach B3, wo es noch etwas zu erkunden gibt.",
            "In B4 gibt es noch Land zu scannen.",
            "Das ist auf dem Weg nach B3, wo ein Feind eine Kolonie hat.",
        ),
    ],
)
def test_a_hint_to_pass_a_space_says_where_the_ship_is_going(
    locale: str, settles: str, explores: str, scans: str, attacks: str
) -> None:
    table = Table.empty_sky()
    pod = table.ship(0, "transport", "B5", "colony-pod").id
    scout = table.ship(0, "fighter", "B5").id
    armed = table.ship(0, "frigate", "B5", "laser", "laser", "laser").id
    for at in (empire.home for empire in table.state.empires):
        table.state.land[at * 7 : at * 7 + 7] = [bare("green", "plains")] * 7
    at = table.planet("B3", "green")
    assert reasons(table, pod, locale) == [settles]
    assert reasons(table, scout, locale) == [explores]
    table.building(1, at * 7, "habitat")
    assert reasons(table, pod, locale) == [], "others live there"
    table.war(0, 1)
    assert reasons(table, armed, locale) == [attacks]
    table.building(2, table.planet("B4", "green") * 7, "habitat")
    assert reasons(table, scout, locale) == [scans], "a guest may scan, too"
