"""Which buildings a seat may have, and where on a planet they go."""

import pytest

from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market import purchase
from engine.games.black_abyss.rules.market.together import ground
from tests.engine.games.black_abyss.table import Table, bare

NEEDING = {"planetary-shield": "planetary_defence"}
"""Buildings that need a technology, each with its first level."""


def market() -> Table:
    table = Table.open_sky()
    table.rich(0)
    table.to_purchase()
    return table


@pytest.mark.parametrize("name", t.BUILDINGS)
def test_a_building_is_open_to_a_seat_with_its_technologies(name: str) -> None:
    table, building = market(), t.BUILDING[name]
    refusal = purchase.open_to(table.state, 0, building)
    if name not in NEEDING:
        assert refusal is None, "it needs nothing"
        return
    assert refusal is not None
    assert refusal.id.endswith("needs-technology")
    table.know(0, **{NEEDING[name]: 1})
    assert purchase.open_to(table.state, 0, building) is None


def test_buildings_bought_together_get_free_tiles_of_suitable_terrain() -> None:
    """Water and occupied tiles come first, but no mine fits there."""
    table = market()
    home = table.state.empires[0].home
    table.state.land[home * 7 : home * 7 + 7] = [bare("green", "water"), *[-1] * 6]
    table.state.building[home * 7 : home * 7 + 7] = [-1] * 7
    assert ground(table.state, 0, t.MINE, home) == -1
    hills = bare("green", "mineral")
    table.state.land[home * 7 + 3] = table.state.land[home * 7 + 4] = hills
    table.building(0, home * 7 + 3, "small-dock")
    assert ground(table.state, 0, t.MINE, home) == home * 7 + 4
    table.building(0, home * 7 + 4, "small-dock")
    assert ground(table.state, 0, t.MINE, home) == -1, "nothing is free that suits it"


def test_a_habitat_goes_where_nothing_grows_or_else_where_most_is_left() -> None:
    table = market()
    empire, first = table.state.empires[0], 7 * table.state.empires[0].home
    plains, hills = bare("green", "plains"), bare("green", "mineral")
    table.state.land[first : first + 7] = [plains, hills, hills, *[-1] * 4]
    table.state.building[first : first + 7] = [-1] * 7
    empire.food, empire.minerals = 30, 60
    assert ground(table.state, 0, t.HABITAT, first // 7) == first + 1, "food is scarcer"
    empire.food, empire.minerals = 60, 30
    assert ground(table.state, 0, t.HABITAT, first // 7) == first, "minerals are scarcer"
    table.state.land[first + 4] = bare("green", "rough")
    assert ground(table.state, 0, t.HABITAT, first // 7) == first + 4, "nothing else grows there"
    assert ground(table.state, 0, t.FARM, first // 7) == first


def test_a_building_needs_own_habitats_on_its_planet() -> None:
    table = market()
    state = table.state
    home, hills = state.empires[0].home, bare("green", "mineral")
    abroad = table.planet("D3", "green")
    table.building(0, home * 7 + 5, "habitat")
    for planet in (home, abroad):
        state.land[planet * 7 + 1], state.building[planet * 7 + 1] = hills, -1
    assert purchase.suits(state, 0, home * 7 + 1, t.MINE)
    assert not purchase.suits(state, 0, abroad * 7 + 1, t.MINE), "there is no habitat"
    assert not purchase.suits(state, 0, home * 7 + 1, t.FARM), "the ground is wrong"
