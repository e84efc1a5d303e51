"""Races, technologies, wonders, resolutions and lasting events have the powers they state.

Every power that one of them grants is played in its scene (`powers`).
"""

from collections import Counter

import pytest

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import POWERS, Powers
from engine.games.black_abyss.rules import (
    happenings,
    surface,
)
from tests.engine.games.black_abyss.economy.powers import IN_PEACE
from tests.engine.games.black_abyss.economy.powers_in_war import IN_WAR
from tests.engine.games.black_abyss.table import GAME, Table

SCENES = {**IN_PEACE, **IN_WAR}
LASTING = {
    event.id: effect.powers
    for event in t.CONTENT.events.events
    for effect in event.effects
    if effect.kind == "lasting"
}
LAWS = {law.id: law for law in t.CONTENT.resolutions.resolutions}
WONDERS = {b.id: b.powers for b in t.CONTENT.buildings.buildings if b.role == "wonder"}
RACES = {race.id: race for race in t.CONTENT.races.races}


def _powers(table: Table) -> list[list[int]]:
    return [list(empire.powers) for empire in table.state.empires]


def _gains(before: Table, after: Table, seat: int) -> dict[str, int]:
    """The change of each power of a seat between two tables."""
    pairs = zip(POWERS, _powers(before)[seat], _powers(after)[seat], strict=True)
    return {name: new - old for name, old, new in pairs if new != old}


def _granted(powers: Powers) -> dict[str, int]:
    return {str(name): n for name, n in powers.items() if n}


def test_every_power_has_a_test() -> None:
    assert set(SCENES) == set(POWERS)


@pytest.mark.parametrize("name", RACES)
def test_each_races_strength_and_weakness_change_its_powers(name: str) -> None:
    race = RACES[name]

    def make() -> Table:
        table = Table.open_sky()
        table.state.empires[0].race = t.RACES.index(name)
        surface.add_up_powers(table.state)
        return table

    both = Counter(race.strength)
    both.update(race.weakness)
    powers = make().state.empires[0].powers
    assert {n: v for n, v in zip(POWERS, powers, strict=True) if v} == _granted(both)
    assert race.strength
    assert race.weakness
    for power in both:
        SCENES[power](make)


def test_most_races_begin_with_green_planets_hospitable() -> None:
    first = Counter(race.classes[0] for race in RACES.values())
    assert first["green"] > len(RACES) / 2
    for race in RACES.values():
        assert sorted(race.classes) == ["blue", "green", "red", "yellow"]


@pytest.mark.parametrize(
    ("tech", "level"),
    [(tech.id, n + 1) for tech in t.CONTENT.technologies.technologies
     for n in range(len(tech.levels))],
)  # fmt: skip
def test_each_level_of_a_technology_gives_its_powers_to_its_owner(tech: str, level: int) -> None:
    def make() -> Table:
        table = Table.open_sky()
        table.know(0, **{tech: level})
        return table

    before, after = Table.open_sky(), make()
    sums: Counter[str] = Counter()
    for powers in t.CONTENT.technologies.technologies[t.TECH[tech]].levels[:level]:
        sums.update(powers)
    assert _gains(before, after, 0) == dict(sums)
    assert _gains(before, after, 1) == {}
    for power in sums:
        SCENES[power](make)


@pytest.mark.parametrize("name", WONDERS)
def test_each_working_wonder_gives_its_powers_to_its_owner(name: str) -> None:
    def make() -> Table:
        table = _towered()
        table.building(0, table.hex("B4") * 7 + 1, name)
        return table

    assert _gains(_towered(), make(), 0) == _granted(WONDERS[name])
    assert _gains(_towered(), make(), 1) == {}
    for power in WONDERS[name]:
        SCENES[power](make)
    idle = make()
    surface.stop(idle.state, idle.hex("B4") * 7 + 1, idle.ear())
    assert _gains(_towered(), idle, 0) == {}


