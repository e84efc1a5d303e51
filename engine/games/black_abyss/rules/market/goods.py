"""Income and trade: what planets yield, and what goods sell for elsewhere."""

from collections.abc import Sequence

from engine.core.copying import copier
from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import Sell
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.facts import Fact, Shared, Sold
from engine.games.black_abyss.rules.diplomacy import enemies
from engine.games.black_abyss.rules.exploration import stock_key
from engine.games.black_abyss.rules.market import bank
from engine.games.black_abyss.rules.market.basket import enter
from engine.games.black_abyss.rules.market.entries import SOLD
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.ships import own_ship
from engine.games.black_abyss.rules.surface import chart, lands, places_of, resumable, resume, spot
from engine.games.black_abyss.state import Ship, State

RESOURCES = ("food", "minerals", "energy")
_PLACE = (0, 2, 1)
"""The index of each of `RESOURCES` in a cost."""
_copy = copier(State)
assert len(GOODS) == 3 * len(RESOURCES)


def markets(state: State, seat: int, at: int) -> set[int]:
    """The resources, as indexes into `RESOURCES`, that a seat may sell at a planet.

    The planet must have an explored icon of the resource, and a working trade house of the seat or
    of a seat not at war with it.
    """
    return icons(state, at) if _houses(state, seat, at) else set()


def icons(state: State, at: int) -> set[int]:
    """The resources, as indexes into `RESOURCES`, with an explored icon on a planet."""
    goods = (t.LAND_GOOD[state.land[land]] for land in lands(state, at) if state.land[land] >= 0)
    return {good // 3 for good in goods if good >= 0}


def _houses(state: State, seat: int, at: int) -> list[int]:
    """The owners of the trade houses on a planet where a seat may sell."""
    return [
        state.holder[land]
        for land in lands(state, at)
        if state.building[land] == t.TRADE_HOUSE
        and not state.idle[land]
        and not enemies(state, seat, state.holder[land])
    ]


def proceeds(state: State, ship: Ship, resource: int) -> tuple[int, int]:
    """How many goods of a resource a ship can sell where it is, and what it gets for them.

    Each sells for its distance from the planet it comes from, as far as there are chips.
    """
    row = chart(state).distance[ship.hex]
    away = [
        row[good % 128] for good in ship.goods if good // 128 // 3 == resource and row[good % 128]
    ]
    bonus = state.empires[ship.owner].powers[p.TRADE]
    amount = sum(max(0, spaces + bonus) for spaces in away)
    return len(away), min(amount, bank.chips_left(state)[_PLACE[resource]])


def refuse_sell(state: State, seat: int, action: Sell) -> Words | None:
    """Refuse to sell goods that come from this planet, or that have no market here."""
    ship = own_ship(state, seat, action.ship)
    if ship is None or not 0 <= action.resource < len(RESOURCES):
        return no("no-such-ship")
    if not proceeds(state, ship, action.resource)[0]:
        return no("no-goods")
    return None if action.resource in markets(state, seat, ship.hex) else no("no-market")


def sell(state: State, seat: int, action: Sell, tell: Tell[Fact]) -> None:
    """Sell a ship's goods of one resource, each for its distance, paid in that resource."""
    ship, empire = state.ships[action.ship], state.empires[seat]
    count, amount = proceeds(state, ship, action.resource)
    cost = [0, 0, 0]
    cost[_PLACE[action.resource]] = -amount
    enter(empire, (cost[0], cost[1], cost[2]), SOLD, ship.id, *ship.goods)
    ship.goods = tuple(
        good for good in ship.goods if good // 128 // 3 != action.resource or good % 128 == ship.hex
    )
    tell(Sold(seat, spot(state, ship.hex), count, amount, RESOURCES[action.resource]))


def pay_shares(state: State, tell: Tell[Fact]) -> None:
    """After purchases, pay owners of trade houses a share of others' sales there.

    The share does not reduce the seller's proceeds. It is rounded up, and not due where the seller
    has a house, too.
    """
    sales = [
        (seat, entry)
        for seat, empire in enumerate(state.empires)
        for entry in empire.basket
        if entry[3] == SOLD
    ]
    for seat, (*cost, _, number) in ((seat, entry[:5]) for seat, entry in sales):
        ship = state.ships[number]
        owner = _host(state, seat, ship.hex)
        food, energy, minerals = (-(part // t.GAME.trade_share) for part in cost)
        if owner is None:
            continue
        share = bank.pay(state, owner, (food, energy, minerals))
        if any(share):
            name = ("food", "energy", "minerals")[share.index(max(share))]
            tell(Shared(owner, seat, spot(state, ship.hex), max(share), name))


def _host(state: State, seat: int, at: int) -> int | None:
    """The owner of the trade house where a seat sells; None if it is its own, or there is none."""
    houses = _houses(state, seat, at)
    return None if seat in houses or not houses else houses[0]


def produce(state: State, seat: int) -> tuple[int, int, int]:
    """A seat's income per cycle: food, energy and minerals, by its buildings and powers."""
    return _yields(state, seat, state.empires[seat].powers)


def plenty(state: State, seat: int) -> dict[int, float]:
    """How much a seat has of each terrain's yield: income plus a third of the stock.

    Rough terrain, which yields nothing, is never scarce.
    """
    food, energy, minerals = produce(state, seat)
    empire = state.empires[seat]
    return {
        t.PLAINS: food + empire.food / 3,
        t.ENERGY: energy + empire.energy / 3,
        t.MINERAL: minerals + empire.minerals / 3,
        t.ROUGH: 1000.0,
    }


def next_income(state: State, seat: int) -> tuple[int, int, int]:
    """What a seat collects as the next cycle begins, if nothing else changes.

    Idle buildings work again by then if habitats support them. Lasting events end after purchases,
    so only one that is drawn after them is still in force.
    """
    if 1 in state.idle and next(resumable(state), None) is not None:
        state = _copy(state)
        resume(state)
    powers = [*state.empires[seat].powers]
    over = () if state.phase == "tribunal" else state.lasting
    for event in over:
        for power, amount in t.EVENT_POWERS[event]:
            powers[power] -= amount
    return _yields(state, seat, powers)


def _yields(state: State, seat: int, powers: Sequence[int]) -> tuple[int, int, int]:
    """The income of a seat with these powers."""
    base = t.GAME.base_yield
    counts = [0, 0, 0, 0]
    kinds = {t.FARM: 0, t.PLANT: 1, t.MINE: 2}
    for land in places_of(state.holder, seat):
        if not state.idle[land]:
            counts[kinds.get(state.building[land], 3)] += 1
    extra = t.GAME.leader_income if state.leader == seat else 0
    return (
        max(0, counts[0] * max(0, base + powers[p.FARM]) + powers[p.INCOME_FOOD] + extra),
        max(0, counts[1] * max(0, base + powers[p.PLANT]) + powers[p.INCOME_ENERGY] + extra),
        max(0, counts[2] * max(0, base + powers[p.MINE]) + powers[p.INCOME_MINERALS] + extra),
    )


def store_goods(state: State, seat: int) -> None:
    """Store a good for each of a seat's working farms, mines and plants on a trade icon."""
    for land in places_of(state.holder, seat):
        if not state.idle[land] and state.building[land] in t.YIELDING:
            good = t.LAND_GOOD[state.land[land]]
            if good >= 0:
                key = stock_key(land // 7, good, seat)
                state.goods[key] = min(t.GAME.good_store, state.goods.get(key, 0) + 1)
