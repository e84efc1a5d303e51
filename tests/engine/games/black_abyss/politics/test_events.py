"""Event cards with immediate effects, and monsters."""

from collections import Counter
from typing import Any

import pytest

from engine.core.events import seen
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import effects
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import (
    happenings,
    surface,
)
from engine.games.black_abyss.state import UNMARKED, State
from tests.engine.games.black_abyss.table import Table, loaded

AT_ONCE = [
    (event.id, effect)
    for event in t.CONTENT.events.events
    for effect in event.effects
    if effect.kind != "lasting"
]


def _of(kind: type) -> pytest.MarkDecorator:
    """The events that have this kind of effect, each with the effect."""
    return pytest.mark.parametrize(
        ("name", "effect"), [(name, effect) for name, effect in AT_ONCE if isinstance(effect, kind)]
    )


def _ranked() -> Table:
    """Seat 2 is the largest, seat 1 the smallest."""
    table = Table.empty_sky()
    for seat, slots in ((0, (1,)), (2, (1, 4, 6))):
        home = table.state.empires[seat].home * 7
        table.building(seat, home + slots[0], "habitat")
        for slot in slots[1:]:
            table.building(seat, home + slot, "trade-house")
    assert surface.whom(table.state, "largest") == [2]
    assert surface.whom(table.state, "smallest") == [1]
    return table


def _draw(table: Table, name: str) -> list[Any]:
    """Draw this card; returns the facts."""
    table.state.events_left = [t.EVENTS.index(name)]
    told = table.ear()
    happenings.draw_event(table.state, told)
    first, *rest = seen(told.events, None)
    assert first.event == name
    return rest


def _hit_by(state: State, effect: Any) -> list[int]:
    return surface.whom(state, effect.whom)


def test_each_of_the_twenty_four_events_has_a_test() -> None:
    kinds = Counter(effect.kind for event in t.CONTENT.events.events for effect in event.effects)
    tested = {"spawn", "storm", "quake", "fever", "charts", "lore", "recruits", "gain", "lose"}
    assert len(t.EVENTS) == 24
    assert set(kinds) == {"lasting", *tested}


def test_every_event_is_drawn_before_any_is_drawn_again() -> None:
    table = Table()
    drawn = []
    for _ in range(2 * len(t.EVENTS)):
        told = table.ear()
        happenings.draw_event(table.state, told)
        drawn.append(seen(told.events, None)[0].event)
    half = len(t.EVENTS)
    assert set(drawn[:half]) == set(drawn[half:]) == set(t.EVENTS)


@_of(effects.Spawn)
def test_a_monster_appears_in_a_known_empty_space_where_nobody_is(
    name: str, effect: effects.Spawn
) -> None:
    table = _ranked()
    table.state.known = [0] * len(table.state.known)
    free = table.hex("D4")
    for at in (free, table.hex("C4"), table.state.empires[0].home):
        table.state.known[at] = 1
    table.ship(0, "fighter", "C4")
    told = _draw(table, name)
    monsters = [ship for ship in table.state.ships.values() if ship.owner < 0]
    assert [(t.HULL_NAMES[ship.hull], ship.hex) for ship in monsters] == [(effect.wild, free)]
    assert [(fact.wild, fact.place, fact.appeared) for fact in told] == [(effect.wild, "D4", True)]


@_of(effects.Spawn)
def test_a_monster_appears_even_without_a_free_empty_space(
    name: str, effect: effects.Spawn
) -> None:
    table = Table.empty_sky()
    state = table.state
    for at, kind in enumerate(state.tile):
        if kind == t.EMPTY:
            state.tile[at] = t.ASTEROIDS
    (fact,) = _draw(table, name)
    assert fact.wild == effect.wild
    assert state.tile[table.hex(fact.place)] == t.ASTEROIDS
    for at in range(len(state.tile)):
        table.ship(0, "fighter", surface.spot(state, at))
    (fact,) = _draw(table, name)
    assert [ship.owner for ship in state.ships.values()].count(-1) == 2


@_of(effects.Storm)
def test_a_storm_rolls_for_every_ship_but_monsters(name: str, effect: effects.Storm) -> None:
    table = _ranked()
    ships = [table.ship(seat, "frigate", "D4", "laser") for seat in range(3)]
    leech = table.ship(-1, "star-leech", "C4")
    hit, miss = effect.hits[0], next(n for n in range(1, 9) if n not in effect.hits)
    table.state.events_left = [t.EVENTS.index(name)]
    table.state.chance = loaded((1, 1), (effect.die, hit), (effect.die, miss), (effect.die, hit))
    happenings.draw_event(table.state, table.ear())
    assert [(p.seat, p.thing) for p in table.state.pending] == [(n, ships[n].id) for n in (0, 2)]
    assert leech.hits == 0


