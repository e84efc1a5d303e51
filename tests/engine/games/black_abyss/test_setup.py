"""Setup: the rings map for every number of seats, the frontier and its home worlds."""

from collections import Counter
from itertools import combinations

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import TERRAINS
from engine.games.black_abyss.rules import (
    geometry,
    setup,
)
from engine.games.black_abyss.state import State
from tests.engine.games.black_abyss.table import GAME, Table

GREEN = t.HEX["green"]


@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (3, [0, 6, 12]),
        (4, [0, 5, 9, 14]),
        (5, [0, 4, 7, 11, 14]),
        (6, [0, 3, 6, 9, 12, 15]),
    ],
)
def test_homes_lie_on_the_outer_ring_and_all_other_hexes_are_face_down(
    seats: int, places: list[int]
) -> None:
    state = Table(seats).state
    outer = geometry.rings().outer
    homes = [empire.home for empire in state.empires]
    assert homes == [outer[place] for place in places]
    assert len(outer) == 18
    assert len(state.tile) == 1 + 6 + 12 + 18
    assert [at for at, known in enumerate(state.known) if known] == sorted(homes)
    for one, other in combinations(homes, 2):
        assert geometry.rings().distance[one][other] >= 3


def test_the_frontier_has_every_hex_of_the_box_face_down_until_homes_are_chosen() -> None:
    state = Table(3, map="frontier").state
    counts = Counter(t.HEX_KINDS[kind] for kind in state.tile)
    assert counts == {
        "green": 12, "blue": 9, "yellow": 9, "red": 7, "moon": 5, "twin-one": 1, "twin-two": 1,
        "wormhole-amber": 2, "wormhole-violet": 2, "wormhole-teal": 2, "wormhole-rose": 2,
        "black-hole": 6, "asteroids": 12, "empty": 34,
    }  # fmt: skip
    assert not any(state.known)
    assert geometry.frontier().size == 13 * 8


def test_planets_have_seven_land_tiles_and_moons_three() -> None:
    """A grid of three by three without its north-east and south-west corners."""
    grid = [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (2, 2)]
    for slot, (row, column) in enumerate(grid):
        edges = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        beside = {other for other, place in enumerate(grid) if place in edges}
        assert set(geometry.PLANET_TILES[slot]) == beside
    assert geometry.MOON_TILES == ((1,), (0, 2), (1,))


def test_each_class_has_as_many_land_tiles_as_its_planets_need() -> None:
    counts: Counter[str] = Counter()
    for land in t.CONTENT.land.lands:
        counts[land.class_] += land.count
    assert counts == {
        "green": 84, "blue": 63, "yellow": 63, "red": 49, "moon": 15, "twin": 14, "home": 42,
    }  # fmt: skip
    assert not any(
        land.class_ == "moon" and land.terrain == "plains" for land in t.CONTENT.land.lands
    )
    home = Counter(TERRAINS[t.LAND_TERRAIN[land]] for land in t.HOME_LAND)
    assert home == {"plains": 2, "mineral": 2, "energy": 2, "rough": 1}


@pytest.mark.parametrize("kind", ["twin-one", "twin-two", "wormhole-teal"])
def test_a_home_placed_on_a_twin_or_wormhole_moves_it_to_an_empty_hex(kind: str) -> None:
    table = Table(3, map="frontier")
    state = table.state
    for at, tile in enumerate(state.tile):
        if tile == t.HEX[kind] and setup.may_found(state, at):
            break
    else:
        state.tile[20], at = t.HEX[kind], 20
    before = Counter(state.tile)
    table.play(0, a.FoundHome(at))
    after = Counter(table.state.tile)
    assert table.state.tile[at] == t.HOME
    assert after[t.HEX[kind]] == before[t.HEX[kind]]
    assert after[t.EMPTY] == before[t.EMPTY] - 1


def test_a_home_that_would_leave_no_room_for_the_fifth_is_refused() -> None:
    """Homes at D3, D7, J2 and J6 would be within four spaces of every other hex."""
    table = Table(6, map="frontier")
    homes = [table.hex(name) for name in ("D3", "D7", "J2", "J6")]
    for seat, home in enumerate(homes[:3]):
        table.play(seat, a.FoundHome(home))
    assert all(geometry.frontier().distance[homes[3]][home] >= 4 for home in homes[:3])
    assert table.refusal(3, a.FoundHome(homes[3])) == "no-home-here"
    assert a.FoundHome(homes[3]) not in table.offers(3, a.FoundHome)
    four = Table(4, map="frontier")
    for seat, home in enumerate(homes):
        four.play(seat, a.FoundHome(home))
    assert four.state.phase == "move"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_wherever_homes_are_chosen_each_finds_a_green_planet_within_two(
    seats: int, soaking: bool
) -> None:
    """A hundred tables choose homes at random; four hundred when soaking."""
    chart = geometry.frontier()
    corners = {chart.names.index(name) for name in ("A1", "A8", "M1", "M8")}
    for number in range(400 if soaking else 100):
        state = _founded(seats, number)
        homes = [empire.home for empire in state.empires]
        assert not corners.intersection(homes)
        for one, other in combinations(homes, 2):
            assert chart.distance[one][other] >= 4
        for home in homes:
            row = chart.distance[home]
            assert any(kind == GREEN and row[at] <= 2 for at, kind in enumerate(state.tile))
        kinds = Counter(state.tile)
        for kind in (*t.TWINS, *t.WORMHOLES):
            assert kinds[kind] == t.CONTENT.map.frontier[t.HEX_KINDS[kind]]


def _founded(seats: int, number: int) -> State:
    state = Table(seats, seed=f"homes {number}", map="frontier").state
    luck = Chance(seed_from(f"choosing {seats} {number}"))
    while state.phase == "setup":
        places = [at for at in range(len(state.tile)) if setup.may_found(state, at)]
        GAME.apply(state, state.active, a.FoundHome(luck.pick(places)), silence)
    return state


def test_a_seat_starts_with_ten_of_each_resource_before_production() -> None:
    table = Table(6, map="frontier")
    table.play(0, a.FoundHome(20))
    empire = table.state.empires[0]
    assert (empire.food, empire.energy, empire.minerals) == (10, 10, 10)
    assert [ship.hull for ship in table.state.ships.values()] == [t.FIGHTER] * 2


def test_homes_on_the_frontier_are_founded_in_turn_order() -> None:
    table = Table(4, map="frontier")
    for seat in range(4):
        assert list(GAME.awaited(table.state)) == [seat]
        table.play(seat, table.offers(seat, a.FoundHome)[0])
    assert (table.state.phase, table.state.active) == ("move", 0)


def test_every_second_column_of_the_frontier_lies_half_a_space_lower() -> None:
    layout = geometry.frontier()
    at = layout.names.index
    near = {name for name in layout.names if layout.distance[at("D4")][at(name)] == 1}
    assert near in ({"D3", "D5", "C4", "C5", "E4", "E5"}, {"D3", "D5", "C3", "C4", "E3", "E4"})
    assert layout.distance[at("A1")][at("C1")] == 2
