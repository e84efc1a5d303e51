"""Exploring hexes and land tiles, finds, and carrying marines and goods.

A land tile is drawn when explored, from the tiles left of its class.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import Disembark, Embark, Learn, Load, Scan
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS, TERRAINS
from engine.games.black_abyss.facts import Carried, Changed, Fact, Researched, Surveyed, TurnedUp
from engine.games.black_abyss.rules.diplomacy import barring_seat, hostile, is_barred
from engine.games.black_abyss.rules.guests import carry
from engine.games.black_abyss.rules.market import bank
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.ships import (
    add_ship,
    own_ship,
    room_for_goods,
    room_for_marines,
)
from engine.games.black_abyss.rules.surface import (
    add_up_powers,
    beside,
    hospitable,
    known_land,
    land_spot,
    lands,
    place,
    spot,
    terrain,
)
from engine.games.black_abyss.state import NOBODY, Pending, Ship, State, decision_of, is_moving


def turn_up(state: State, seat: int, at: int, tell: Tell[Fact]) -> None:
    """Explore a hex for everybody; on a twin planet its keeper appears."""
    state.known[at] = 1
    kind = state.tile[at]
    tell(TurnedUp(seat, spot(state, at), t.HEX_KINDS[kind]), reveals=True)
    if kind in t.TWINS:
        add_ship(state, NOBODY, t.KEEPERS[t.TWINS.index(kind)], at)


def explore_land(state: State, seat: int, land: int, tell: Tell[Fact]) -> None:
    """Draw a land tile, and give its bonus to the seat."""
    kinds = t.LANDS_OF[t.LAND_CLASS[state.tile[land // 7]]]
    draw = state.chance.below(sum(state.land_left[kind] for kind in kinds))
    for kind in kinds:
        draw -= state.land_left[kind]
        if draw < 0:
            break
    state.land_left[kind] -= 1
    state.land[land] = kind
    good, bonus = t.LAND_GOOD[kind], t.LAND_BONUS[kind]
    tell(
        Surveyed(
            seat,
            land_spot(state, land),
            TERRAINS[t.LAND_TERRAIN[kind]],
            GOODS[good] if good >= 0 else "",
            t.BONUSES[bonus] if bonus >= 0 else "",
        ),
        reveals=True,
    )
    if bonus >= 0:
        collect(state, seat, land, bonus, tell)


def collect(state: State, seat: int, land: int, bonus: int, tell: Tell[Fact]) -> None:
    """Give the discoverer of a tile its bonus; without a possible technology, pay resources."""
    if bonus == t.COLONY:
        place(state, land, t.HABITAT, seat)
    elif bonus == t.MARINE:
        if t.LAND_TERRAIN[state.land[land]] != t.WATER:
            host = barring_seat(state, seat, land)
            state.marines[land], state.garrison[land], state.fresh[land] = 1, seat, 1
            if host != NOBODY:
                carry(state, land, host, tell)
    elif bonus == t.TECHNOLOGY and next(gifts(state, seat), None) is not None:
        state.pending.insert(
            0, Pending(seat, "gift", land)
        )  # before the move of a led battle goes on
    else:
        most = t.GAME.bonus_goods
        found = [0, 0, 0]
        found[{t.FOOD: 0, t.MINERALS: 2}.get(bonus, 1)] = most
        change(state, seat, found[0], found[1], found[2], tell)


def change(
    state: State, seat: int, food: int, energy: int, minerals: int, tell: Tell[Fact]
) -> None:
    """Change a seat's resources, and tell the real amounts.

    Gains are limited by the chips left, losses by what the seat has.
    """
    empire = state.empires[seat]
    before = empire.food, empire.energy, empire.minerals
    food, energy, minerals = bank.payable(state, (food, energy, minerals))
    empire.food = max(0, empire.food + food)
    empire.energy = max(0, empire.energy + energy)
    empire.minerals = max(0, empire.minerals + minerals)
    tell(
        Changed(
            seat, empire.food - before[0], empire.energy - before[1], empire.minerals - before[2]
        )
    )


def has_needs(techs: Sequence[int], needs: t.Needs) -> bool:
    """Whether levels of technologies (`techs`, by index) meet all `needs`."""
    return all(techs[tech] >= level for tech, level in needs)


@lru_cache(maxsize=4096)
def next_tiers(techs: tuple[int, ...]) -> tuple[int | None, ...]:
    """The price step of the next level of each technology; None if not available."""
    return tuple([_next_tier(techs, tech) for tech in range(len(techs))])


def _next_tier(techs: tuple[int, ...], tech: int) -> int | None:
    level = techs[tech]
    if level >= len(t.LEVELS[tech]):
        return None
    if not level and not has_needs(techs, t.TECH_NEEDS[tech]):
        return None
    return t.TIER[tech] + level


def gifts(state: State, seat: int) -> Iterator[int]:
    """Indexes of the technologies that a find may give: available, within the first price steps."""
    for tech, tier in enumerate(next_tiers(tuple(state.empires[seat].techs))):
        if tier is not None and tier < t.GAME.gift_tier and tech != t.SECRET:
            yield tech


def refuse_learn(state: State, seat: int, action: Learn) -> Words | None:
    """Refuse a technology if there is no find to give it, or the find cannot give it."""
    decision = decision_of(state, seat)
    if decision is None or decision.kind != "gift":
        return no("not-now")
    return None if action.tech in gifts(state, seat) else no("no-such-technology")


def learn(state: State, seat: int, tech: int, tell: Tell[Fact]) -> None:
    """Gain a level of a technology, with its powers at once."""
    empire = state.empires[seat]
    empire.techs[tech] += 1
    add_up_powers(state)
    tell(Researched(seat, t.TECHS[tech], empire.techs[tech], found=True))


def scans(state: State, seat: int, at: int) -> int:
    """How many scans a seat has left on a planet this turn; none without a ship there."""
    tools = most = 0
    for ship in state.ships.values():
        if ship.hex == at and ship.owner == seat:
            most = 1
            for section, tile in enumerate(ship.tiles):
                if tile >= 0 and t.TILE_ROLE[tile] == "scanner" and not ship.hits >> section & 1:
                    tools += t.RATING[tile]
    if not most:
        return 0
    total = t.GAME.base_scans + state.empires[seat].powers[p.SCANS] + tools
    return total - state.scanned.get(at, 0)


def refuse_scan(state: State, seat: int, action: Scan) -> Words | None:
    """Refuse a scan unless the tile is unexplored, below one's ship, and scans are left."""
    at = action.land // 7
    if not 0 <= action.land < len(state.land) or not state.known[at]:
        return no("no-such-land")
    if action.land not in lands(state, at):
        return no("no-such-land")
    if state.land[action.land] >= 0:
        return no("explored")
    return None if scans(state, seat, at) > 0 else no("no-scans")


