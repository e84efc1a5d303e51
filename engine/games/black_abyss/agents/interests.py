"""What a resolution is worth to a seat: its own gain beyond that of others.

A power for all seats helps most the seat that has most of what it affects, judged by public
information. A power that helps all equally is worth nothing.
"""

from collections.abc import Callable

from engine.games.black_abyss.agents.characters import Character
from engine.games.black_abyss.agents.outlook import navy
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import POWERS
from engine.games.black_abyss.rules.market import goods as market
from engine.games.black_abyss.rules.ships import hold
from engine.games.black_abyss.rules.surface import (
    chart,
    lands,
    places_of,
    planets,
    whom,
)
from engine.games.black_abyss.state import State

_FAR = 4
"""A wormhole this far from home, or farther, is no use."""
_DOUBT = 0.12
"""The gain that a vote for a resolution needs, as a share of what all seats gain or lose."""
_LIKED = 1.5
"""Weight of powers a character likes."""


def opinion(state: State, seat: int, law: int, mind: Character) -> float:
    """What a seat gains from a resolution beyond the others, less a margin.

    The seat votes for the resolution if the result is above 0.
    """
    meant = whom(state, t.LAW_WHOM[law])
    gains = {
        other: _gain(state, other, law) if other in meant else 0.0
        for other, empire in enumerate(state.empires)
        if empire.alive
    }
    mine = gains.pop(seat, 0.0)
    if any(POWERS[power] in mind.likes for power, _ in t.LAW_POWERS[law]):
        mine *= _LIKED if mine > 0 else 1 / _LIKED
    stakes = abs(mine) + sum(map(abs, gains.values()))
    others = max(1, len(gains))
    return mine - sum(gains.values()) / others - _DOUBT * stakes / (others + 1)


def _gain(state: State, seat: int, law: int) -> float:
    return sum(amount * _TOUCHED[POWERS[power]](state, seat) for power, amount in t.LAW_POWERS[law])


def _works(building: int) -> Callable[[State, int], float]:
    return lambda state, seat: float(
        sum(state.building[land] == building for land in places_of(state.holder, seat))
    )


def _sections(state: State, seat: int) -> float:
    """The sections of a seat's ships."""
    return float(sum(t.SECTIONS[ship.hull] for ship in state.ships_of(seat)))


def _sites(state: State, seat: int) -> float:
    """The explored land tiles without building on a seat's planets."""
    return float(
        sum(
            state.land[land] >= 0 and state.building[land] < 0
            for at in planets(state, seat)
            for land in lands(state, at)
        )
    )


def _trade(state: State, seat: int) -> float:
    """Goods stored and carried, room in holds, and trade houses, counted threefold."""
    stored = sum(count for key, count in state.goods.items() if key % 8 == seat)
    ships = state.ships_of(seat)
    carried = sum(len(ship.goods) + hold(ship, t.HOLDS_GOODS) for ship in ships)
    return stored + carried + 3 * _works(t.TRADE_HOUSE)(state, seat)


def _near_wormholes(state: State, seat: int) -> float:
    row = chart(state).distance[state.empires[seat].home]
    known = [at for at, kind in enumerate(state.tile) if kind in t.WORMHOLES and state.known[at]]
    return float(sum(max(0, _FAR - row[at]) for at in known))


def _bombs(state: State, seat: int) -> float:
    """A seat's bombs, counted double, and its batteries and planetary shields."""
    bombs = sum(
        t.TILE_ROLE[tile] == "bomb" for s in state.ships_of(seat) for tile in s.tiles if tile >= 0
    )
    return 2.0 * bombs + _works(t.BATTERY)(state, seat) + _works(t.SHIELD)(state, seat)


def _marines(state: State, seat: int) -> float:
    """The marines a seat has, and room for marines on its ships."""
    room = sum(hold(ship, t.HOLDS_MARINES) for ship in state.ships_of(seat))
    return float(room + sum(state.marines[land] for land in places_of(state.garrison, seat)))


def _away(state: State, seat: int) -> float:
    """A seat's ships that are not at its own planets."""
    own = planets(state, seat)
    return float(sum(ship.hex not in own for ship in state.ships_of(seat)))


def _heavy(state: State, seat: int) -> float:
    """A seat's number of large docks, times the number of large ships it can still build."""
    left = sum(state.empires[seat].supply[hull] for hull, large in enumerate(t.LARGE) if large)
    return _works(t.LARGE_DOCK)(state, seat) * left


_TOUCHED: dict[str, Callable[[State, int], float]] = {
    "farm": _works(t.FARM),
    "mine": _works(t.MINE),
    "plant": _works(t.PLANT),
    "income_food": lambda _, __: 1.0,
    "income_energy": lambda _, __: 1.0,
    "income_minerals": lambda _, __: 1.0,
    "fuel": _away,
    "trade": _trade,
    "tech_cost": lambda state, seat: -0.1 * sum(market.produce(state, seat)[:2]),
    "ship_cost": lambda state, seat: -0.1 * _sections(state, seat),
    "tile_cost": lambda state, seat: -0.1 * _sections(state, seat),
    "building_cost": lambda state, seat: -0.1 * _sites(state, seat),
    "votes": lambda _, __: 3.0,
    "wormholes_shut": lambda state, seat: -_near_wormholes(state, seat),
    "bombs_banned": lambda state, seat: -_bombs(state, seat),
    "landings_banned": lambda state, seat: -_marines(state, seat),
    "heavy_banned": lambda state, seat: -_heavy(state, seat),
    "war_banned": lambda state, seat: -navy(state, seat),
    "fleet_limit": lambda state, seat: -float(len(state.ships_of(seat))),
    "open_borders": lambda state, seat: float(
        len(state.ships_of(seat)) - len(planets(state, seat))
    ),
}
