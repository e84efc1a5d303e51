"""Games for two seats: how they begin and end, and what each side may know."""

import pytest

from engine.core.chance import seed_from
from engine.core.errors import BadSeats
from engine.core.match import Match
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.game import BlackAbyssOptions
from engine.games.black_abyss.rules import happenings, surface
from engine.games.black_abyss.rules.modes import ends, flags
from engine.games.black_abyss.rules.tribunal.resolutions import open_ballot
from tests.engine.games.black_abyss.table import GAME, Table, home, war_table

DUELS = ("duel", "sudden_death", "capture_the_flag", "fleet_battle")


def _elsewhere(table: Table, which: int = 0) -> str:
    """A space that is no home."""
    return [h.name for h in GAME.view(table.state, None).hexes if h.tile == "empty"][which]


# Seats follow from the mode.


@pytest.mark.parametrize("mode", DUELS)
def test_modes_for_two_allow_two_seats_only(mode: str) -> None:
    chosen = BlackAbyssOptions.model_validate({"mode": mode})
    assert list(chosen.seating(GAME.seats)) == [2]
    with pytest.raises(BadSeats, match="is for 2 seats, not 3"):
        Match.start(GAME, chosen, 3, seed_from("three"))


def test_the_main_game_is_for_three_to_six() -> None:
    assert list(BlackAbyssOptions().seating(GAME.seats)) == [3, 4, 5, 6]
    with pytest.raises(BadSeats):
        Match.start(GAME, GAME.options(), 2, seed_from("two"))


# The duel.


def test_votes_in_a_duel_are_planets_buildings_powers_and_racial_bonus() -> None:
    table = war_table("duel")
    table.state.empires[1].race = t.RACES.index("dravex")
    far = table.planet(_elsewhere(table), "green", "rough", "rough", "rough")
    for slot in range(3):
        table.building(0, far * 7 + slot, ("habitat", "trade-house", "hall-of-voices")[slot])
    open_ballot(table.state, table.ear())
    ballot = table.state.ballot
    assert ballot is not None
    hall = dict(t.BUILDING_POWERS[t.BUILDING["hall-of-voices"]])[p.VOTES]
    race = dict(t.RACE_POWERS[t.RACES.index("dravex")])[p.VOTES]
    assert ballot.weights == [2 + 7 + hall, 1 + 4 + race]


def test_a_duel_is_played_without_the_voice_of_the_small() -> None:
    table, main = Table(2, mode="duel"), Table(3)
    voice = t.LAWS.index("voice-of-the-small")
    assert voice in main.state.laws_left
    assert voice not in table.state.laws_left


@pytest.mark.parametrize("mode", ["duel", "sudden_death", "capture_the_flag"])
def test_maps_without_wormholes_have_no_cards_about_them(mode: str) -> None:
    table = Table(2, mode=mode)
    dead = t.LAWS.index("wormhole-ban"), t.EVENTS.index("ion-storm")
    assert dead[0] not in table.state.laws_left
    without = t.MODES.duel.without if mode == "duel" else ()
    assert len(table.state.laws_left) == len(t.LAWS) - 1 - len(without)
    for _ in t.EVENTS:
        happenings.draw_event(table.state, table.ear())
    assert dead[1] not in table.state.lasting


def test_the_main_game_has_all_cards() -> None:
    table = Table(3)
    assert table.state.laws_left == list(range(len(t.LAWS)))
    assert table.state.events_left == list(range(len(t.EVENTS)))


def test_a_duel_is_not_won_by_terms_on_the_tribunal() -> None:
    table = Table(2, mode="duel")
    state = table.state
    state.leader, state.in_a_row, state.empires[0].terms = 0, 3, 3
    state.turn = t.GAME.event_every
    state.phase = "tribunal"
    table.run()
    assert not state.ending


# Sudden death.


def test_sudden_death_is_war_without_peace_or_tribunal() -> None:
    table = war_table("sudden_death")
    assert table.state.war == [2, 1]
    assert table.refusal(0, a.Offer(1, 0)) == "not-now"
    table.to_purchase()
    table.state.turn = t.GAME.event_every
    for seat in (0, 1):
        table.play(seat, a.Pass())
    assert [fact.kind for fact in table.events].count("event-drawn") == 1
    assert table.state.ballot is None


@pytest.mark.parametrize("raze", [True, False])
def test_sudden_death_is_over_when_a_habitat_on_a_home_world_falls(raze: bool) -> None:
    table = war_table("sudden_death")
    state = table.state
    slot = next(n for n, name in t.GAME.start_buildings.items() if name == "habitat")
    land = state.empires[1].home * 7 + slot
    state.marines[land], state.garrison[land] = 1, 0
    state.phase, state.active = "ground", 0
    table.play(0, a.Take(land, raze=raze))
    state = table.state
    assert state.phase == "over"
    assert state.winners == [0]
    assert state.ending == "home-world"


def test_losing_another_building_of_the_home_world_decides_nothing() -> None:
    table = war_table("sudden_death")
    state = table.state
    slot = next(n for n, name in t.GAME.start_buildings.items() if name == "farm")
    land = state.empires[1].home * 7 + slot
    state.marines[land], state.garrison[land] = 1, 0
    state.phase, state.active = "ground", 0
    table.play(0, a.Take(land, raze=True))
    assert not table.state.ending


