"""Battle forecasts under each standing order, fought on imagined states.

They are for the battle whose order is due. Before moving, they are for battles possible by
declaring war and sending all ships within reach. Each order of the enemy is equally likely. Only
the seat's knowledge is used.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle

from engine.core.chance import Chance
from engine.core.copying import copier
from engine.core.parts.foresight import Best, Foresight
from engine.core.words import Arg, Words, seat_name, words
from engine.games.black_abyss.actions import Command, DeclareWar
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import movement
from engine.games.black_abyss.rules.diplomacy import refuse_war
from engine.games.black_abyss.rules.surface import present, spot
from engine.games.black_abyss.rules.war import drill
from engine.games.black_abyss.rules.war.combat import fleet
from engine.games.black_abyss.rules.war.forecast import Forecast, forecast
from engine.games.black_abyss.rules.war.meeting import matters
from engine.games.black_abyss.state import ORDERING, State, battle_of, decision_of
from engine.games.black_abyss.text.wording import thing

Imagine = Callable[[Chance], State]
"""Returns an imagined state consistent with the seat's knowledge."""

_copy = copier(State)
_ORDERS = range(len(t.ORDERS))


@dataclass(slots=True)
class _Sum:
    """Summed results of battles under one order, from the seat's side."""

    battles: int = 0
    won: int = 0
    lost: int = 0
    own: float = 0.0
    others: float = 0.0
    buildings: float = 0.0

    @property
    def ahead(self) -> float:
        """Wins minus losses, per battle, from -1 to 1."""
        return (self.won - self.lost) / self.battles if self.battles else -1.0


@dataclass(frozen=True, slots=True)
class Raid:
    """A war to declare: the seat attacked, the space, and the ships sent."""

    on: int
    at: int
    ships: tuple[int, ...]


class BattleOdds(Foresight[State]):
    """Forecasts under each standing order."""

    def open(self, state: State, seat: int) -> bool:
        """Whether a battle awaits the seat's order, or a war may be declared."""
        if state.battle is not None or decision_of(state, seat) is not None:
            return self.decides(state, seat)
        return next(raids(state, seat), None) is not None

    def decides(self, state: State, seat: int) -> bool:
        """Whether a battle awaits the seat's order."""
        decision = decision_of(state, seat)
        return decision is not None and decision.kind == ORDERING

    def outcomes(
        self, seat: int, imagine: Imagine, chance: Chance, go_on: Callable[[], bool]
    ) -> Sequence[Words]:
        """A line per order or space: rates of winning and losing, and costs."""
        known = imagine(chance.spawn())
        if battle_of(known, seat) is None:
            return _wars(seat, imagine, known, chance, go_on)
        sums = _orders(seat, known, imagine, chance, go_on)
        return [
            words("black-abyss-odds", count=sum(one.battles for one in sums.values())),
            *(words("black-abyss-odds-order", **_figures(n, one)) for n, one in sums.items()),
        ]

    def best(self, seat: int, imagine: Imagine, chance: Chance, go_on: Callable[[], bool]) -> Best:
        """The order that wins most battles, with its rates."""
        known = imagine(chance.spawn())
        order, results = next(iter(_orders(seat, known, imagine, chance, go_on).items()))
        why = words("black-abyss-odds-best", **_figures(order, results))
        return Best(Command(order, ask=False), why)


def _declarable(state: State, seat: int) -> list[int]:
    """The seats on which war may be declared now."""
    others = range(len(state.empires))
    return [on for on in others if refuse_war(state, seat, DeclareWar(on)) is None]


def raids(state: State, seat: int) -> Iterator[Raid]:
    """Spaces where declaring war would let the seat's ships fight a seat at peace.

    Fuel range is the one during that war; wormholes are ignored.
    """
    for on in _declarable(state, seat):
        trial = _copy(state)
        trial.war[seat] |= 1 << on
        trial.war[on] |= 1 << seat
        for at, ships in _ships_in_reach(trial, seat).items():
            if trial.known[at] and _causes_battle(trial, seat, raid := Raid(on, at, ships)):
                yield raid


