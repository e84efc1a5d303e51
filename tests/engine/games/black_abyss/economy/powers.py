"""A scene per power: a short turn of seat 0 in which the power changes the rules' result.

`make` gives fresh tables on which seat 0 has the power, from whatever source; the scene reads its
amount from the table. So races, wonders, technologies, resolutions and events share scenes, and
tuning numbers changes no test. Powers of war are in `powers_in_war`.
"""

from collections.abc import Callable

from engine.core.events import seen
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS, POWERS
from engine.games.black_abyss.rules import (
    course,
    movement,
    surface,
)
from engine.games.black_abyss.rules.surface import chart, spot
from engine.games.black_abyss.rules.tribunal import resolutions as tribunal
from tests.engine.games.black_abyss.table import Table, bare

Make = Callable[[], Table]


def amount(table: Table, power: str) -> int:
    """The amount of a power that seat 0 has."""
    return table.state.empires[0].powers[POWERS.index(power)]


def _yield(power: str, building: str, slots: tuple[int, int], place: int) -> Callable[[Make], None]:
    """A scene: two farms, mines or plants each yield the power's amount more, at least 0.

    `slots` are their squares at home, and `place` is the resource: 0 food, 1 energy, 2 minerals.
    """

    def scene(make: Make) -> None:
        table = make()
        home = table.state.empires[0].home * 7
        table.building(0, home + slots[0], building)
        table.building(0, home + slots[1], building)
        leads = t.GAME.leader_income * (table.state.leader == 0)
        income = ("income_food", "income_energy", "income_minerals")[place]
        each = max(0, t.GAME.base_yield + amount(table, power))
        assert _produced(table)[place] == 2 * each + amount(table, income) + leads

    return scene


def _produced(table: Table) -> tuple[int, int, int]:
    table.state.phase = "tribunal"
    told = table.ear()
    course.begin_cycle(table.state, told)
    facts = seen(told.events, None)
    fact = next(one for one in facts if one.kind == "produced" and one.seat == 0)
    return fact.food, fact.energy, fact.minerals


def _speed(power: str, *hulls: str) -> Callable[[Make], None]:
    def scene(make: Make) -> None:
        for hull in hulls:
            table = make()
            table.clear_ships()
            ship = table.ship(0, hull, "D4")
            movement.start_turn(table.state, 0)
            assert ship.left == max(1, t.GAME.base_speed + amount(table, power))

    return scene


def fuel(make: Make) -> None:
    """A ship can end a move at the fuel range from its planets, but not further."""
    table = make()
    table.clear_ships()
    table.war(0, 1)
    table.war(0, 2)
    reach = max(0, t.GAME.base_fuel + amount(table, "fuel"))
    own = surface.planets(table.state, 0)
    layout = chart(table.state)
    away = [min(layout.distance[at][base] for base in own) for at in range(layout.size)]
    for at, spaces in enumerate(away):
        if spaces not in (reach, reach + 1):
            continue
        start = next(n for n in layout.neighbours[at] if away[n] == spaces - 1)
        table.clear_ships()
        ship = table.ship(0, "fighter", spot(table.state, start))
        if spaces == reach:
            assert a.Move((ship.id,), at) in table.offers(0, a.Move)
        else:
            assert table.refusal(0, a.Move((ship.id,), at)) == "out-of-reach"


def hospitality(make: Make) -> None:
    """A pod settles every open class, and no other."""
    steps = amount(make(), "hospitality")
    for place, kind in enumerate(t.RACE_CLASSES[make().state.empires[0].race]):
        table = make()
        table.clear_ships()
        at = table.planet("D4", t.HEX_KINDS[kind], "rough")
        ship = table.ship(0, "transport", "D4", "colony-pod")
        table.to_purchase()
        settle = a.Settle(ship.id, at * 7)
        if place <= steps:
            table.play(0, settle)
            assert table.state.colonies[at] & 1
        else:
            assert table.refusal(0, settle) == "inhospitable"


def scans(make: Make) -> None:
    """A ship scans this number of tiles a turn, and no more."""
    table = make()
    table.clear_ships()
    at = table.planet("D4", "green")
    rough = bare("green", "rough")
    for kind in t.LANDS_OF["green"]:
        table.state.land_left[kind] = 7 * (kind == rough)
    table.ship(0, "fighter", "D4")
    most = min(6, t.GAME.base_scans + amount(table, "scans"))
    for slot in range(most):
        table.play(0, a.Scan(at * 7 + slot))
    if most < 6:
        assert table.refusal(0, a.Scan(at * 7 + most)) == "no-scans"


def trade(make: Make) -> None:
    """Each good of a sale pays the amount more, at least 0 in all."""
    table = make()
    table.clear_ships()
    at = table.planet("D4", "green", "rough", "rough")
    table.state.land[at * 7 + 2] = bare("green", "plains", "barley")
    table.building(0, at * 7, "habitat")
    table.building(0, at * 7 + 1, "trade-house")
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    ship.goods = (GOODS.index("grapes") * 128 + table.hex("D2"),) * 3
    table.to_purchase()
    told = table.play(0, a.Sell(ship.id, 0))
    assert [fact.amount for fact in told] == [3 * max(0, 2 + amount(table, "trade"))]


