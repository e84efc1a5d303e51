"""Land tiles: scans, what marines see, and finds."""

import pytest

from bot.language.speech import Speech
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import TurnedUp
from engine.games.black_abyss.rules import (
    exploration,
    surface,
)
from engine.games.black_abyss.state import State
from engine.games.black_abyss.text.log.lines import line_of
from engine.games.black_abyss.text.wording import thing
from tests.engine.games.black_abyss.table import GAME, Table


def _planet(kind: str = "green") -> tuple[Table, int]:
    table = Table.empty_sky()
    at = table.planet("D4", kind)
    table.ship(0, "fighter", "D4")
    return table, at


def _next_tile(state: State, kind: str, bonus: int) -> None:
    """Leave only tiles with this bonus in this class."""
    found = [n for n in t.LANDS_OF[kind] if t.LAND_BONUS[n] == bonus]
    assert found
    for tile in t.LANDS_OF[kind]:
        state.land_left[tile] = 7 * (tile == found[0])


def test_food_energy_and_minerals_found_are_collected_at_once() -> None:
    for bonus, kind in ((t.FOOD, "food"), (t.ENERGY_CHIPS, "energy"), (t.MINERALS, "minerals")):
        table, at = _planet()
        _next_tile(table.state, "green", bonus)
        before = getattr(table.state.empires[0], kind)
        told = table.play(0, a.Scan(at * 7))
        assert getattr(table.state.empires[0], kind) == before + t.GAME.bonus_goods
        assert [fact.kind for fact in told] == ["surveyed", "changed"]


def test_a_marine_found_by_a_scan_cannot_attack_this_cycle() -> None:
    table, at = _planet()
    _next_tile(table.state, "green", t.MARINE)
    table.play(0, a.Scan(at * 7))
    state = table.state
    assert (state.marines[at * 7], state.garrison[at * 7], state.fresh[at * 7]) == (1, 0, 1)


def test_a_colony_found_by_a_scan_may_stand_on_any_class_of_planet() -> None:
    table, at = _planet("red")
    _next_tile(table.state, "red", t.COLONY)
    table.play(0, a.Scan(at * 7))
    assert set(surface.planets(table.state, 0)) == {table.state.empires[0].home, at}


def test_a_found_technology_is_chosen_at_once_from_the_first_price_steps() -> None:
    table, at = _planet()
    _next_tile(table.state, "green", t.TECHNOLOGY)
    table.play(0, a.Scan(at * 7))
    offered = table.offers(0, a.Learn)
    assert offered
    for action in offered:
        assert t.TIER[action.tech] + table.state.empires[0].techs[action.tech] < t.GAME.gift_tier
    assert a.Learn(t.SECRET) not in offered
    assert table.refusal(0, a.Pass()) == "not-now"
    assert table.refusal(1, offered[0]) == "not-now"
    assert table.refusal(0, a.Learn(t.SECRET)) == "no-such-technology"
    table.play(0, offered[0])
    assert table.state.empires[0].techs[offered[0].tech] == 1
    assert not table.state.pending


def test_a_find_without_an_available_technology_gives_resources() -> None:
    table, at = _planet()
    _next_tile(table.state, "green", t.TECHNOLOGY)
    for tech, levels in enumerate(t.LEVELS):
        table.state.empires[0].techs[tech] = len(levels)
    before = table.state.empires[0].energy
    table.play(0, a.Scan(at * 7))
    assert table.state.empires[0].energy == before + t.GAME.bonus_goods


def test_scans_are_counted_for_each_planet_not_for_each_ship() -> None:
    table, at = _planet()
    _next_tile(table.state, "green", -1)
    table.ship(0, "fighter", "D4")
    other = table.planet("C4", "green")
    table.ship(0, "fighter", "C4")
    most = exploration.scans(table.state, 0, at)
    for slot in range(most):
        table.play(0, a.Scan(at * 7 + slot))
    assert table.refusal(0, a.Scan(at * 7 + most)) == "no-scans"
    table.play(0, a.Scan(other * 7))


def test_a_scanner_aboard_scans_more_while_it_works() -> None:
    table, at = _planet()
    before = exploration.scans(table.state, 0, at)
    ship = table.ship(0, "frigate", "D4", "scanner")
    more = t.RATING[t.TILE["scanner"]]
    assert exploration.scans(table.state, 0, at) == before + more
    ship.hits = 1
    assert exploration.scans(table.state, 0, at) == before


def test_a_ship_scans_only_the_planet_below_it() -> None:
    table, _ = _planet()
    other = table.planet("C4", "green")
    assert table.refusal(0, a.Scan(other * 7)) == "no-scans"
    assert table.refusal(0, a.Scan(table.hex("E4") * 7)) == "no-such-land"
    assert table.refusal(1, a.Scan(other * 7)) == "not-now"


def test_an_explored_tile_is_never_scanned_again() -> None:
    table, at = _planet()
    for kind in t.LANDS_OF["green"]:
        table.state.land[at * 7] = kind
        assert table.refusal(0, a.Scan(at * 7)) == "explored"


def test_marines_land_on_friendly_or_empty_tiles_of_hospitable_planets_only() -> None:
    table, at = _planet()
    for slot in range(7):
        table.state.land[at * 7 + slot] = next(
            n for n in t.LANDS_OF["green"] if t.LAND_TERRAIN[n] == t.ROUGH and t.LAND_BONUS[n] < 0
        )
    table.building(1, at * 7 + 1, "habitat")
    table.state.passage[0] |= 1 << 1
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    ship.marines = 2
    assert table.refusal(0, a.Disembark(ship.id, at * 7 + 1)) == "cannot-land"
    red = table.planet("C4", "red", "rough")
    lander = table.ship(0, "transport", "C4", "cargo-hold")
    lander.marines = 1
    assert table.refusal(0, a.Disembark(lander.id, red * 7)) == "cannot-land"
    table.play(0, a.Disembark(ship.id, at * 7))
    assert table.state.marines[at * 7] == 2


def test_marines_land_under_enemies_in_a_battle_only() -> None:
    table, at = _planet()
    table.war(0, 1)
    table.state.land[at * 7] = t.LANDS_OF["green"][-1]
    table.building(1, at * 7 + 1, "habitat")
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    ship.marines = 1
    assert table.refusal(0, a.Disembark(ship.id, at * 7)) == "enemy-here"


def test_a_land_tile_is_drawn_only_when_it_is_explored() -> None:
    """So neither a seat nor a saved game knows it before."""
    table, at = _planet()
    left = list(table.state.land_left)
    table.play(0, a.Scan(at * 7))
    drawn = table.state.land[at * 7]
    assert [old - new for old, new in zip(left, table.state.land_left, strict=True)] == [
        int(kind == drawn) for kind in range(len(left))
    ]
    assert GAME.view(table.state, 2).hexes[at].land[1].terrain == ""


@pytest.mark.parametrize(
    ("locale", "names"), [("en", ("Dawn", "Dusk")), ("de", ("Morgenröte", "Dämmerung"))]
)
def test_a_twin_is_named_after_its_keeper_as_either_may_be_found_first(
    locale: str, names: tuple[str, str]
) -> None:
    speech = Speech(locale, ("Ada",))
    for name, twin, keeper in zip(names, t.TWINS, t.KEEPERS, strict=True):
        assert name in speech(thing(t.HULL_NAMES[keeper]))
        found = TurnedUp(0, "C5", t.HEX_KINDS[twin])
        assert f"{name}. " in speech(line_of(found))  # then a warning of the keeper
