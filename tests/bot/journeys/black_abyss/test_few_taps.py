"""Orders take few taps: groups of ships, a menu that stays open, and a way back."""

from dataclasses import replace
from typing import Any

from bot.presentation.choices.menus import Menus
from bot.presentation.custom_ids import Verb, parse
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import Button, Menu, Panel
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.table.table import Table
from engine.core.options import read as options_of
from engine.games.black_abyss.actions import Move, Scan
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import chart, spot
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.black_abyss.play import begin, door, jump, table, take
from tests.simulation import Simulation, labels_of, text_of


def fleet(*hulls: str) -> Any:
    """Give the seat to move these ships at its home, and no others."""

    def arrange(state: Any) -> None:
        seat = state.active
        for number in [ship.id for ship in state.ships.values() if ship.owner == seat]:
            del state.ships[number]
        for hull in hulls:
            add_ship(state, seat, t.HULLS.index(hull), state.empires[seat].home).left = 1

    return arrange


def options(panel: Panel) -> list[str]:
    """The direct choices of a panel, as `verb:path`, except menus of sights."""
    found: list[str] = []
    for row in panel.rows:
        if isinstance(row, Menu):
            where = parse(row.id)
            if where.verb is Verb.MENU:
                found += [parse(one.value).argument for one in row.entries]
            elif where.verb is not Verb.LOOK:
                found += [f"{where.argument}/{one.value}".strip("/") for one in row.entries]
        else:
            found += [parse(one.id).argument for one in row if isinstance(one, Button)]
    return found


def buttons(panel: Panel) -> list[Button]:
    """The buttons of a panel."""
    rows = [row for row in panel.rows if isinstance(row, tuple)]
    return [one for row in rows for one in row if isinstance(one, Button)]


def shown(now: Table, at: str = "") -> Panel:
    return private(Shown(now, now.match.state.active, now.speech("en")), at)


def root(now: Table, seat: int | None = None) -> Any:
    """The choices of a seat, by default the one to move."""
    state = now.match.state
    return now.match.game.choices(state, state.active if seat is None else seat).open()


def beside_home(now: Table) -> str:
    """A space next to the home world of the seat to move, where it can go."""
    state = now.match.state
    (move,) = [node for node in root(now) if node.key == "move"]
    beside = chart(state).neighbours[state.empires[state.active].home]
    names = [spot(state, at).lower() for at in beside]
    return next(str(node.key) for node in move.open() if node.key in names)


def home_of(now: Table) -> str:
    state = now.match.state
    return spot(state, state.empires[state.active].home).lower()


def test_a_fleet_moves_in_two_taps() -> None:
    now = late.table(3, 6, "move", fleet("frigate", "frigate"))
    home, to = home_of(now), beside_home(now)
    assert f"move/{to}" in options(shown(now))
    assert f"move/{to}/{home}-frigate-2" in options(shown(now, f"move/{to}"))


def test_each_group_of_ships_is_offered_every_destination() -> None:
    now = late.table(3, 6, "move", fleet("fighter", "fighter", "frigate", "cruiser", "transport"))
    home, to = home_of(now), beside_home(now)
    assert f"move/{to}" in options(shown(now))
    inside = options(shown(now, f"move/{to}"))
    assert {f"move/{to}/{home}-all-5", f"move/{to}/{home}-fighter-2"} <= set(inside)


def test_a_single_ship_moves_in_one_tap() -> None:
    now = late.table(3, 6, "move", fleet("frigate"))
    offered = [one for one in options(shown(now)) if one.startswith("move/")]
    assert all("/" in one.removeprefix("move/") or "~" in one for one in offered)


def test_a_scan_takes_one_tap() -> None:
    def over_a_planet(state: Any) -> None:
        fleet("fighter")(state)
        (ship,) = (ship for ship in state.ships.values() if ship.owner == state.active)
        at = next(
            n
            for n, kind in enumerate(state.tile)
            if state.known[n] and t.SLOTS[kind] and -1 in state.land[n * 7 : n * 7 + t.SLOTS[kind]]
        )
        ship.hex = at

    now = late.table(3, 6, "move", over_a_planet)
    scans = [one for one in options(shown(now)) if one.startswith("scan/")]
    assert scans
    leaf = next(node for node in root(now) if node.key == "scan").open()[0]
    assert isinstance(leaf.action, Scan)


def test_one_button_leads_back_from_a_submenu() -> None:
    now = late.table(3, 6, "move", fleet("fighter", "fighter", "frigate", "cruiser", "transport"))
    deep = shown(now, f"move/{beside_home(now)}")
    back = [one for one in buttons(deep) if one.label == "Back"]
    assert [parse(one.id).argument for one in back] == ["move"]
    back = [one for one in buttons(shown(now, "move")) if one.label == "Back"]
    assert [parse(one.id).argument for one in back] == [""]


