"""The hard player plays battles out before giving orders: what it orders in some positions."""

from typing import Any

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents import admiral
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.game import BlackAbyss, BlackAbyssOptions
from engine.games.black_abyss.rules.war import board, damage
from engine.games.black_abyss.state import State
from tests.engine.games.black_abyss.table import Table

GAME = BlackAbyss()
MISSILE = t.TILE["missile"]


def _archers(frigates: int = 4) -> State:
    """This number of frigates on each side, each with two missiles, awaits orders."""
    options = BlackAbyssOptions.model_validate({"mode": "fleet_battle"})
    state = GAME.new(options, 2, Chance(seed_from("archers")))
    state.fleets = [[(t.FRIGATE, MISSILE, MISSILE, -1)] * frigates for _ in range(2)]
    for seat in (0, 1):
        GAME.apply(state, seat, a.Pass(), silence)
    return state


def _advice(state: State, seat: int) -> Any:
    seen = Perspective(GAME, state, seat)
    return GAME.policies["hard"](seen, Chance(seed_from("advice")))


def _led(state: State, seat: int) -> None:
    """Let the hard player lead the seat until its move; the other side assaults."""
    GAME.apply(state, 1 - seat, a.Command(t.ORDERS.index("assault"), ask=False), silence)
    while not any(one.kind == "leading" for one in state.pending):
        action = _advice(state, seat)
        assert GAME.why_not(state, seat, action) is None, action
        GAME.apply(state, seat, action, silence)


def test_the_admiral_leads_where_allowed_and_deploys_far_from_the_enemy() -> None:
    state = _archers()
    assert state.battle is not None
    seat = state.battle.sides[board.ATTACKER]
    assert _advice(state, seat) == a.Lead()
    _led(state, seat)
    mine = [state.battle.place[s.id] for s in state.ships.values() if s.owner == seat]
    assert {board.column(at) for at in mine} == {board.COLUMNS - 1}


def test_the_admiral_stays_out_of_reach_of_a_first_shot() -> None:
    """From six squares away it cannot hit, and at five it could be hit first."""
    state = _archers()
    fight = state.battle
    assert fight is not None
    seat = fight.sides[board.ATTACKER]
    _led(state, seat)
    for ship in state.ships.values():
        column = board.COLUMNS - 1 if ship.owner == seat else board.COLUMNS - 7
        fight.place[ship.id] = column * board.ROWS + fight.place[ship.id] % board.ROWS
    while any(one.kind == "leading" and one.seat == seat for one in state.pending):
        if state.turn > 1:
            break
        action = _advice(state, seat)
        assert action.order != t.ORDERS.index("assault")
        GAME.apply(state, seat, action, silence)


def test_the_hard_player_gives_up_weapons_last_whatever_its_order() -> None:
    state = _archers()
    fight = state.battle
    assert fight is not None
    seat = fight.sides[board.ATTACKER]
    _led(state, seat)
    fight.orders[seat == fight.sides[1]] = t.ORDERS.index("slip-away")
    ship = next(ship for ship in state.ships.values() if ship.owner == seat)
    ship.tiles = (MISSILE, t.TILE["shield-1"], -1)
    state.pending = []
    damage.take_hits(state, ship, 2)
    assert [one.kind for one in state.pending] == ["covering"]
    assert _advice(state, seat) == a.Cover(ship.id, (1, 2))


def test_two_hard_players_finish_a_fleet_battle_with_legal_actions(
    monkeypatch: pytest.MonkeyPatch, *, soaking: bool
) -> None:
    """Both think little, unless this run may take hours."""
    if not soaking:
        little = admiral._THOUGHT.model_copy(update={"worlds": 1, "heat": 1, "variations": 1})
        monkeypatch.setattr(admiral, "_THOUGHT", little)
    state = _archers(2)
    while seats := GAME.missing(state):
        action = _advice(state, seats[0])
        assert GAME.why_not(state, seats[0], action) is None, action
        GAME.apply(state, seats[0], action, silence)
    assert state.ending


def test_the_admiral_plays_out_landings_that_find_a_technology() -> None:
    table = Table.empty_sky(battles="tactical")
    table.war(0, 1)
    at = table.planet("D4", "green", "plains", "mineral", "rough", "rough")
    for slot, building in enumerate(("habitat", "mine")):
        table.building(1, at * 7 + slot, building)
    table.state.land[at * 7 + 2] = -1
    finds = [land for land in t.LANDS_OF["green"] if t.LAND_BONUS[land] == t.TECHNOLOGY]
    table.state.land_left = [3 * (land in finds) for land in range(len(table.state.land_left))]
    carrier = table.ship(0, "transport", "D4", "cargo-hold", "engine-1")
    carrier.marines = 2
    guard = table.ship(0, "cruiser", "D4", "laser", "engine-2", "laser")
    table.ship(1, "fighter", "D4")
    carrier.since = guard.since = 1
    table.begin_battles()
    table.play(0, a.Lead())
    table.play(1, a.Command(t.ORDERS.index("slip-away"), ask=False))
    table.play(0, a.EndMove())
    fight = table.state.present_battle
    fight.place[carrier.id], fight.place[guard.id] = map(board.NAMES.index, ("2b", "2c"))
    action = _advice(table.state, 0)
    assert GAME.why_not(table.state, 0, action) is None
