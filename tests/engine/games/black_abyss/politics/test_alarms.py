"""Alarms: public facts that may decide the game with the next move."""

import pytest

from engine.core.catalogue import catalogue
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import Ship
from tests.engine.games.black_abyss.table import GAME, Table

HOME, NEXT_DOOR, FAR = "A7", "A6", "A5"
SIEGE = "siege-0"


def hold_both_twins(table: Table) -> None:
    """Let seat 1 hold both twin planets with ships."""
    for name, twin in (("D3", "twin-one"), ("D5", "twin-two")):
        table.planet(name, twin)
        table.ship(1, "frigate", name)


def test_beating_one_keeper_raises_the_alarm_about_the_twins() -> None:
    table = Table.open_sky()
    assert not [one for one in GAME.alarms(table.state) if one.key.startswith("twins")]
    table.state.empires[1].keepers = 0b01
    (alarm,) = [one for one in GAME.alarms(table.state) if one.key.startswith("twins")]
    assert alarm.near == (1,)


def test_holding_both_twins_after_beating_both_keepers_raises_another_alarm() -> None:
    table = Table.open_sky()
    table.state.empires[1].keepers = 0b11
    assert twins(table) == ["hold-twins-1"]
    hold_both_twins(table)
    assert twins(table) == ["both-twins-1"]
    table.state.empires[1].keepers = 0b01
    assert twins(table) == ["twins-1"]


def test_the_alarm_about_the_twins_names_the_keeper_to_defeat_and_when_it_comes_back() -> None:
    table = Table.open_sky()
    table.state.empires[1].keepers = 0b01
    assert told(table) == ["Bo holds no twin planet and must still defeat the Keeper of Dusk."]
    hold_both_twins(table)
    assert told(table) == ["Bo holds both twins and must still defeat the Keeper of Dusk."]
    table.state.fallen[t.KEEPERS[1]] = 8
    assert told(table) == [
        "Bo holds both twins and must still defeat the Keeper of Dusk, "
        "who comes back at the end of cycle 14."
    ]
    assert told(table, "de") == [
        "Bo hält beide Zwillinge und muss noch den Wächter der Dämmerung besiegen "
        "(er kommt am Ende von Zyklus 14 zurück)."
    ]


def test_after_both_keepers_the_alarm_tells_which_twins_are_left_to_hold() -> None:
    table = Table.open_sky()
    table.state.empires[1].keepers = 0b11
    assert told(table) == ["Bo has defeated both keepers and must still hold both twin planets."]
    table.planet("D3", "twin-one")
    table.ship(1, "frigate", "D3")
    (other,) = told(table)
    assert other == "Bo has defeated both keepers and must still hold the other twin planet."


def test_a_victory_that_comes_unless_prevented_is_told_before_what_is_only_near() -> None:
    table = Table.open_sky()
    table.state.empires[0].keepers = table.state.empires[2].keepers = 0b01
    for name, twin in (("D3", "twin-one"), ("D5", "twin-two")):
        table.planet(name, twin)
        table.ship(2, "frigate", name)
    assert twins(table) == ["twins-0", "twins-2"]
    table.state.empires[2].keepers = 0b11
    assert GAME.alarms(table.state)[0].key == "both-twins-2"
    assert twins(table) == ["both-twins-2", "twins-0"]


def told(table: Table, locale: str = "en") -> list[str]:
    """The alarms about the twins in words."""
    alarms = [one for one in GAME.alarms(table.state) if "twins" in one.key]
    return [catalogue((GAME,)).render(one.told, locale, ("Ada", "Bo", "Ceres")) for one in alarms]


def twins(table: Table) -> list[str]:
    return [one.key for one in GAME.alarms(table.state) if "twins" in one.key]


@pytest.fixture
def table() -> Table:
    """Seats 0 and 1 are at war, all ships are far away, and seat 0 has only a home."""
    table = Table.empty_sky()
    table.war(0, 1)
    assert table.state.empires[0].home == table.hex(HOME)
    return table


def landing(table: Table, name: str, marines: int = 1, seat: int = 1) -> Ship:
    """A transport of a seat with marines aboard."""
    ship = table.ship(seat, "transport", name, "marine-bay")
    ship.marines = marines
    return ship


def besieged(table: Table) -> bool:
    return SIEGE in {alarm.key for alarm in GAME.alarms(table.state)}