@_of(effects.Quake)
def test_an_earthquake_takes_buildings_that_are_neither_habitats_nor_wonders(
    name: str, effect: effects.Quake
) -> None:
    table = _ranked()
    seat = _hit_by(table.state, effect)[0]
    at = table.planet("D4", "green", "rough", "rough")
    table.building(seat, at * 7, "habitat")
    table.building(seat, at * 7 + 1, "hall-of-voices")
    before = {land: table.state.building[land] for land in
              surface.places_of(table.state.holder, seat)}  # fmt: skip
    told = _draw(table, name)
    gone = [land for land in before if table.state.building[land] < 0]
    assert len(gone) == len(told) == effect.buildings
    assert not {before[land] for land in gone} & {t.HABITAT, *t.WONDERS}
    assert {fact.seat for fact in told} == {seat}


@_of(effects.Fever)
def test_a_fever_takes_a_marine_wherever_two_or_more_share_a_square_and_says_where(
    name: str, effect: effects.Fever
) -> None:
    table = _ranked()
    at = table.planet("D4", "green", "rough", "rough", "rough")
    for slot, (seat, count) in enumerate(((0, 3), (1, 1), (2, 2))):
        table.state.marines[at * 7 + slot] = count
        table.state.garrison[at * 7 + slot] = seat
    told = _draw(table, name)
    assert effect.whom == "all"
    assert table.state.marines[at * 7 : at * 7 + 3] == [2, 1, 1]
    assert [(fact.seat, fact.place, fact.by) for fact in told] == [
        (0, "D4-1", "fever"), (2, "D4-3", "fever"),
    ]  # fmt: skip


@_of(effects.Charts)
def test_star_charts_explore_spaces_for_everybody(name: str, effect: effects.Charts) -> None:
    table = Table()
    before = sum(table.state.known)
    told = _draw(table, name)
    assert sum(table.state.known) == before + effect.hexes
    assert {fact.seat for fact in told if fact.kind == "turned-up"} == {-1}


def test_star_charts_that_explore_a_twin_planet_reveal_its_keeper() -> None:
    table = Table.empty_sky()
    at = table.hex("D4")
    table.state.tile[at], table.state.known[at] = t.HEX["twin-two"], 0
    _draw(table, "old-star-charts")
    assert [ship.hull for ship in table.state.ships.values()] == [t.KEEPERS[1]]


@_of(effects.Lore)
def test_lore_gives_a_level_of_a_cheapest_technology(name: str, effect: effects.Lore) -> None:
    table = _ranked()
    seat = _hit_by(table.state, effect)[0]
    first = [n for n in range(len(t.TECHS)) if t.TIER[n] == 0]
    for tech in first[1:]:
        table.state.empires[seat].techs[tech] = len(t.LEVELS[tech])
    told = _draw(table, name)
    assert table.state.empires[seat].techs[first[0]] == 1
    assert [(fact.seat, fact.tech) for fact in told] == [(seat, t.TECHS[first[0]])]


@_of(effects.Recruits)
def test_volunteers_appear_at_the_home_world_while_supply_lasts(
    name: str, effect: effects.Recruits
) -> None:
    for supply in (effect.ships, 1):
        table = _ranked()
        seat = _hit_by(table.state, effect)[0]
        empire = table.state.empires[seat]
        hull = t.HULLS.index(effect.hull)
        empire.supply[hull] = supply
        _draw(table, name)
        came = [s for s in table.state.ships.values() if s.owner == seat]
        assert [(s.hull, s.hex) for s in came] == [(hull, empire.home)] * min(supply, effect.ships)
        assert empire.supply[hull] == max(0, supply - effect.ships)


@_of(effects.Change)
def test_an_event_changes_the_resources_of_the_seats_it_names_never_below_zero(
    name: str, effect: effects.Change
) -> None:
    table = _ranked()
    named = _hit_by(table.state, effect)
    for seat in range(3):
        table.rich(seat, 1)
    told = _draw(table, name)
    for seat, empire in enumerate(table.state.empires):
        for kind in ("food", "energy", "minerals"):
            change = getattr(effect, kind) if seat in named else 0
            change = change if effect.kind == "gain" else -min(1, change)
            assert getattr(empire, kind) == 1 + change
            for fact in told:
                assert fact.seat != seat or getattr(fact, kind) == change
    assert [fact.seat for fact in told] == named


def test_a_monster_roams_one_known_space_a_cycle_never_into_a_black_hole() -> None:
    table = Table.empty_sky()
    monster = table.ship(-1, "void-whale", "D4")
    near = surface.chart(table.state).neighbours[monster.hex]
    for at in near[1:-1]:
        table.state.known[at] = 0
    table.state.tile[near[-1]] = t.BLACK_HOLE
    happenings.roam(table.state, table.ear())
    assert monster.hex == near[0]


def test_the_event_comes_before_the_resolution_and_both_before_the_ballot() -> None:
    table = Table.open_sky()
    table.state.turn = 3
    table.to_purchase()
    table.all_pass()
    kinds = [fact.kind for fact in table.events]
    assert kinds.index("event-drawn") < kinds.index("put")
    ballot = table.state.ballot
    assert ballot is not None
    assert ballot.marks[0] == [UNMARKED]
    assert table.refusal(0, a.Pass()) == "not-now"
