"""Rules of battle that do not depend on positions: initiative, fire, shields, planets.

They know no board and no rounds: the caller decides who may fire at what distance.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.core.chance import Chance
from engine.core.events import Tell
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Lost
from engine.games.black_abyss.rules.surface import land_spot, lands, place
from engine.games.black_abyss.state import NOBODY, Ship, State


def fleet(state: State, at: int, owner: int) -> list[Ship]:
    """The ships of an owner at a hex."""
    return [ship for ship in state.ships.values() if ship.hex == at and ship.owner == owner]


def working_sections(state: State, ship: Ship) -> Sequence[tuple[int, int]]:
    """Pairs of section and tile for a ship's working tiles."""
    return _working(*fit(state, ship))


def fit(state: State, ship: Ship) -> tuple[tuple[int, ...], int]:
    """A ship's tiles by section, and its hits as bits; technology gives fighters their tiles."""
    if ship.hull == t.FIGHTER:
        level = state.empires[ship.owner].powers[p.FIGHTER_WEAPON]
        return (t.FIGHTER_WEAPONS[min(level, len(t.FIGHTER_WEAPONS) - 1)],), 0
    return ship.tiles, ship.hits


@lru_cache(maxsize=1 << 14)
def _working(tiles: tuple[int, ...], hits: int) -> tuple[tuple[int, int], ...]:
    sections = enumerate(tiles)
    return tuple([(n, tile) for n, tile in sections if tile >= 0 and not hits >> n & 1])


@lru_cache(maxsize=1 << 14)
def of_role(tiles: tuple[int, ...], hits: int, role: str) -> tuple[int, ...]:
    """The working tiles of a role on a ship with these tiles (by section) and hits (as bits)."""
    return tuple([tile for _, tile in _working(tiles, hits) if t.TILE_ROLE[tile] == role])


@lru_cache(maxsize=1 << 14)
def best(tiles: tuple[int, ...], hits: int, role: str) -> int:
    """The highest rating of the working tiles of a role; 0 if there are none."""
    return max([t.RATING[tile] for tile in of_role(tiles, hits, role)], default=0)


def ratings(state: State, ship: Ship, role: str) -> list[int]:
    """The ratings of a ship's working tiles of a role; technology sets those of fighters."""
    if ship.hull == t.FIGHTER and role in ("computer", "jammer"):
        power = p.FIGHTER_COMPUTER if role == "computer" else p.FIGHTER_JAMMER
        return [state.empires[ship.owner].powers[power]]
    return [t.RATING[tile] for tile in of_role(*fit(state, ship), role)]


def first_side(
    computers: tuple[Sequence[int], Sequence[int]], jammers: tuple[Sequence[int], Sequence[int]]
) -> int:
    """The side that acts first (0: attacker), by the ratings of both sides' tiles.

    Compares the sums of each side's computers minus the other side's jammers. Ties go to the side
    with the largest computer, then to the attacker.
    """
    totals = [sum(computers[side]) - sum(jammers[1 - side]) for side in (0, 1)]
    if totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    largest = [max(computers[side], default=0) for side in (0, 1)]
    return 0 if largest[0] >= largest[1] else 1


def initiative(state: State, attackers: Iterable[Ship], defenders: Iterable[Ship]) -> int:
    """The side that acts first: 0 attackers, 1 defenders."""
    sides = (list(attackers), list(defenders))
    both = [
        tuple([r for ship in side for r in ratings(state, ship, role)] for side in sides)
        for role in ("computer", "jammer")
    ]
    return first_side((both[0][0], both[0][1]), (both[1][0], both[1][1]))


def hits(chance: Chance, die: int, hit: int, shield: int) -> bool:
    """Whether a weapon that needs `hit` or more on a `die` hits through a shield; rolls the dice.

    The shield lowers the roll. If no roll could hit because of it, the weapon hits with the die's
    top face followed by a roll in the upper half.
    """
    roll = chance.die(die)
    if die - shield >= hit:
        return roll - shield >= hit
    return roll == die and chance.die(die) > die // 2


def odds(die: int, hit: int, shield: int) -> float:
    """The probability that `hits` is true."""
    if die - shield >= hit:
        return (die - shield - hit + 1) / die
    return (die - die // 2) / die / die


def shield(state: State, ship: Ship) -> int:
    """The rating of a ship's best working shield."""
    return best(*fit(state, ship), "shield")


def sections_left(ship: Ship) -> int:
    """How many sections of a ship are undamaged."""
    return t.SECTIONS[ship.hull] - ship.hits.bit_count()


def engine(state: State, ship: Ship) -> int:
    """How many squares a ship moves in a round: the rating of its best engine, at least 1."""
    return best(*fit(state, ship), "engine") or 1


def weapons(state: State, ship: Ship) -> tuple[int, ...]:
    """The tiles of a ship's working weapons, bombs excluded."""
    return of_role(*fit(state, ship), "weapon")


def batteries(state: State, at: int, seat: int) -> list[int]:
    """The land tiles of a planet with a seat's working batteries."""
    return [
        land
        for land in lands(state, at)
        if state.holder[land] == seat and state.building[land] == t.BATTERY and not state.idle[land]
    ]


def can_act(state: State, at: int, owner: int) -> bool:
    """Whether an owner has a ship or a working battery at a hex, which a standing order leads."""
    return bool(fleet(state, at, owner) or batteries(state, at, owner))


def battery_hit(state: State, seat: int) -> int:
    """The number that a seat's batteries must roll to hit."""
    return max(2, t.GAME.battery.hit - state.empires[seat].powers[p.BATTERY_AIM])


def planet_shield(state: State, at: int, seat: int) -> int:
    """By how much a seat's planetary shield lowers the rolls of bombs; 0 without one."""
    if any(
        state.holder[land] == seat and state.building[land] == t.SHIELD and not state.idle[land]
        for land in lands(state, at)
    ):
        return 1 + state.empires[seat].powers[p.PLANET_SHIELD]
    return 0


def losable(state: State, at: int, seat: int) -> list[int]:
    """The land tiles where a bomb can hit something of a seat.

    These are tiles with buildings that can be destroyed; if there are none, with marines.
    """
    own = [land for land in lands(state, at) if destructible(state, seat, land)]
    return own or [land for land in lands(state, at) if state.garrison[land] == seat]


def destructible(state: State, seat: int, land: int) -> bool:
    """Whether a seat has a building on this land tile that can be destroyed: any but a wonder."""
    return state.holder[land] == seat and state.building[land] not in t.WONDERS


def least_dear(state: State, seat: int, choices: Sequence[int]) -> int:
    """The land tile, among `choices`, whose building a standing order gives up first.

    Idle buildings come first, then the cheapest, then habitats.
    """

    def worth(land: int) -> tuple[bool, bool, int]:
        building = state.building[land]
        if not destructible(state, seat, land):
            return False, False, state.marines[land]
        return building == t.HABITAT, not state.idle[land], sum(t.BUILDING_COST[building])

    return min(choices, key=worth)


def lose(state: State, seat: int, land: int, by: str, tell: Tell[Fact]) -> None:
    """Remove a seat's building from a land tile; if there is none or a wonder, remove a marine."""
    building = state.building[land]
    if destructible(state, seat, land):
        place(state, land, -1, NOBODY)
        tell(Lost(seat, land_spot(state, land), t.BUILDINGS[building], by), reveals=True)
        return
    state.marines[land] -= 1
    state.fresh[land] = min(state.fresh[land], state.marines[land])
    if not state.marines[land]:
        state.garrison[land] = NOBODY
    tell(Lost(seat, land_spot(state, land), "marine", by), reveals=True)
