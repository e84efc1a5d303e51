"""Hits damage the sections that the owner chooses or, in battles, the standing order."""

from engine.core.choices import Form, resolve
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import (
    happenings,
    movement,
)
from engine.games.black_abyss.rules.ships import hold
from engine.games.black_abyss.rules.war import combat, damage
from engine.games.black_abyss.state import Pending
from tests.engine.games.black_abyss.table import GAME, Table, loaded

HIT = min(t.GAME.asteroid_hits)


def _belt(*rolls: int) -> Table:
    """Open sky with asteroids at D3 and D4; the next rolls are fixed."""
    table = Table.empty_sky()
    for name in ("D3", "D4"):
        table.state.tile[table.hex(name)] = t.ASTEROIDS
    table.state.chance = loaded(*((t.GAME.asteroid_die, roll) for roll in rolls))
    return table


def test_the_owner_chooses_which_section_asteroids_hit() -> None:
    table = _belt(HIT)
    ship = table.ship(0, "transport", "D2", "colony-pod", "cargo-hold")
    table.play(0, a.Move((ship.id,), table.hex("D3")))
    assert table.state.ships[ship.id].hits == 0
    assert list(GAME.awaited(table.state)) == [0]
    assert {offer.sections for offer in table.offers(0, a.Cover)} == {(0,), (1,), (2,)}
    assert table.refusal(1, a.Cover(ship.id, (0,))) == "not-now"
    table.play(0, a.Cover(ship.id, (1,)))
    assert table.state.ships[ship.id].hits == 0b010
    assert not table.state.pending


def test_outside_battles_a_standing_order_gives_up_a_colony_pod_last() -> None:
    table = _belt(HIT)
    ship = table.ship(0, "transport", "D2", "colony-pod", "cargo-hold", "scanner")
    table.play(0, a.Move((ship.id,), table.hex("D3")))
    table.play(0, a.Entrust())
    assert table.state.ships[ship.id].hits == 0b100


def test_without_a_choice_nobody_is_asked() -> None:
    table = _belt(HIT)
    ship = table.ship(0, "frigate", "D2", "laser", "laser", "laser")
    table.play(0, a.Move((ship.id,), table.hex("D3")))
    assert table.state.ships[ship.id].hits.bit_count() == 1
    assert not table.state.pending


def test_hits_by_two_asteroid_fields_in_a_move_are_one_question() -> None:
    table = _belt(HIT, HIT)
    ship = table.ship(0, "transport", "D2", "colony-pod", "cargo-hold")
    table.know(0, light_drives=1, fuel_efficiency=1)
    movement.start_turn(table.state, 0)
    table.play(0, a.Move((ship.id,), table.hex("D4")))
    assert [(p.kind, p.count) for p in table.state.pending] == [("covering", 2)]
    assert table.refusal(0, a.Cover(ship.id, (1,))) == "no-section"
    table.play(0, a.Cover(ship.id, (1, 2)))
    assert table.state.ships[ship.id].hits == 0b110


def test_hits_not_yet_covered_count_towards_destruction() -> None:
    table = _belt()
    ship = table.ship(0, "transport", "D2", "colony-pod", "cargo-hold")
    for _ in range(3):
        damage.strike(table.state, ship, "meteors", table.ear())
    assert ship.id not in table.state.ships
    assert not table.state.pending


def test_all_owners_cover_meteor_hits_before_the_tribunal_votes() -> None:
    table = _belt()
    storm = next(n for n, card in enumerate(t.CONTENT.events.events)
                 if any(effect.kind == "storm" for effect in card.effects))  # fmt: skip
    effect = next(e for e in t.CONTENT.events.events[storm].effects if e.kind == "storm")
    for seat in (0, 1):
        table.ship(seat, "frigate", "D2", "laser", "engine-1")
    table.state.events_left = [storm]
    table.state.chance = loaded((1, 1), (effect.die, effect.hits[0]), (effect.die, effect.hits[0]))
    happenings.draw_event(table.state, table.ear())
    assert [(p.seat, p.kind) for p in table.state.pending] == [(0, "covering"), (1, "covering")]
    assert list(GAME.awaited(table.state)) == [0, 1]


def test_the_standing_order_decides_for_an_absent_seat() -> None:
    table = _belt(HIT)
    ship = table.ship(0, "transport", "D2", "colony-pod", "scanner", "cargo-hold")
    table.play(0, a.Move((ship.id,), table.hex("D3")))
    assert GAME.on_deadline(table.state, 0) == a.Entrust()