def _ships_in_reach(state: State, seat: int) -> dict[int, tuple[int, ...]]:
    """The seat's ships that can reach each space this turn."""
    owners, fuel = movement.owners_at(state), movement.in_range(state, seat)
    fleets: dict[tuple[int, int], list[int]] = {}
    for ship in state.ships.values():
        if ship.owner == seat:
            fleets.setdefault((ship.hex, ship.left), []).append(ship.id)
    found: dict[int, tuple[int, ...]] = {}
    for (start, left), ships in fleets.items():
        ways = movement.destinations(state, seat, start, left, owners, fuel)
        for at in {start, *ways}:
            found[at] = (*found.get(at, ()), *ships)
    return found


def _causes_battle(state: State, seat: int, raid: Raid) -> bool:
    """Whether sending these ships would cause a battle."""
    if not (fleet(state, raid.at, raid.on) or present(state, raid.at) >> raid.on & 1):
        return False
    before = [state.ships[number].hex for number in raid.ships]
    _send(state, raid)
    found = matters(state, raid.at, seat, raid.on)
    for number, at in zip(raid.ships, before, strict=True):
        state.ships[number].hex = at
    return found


def _send(state: State, raid: Raid) -> None:
    """Move the ships to the space of the raid, as the last to arrive."""
    for number in raid.ships:
        state.ships[number].hex, state.ships[number].since = raid.at, state.arrivals + 1


def _orders(
    seat: int, known: State, imagine: Imagine, chance: Chance, go_on: Callable[[], bool]
) -> Mapping[int, _Sum]:
    """The results of each order against all of the enemy's, the best first."""
    first = battle_of(known, seat)
    assert first is not None
    orders = drill.orders_for(first)
    sums = {own: _Sum() for own in orders}
    pairs = cycle([(own, other) for other in orders for own in orders])
    fought = 0
    while fought < len(orders) or go_on():
        own, other = next(pairs)
        state = imagine(chance.spawn())
        battle = battle_of(state, seat)
        assert battle is not None
        given = (own, other) if battle.sides[0] == seat else (other, own)
        _add(forecast(state, battle.hex, battle.sides, given, 1, chance), seat, sums[own])
        fought += 1
    return dict(sorted(sums.items(), key=lambda one: -one[1].ahead))


def _wars(
    seat: int, imagine: Imagine, known: State, chance: Chance, go_on: Callable[[], bool]
) -> Sequence[Words]:
    """A line per space: the best order for a battle there, and its result."""
    choices = [(raid, order) for raid in raids(known, seat) for order in _ORDERS]
    sums = {choice: _Sum() for choice in choices}
    turns, fought = cycle((choice, other) for other in _ORDERS for choice in choices), 0
    while choices and (fought < len(choices) or go_on()):
        (raid, own), other = next(turns)
        state = imagine(chance.spawn())
        _send(state, raid)
        came = forecast(state, raid.at, (seat, raid.on), (own, other), 1, chance)
        _add(came, seat, sums[raid, own])
        fought += 1
    best: dict[Raid, int] = {}
    for raid, order in sorted(choices, key=lambda choice: -sums[choice].ahead):
        best.setdefault(raid, order)
    lines = [
        words(
            "black-abyss-odds-space",
            place=spot(known, raid.at),
            whom=seat_name(raid.on),
            ships=len(raid.ships),
            **_figures(order, sums[raid, order]),
        )
        for raid, order in best.items()
    ]
    return [words("black-abyss-odds-war", count=fought), *lines[: t.GAME.wars_told]]


def _add(came: Forecast, seat: int, into: _Sum) -> None:
    """Add the results of a battle, from the seat's side."""
    mine = came.sides.index(seat)
    into.battles += 1
    into.won += came.wins[mine]
    into.lost += came.wins[1 - mine]
    into.own += came.sections[mine]
    into.others += came.sections[1 - mine]
    into.buildings += came.buildings


def _figures(order: int, of: _Sum) -> dict[str, Arg]:
    """The figures in the line about an order: percentages and mean losses."""
    return {
        "order": thing(t.ORDERS[order]),
        "won": round(100 * of.won / of.battles),
        "lost": round(100 * of.lost / of.battles),
        "own": round(of.own / of.battles),
        "others": round(of.others / of.battles),
        "buildings": round(of.buildings / of.battles),
    }
