"""Weapons compared at the same price: frigates with two of them.

In the first third of a game there are no shields, in the last good ones. Each side fights by the
better of two standing orders against any order of the other. `initiative` measures what acting
first is worth to equal frigates.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import Design, State

GAME = registry.game("black_abyss")
WEAPONS = tuple(n for n, role in enumerate(t.TILE_ROLE) if role == "weapon")
ORDERS = tuple(t.ORDERS.index(name) for name in ("assault", "stand-off"))
AGES = {"first third": None, "last third": "shield-2"}
EQUALS = (
    ("laser", "laser", "engine-1"),
    ("pulse-laser", "pulse-laser"),
    ("pulse-laser", "pulse-laser", "engine-1"),
    ("missile", "missile"),
    ("ion-cannon", "ion-cannon"),
    ("ion-cannon", "shield-1", "engine-1"),
    ("plasma-gun", "plasma-gun", "shield-2"),
)
"""Equipment of the frigates in battles of four against four."""
PRICE = 90
"""Points per side, as near as whole ships allow."""


def battle(
    fleets: Sequence[Sequence[Design]], seed: str, fighters: Sequence[int] = (0, 0)
) -> State:
    """Two fleets with levels of fighters; a lot decides which side is the attacker."""
    state: State = GAME.new(
        options.read(GAME, {"mode": "fleet_battle"}), 2, Chance(seed_from(seed))
    )
    state.fleets, state.levels = [list(fleet) for fleet in fleets], list(fighters)
    for seat in (0, 1):
        GAME.apply(state, seat, a.Pass(), silence)
    return state


def fought(fleets: Sequence[Sequence[Design]], orders: Sequence[int], seed: str) -> State:
    """A battle by standing orders, fought to its end."""
    state = battle(fleets, seed)
    for seat, order in enumerate(orders):
        GAME.apply(state, seat, a.Command(order, ask=False), silence)
    return state


def squadron(weapon: int, age: str | None) -> tuple[float, list[Design]]:
    """Frigates with two of a weapon and the age's equipment, and the number that the price buys."""
    third = -1 if age is None else t.TILE[age]
    price = t.HULL_POINTS[t.FRIGATE] + 2 * t.TILE_POINTS[weapon]
    price += t.TILE_POINTS[third] if third >= 0 else 0
    count = max(1, round(PRICE / price))
    return count * price, [(t.FRIGATE, weapon, weapon, third)] * count


def duel(one: int, other: int, age: str | None, games: int) -> float:
    """The share of battles the first wins, each side by its safest order."""
    fleets = squadron(one, age)[1], squadron(other, age)[1]
    best = 0.0
    for mine in ORDERS:
        worst = 1.0
        for theirs in ORDERS:
            won = 0.0
            for number in range(games):
                state = fought(fleets, (mine, theirs), f"{one}/{other}/{number}")
                won += (0 in state.winners) / max(1, len(state.winners))
            worst = min(worst, won / games)
        best = max(best, worst)
    return best


def table(games: int) -> Iterator[str]:
    """Each weapon's share of battles won against all others, by age."""
    shares: dict[str, dict[int, list[float]]] = {}
    for age, tile in AGES.items():
        found: dict[int, list[float]] = {weapon: [] for weapon in WEAPONS}
        for one, other in combinations(WEAPONS, 2):
            won = duel(one, other, tile, games)
            found[one].append(won)
            found[other].append(1 - won)
        shares[age] = found
    for weapon in WEAPONS:
        parts = [sum(found[weapon]) / len(found[weapon]) for found in shares.values()]
        yield f"| {t.TILES[weapon]} | " + " | ".join(f"{100 * part:.0f}" for part in parts) + " |"


def initiative(games: int) -> Iterator[str]:
    """How often the side that acts first wins among equals, by the orders of both sides.

    The last figure is the share that this side can ensure if both sides choose their order
    secretly, at random with chances of their own.
    """
    for names in EQUALS:
        ship: Design = (t.FRIGATE, *(t.TILE[name] for name in names), *[-1] * (3 - len(names)))
        won = [[_first(ship, (one, other), games) for other in ORDERS] for one in ORDERS]
        parts = " | ".join(f"{100 * part:.0f}" for row in won for part in row)
        yield f"| {', '.join(names)} | {parts} | {100 * _value(won):.0f} |"


def _first(ship: Design, orders: tuple[int, int], games: int) -> float:
    won = 0.0
    for number in range(games):
        state = battle(([ship] * 4, [ship] * 4), f"equals {ship} {number}")
        assert state.battle is not None
        first = state.battle.sides[state.battle.first]
        for seat in (0, 1):
            GAME.apply(state, seat, a.Command(orders[seat != first], ask=False), silence)
        won += (first in state.winners) / max(1, len(state.winners))
    return won / games


def _value(won: Sequence[Sequence[float]]) -> float:
    """The value of a 2 x 2 zero-sum game to the player choosing the row."""
    (one, two), (three, four) = won
    sure, most = max(map(min, won)), min(max(one, three), max(two, four))
    if sure == most:
        return sure
    return (one * four - two * three) / (one + four - two - three)


def squadrons(games: int) -> Iterator[str]:
    """Each squadron's share of battles won against each other, alternating sides, and of all."""
    every = range(len(t.SQUADRONS))
    won = {(one, one): 0.5 for one in every}
    for one, other in combinations(every, 2):
        results = [_met((one, other), number) for number in range(games)]
        won[one, other] = sum(results) / games
        won[other, one] = 1 - won[one, other]
    for one in every:
        others = [won[one, other] for other in every if other != one]
        parts = " | ".join(
            f"{100 * won[one, other]:.0f}" if other != one else "" for other in every
        )
        share = sum(others) / len(others)
        error = (share * (1 - share) / (games * len(others))) ** 0.5
        yield f"| {t.SQUADRONS[one]} | {parts} | {100 * share:.1f} ± {100 * error:.1f} |"


def _met(pair: tuple[int, int], number: int) -> float:
    """The first squadron's share of the win in one battle of built-in players."""
    seated = pair if number % 2 == 0 else pair[::-1]
    fleets = [t.SQUADRON_SHIPS[squadron] for squadron in seated]
    levels = [t.SQUADRON_LEVELS[squadron] for squadron in seated]
    state = battle(fleets, f"squadrons {pair} {number}", levels)
    policy, luck = GAME.policies["greedy"], Chance(seed_from(f"squadrons {number}"))
    while waiting := GAME.missing(state):
        seat = waiting[0]
        GAME.apply(state, seat, policy(Perspective(GAME, state, seat), luck), silence)
    return (number % 2 in state.winners) / max(1, len(state.winners))