def test_enemy_marines_within_a_move_alarm_the_threatened_seat(table: Table) -> None:
    assert not besieged(table)
    landing(table, NEXT_DOOR)
    (alarm,) = [one for one in GAME.alarms(table.state) if one.key == SIEGE]
    assert (alarm.near, alarm.threatens) == ((1,), (0,))


def test_the_alarm_of_a_siege_speaks_to_both_sides_as_you(table: Table) -> None:
    landing(table, NEXT_DOOR)
    (alarm,) = [one for one in GAME.alarms(table.state) if one.key == SIEGE]
    for reader, language, said in (
        (0, "en", "Bo can take your home world with the next move."),
        (1, "en", "You can take Ada's home world with your next move."),
        (None, "en", "Bo can take Ada's home world with the next move."),
        (0, "de", "Deine Heimatwelt kann mit dem nächsten Zug an Bo fallen."),
        (1, "de", "Mit deinem nächsten Zug kann die Heimatwelt von Ada an dich fallen."),
    ):
        shown = catalogue((GAME,)).render(alarm.told_to(reader), language, ("Ada", "Bo", "Ceres"))
        assert shown == said


def test_faster_drives_extend_the_range_of_the_alarm(table: Table) -> None:
    landing(table, FAR)
    assert not besieged(table)
    table.know(1, light_drives=1)
    assert besieged(table)


def test_marines_threaten_nobody_in_peace_or_under_a_ban_on_landings(table: Table) -> None:
    landing(table, NEXT_DOOR, seat=2)
    assert not besieged(table)
    landing(table, NEXT_DOOR)
    table.state.empires[1].powers[p.LANDINGS_BANNED] = 1
    assert not besieged(table)


def test_one_marine_threatens_a_home_world_with_one_habitat_only(table: Table) -> None:
    home = table.hex(HOME) * 7
    table.building(0, home + 1, "habitat")
    marines = landing(table, NEXT_DOOR)
    assert not besieged(table)
    marines.marines = 2
    assert besieged(table)


def test_bombs_raise_the_alarm_only_if_a_raid_can_destroy_everything_on_the_home_world(
    table: Table,
) -> None:
    state, home = table.state, table.hex(HOME) * 7
    standing = sum(state.holder[land] == 0 for land in range(home, home + 7))
    assert standing == t.GAME.raid_rounds
    table.ship(1, "frigate", NEXT_DOOR, "bomb-1")
    assert besieged(table)
    table.building(0, home + 1, "farm")
    assert not besieged(table)


def test_a_fallen_home_raises_no_alarm(table: Table) -> None:
    landing(table, NEXT_DOOR)
    assert besieged(table)
    table.state.colonies[table.hex(HOME)] = 0
    assert not besieged(table)


def test_just_enough_levels_for_the_secret_raise_an_alarm() -> None:
    table = Table.open_sky()
    levels = [0] * len(t.TECHS)
    for step in range(t.GAME.secret_levels):
        assert "wisdom-1" not in keys(table)
        levels[step % len(levels)] += 1
        table.know(1, **dict(zip(t.TECHS, levels, strict=True)))
    assert "wisdom-1" in keys(table)
    table.state.empires[1].secret = 1
    assert "wisdom-1" not in keys(table), "now the Secret itself is one"


def keys(table: Table) -> set[str]:
    return {alarm.key for alarm in GAME.alarms(table.state)}


@pytest.mark.parametrize(
    ("locale", "mine"),
    [
        (
            "en",
            [
                "You have begun the Secret of Life and win at the end of cycle 5, "
                "unless driven from the home world.",
                "You hold both twins and win at the end of cycle 5.",
            ],
        ),
        (
            "de",
            [
                "Du hast das Geheimnis des Lebens begonnen und gewinnst am Ende von Zyklus 5, "
                "wenn die Heimatwelt nicht fällt.",
                "Du hältst beide Zwillinge und gewinnst am Ende von Zyklus 5.",
            ],
        ),
    ],
)
def test_an_alarm_of_a_victory_says_you_to_the_winner_and_names_them_to_others(
    locale: str, mine: list[str]
) -> None:
    table = Table.open_sky()
    table.state.turn = 5
    table.state.empires[1].secret, table.state.empires[1].keepers = 4, 0b11
    hold_both_twins(table)
    said = catalogue([GAME])
    for reader in range(3):
        told = [
            said.render(one.told_to(reader), locale=locale, names=("Ada", "Bo", "Cleo"))
            for one in GAME.alarms(table.state)
        ]
        assert all((one in told) == (reader == 1) for one in mine)
        assert any(one.startswith("Bo ") for one in told) == (reader != 1)