def scan(state: State, seat: int, action: Scan, tell: Tell[Fact]) -> None:
    """Explore the scanned tile."""
    at = action.land // 7
    state.scanned[at] = state.scanned.get(at, 0) + 1
    explore_land(state, seat, action.land, tell)


def refuse_embark(state: State, seat: int, action: Embark) -> Words | None:
    """Refuse to embark marines that moved this cycle, or without a ship above that has room."""
    ship = own_ship(state, seat, action.ship)
    if ship is None:
        return no("no-such-ship")
    if not 0 <= action.land < len(state.land) or action.land // 7 != ship.hex:
        return no("no-such-land")
    ready = state.marines[action.land] - state.fresh[action.land]
    if state.garrison[action.land] != seat or ready <= 0:
        return no("no-marines")
    return None if room_for_marines(ship) > 0 else no("no-room")


def embark(state: State, seat: int, action: Embark, tell: Tell[Fact]) -> None:
    """Embark as many marines as fit."""
    ship, land = state.ships[action.ship], action.land
    count = min(room_for_marines(ship), state.marines[land] - state.fresh[land])
    ship.marines += count
    state.marines[land] -= count
    if not state.marines[land]:
        state.garrison[land] = NOBODY
    tell(Carried(seat, land_spot(state, land), count, "marines", "aboard"))


def can_land(state: State, seat: int, land: int) -> bool:
    """Whether a seat's marines may land on a tile.

    It must be explored, dry, and empty or friendly, on a hospitable planet. A seat at peace that
    lives there without granting passage bars them.
    """
    return (
        known_land(state, land)
        and terrain(state, land) != t.WATER
        and state.holder[land] in (NOBODY, seat)
        and state.garrison[land] in (NOBODY, seat)
        and hospitable(state, seat, land // 7)
        and state.empires[seat].powers[p.LANDINGS_BANNED] <= 0
        and not is_barred(state, seat, land)
    )


def refuse_disembark(state: State, seat: int, action: Disembark) -> Words | None:
    """Refuse a landing in the movement phase unless `can_land` and no enemy is at the planet."""
    if not is_moving(state, seat):
        return no("not-now")
    ship = own_ship(state, seat, action.ship)
    if ship is None:
        return no("no-such-ship")
    if not ship.marines:
        return no("no-marines")
    if not 0 <= action.land < len(state.land) or action.land // 7 != ship.hex:
        return no("no-such-land")
    if hostile(state, seat, ship.hex):
        return no("enemy-here")
    if is_barred(state, seat, action.land):
        return no("no-passage")
    return None if can_land(state, seat, action.land) else no("cannot-land")


def disembark(state: State, seat: int, ship: Ship, land: int, tell: Tell[Fact]) -> None:
    """Land all marines of a ship on a land tile, which explores the tiles beside it."""
    tell(Carried(seat, land_spot(state, land), ship.marines, "marines", "landed"))
    state.marines[land] += ship.marines
    state.fresh[land] += ship.marines
    state.garrison[land] = seat
    ship.marines = 0
    look_around(state, seat, land, tell)


def look_around(state: State, seat: int, land: int, tell: Tell[Fact]) -> None:
    """Explore the tiles that share an edge with this one."""
    for other in beside(state, land):
        if state.land[other] < 0:
            explore_land(state, seat, other, tell)


def stock_key(at: int, good: int, seat: int) -> int:
    """The key in `State.goods` of a seat's stored goods of one kind on a planet."""
    return (at * len(GOODS) + good) * 8 + seat


def refuse_load(state: State, seat: int, action: Load) -> Words | None:
    """Refuse to load goods unless they are one's own, stored below a transport with room."""
    ship = own_ship(state, seat, action.ship)
    if ship is None:
        return no("no-such-ship")
    if not 0 <= action.good < len(GOODS):
        return no("no-goods")
    if not state.goods.get(stock_key(ship.hex, action.good, seat)):
        return no("no-goods")
    return None if room_for_goods(ship) > 0 else no("no-room")


def load(state: State, seat: int, action: Load, tell: Tell[Fact]) -> None:
    """Load as many goods as fit."""
    ship = state.ships[action.ship]
    key = stock_key(ship.hex, action.good, seat)
    count = min(room_for_goods(ship), state.goods[key])
    state.goods[key] -= count
    if not state.goods[key]:
        del state.goods[key]
    ship.goods += (action.good * 128 + ship.hex,) * count
    tell(Carried(seat, spot(state, ship.hex), count, GOODS[action.good], "aboard"))