def _towered() -> Table:
    """A colony of seat 0 at B4."""
    table = Table.open_sky()
    at = table.planet("B4", "green", "rough", "rough")
    table.building(0, at * 7, "habitat")
    return table


@pytest.mark.parametrize("name", LAWS)
def test_each_resolution_is_enforced_while_in_force(name: str) -> None:
    """Seat 0 leads and, as the first of equals, is both smallest and largest.

    Among equals, no seat has more votes than the average, and all are at peace with the leader.
    """
    law = LAWS[name]

    def make() -> Table:
        table = _led()
        table.state.laws = [t.LAWS.index(name)]
        surface.add_up_powers(table.state)
        return table

    assert _gains(_led(), make(), 0) == _granted(law.powers)
    others = _granted(law.powers) if law.whom in ("all", "smaller", "court") else {}
    assert _gains(_led(), make(), 1) == others
    for power in law.powers:
        SCENES[power](make)
    fallen = make()
    fallen.state.laws = []
    surface.add_up_powers(fallen.state)
    assert _gains(_led(), fallen, 0) == {}


def _led() -> Table:
    table = Table.open_sky()
    table.state.leader = 0
    surface.add_up_powers(table.state)
    return table


def test_the_content_has_twenty_resolutions_five_wonders_and_six_races() -> None:
    assert (len(LAWS), len(WONDERS), len(RACES)) == (20, 5, 6)


@pytest.mark.parametrize("name", LASTING)
def test_each_lasting_event_holds_for_everybody(name: str) -> None:
    def make() -> Table:
        table = Table.open_sky()
        table.state.events_left = [t.EVENTS.index(name)]
        happenings.draw_event(table.state, table.ear())
        return table

    for seat in range(3):
        assert _gains(Table.open_sky(), make(), seat) == _granted(LASTING[name])
    for power in LASTING[name]:
        SCENES[power](make)


def test_a_lasting_event_ends_after_the_next_cycles_purchases() -> None:
    name = "rich-harvest"
    table = Table.open_sky()
    table.state.turn = 3
    table.state.events_left = [t.EVENTS.index(name)]
    table.to_purchase()
    table.all_pass()
    drawn = [GAME.view(table.state, 2).empires[2].income[0]]
    for seat in (0, 1, 2, 0, 1, 2):
        table.play(seat, a.Cast())
    assert table.state.turn == 4
    assert drawn == [t.GAME.base_yield + LASTING[name]["farm"]], "it holds when the cycle begins"
    more = LASTING[name]["farm"]
    food = [fact.food for fact in table.facts("produced") if fact.seat == 2]
    assert food == [t.GAME.base_yield + more]
    for seat in (1, 2, 0):
        table.play(seat, a.Pass())
    assert table.state.phase == "purchase"
    assert _in_force(table) == [name]
    assert GAME.view(table.state, 2).empires[2].income[0] == t.GAME.base_yield, "it ends before"
    table.all_pass()
    assert _in_force(table) == []
    food = [fact.food for fact in table.facts("produced") if fact.seat == 2]
    assert food == [t.GAME.base_yield + more, t.GAME.base_yield]


def _in_force(table: Table) -> list[str]:
    return [t.EVENTS[event] for event in table.state.lasting]


def test_the_voice_of_the_small_helps_the_race_that_is_smallest_when_the_ballot_opens() -> None:
    from engine.games.black_abyss.rules.tribunal import resolutions as tribunal

    table = Table.open_sky()
    table.state.laws = [t.LAWS.index("voice-of-the-small")]
    surface.add_up_powers(table.state)
    more = LAWS["voice-of-the-small"].powers["votes"]
    for seat in (0, 2):
        table.building(seat, table.state.empires[seat].home * 7 + 1, "habitat")
    tribunal.open_ballot(table.state, table.ear())
    ballot = table.state.ballot
    assert ballot is not None
    raw = [surface.raw_votes(table.state, seat) for seat in range(3)]
    assert ballot.weights == [raw[0], raw[1] + more, raw[2]]
