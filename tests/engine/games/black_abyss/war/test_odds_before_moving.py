"""Odds of battles before moving, against enemies in reach and by declaring war."""

from typing import Any

import pytest

from bot.language.speech import Speech
from engine.core.chance import Chance, seed_from
from engine.core.copying import copier
from engine.core.game import Perspective
from engine.games.black_abyss import actions as a
from engine.games.black_abyss import odds
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import chart, spot
from engine.games.black_abyss.rules.war.attacks import attacks, foes
from engine.games.black_abyss.rules.war.forecast import forecast
from engine.games.black_abyss.state import State
from engine.games.black_abyss.text.wording import thing
from tests.bot.journeys.black_abyss import late
from tests.engine.games.black_abyss.table import Table
from tests.engine.games.black_abyss.war.odds import BATTLES, FORESIGHT, GAME, wars


@pytest.fixture
def peace() -> State:
    state = late.table(3, 5, "move", late.visit).match.state
    assert isinstance(state, State)
    return state


def test_a_war_is_forecast_in_every_space_in_reach(peace: State) -> None:
    assert FORESIGHT.open(peace, 0)
    home = peace.empires[1].home
    (attack,) = [one for one in attacks(peace, 0, [1]) if (one.on, one.at) == (1, home)]
    assert len(attack.ships) == 4
    (line,) = [line for line in wars(peace, 0) if line["place"] == spot(peace, home)]
    assert line["ships"] == 4
    assert line["won"] > 60
    assert line["buildings"] > 0, "bombs are dropped on the home world"


def test_a_war_on_the_first_seat_alone_is_forecast(peace: State) -> None:
    peace.active = 1
    for ship in peace.ships.values():
        if ship.owner == 0:
            ship.owner, ship.hex = 1, peace.empires[0].home
    peace.war[1], peace.war[2] = peace.war[1] | 1 << 2, peace.war[2] | 1 << 1
    assert {attack.on for attack in attacks(peace, 1, foes(peace, 1))} == {0}
    assert FORESIGHT.open(peace, 1)


def test_no_impossible_war_is_forecast(peace: State) -> None:
    assert not FORESIGHT.open(peace, 1), "it is not their turn"
    for ship in peace.ships.values():
        if ship.owner == 0:
            ship.hex, ship.left = peace.empires[0].home, 0
    assert not any(one.on == 1 for one in attacks(peace, 0, [1]))
    peace.moved = True
    assert not FORESIGHT.open(peace, 0), "war is declared before moving"


def test_enemies_in_reach_are_forecast_before_wars_that_could_be_declared() -> None:
    table = Table.empty_sky()
    table.war(0, 1)
    table.planet("D4", "green", "plains")
    table.building(2, table.hex("D4") * 7, "habitat")
    for name, seat in (("D3", 0), ("D3", 0), ("D2", 1)):
        table.ship(seat, "frigate", name, "laser", "bomb-1")
    table.to_move()
    imagine = Perspective(GAME, table.state, 0).imagine
    lines = FORESIGHT.outcomes(0, imagine, Chance("4" * 64), lambda: False)
    heading, enemy, *others = Speech("en", ("Ada", "Bo", "Cleo")).each(lines)
    assert heading.endswith("as if you sent every ship in reach there:")
    assert enemy.startswith("D2 against Bo, with 2 ships")
    assert any("D4 against Cleo (after declaring war), with 2 ships" in one for one in others)


@pytest.mark.parametrize("planet", [False, True])
def test_odds_before_moving_try_only_the_orders_that_the_battle_offers(
    monkeypatch: pytest.MonkeyPatch, *, planet: bool
) -> None:
    table = Table.empty_sky()
    table.war(0, 1)
    if planet:
        at = table.planet("D2", "green", "plains")
        table.building(1, at * 7, "habitat")
    mine = table.ship(0, "frigate", "D3", "laser", "bomb-1")
    table.ship(1, "frigate", "D2", "laser")
    table.to_move()
    tried = set[str]()

    def spy(state: State, at: int, pair: Any, orders: tuple[int, int], chance: Chance) -> Any:
        tried.add(t.ORDERS[orders[0]])
        return forecast(state, at, pair, orders, chance)

    monkeypatch.setattr(odds, "forecast", spy)
    wars(table.state, 0)
    mine.hex = table.hex("D2")
    table.begin_battles()
    (command,) = [one for one in GAME.choices(table.state, 0).open() if one.key == "command"]
    assert tried == {one.key for one in command.open()}
    assert ("bombard" in tried) == planet


