"""Choices of movement, diplomacy, ground combat and colonisation.

Branches are lazy, and offered only if they have a choice.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Any

from engine.core.choices import Branch, Leaf, Node
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.choices import fleets
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.rules import (
    diplomacy,
    exploration,
    ground,
)
from engine.games.black_abyss.rules.diplomacy import (
    offers_open,
    passages_to_end,
    standing_offers,
    talks_open,
    talks_standing,
    wars_open,
)
from engine.games.black_abyss.rules.setup import may_found
from engine.games.black_abyss.rules.ships import room_for_goods, room_for_marines
from engine.games.black_abyss.rules.surface import chart, land_spot, lands, places_of, spot
from engine.games.black_abyss.state import PASSAGE, Ship, State

Nodes = list["Node[Any]"]
PASS = Leaf("pass", a.Pass())


def group(key: str, nodes: Sequence[Node[Any]], *, folded: bool = False) -> Nodes:
    """The group of these choices; [] without any."""
    return [Branch(key, partial(list, nodes), folded=folded)] if nodes else []


_ANSWERS: tuple[tuple[str, bool, Callable[[int, int], Any]], ...] = (
    ("accept", False, a.Accept), ("decline", False, a.Decline), ("withdraw", True, a.Withdraw),
)  # fmt: skip


@lru_cache(maxsize=1 << 11)
def scan_leaf(key: str, land: int) -> Leaf[Any]:
    """The choice to scan a land tile."""
    return Leaf(key, a.Scan(land))


def home_menu(state: State) -> Nodes:
    """The hexes where a home world may be placed, grouped by column letter."""
    columns: dict[str, Nodes] = {}
    for at in range(len(state.tile)):
        if may_found(state, at):
            name = spot(state, at).lower()
            columns.setdefault(name[0], []).append(Leaf(name, a.FoundHome(at)))
    return [Branch(letter, partial(list, nodes)) for letter, nodes in columns.items()]


def diplomacy_menu(state: State, seat: int) -> Nodes:
    """Everything to negotiate: wars, offers, answers, talks and notices."""
    nodes: Nodes = []
    known = standing_offers(state, seat)
    if next(offers_open(state, seat), None) is not None:
        nodes.append(
            Branch("offer", lambda: [_bargain(a.Offer, *one) for one in offers_open(state, seat)])
        )
    for key, own, make in _ANSWERS if known else ():
        found = [o for o in known if o[0 if own else 1] == seat]
        if found:
            nodes.append(Branch(key, partial(_standing, found, own=own, make=make)))
    if next(talks_open(state, seat), None) is not None:
        nodes.append(
            Branch("talk", lambda: [_with_seat(a.Talk, one) for one in talks_open(state, seat)])
        )
    if state.talks and (open_talks := talks_standing(state, seat)):
        nodes += group("end-talk", [_with_seat(a.EndTalk, other) for other in open_talks])
    ends = [_with_seat(a.EndPassage, other) for other in passages_to_end(state, seat)]
    nodes += group("end-passage", ends, folded=True)
    if _war_open(state, seat):
        nodes.append(Branch("war", partial(_wars, state, seat), folded=True))
    return nodes


def any_bargain(state: State, seat: int) -> bool:
    """Whether there is anything to negotiate; checks what is cheap to check first."""
    return (
        next(offers_open(state, seat), None) is not None
        or any(seat in offer[:2] for offer in standing_offers(state, seat))
        or next(talks_open(state, seat), None) is not None
        or bool(state.talks and talks_standing(state, seat))
        or bool(passages_to_end(state, seat))
        or _war_open(state, seat)
    )


def _war_open(state: State, seat: int) -> bool:
    return state.active == seat and not state.moved and bool(wars_open(state, seat))


def _wars(state: State, seat: int) -> Nodes:
    """The seats on which war can be declared, each with a question for confirmation."""
    return [_war(on) for on in wars_open(state, seat)]


@cache
def _war(on: int) -> Branch[Any]:
    leaf = Leaf("declare", a.DeclareWar(on))
    return Branch(f"seat-{on}", partial(list, [leaf]), folded=True)


@cache
def _with_seat(make: Callable[[int], Any], seat: int) -> Leaf[Any]:
    return Leaf(f"seat-{seat}", make(seat))


@cache
def _bargain(make: Callable[[int, int], Any], other: int, what: int) -> Leaf[Any]:
    return Leaf(f"{'passage' if what == PASSAGE else 'peace'}-{other}", make(other, what))


def _standing(
    offers: Sequence[tuple[int, int, int]], *, own: bool, make: Callable[[int, int], Any]
) -> Nodes:
    return [_bargain(make, offer[1] if own else offer[0], offer[2]) for offer in offers]


def move_menu(state: State, seat: int) -> Nodes:
    """The choices of a seat's movement turn."""
    mine: dict[int, list[Ship]] = {}
    for ship in state.ships_of(seat):
        mine.setdefault(ship.hex, []).append(ship)
    nodes = [*fleets.moves(state, seat, mine), *fleets.jumps(state, seat, mine)]
    dark = [at for at in mine if _can_scan(state, seat, at)]
    if dark:
        nodes.append(Branch("scan", partial(_scans, state, dark)))
    nodes.extend(_cargo_nodes(state, seat, mine))
    nodes.extend(march_menu(state, seat))
    nodes.append(PASS)
    return nodes


