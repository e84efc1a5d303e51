"""Marines on the ground, and colony pods: steps two and three of phase III.

Marines that landed or marched this cycle cannot attack. All marines on a land tile belong to one
seat.
"""

from collections.abc import Iterable, Iterator
from itertools import takewhile

from engine.core.chance import Chance
from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import March, Settle, Take
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Marched, Settled, Taken
from engine.games.black_abyss.rules.diplomacy import enemies, is_barred, is_blockaded
from engine.games.black_abyss.rules.exploration import look_around
from engine.games.black_abyss.rules.modes.homeworld import breach
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.ships import own_ship
from engine.games.black_abyss.rules.surface import (
    beside,
    hospitable,
    known_land,
    land_spot,
    lands,
    place,
    places_of,
    present,
    terrain,
)
from engine.games.black_abyss.rules.war.raids import plunder
from engine.games.black_abyss.state import NOBODY, Ship, State


def is_contested(state: State, seat: int) -> bool:
    """Whether a seat can take a building or attack in the ground step.

    Marching to free tiles does not count, as the movement turn allows it too.
    """
    squares, others = own_squares(state, seat), ~(1 << seat)
    return any(can_take(state, seat, land) for land in squares) or any(
        held_by_others(state, seat, to)
        for land in squares
        if present(state, land // 7) & others
        for to in marches(state, seat, land)
    )


def held_by_others(state: State, seat: int, land: int) -> bool:
    """Whether somebody else's marines or building are on a land tile."""
    return not {state.garrison[land], state.holder[land]} <= {NOBODY, seat}


def own_squares(state: State, seat: int) -> list[int]:
    """The land tiles with a seat's marines."""
    return places_of(state.garrison, seat)


def marches(state: State, seat: int, land: int) -> Iterator[int]:
    """The land tiles to which marines may march: no water; enemies only in the ground step."""
    if state.marines[land] <= state.fresh[land]:
        return
    for to in beside(state, land):
        if not known_land(state, to) or terrain(state, to) == t.WATER or is_barred(state, seat, to):
            continue
        held = [who for who in (state.garrison[to], state.holder[to]) if who not in (NOBODY, seat)]
        at_war = state.phase == "ground" and all(enemies(state, seat, who) for who in held)
        if not held or at_war:
            yield to


def refuse_march(state: State, seat: int, action: March) -> Words | None:
    """Refuse a march unless it goes to a tile of `marches`, by marines that have not moved."""
    if state.phase not in ("move", "ground") or state.active != seat or state.pending:
        return no("not-now")
    if not known_land(state, action.land) or state.garrison[action.land] != seat:
        return no("no-marines")
    if not 1 <= action.count <= state.marines[action.land] - state.fresh[action.land]:
        return no("no-marines")
    if action.to in beside(state, action.land) and is_barred(state, seat, action.to):
        return no("no-passage")
    return None if action.to in marches(state, seat, action.land) else no("cannot-march")


def march(state: State, seat: int, action: March, tell: Tell[Fact]) -> None:
    """March to a neighbouring land tile; enemy marines there are fought to the end."""
    land, to, count = action.land, action.to, action.count
    state.marines[land] -= count
    if not state.marines[land]:
        state.garrison[land] = NOBODY
    other = state.garrison[to]
    lost = slain = 0
    if other not in (NOBODY, seat):
        left, stood = fight(state.chance, count, _hit(state, seat), state.marines[to],
                            _hit(state, other))  # fmt: skip
        lost, slain = count - left, state.marines[to] - stood
        count, state.marines[to] = left, stood
        state.fresh[to] = min(state.fresh[to], stood)
        if not stood:
            state.garrison[to] = NOBODY
    if count:
        state.marines[to] += count
        state.fresh[to] += count
        state.garrison[to] = seat
    fought = other not in (NOBODY, seat)
    tell(
        Marched(seat, land_spot(state, to), action.count, other if fought else -1, lost, slain),
        reveals=fought,
    )
    if count:
        look_around(state, seat, to, tell)


def _hit(state: State, seat: int) -> int:
    return max(2, t.GAME.marine_hit - state.empires[seat].powers[p.MARINE_AIM])


def fight(chance: Chance, ours: int, hit: int, theirs: int, their_hit: int) -> tuple[int, int]:
    """The marines left on both sides (`ours`, `theirs`) after a fight to the end.

    Both roll at once and remove what was hit, until one side is gone.
    """
    die = t.GAME.marine_die
    while ours > 0 and theirs > 0:
        struck = sum(chance.die(die) >= hit for _ in range(ours))
        suffered = sum(chance.die(die) >= their_hit for _ in range(theirs))
        ours, theirs = max(0, ours - suffered), max(0, theirs - struck)
    return ours, theirs


def can_take(state: State, seat: int, land: int) -> bool:
    """Whether a seat's marines stand on an enemy building, or on a wonder without owner."""
    if state.garrison[land] != seat or state.building[land] < 0:
        return False
    return enemies(state, seat, state.holder[land])


def refuse_take(state: State, seat: int, action: Take) -> Words | None:
    """Refuse to take anything but an enemy building below one's marines, and to raze a wonder."""
    if state.phase != "ground" or state.active != seat or state.pending:
        return no("not-now")
    if not known_land(state, action.land) or not can_take(state, seat, action.land):
        return no("nothing-to-take")
    if action.raze and state.building[action.land] in t.WONDERS:
        return no("wonders-stand")
    return None


def take(state: State, seat: int, action: Take, tell: Tell[Fact]) -> None:
    """Capture or raze the building."""
    land = action.land
    building, other = state.building[land], state.holder[land]
    if action.raze:
        place(state, land, -1, NOBODY)
    else:
        place(state, land, building, seat)
    breach(state, other, land, building)
    plunder(state, seat, other, tell)
    tell(Taken(seat, other, land_spot(state, land), t.BUILDINGS[building], action.raze))


def pod_sections(ship: Ship) -> Iterator[int]:
    """A ship's sections with a working colony pod."""
    for section, tile in enumerate(ship.tiles):
        if tile == t.POD and not ship.hits >> section & 1:
            yield section


def settlers(state: State, at: int) -> list[int]:
    """The seats that may still found a colony on a planet, in turn order.

    Colonies come before purchases, as in the source, but in the same phase, so that nobody has to
    wait: a seat gives way once it buys something or is done.
    """
    if state.phase != "purchase":
        return []
    above = [ship for ship in state.ships.values() if ship.hex == at and ship.owner != NOBODY]
    able = {ship.owner for ship in above if not _why_barred(state, ship.owner, ship)}
    if not able:
        return []
    empires = state.empires
    return [
        seat
        for seat in state.turn_order
        if seat in able and empires[seat].alive and not (empires[seat].done or empires[seat].basket)
    ]


def settle_lands(state: State, seat: int, ship: Ship) -> list[int]:
    """The land tiles where a ship's colony pod may place a habitat now."""
    return [] if _why_barred(state, seat, ship) else _free_lands(state, seat, ship.hex)


def _why_barred(state: State, seat: int, ship: Ship) -> str:
    """Why a ship can found no colony on any tile where it is; "" if a free tile is all it needs."""
    at = ship.hex
    if not t.SLOTS[state.tile[at]] or not state.known[at] or next(pod_sections(ship), None) is None:
        return "cannot-settle"
    if not hospitable(state, seat, at):
        return "inhospitable"
    return "enemy-here" if is_blockaded(state, seat, at) else ""


def why_not_settle(state: State, seat: int, ship: Ship) -> str:
    """Why a ship can found no colony where it is; "" if it can.

    The reason is the argument of `refusals.no`.
    """
    if why := _why_barred(state, seat, ship):
        return why
    if _free_lands(state, seat, ship.hex):
        return ""
    free = any(can_settle(state, seat, land) for land in lands(state, ship.hex))
    return "settle-later" if free else "no-free-land"


def may_settle(state: State, seat: int) -> bool:
    """Whether a seat may found a colony now, or once others before it have decided about theirs."""
    able = (ship for ship in state.ships_of(seat) if seat in settlers(state, ship.hex))
    return any(why_not_settle(state, seat, ship) != "no-free-land" for ship in able)


def _free_lands(state: State, seat: int, at: int) -> list[int]:
    """The land tiles that a seat may settle, without those that an earlier seat may settle."""
    earlier = [*takewhile(lambda other: other != seat, settlers(state, at))]
    return [
        land
        for land in lands(state, at)
        if can_settle(state, seat, land) and not is_held(state, earlier, land)
    ]


def is_held(state: State, others: Iterable[int], land: int) -> bool:
    """Whether one of these `settlers` of a planet may still settle one of its land tiles."""
    return any(can_settle(state, other, land) for other in others)


def can_settle(state: State, seat: int, land: int) -> bool:
    """Whether a land tile is explored, dry, and free of buildings and others' marines."""
    return (
        state.land[land] >= 0
        and terrain(state, land) != t.WATER
        and state.building[land] < 0
        and state.garrison[land] in (NOBODY, seat)
    )


def refuse_settle(state: State, seat: int, action: Settle) -> Words | None:
    """Refuse a colony except on a tile of `settle_lands`, before one's first purchase."""
    empire = state.empires[seat]
    if state.phase != "purchase" or empire.done or not empire.alive or state.pending:
        return no("not-now")
    if empire.basket:
        return no("settle-first")
    ship = own_ship(state, seat, action.ship)
    if ship is None:
        return no("no-such-ship")
    if why := why_not_settle(state, seat, ship):
        return no(why)
    return None if action.land in _free_lands(state, seat, ship.hex) else no("cannot-settle")


def settle(state: State, seat: int, action: Settle, tell: Tell[Fact]) -> None:
    """Replace the pod by a habitat."""
    ship = state.ships[action.ship]
    section = next(pod_sections(ship))
    ship.tiles = (*ship.tiles[:section], -1, *ship.tiles[section + 1 :])
    state.tiles_left[t.POD] += 1
    place(state, action.land, t.HABITAT, seat)
    tell(Settled(seat, land_spot(state, action.land)))