def two_hit_frigates() -> tuple[Table, tuple[int, int]]:
    """Two frigates of seat 0 have taken one and two hits, which it must assign."""
    table = Table.empty_sky()
    one, two = (table.ship(0, "frigate", "D2", "laser", "scanner", "laser") for _ in range(2))
    table.state.pending = [Pending(0, "covering", one.id), Pending(0, "covering", two.id, 2)]
    return table, (one.id, two.id)


def test_hits_on_several_ships_are_covered_by_one_form() -> None:
    table, (one, two) = two_hit_frigates()
    form = resolve(GAME.choices(table.state, 0), "cover-all")
    assert isinstance(form, Form)
    assert [(ask.key, ask.least, ask.most) for ask in form.ask()] == [
        (f"s{one}", 1, 1),
        (f"s{two}", 2, 2),
    ]
    action = form.build((("2",), ("1", "2")))
    assert action == a.CoverAll(((one, (1,)), (two, (0, 1))))
    table.play(0, action)
    assert (table.state.ships[one].hits, table.state.ships[two].hits) == (0b010, 0b011)
    assert not table.state.pending


def test_a_form_covers_all_ships_with_hits_and_needs_at_least_two() -> None:
    table, (one, two) = two_hit_frigates()
    assert table.refusal(0, a.CoverAll(((two, (0, 1)),))) == "no-such-ship"
    assert table.refusal(0, a.CoverAll(((one, (0,)), (two, (0,))))) == "no-section"
    assert table.refusal(1, a.CoverAll(((one, (0,)), (two, (0, 1))))) == "not-now"
    table.play(0, a.Cover(one, (0,)))
    assert table.refusal(0, a.CoverAll(((two, (0, 1)),))) == "no-such-ship"
    assert next(node.key for node in GAME.choices(table.state, 0).open()) == "cover"


def test_a_covered_weapon_fires_no_more_and_a_covered_engine_no_longer_moves() -> None:
    table = Table.open_sky()
    ship = table.ship(0, "frigate", "D4", "laser", "engine-3")
    damage.cover(ship, 0)
    damage.cover(ship, 1)
    assert not combat.weapons(table.state, ship)
    assert combat.engine(table.state, ship) == 1


def test_armour_deflects_a_hit_on_its_roll() -> None:
    tile = t.TILE["armour"]
    for face, glanced in ((t.HIT[tile], True), (t.HIT[tile] - 1, False)):
        table = Table.open_sky()
        ship = table.ship(0, "frigate", "D4", "armour")
        table.state.chance = loaded((t.DIE[tile], face))
        damage.strike(table.state, ship, "laser", table.ear())
        assert (not table.state.pending) is glanced


def test_cargo_over_the_remaining_capacity_is_lost_with_a_hold() -> None:
    """Two holds with three goods and two marines; one is hit, and the goods are lost."""
    table = Table.open_sky()
    ship = table.ship(0, "transport", "D4", "cargo-hold", "cargo-hold")
    ship.marines, ship.goods = 2, (5, 5, 5)
    damage.cover(ship, 0)
    assert (ship.marines, list(ship.goods)) == (2, [])


def test_marines_drown_with_the_hold_that_they_travel_in() -> None:
    table = Table.open_sky()
    ship = table.ship(0, "transport", "D4", "cargo-hold", "cargo-hold")
    ship.marines = hold(ship, t.HOLDS_MARINES)
    damage.cover(ship, 1)
    assert 0 < ship.marines == hold(ship, t.HOLDS_MARINES)
    damage.cover(ship, 0)
    assert ship.marines == 0


def test_a_destroyed_ship_and_its_tiles_go_back_to_the_supply() -> None:
    table = Table.open_sky()
    ship = table.ship(0, "frigate", "D4", "ion-cannon", "shield-1")
    ship.hits = 0b110
    left = list(table.state.tiles_left)
    supply = table.state.empires[0].supply[t.FRIGATE]
    damage.strike(table.state, ship, "laser", table.ear())
    assert ship.id not in table.state.ships
    assert table.state.empires[0].supply[t.FRIGATE] == supply + 1
    for name in ("ion-cannon", "shield-1"):
        assert table.state.tiles_left[t.TILE[name]] == left[t.TILE[name]] + 1
