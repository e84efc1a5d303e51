"""A scene per power of war: ships in battle, raids and marines; as in `powers`."""

from collections.abc import Callable

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import (
    battle,
    board,
    combat,
    deeds,
    meeting,
)
from engine.games.black_abyss.state import Battle
from tests.engine.games.black_abyss.economy.powers import Make, amount
from tests.engine.games.black_abyss.table import Table, loaded

BOMBARD = t.ORDERS.index("bombard")


def fighter_weapon(make: Make) -> None:
    """Fighters fire the next weapon of the list."""
    table = make()
    ship = table.ship(0, "fighter", "D4")
    level = min(amount(table, "fighter_weapon"), len(t.FIGHTER_WEAPONS) - 1)
    assert combat.weapons(table.state, ship) == (t.FIGHTER_WEAPONS[level],)


def _fighter_rating(role: str) -> Callable[[Make], None]:
    def scene(make: Make) -> None:
        table = make()
        ship = table.ship(0, "fighter", "D4")
        assert combat.ratings(table.state, ship, role) == [amount(table, f"fighter_{role}")]

    return scene


def marine_aim(make: Make) -> None:
    """A marine storms a square with the number it needs, and falls with one less."""
    for short in (0, 1):
        table = make()
        table.clear_ships()
        at = table.planet("D4", "green", "rough", "rough")
        table.building(1, at * 7 + 1, "habitat")
        table.war(0, 1)
        for seat in (0, 1):
            table.state.marines[at * 7 + seat], table.state.garrison[at * 7 + seat] = 1, seat
        table.state.phase, table.state.active = "ground", 0
        need = max(2, t.GAME.marine_hit - amount(table, "marine_aim")) - short
        die = t.GAME.marine_die
        table.state.chance = loaded((die, need), (die, die if short else 1))
        table.play(0, a.March(at * 7, at * 7 + 1, 1))
        assert table.state.garrison[at * 7 + 1] == short


def battery_aim(make: Make) -> None:
    """A battery hits with the number it needs, and misses with one less."""
    gun = t.GAME.battery
    for short in (0, 1):
        table, at = _raided(make)
        table.building(0, at * 7 + 1, "planetary-battery")
        raider = table.ship(1, "frigate", "D4", "scanner")
        fight = _battle(table, at, (1, 0), {raider.id: 0})
        need = max(2, gun.hit - amount(table, "battery_aim")) - short
        table.state.chance = loaded((gun.die, need))
        battle._fire_battery(table.state, fight, at * 7 + 1, table.ear())
        assert (raider.id in fight.owed) is not bool(short)


def _raided(make: Make) -> tuple[Table, int]:
    table = make()
    table.clear_ships()
    table.war(0, 1)
    at = table.planet("D4", "green", "rough", "rough", "rough")
    table.building(0, at * 7, "habitat")
    return table, at


def _battle(table: Table, at: int, sides: tuple[int, int], place: dict[int, int]) -> Battle:
    fight = Battle(at, sides, True, place, [9, 0], orders=[BOMBARD, 0], round=1)
    table.state.battle = fight
    return fight


def planet_shield(make: Make) -> None:
    """A planetary shield lowers bombs' rolls by one plus the amount."""
    table, at = _raided(make)
    table.building(0, at * 7 + 1, "planetary-shield")
    guard = combat.planet_shield(table.state, at, 0)
    assert guard == 1 + amount(table, "planet_shield")
    bomb = t.TILE["bomb-2"]
    raider = table.ship(1, "frigate", "D4", "bomb-2")
    fight = _battle(table, at, (1, 0), {raider.id: 0})
    table.state.chance = loaded((t.DIE[bomb], t.HIT[bomb] + guard - 1))
    assert not deeds.bomb(table.state, fight, raider, 0, 0)


def first_strike(make: Make) -> None:
    """The raider acts before the battery of the planet."""
    table = make()
    table.clear_ships()
    at = table.planet("D4", "green", "rough", "rough")
    table.building(1, at * 7, "planetary-battery")
    table.war(0, 1)
    raider = table.ship(0, "frigate", "D4", "bomb-1")
    fight = _battle(table, at, (0, 1), {raider.id: 8 * board.ROWS})
    battle._open_round(table.state, fight, table.ear())
    assert fight.todo == [0, -2 - at * 7, 1]


def bomb_reach(make: Make) -> None:
    """Bombs reach this number of squares further, and no more."""
    bomb = t.TILE["bomb-1"]
    for further in (0, 1):
        table = make()
        table.clear_ships()
        table.war(0, 1)
        at = table.planet("D4", "green", "rough")
        table.building(1, at * 7, "habitat")
        raider = table.ship(0, "frigate", "D4", "bomb-1")
        column = t.RANGE[bomb] - 1 + amount(table, "bomb_reach") + further
        fight = _battle(table, at, (0, 1), {raider.id: column * board.ROWS})
        assert bool(deeds.bombable(table.state, fight, raider, bomb)) is not bool(further)


def bombs_banned(make: Make) -> None:
    """A bomber at an enemy planet begins no battle, and drops nothing in another one."""
    table = make()
    table.clear_ships()
    table.war(0, 1)
    at = table.planet("D4", "green", "rough")
    table.building(1, at * 7, "habitat")
    raider = table.ship(0, "frigate", "D4", "bomb-1")
    assert not meeting.battles_due(table.state)
    fight = _battle(table, at, (0, 1), {raider.id: 0})
    assert not deeds.bombable(table.state, fight, raider, t.TILE["bomb-1"])


def landings_banned(make: Make) -> None:
    """No marine leaves a ship, in movement or in battle."""
    table = make()
    table.clear_ships()
    at = table.planet("D4", "green", "rough")
    ship = table.ship(0, "transport", "D4", "cargo-hold")
    ship.marines = 2
    assert table.refusal(0, a.Disembark(ship.id, at * 7)) == "cannot-land"
    assert not table.offers(0, a.Disembark)
    table.war(0, 1)
    table.building(1, at * 7 + 1, "habitat")
    fight = _battle(table, at, (0, 1), {ship.id: 0})
    assert not deeds.landings(table.state, fight, ship)


IN_WAR: dict[str, Callable[[Make], None]] = {
    "fighter_weapon": fighter_weapon,
    "fighter_computer": _fighter_rating("computer"),
    "fighter_jammer": _fighter_rating("jammer"),
    "marine_aim": marine_aim,
    "battery_aim": battery_aim,
    "planet_shield": planet_shield,
    "first_strike": first_strike,
    "bomb_reach": bomb_reach,
    "bombs_banned": bombs_banned,
    "landings_banned": landings_banned,
}
