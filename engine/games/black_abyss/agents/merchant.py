"""How policies trade and build wonders.

A market is a planet with a trade house and an icon of the resource. Goods sell there for the
distance from their origin.
"""

from collections.abc import Iterator, Sequence

from engine.games.black_abyss.agents.armoury import Wish, transport, with_room_for
from engine.games.black_abyss.agents.characters import Character
from engine.games.black_abyss.agents.outlook import Goals, Outlook, markets, stored_goods
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market import goods as market
from engine.games.black_abyss.rules.ships import room_for_goods
from engine.games.black_abyss.rules.surface import chart, places_of
from engine.games.black_abyss.state import Ship, State

_HOUSES = 2
"""With so many own trade houses that can sell goods, no more are built."""
_WORTH_A_HOUSE = 2.0
"""The income per cycle that justifies a trade house."""
_WORTH_A_TRIP = 3
"""The number of goods that justify a trip."""
_MARKET, _STORE, _PAID = 8.0, 6.0, 0.5
"""What a market, a store, and each resource paid are worth to a trader, in spaces."""


def sources(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Pairs of hex and resource for each good that a seat produces in a cycle."""
    for land in places_of(state.holder, seat):
        if state.building[land] in t.YIELDING:
            good = t.LAND_GOOD[state.land[land]]
            if good >= 0:
                yield land // 7, good // 3


def _brings(state: State, at: int, made: list[tuple[int, int]]) -> int:
    """What the goods of one cycle would sell for at a trade house on this hex.

    `made` has each good as a pair of hex and resource.
    """
    row, kinds = chart(state).distance[at], market.icons(state, at)
    return sum(row[source] for source, kind in made if kind in kinds)


def wishes(
    state: State, seat: int, homes: Sequence[int], mine: list[Ship], mind: Character
) -> Iterator[Wish]:
    """Wishes for a trade house at the best place, and for a transport for stored goods."""
    made = list(sources(state, seat))
    if not made:
        return
    houses = [at for at in homes if market.markets(state, seat, at)]
    traders = [ship for ship in mine if ship.hull == t.TRANSPORT and t.POD not in ship.tiles]
    if len(houses) < _HOUSES and (traders or not mind.calm):
        yield from _house(state, seat, [at for at in homes if at not in houses], made, mind)
    elsewhere = houses or any(
        market.markets(state, seat, at) for at, seats in enumerate(state.colonies) if seats
    )
    stored = sum(stored_goods(state, seat).values())
    if elsewhere and stored >= _WORTH_A_TRIP and len(traders) <= stored // (2 * t.GAME.good_store):
        yield from transport(state, seat, homes)


def _house(
    state: State, seat: int, homes: Sequence[int], made: list[tuple[int, int]], mind: Character
) -> Iterator[Wish]:
    best = max(homes, key=lambda at: (_brings(state, at, made), -at), default=None)
    if best is None or _brings(state, best, made) < _WORTH_A_HOUSE:
        return
    yield from with_room_for(state, seat, t.TRADE_HOUSE, [best], mind)


def trips(out: Outlook, ship: Ship) -> Goals:
    """A transport's goals: markets for its goods, stored goods if it has room for them, or home."""
    state, seat = out.state, out.seat
    sold = markets(state, seat)
    distance = chart(state).distance
    goals: Goals = {}
    for at, kinds in sold.items():
        pays = sum(distance[at][good % 128] for good in ship.goods if good // 128 // 3 in kinds)
        if pays:
            goals[at] = _MARKET + _PAID * pays
    room = room_for_goods(ship)
    if room > 0 and len(ship.goods) < _WORTH_A_TRIP:
        for at, count in stored_goods(state, seat, sold).items():
            goals[at] = _STORE + min(room, count)
    return goals or {state.empires[seat].home: _STORE}


def wonders(state: State, seat: int, homes: Sequence[int], mind: Character) -> Iterator[Wish]:
    """The wish for the first wonder of the character's order that can still be built, if any."""
    for building in mind.wonders:
        if building not in state.building:
            found = [*with_room_for(state, seat, building, homes, mind)]
            yield from found
            if found:
                return