def _can_scan(state: State, seat: int, at: int) -> bool:
    slots = t.SLOTS[state.tile[at]]
    return (
        slots > 0
        and -1 in state.land[at * 7 : at * 7 + slots]
        and exploration.scans(state, seat, at) > 0
    )


def _scans(state: State, dark: list[int]) -> Nodes:
    keys = chart(state).keys
    return [
        scan_leaf(f"{keys[at]}-{land % 7 + 1}", land)
        for at in dark
        for land in lands(state, at)
        if state.land[land] < 0
    ]


def _cargo_nodes(state: State, seat: int, mine: dict[int, list[Ship]]) -> Nodes:
    """Loading goods, taking marines aboard, and landing them."""
    garrison = state.garrison
    found: dict[str, Nodes] = {"embark": [], "disembark": [], "load": []}
    for at, ships in mine.items():
        there = lands(state, at)
        if not there:
            continue
        on = [n for n in there if garrison[n] == seat and state.marines[n] > state.fresh[n]]
        for ship in ships:
            key = f"s{ship.id}"
            if on and room_for_marines(ship) > 0:
                found["embark"].append(Branch(key, partial(_lands, state, ship, on, a.Embark)))
            if ship.marines and not diplomacy.hostile(state, seat, at):
                free = [n for n in there if exploration.can_land(state, seat, n)]
                if free:
                    found["disembark"].append(
                        Branch(key, partial(_lands, state, ship, free, a.Disembark))
                    )
            found["load"] += group(key, _stock(state, seat, ship))
    return [node for key, nodes in found.items() for node in group(key, nodes)]


def _lands(state: State, ship: Ship, on: list[int], make: Callable[[int, int], Any]) -> Nodes:
    return [Leaf(land_spot(state, land).lower(), make(ship.id, land)) for land in on]


def _stock(state: State, seat: int, ship: Ship) -> Nodes:
    if ship.hull != t.TRANSPORT or not state.goods or room_for_goods(ship) <= 0:
        return []
    return [
        Leaf(name, a.Load(ship.id, good))
        for good, name in enumerate(GOODS)
        if state.goods.get(exploration.stock_key(ship.hex, good, seat))
    ]


def march_menu(state: State, seat: int) -> Nodes:
    """The branch of marches; [] if no marines can march."""
    if next(_ways(state, seat), None) is None:
        return []
    return [Branch("march", partial(_marches, state, seat))]


def _ways(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Pairs of a land tile with marines, and one where they can march."""
    for land in places_of(state.garrison, seat):
        for to in ground.marches(state, seat, land):
            yield land, to


def _marches(state: State, seat: int) -> Nodes:
    ways = [*_ways(state, seat)]
    return [
        Branch(land_spot(state, land).lower(), partial(_march_to, state, land, ways))
        for land in dict.fromkeys(land for land, _ in ways)
    ]


def _march_to(state: State, land: int, ways: list[tuple[int, int]]) -> Nodes:
    most = state.marines[land] - state.fresh[land]
    return [
        Branch(str(to % 7 + 1), partial(_counts, land, to, most))
        if most > 1
        else Leaf(str(to % 7 + 1), a.March(land, to, 1))
        for start, to in ways
        if start == land
    ]


def _counts(land: int, to: int, most: int) -> Nodes:
    return [Leaf(f"n{count}", a.March(land, to, count)) for count in range(most, 0, -1)]


def fighting_on_ground(state: State, seat: int) -> Nodes:
    """The choices of a seat in the ground step."""
    nodes = march_menu(state, seat)
    squares = [n for n in ground.own_squares(state, seat) if ground.can_take(state, seat, n)]
    if squares:
        nodes.append(Branch("take", partial(_takes, state, squares)))
    nodes.append(PASS)
    return nodes


def _takes(state: State, squares: list[int]) -> Nodes:
    return [Branch(land_spot(state, land).lower(), partial(_take, state, land)) for land in squares]


def _take(state: State, land: int) -> Nodes:
    nodes: Nodes = [Leaf("capture", a.Take(land, raze=False))]
    if state.building[land] not in t.WONDERS:
        nodes.append(Leaf("raze", a.Take(land, raze=True)))
    return nodes


def settle_menu(state: State, seat: int) -> Nodes:
    """The branch of colonies that a seat can found, before its first purchase."""
    ships: Nodes = []
    if state.empires[seat].basket or state.pending:
        return ships
    for ship in state.ships_of(seat):
        if t.POD in ship.tiles:
            free = ground.settle_lands(state, seat, ship)
            if free:
                ships.append(Branch(f"s{ship.id}", partial(_lands, state, ship, free, a.Settle)))
    return group("settle", ships)