def _cost(power: str, price: t.Triple, action: Callable[[Table], object]) -> Callable[[Make], None]:
    """A scene: the `price` of what `action` buys changes by the power's percentage.

    Each part of the price is rounded to the nearest whole number.
    """

    def scene(make: Make) -> None:
        table = make()
        table.clear_ships()
        table.rich(0)
        table.to_purchase()
        table.building(0, table.state.empires[0].home * 7 + 1, "habitat")
        table.building(0, table.state.empires[0].home * 7 + 4, "large-dock")
        bought = action(table)
        rate = max(0, 100 + amount(table, power))
        table.play(0, bought)
        empire = table.state.empires[0]
        left = (empire.food, empire.energy, empire.minerals)
        assert left == tuple(99 - int(part * rate / 100 + 0.5) for part in price)

    return scene


def _fitting(table: Table) -> object:
    home = table.state.empires[0].home
    return a.Fit(table.ship(0, "frigate", spot(table.state, home)).id, t.TILE["computer-1"])


def votes(make: Make) -> None:
    """A ballot weighs as much as planets and buildings, plus the amount."""
    table = make()
    table.state.phase = "tribunal"
    tribunal.open_ballot(table.state, table.ear())
    ballot = table.state.ballot
    assert ballot is not None
    planets = len(surface.planets(table.state, 0))
    regions = table.state.holder.count(0)
    assert ballot.weights[0] == max(0, planets + regions + amount(table, "votes"))


def wormholes_shut(make: Make) -> None:
    """Nobody jumps."""
    table = make()
    table.clear_ships()
    for name in ("D2", "F5"):
        table.state.tile[table.hex(name)] = t.HEX["wormhole-amber"]
    ship = table.ship(0, "fighter", "D2")
    assert table.refusal(0, a.Jump((ship.id,))) == "wormholes-shut"
    assert not table.offers(0, a.Jump)


def war_banned(make: Make) -> None:
    """No war is declared; present wars continue."""
    table = make()
    assert table.refusal(0, a.DeclareWar(1)) == "war-banned"
    assert not table.offers(0, a.DeclareWar)


def heavy_banned(make: Make) -> None:
    """No cruiser or dreadnought is built; frigates are."""
    table = _yard(make)
    home = table.state.empires[0].home
    for hull in (t.CRUISER, t.DREADNOUGHT):
        assert table.refusal(0, a.Commission(hull, home)) == "heavy-banned"
    table.play(0, a.Commission(t.FRIGATE, home))


def _yard(make: Make) -> Table:
    table = make()
    table.clear_ships()
    table.rich(0)
    table.building(0, table.state.empires[0].home * 7 + 1, "large-dock")
    table.to_purchase()
    return table


def open_borders(make: Make) -> None:
    """Fleets at peace stop nobody, even without passage; fleets at war do."""
    table = make()
    table.clear_ships()
    ship = table.ship(0, "frigate", "D2")
    ship.left = 2
    beyond = a.Move((ship.id,), table.hex("D4"))
    table.know(0, fuel_efficiency=len(t.LEVELS[t.TECH["fuel-efficiency"]]))
    table.ship(1, "fighter", "D3")
    assert beyond in table.offers(0, a.Move)
    table.war(0, 1)
    assert table.refusal(0, beyond) == "out-of-reach"


def fleet_limit(make: Make) -> None:
    """At that number of ships no more are built."""
    table = _yard(make)
    home = table.state.empires[0].home
    table.state.empires[0].supply[t.FIGHTER] = 99
    for _ in range(amount(table, "fleet_limit") - 1):
        table.ship(0, "fighter", "D4")
    table.play(0, a.Commission(t.FIGHTER, home))
    assert table.refusal(0, a.Commission(t.FIGHTER, home)) == "fleet-limit"


IN_PEACE: dict[str, Callable[[Make], None]] = {
    "farm": _yield("farm", "farm", (0, 1), 0),
    "mine": _yield("mine", "mine", (2, 4), 2),
    "plant": _yield("plant", "energy-plant", (5, 6), 1),
    "income_food": _yield("farm", "farm", (0, 1), 0),
    "income_energy": _yield("plant", "energy-plant", (5, 6), 1),
    "income_minerals": _yield("mine", "mine", (2, 4), 2),
    "speed_fighter": _speed("speed_fighter", "fighter"),
    "speed_light": _speed("speed_light", "transport", "frigate"),
    "speed_heavy": _speed("speed_heavy", "cruiser", "dreadnought"),
    "fuel": fuel,
    "hospitality": hospitality,
    "scans": scans,
    "trade": trade,
    "tech_cost": _cost("tech_cost", t.TIER_COSTS[0], lambda _: a.Research(t.TECH["light-drives"])),
    "ship_cost": _cost(
        "ship_cost",
        t.HULL_COST[t.FRIGATE],
        lambda table: a.Commission(t.FRIGATE, table.state.empires[0].home),
    ),
    "tile_cost": _cost("tile_cost", t.TILE_COST[t.TILE["computer-1"]], _fitting),
    "building_cost": _cost(
        "building_cost",
        t.BUILDING_COST[t.TRADE_HOUSE],
        lambda table: a.Build(t.TRADE_HOUSE, table.state.empires[0].home * 7 + 6),
    ),
    "votes": votes,
    "wormholes_shut": wormholes_shut,
    "war_banned": war_banned,
    "heavy_banned": heavy_banned,
    "open_borders": open_borders,
    "fleet_limit": fleet_limit,
}