def _bombed(bomber: int) -> Table:
    """Seat 1's home world has only a habitat, with a bomber (-1: a monster) above it."""
    table = war_table("sudden_death")
    state = table.state
    at = state.empires[1].home
    for land in range(at * 7, at * 7 + 7):
        if state.building[land] not in (-1, t.HABITAT):
            surface.place(state, land, -1, -1)
    for seat, far in ((0, 0), (1, -1)):
        table.ship(seat, "frigate", _elsewhere(table, far))
    ship = table.ship(bomber, "void-whale" if bomber < 0 else "cruiser", home(table, 1))
    if bomber >= 0:
        ship.tiles = (t.TILE["bomb-2"],) * 4 + (t.TILE["engine-3"],)
    state.phase, state.active, state.fought = "battle", -1, []
    table.run()
    if bomber >= 0:
        table.play(bomber, a.Command(t.ORDERS.index("bombard"), ask=False))
    return table


def test_bombs_of_the_enemy_on_the_home_world_decide_sudden_death() -> None:
    table = _bombed(0)
    assert [fact.building for fact in table.facts("lost")] == ["habitat"]
    assert (table.state.ending, table.state.winners) == ("home-world", [0])


def test_a_monster_that_bombs_a_home_world_decides_no_sudden_death() -> None:
    table = _bombed(-1)
    assert [fact.building for fact in table.facts("lost")] == ["habitat"]
    table.all_pass()
    assert (table.state.turn, table.state.ending) == (2, "")


def test_after_the_last_cycle_of_sudden_death_votes_then_ships_then_the_second_player_decide() -> (
    None
):
    table = war_table("sudden_death")
    state = table.state
    state.turn = ends.cycles(state)
    state.first = (state.turn + 1) % 2
    for empire in state.empires:
        empire.race = 0
    assert ends.limit(state, [0, 1]) == ("limit", [1])
    table.ship(0, "frigate", home(table, 0), "laser")
    assert ends.limit(state, [0, 1]) == ("limit", [0])
    table.building(1, state.empires[1].home * 7 + 1, "farm")
    assert ends.limit(state, [0, 1]) == ("limit", [1])


# Capture the flag.


def _to_end_of_phase_three(table: Table) -> None:
    table.state.phase, table.state.active = "ground", -1
    table.run()


def _at_enemy_home() -> Table:
    table = war_table("capture_the_flag")
    table.ship(0, "frigate", home(table, 1), "laser")
    return table


def test_a_ship_alone_at_the_enemy_home_takes_the_flag_at_the_end_of_phase_three() -> None:
    table = _at_enemy_home()
    _to_end_of_phase_three(table)
    ship = next(iter(table.state.ships.values()))
    assert table.state.flags[1].carrier == ship.id
    assert table.state.phase == "purchase"
    assert [fact.how for fact in table.facts("flagged")] == ["taken"]


def test_a_flag_with_a_defender_is_not_taken() -> None:
    table = _at_enemy_home()
    table.ship(1, "fighter", home(table, 1))
    _to_end_of_phase_three(table)
    assert not table.state.flags[1].carrier


def test_a_flag_carrier_is_a_space_slower_and_does_not_jump() -> None:
    table = _at_enemy_home()
    _to_end_of_phase_three(table)
    ship = next(iter(table.state.ships.values()))
    assert flags.carries(table.state, ship)
    before = t.GAME.base_speed + 1
    table.know(0, light_drives=1)
    table.state.turn += 1
    table.all_pass()
    assert table.state.phase == "move"
    assert table.state.ships[ship.id].left == before - 1


def test_a_flag_dropped_by_a_lost_carrier_goes_to_the_first_side_alone_there() -> None:
    table = _at_enemy_home()
    _to_end_of_phase_three(table)
    state = table.state
    ship = next(iter(state.ships.values()))
    ship.hex = table.hex("D4")
    flags.drop(state, ship, table.ear())
    del state.ships[ship.id]
    assert (state.flags[1].carrier, state.flags[1].hex) == (0, table.hex("D4"))
    table.ship(1, "fighter", "D4")
    _to_end_of_phase_three(table)
    assert state.flags[1].hex == state.empires[1].home


def test_the_flag_brought_home_wins() -> None:
    table = _at_enemy_home()
    _to_end_of_phase_three(table)
    state = table.state
    next(iter(state.ships.values())).hex = state.empires[0].home
    _to_end_of_phase_three(table)
    assert (state.ending, state.winners) == ("flag", [0])


def test_after_the_last_cycle_the_flag_that_was_carried_further_decides() -> None:
    table = _at_enemy_home()
    _to_end_of_phase_three(table)
    state = table.state
    state.flags[1].hex = table.hex("D4")
    state.turn = ends.cycles(state)
    assert ends.limit(state, [0, 1]) == ("flags", [0])


def test_each_space_of_the_flag_raises_the_chance_more_than_votes() -> None:
    table = _at_enemy_home()
    state = table.state
    chances = [GAME.value(state, 0)]
    _to_end_of_phase_three(table)
    chances.append(GAME.value(state, 0))
    flag, road = state.flags[1], ("D4", home(table, 0))
    for name in road:
        flag.hex = table.hex(name)
        chances.append(GAME.value(state, 0))
    assert chances == sorted(set(chances))
    table.planet("D3")
    for slot in range(6):
        table.building(1, table.hex("D3") * 7 + slot, "farm")
    assert GAME.value(state, 0) > 0.5 > GAME.value(state, 1)