def test_odds_against_an_enemy_in_reach_are_shown_after_a_move_too() -> None:
    table = Table.empty_sky()
    table.war(0, 1)
    scout = table.ship(0, "fighter", "G4")
    for _ in range(4):
        table.ship(0, "frigate", "D3", "laser")
    table.ship(1, "fighter", "D2")
    table.to_move()
    (goal, *_) = (one.to for one in table.offers(0, a.Move) if one.ships == (scout.id,))
    table.play(0, a.Move((scout.id,), goal))
    (line,) = wars(table.state, 0)
    assert (line["ships"], line["declared"]) == (4, 0)
    assert line["won"] > 90
    assert FORESIGHT.open(table.state, 0)
    table.play(0, a.Pass())
    assert not FORESIGHT.open(table.state, 0), "it is no longer their turn"


def test_forecasting_a_war_changes_nothing(peace: State) -> None:
    before = copier(State)(peace)
    wars(peace, 0, 8)
    assert peace == before


def test_a_forecast_of_a_war_tells_of_asteroids_on_the_way(peace: State) -> None:
    home, around = peace.empires[1].home, chart(peace).neighbours
    for at in around[home]:
        peace.tile[at], peace.known[at], peace.colonies[at] = t.EMPTY, True, 0
    peace.empires[0].powers[p.FUEL] = 9
    for ship in peace.ships.values():
        if ship.owner == 0:
            ship.left = 2
            ship.hex = next(at for at in around[around[home][0]] if at not in (home, *around[home]))
    told_of = {line["place"]: line["asteroids"] for line in wars(peace, 0)}
    assert told_of[spot(peace, home)] == 0
    for at in around[home]:
        peace.tile[at] = t.ASTEROIDS
    told_of = {line["place"]: line["asteroids"] for line in wars(peace, 0)}
    assert told_of[spot(peace, home)] == 1


def beside_a_battery(*tiles: str) -> Table:
    """Ada's frigate beside Bo's planet, on which are a habitat and a battery, but no ship."""
    table = Table.empty_sky()
    at = table.planet("D4", "green", *["rough"] * 7)
    table.building(1, at * 7, "habitat")
    table.building(1, at * 7 + 1, "planetary-battery")
    table.ship(0, "frigate", "D3", *tiles)
    table.state.empires[0].powers[p.FUEL] = 9
    table.to_move()
    return table


@pytest.mark.parametrize("tile", ["laser", "bomb-2"])
def test_the_forecast_of_a_raid_past_a_battery_matches_played_raids(tile: str) -> None:
    tiles = (tile, "engine-1")
    (line,) = wars(beside_a_battery(*tiles).state, 0)
    order = next(n for n, name in enumerate(t.ORDERS) if thing(name) == line["order"])
    raided = lost = 0
    for number in range(BATTLES):
        table = beside_a_battery(*tiles)
        table.state.chance = Chance(seed_from(f"raid {number}"))
        table.play(0, a.DeclareWar(1))
        (ship,) = table.state.ships
        table.play(0, a.Move((ship,), table.hex("D4")))
        while table.state.battle is None:
            table.all_pass()
        table.play(0, a.Command(order, ask=False))
        table.play(1, a.Command(number % len(t.ORDERS), ask=False))
        lost += ship not in table.state.ships
        raided += ship in table.state.ships and bool(table.facts("lost"))
    share = 100 / BATTLES
    assert line["won"] == pytest.approx(raided * share, abs=15)
    assert dict(line["fate"].args)["odds"] == pytest.approx(lost * share, abs=15)
    assert (raided > 0) == (tile != "laser"), "who stays out of a battery's reach has won nothing"


def test_a_forecast_tells_whether_the_ship_is_lost_and_what_wins_against_a_planet() -> None:
    (line,) = wars(beside_a_battery("laser").state, 0)
    assert Speech("en")(line["fate"]) == (
        "Your ship survives. No ship is there: you win by destroying a building or landing marines."
    )