def test_after_a_move_the_first_menu_is_shown_with_done_even_if_others_could_follow() -> None:
    now = late.table(3, 6, "move", fleet("fighter", "fighter", "frigate", "cruiser", "transport"))
    seat, to = now.match.state.active, beside_home(now)
    (move,) = [node for node in root(now) if node.key == "move"]
    (there,) = [node for node in move.open() if node.key == to]
    one = next(node for node in there.open() if node.key.endswith("fighter-2"))
    after = now.match.play(seat, one.action).match
    left = Table.of(now.row, after)
    assert f"move/{to}" in options(shown(left)), "the others can follow"
    assert Menus(after, now.id, seat, now.speech("en")).nearest(f"move/{to}/{one.key}") == ""
    assert "Done" in [one.label for one in buttons(shown(left))]


def test_after_fitting_a_tile_the_same_menu_stays_open() -> None:
    def rich(state: Any) -> None:
        late.dockyard(state)
        for empire in state.empires:
            empire.food = empire.energy = empire.minerals = 60

    now = late.table(3, 10, "purchase", rich)
    ships = next(node for node in root(now, 0) if node.key == "fit").open()
    ship = ships[0].key
    fits = ships[0].open()
    after = now.match.play(0, fits[0].action).match
    at = Menus(after, now.id, 0, now.speech("en")).nearest(f"fit/{ship}/{fits[0].key}")
    assert at in (f"fit/{ship}", "fit")
    again = Table.of(now.row, after)
    picture = private(Shown(again, 0, now.speech("en")), at).picture
    assert picture is not None
    assert any("ship" in one for one in picture.alt.split(".")[:2]), "it shows one's ships"
    offered = options(private(Shown(again, 0, now.speech("en")), at))
    assert any(one.startswith(f"fit/{ship}/") for one in offered)


def test_the_picture_follows_the_orders_given() -> None:
    now = late.table(3, 6, "move", fleet("transport"))
    state = now.match.state
    seat, home = state.active, state.empires[state.active].home
    (ship,) = (ship for ship in state.ships.values() if ship.owner == seat)
    ship.tiles = (t.TILE["marine-bay"], -1, -1)
    land = next(n for n in range(home * 7, home * 7 + 7) if state.holder[n] == seat)
    state.marines[land], state.garrison[land] = 2, seat
    picture = shown(now, f"embark/s{ship.id}").picture
    assert picture is not None
    assert picture.alt.startswith(f"{spot(state, home)}: home world")
    whole = shown(now).picture
    assert whole is not None
    assert whole.alt.startswith("Cycle 6")


def test_a_large_map_follows_the_space_that_ships_leave() -> None:
    now = late.table(3, 6, "move")
    playing = now.match.game
    chosen = options_of(playing, {"map": "frontier"})
    dark = playing.view(playing.new(chosen, 3, now.match.state.chance), 0)
    view = replace(dark, hexes=(replace(dark.hexes[0], tile="green"), *dark.hexes[1:]))
    follow = presenter(playing.name).follow
    assert follow(view, ("move", "a1")) == "near-0"
    assert follow(view, ("embark", "s99")) == "", "there is no such ship"
    assert follow(view, ("move", "a2")) == "", "it lies face down"
    assert follow(view, ("build", "farm")) == follow(view, ("",)) == ""


async def test_after_a_fleet_has_moved_the_panel_still_shows_moves(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    hulls = ("fighter", "fighter", "frigate", "frigate", "cruiser")
    now = await jump(simulation, 6, "move", fleet(*hulls))
    state = now.match.state
    seat = state.active
    member = (simulation.ada, simulation.bo, simulation.cleo)[seat]
    home = state.empires[seat].home
    target = chart(state).neighbours[home][0]
    name = spot(state, target)
    clicks: list[str] = []
    where = f"move/{name.lower()}/{home_of(now)}-frigate-2"
    panel = await take(simulation, member, where, clicks=clicks)
    assert len(clicks) == 2, clicks
    assert f"moved 2 frigates from {spot(state, home)} to {name}." in text_of(panel)
    after = (await table(simulation)).match.state
    assert sorted(s.hull for s in after.ships.values() if s.owner == seat and s.hex == target) == [
        t.FRIGATE,
        t.FRIGATE,
    ]
    left = [ship.id for ship in after.ships.values() if ship.owner == seat and ship.hex == home]
    some = f"move/{name.lower()}/{home_of(now)}-some"
    panel = await take(simulation, member, some, [f"s{left[0]}", f"s{left[2]}"])
    assert "moved Fighter #1 and Cruiser #1 from" in text_of(panel)
    assert (await door(simulation, member)).id != panel.id


def test_picking_some_ships_builds_the_move_of_those_ships() -> None:
    now = late.table(3, 6, "move", fleet("fighter", "fighter", "frigate"))
    there = root(now)[0].open()[0].open()
    some = next(node for node in there if node.key.endswith("-some"))
    action = some.build(some.items[:2])
    assert action == Move(tuple(int(key[1:]) for key in some.items[:2]), action.to)


async def test_after_choosing_a_squadron_a_member_can_be_ready_or_choose_another(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, agents=0, mode="fleet_battle")
    panel = await take(simulation, simulation.ada, "muster/hammers")
    assert any(label.startswith("Ready") for label in labels_of(panel))
    await take(simulation, simulation.ada, "pass")
    assert (await table(simulation)).missing == (1,)
