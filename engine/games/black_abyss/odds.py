"""Forecasts of battles under each standing order, fought on imagined states.

They are about the battle whose order is due, or in which the seat leads a move. Before moving, they
are about battles possible by sending all ships within reach, against enemies and by declaring war.
Each unknown order of the enemy is equally likely. Only the seat's knowledge is used.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any

from engine.core.chance import Chance
from engine.core.copying import copier
from engine.core.parts.foresight import Best, Foresight
from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.actions import ByOrder, Command, Flee
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.diplomacy import enemies_of
from engine.games.black_abyss.rules.surface import spot
from engine.games.black_abyss.rules.war import board, drill, leading
from engine.games.black_abyss.rules.war.attacks import Attack, attacks, crosses, foes, send
from engine.games.black_abyss.rules.war.combat import fleet
from engine.games.black_abyss.rules.war.forecast import (
    FLIGHT,
    Forecast,
    forecast,
    forecast_end,
    orders_of_use,
)
from engine.games.black_abyss.state import NOBODY, Battle, State, battle_of, decision_of, own_battle
from engine.games.black_abyss.text.wording import thing

Imagine = Callable[[Chance], State]
"""Returns an imagined state consistent with the seat's knowledge."""

_copy = copier(State)
_ORDERS = range(len(t.ORDERS))
_GUARDED, _BARE, _FLAG = "none", "bare", "flag"


@dataclass(slots=True)
class _Sum:
    """The sums of the results of battles under one order, from the seat's side.

    A battle that decides sudden death is won or lost whatever ships are left; `ended` counts those
    won by it, `fallen` those lost by it. `own`, `others`: sections lost. `ships`: own ships lost.
    `buildings`: buildings lost on the planet. `spoils`: buildings that enemies lost, minus the
    seat's own losses. `fled`: those of the lost in which the seat still has ships.
    """

    battles: int = 0
    won: int = 0
    lost: int = 0
    fled: int = 0
    ended: int = 0
    fallen: int = 0
    own: float = 0.0
    others: float = 0.0
    ships: float = 0.0
    buildings: float = 0.0
    spoils: float = 0.0

    @property
    def hopeless(self) -> bool:
        """Whether the seat loses at least two battles for each that it wins."""
        return self.lost > 0 and self.lost >= 2 * self.won

    @property
    def rank(self) -> tuple[float, float, float]:
        """The sort key for the best order: wins minus losses, then sections and buildings gained.

        In sudden death the battles that win the game come first, unless the order is hopeless. All
        are averages per battle.
        """
        count = self.battles or 1
        ends = 0 if self.hopeless else self.ended / count
        gained = self.others - self.own + self.spoils
        return ends, (self.won - self.lost) / count if self.battles else -1.0, gained / count

    @property
    def cost(self) -> tuple[float, float]:
        """The sort key for the cheapest order: sections and buildings lost, then losses minus wins.

        Both are averages per battle; lower is better.
        """
        return (self.own + max(0.0, -self.spoils)) / (self.battles or 1), -self.rank[1]


class BattleOdds(Foresight[State]):
    """Forecasts of the battles that a seat can decide about."""

    def open(self, state: State, seat: int) -> bool:
        """Whether there is something to forecast: a battle to decide about, or one to begin."""
        if state.battle is not None or decision_of(state, seat) is not None:
            return self.decides(state, seat)
        return next(attacks(state, seat, foes(state, seat)), None) is not None

    def decides(self, state: State, seat: int) -> bool:
        """Whether a battle waits for the seat's order or move."""
        decision = decision_of(state, seat)
        return decision is not None and decision.kind in ("ordering", "leading")

    def outcomes(
        self, seat: int, imagine: Imagine, chance: Chance, go_on: Callable[[], bool]
    ) -> Sequence[Words]:
        """A line per order, or per hex before a move: rates of winning and losing, and losses."""
        known = imagine(chance.spawn())
        if battle_of(known, seat) is None:
            return _battles(seat, imagine, known, chance, go_on)
        sums = _orders(seat, known, imagine, chance, go_on)
        kind = "on" if leading.battle_to_decide(known, seat, "leading") else "each"
        lost, bare = all(one.hopeless for one in sums.values()), _undefended(known, seat)
        return [
            words(f"black-abyss-odds-{kind}", count=_battles_each(sums.values())),
            *([words("black-abyss-odds-hopeless", outlook=_outlook(known, sums))] if lost else []),
            *([words(f"black-abyss-odds-{bare}")] if bare != _GUARDED else _last(known, seat)),
            *(_line(known, seat, order, one) for order, one in sums.items()),
        ]

    def best(self, seat: int, imagine: Imagine, chance: Chance, go_on: Callable[[], bool]) -> Best:
        """The order with the best results, and its figures; or fleeing, if that costs least."""
        known = imagine(chance.spawn())
        sums = _orders(seat, known, imagine, chance, go_on)
        order, results = next(iter(sums.items()))
        lost = all(one.hopeless for one in sums.values())
        kind = "flee" if order is None else "least" if lost else "best"
        bare = _undefended(known, seat)
        figures = _of_battle(known, seat, results, bare=bare)
        why = words(f"black-abyss-odds-{kind}", outlook=_outlook(known, sums), **figures)
        if order is None:
            return Best(Flee(), why)
        moves = leading.battle_to_decide(known, seat, "leading") is not None
        return Best(ByOrder(order) if moves else Command(order, ask=False), why)


def favours(state: State, seat: int, attack: Attack, chance: Chance) -> bool:
    """Whether one of the seat's orders wins more battles of an attack than it loses.

    Each of its orders fights one battle against every order of the enemy.
    """
    return any(one.won > one.lost for one in _attack(state, seat, attack, chance))


def ends_game(state: State, seat: int, attack: Attack, chance: Chance) -> bool:
    """Whether one of the seat's orders wins sudden death in most battles of an attack."""
    return any(2 * one.ended > one.battles for one in _attack(state, seat, attack, chance))


def _attack(state: State, seat: int, attack: Attack, chance: Chance) -> Sequence[_Sum]:
    """The results of an attack by own order, each fought once against every order of the enemy."""
    trial = _copy(state)
    send(trial, attack)
    sums = [_Sum() for _ in _ORDERS]
    for own in _ORDERS:
        for other in _ORDERS if attack.on >= 0 else (own,):
            came = forecast(trial, attack.at, (seat, attack.on), (own, other), chance)
            _add(came, seat, sums[own])
    return sums


def _orders(
    seat: int, known: State, imagine: Imagine, chance: Chance, go_on: Callable[[], bool]
) -> Mapping[int | None, _Sum]:
    """The results of each order (None: fleeing) against all orders of the enemy, the best first.

    If all orders are hopeless, the first is the one that costs least.
    """
    first = own_battle(known, seat)
    orders = drill.orders_for(first)
    sums = {own: _Sum() for own in _open_to(known, seat, first)}
    pairs = cycle([(own, other) for other in orders for own in sums])
    fought = 0
    while fought < len(sums) or go_on():
        own, other = next(pairs)
        _add(_outcome(imagine(chance.spawn()), seat, own, other, chance), seat, sums[own])
        fought += 1
    if all(one.hopeless for one in sums.values()):
        return dict(sorted(sums.items(), key=lambda one: one[1].cost))
    return dict(sorted(sums.items(), key=lambda one: one[1].rank, reverse=True))


def _open_to(state: State, seat: int, battle: Battle) -> list[int | None]:
    """The orders that are of use to a seat; None (fleeing) replaces the order that only flees."""
    orders = [
        one for one in drill.orders_for(battle) if not drill.is_pointless(state, battle, seat, one)
    ]
    if not leading.may_flee(state, seat):
        return [*orders]
    return [*(one for one in orders if one != FLIGHT), None]


def _outcome(state: State, seat: int, own: int | None, other: int, chance: Chance) -> Forecast:
    """The forecast of one battle, from its beginning or from the seat's move."""
    battle = own_battle(state, seat)
    if own is None or leading.battle_to_decide(state, seat, "leading"):
        return forecast_end(state, seat, own, other, chance)
    given = (own, other) if battle.sides[0] == seat else (other, own)
    return forecast(state, battle.hex, battle.sides, given, chance)


def _battles(
    seat: int, imagine: Imagine, known: State, chance: Chance, go_on: Callable[[], bool]
) -> Sequence[Words]:
    """A line per hex: the best order for a battle there, and its figures.

    The hexes of enemies come first, then those where war would have to be declared.
    """
    near = attacks(known, seat, foes(known, seat))
    choices = [(attack, order) for attack in near for order in _offered(known, seat, attack)]
    sums = {choice: _Sum() for choice in choices}
    turns, fought = cycle((choice, other) for other in _ORDERS for choice in choices), 0
    while choices and (fought < len(choices) or go_on()):
        (attack, own), other = next(turns)
        state = imagine(chance.spawn())
        send(state, attack)
        came = forecast(state, attack.at, (seat, attack.on), (own, other), chance)
        _add(came, seat, sums[attack, own])
        fought += 1
    best: dict[Attack, int] = {}
    for attack, order in sorted(choices, key=lambda choice: sums[choice].rank, reverse=True):
        best.setdefault(attack, order)
    hostile = enemies_of(known, seat)
    told = sorted(best.items(), key=lambda one: one[0].on not in hostile)[: t.GAME.wars_told]
    mixed = any(attack.on in hostile for attack, _ in told)
    lines = [
        words(
            "black-abyss-odds-space",
            place=spot(known, attack.at),
            whom=seat_name(attack.on),
            declared=int(mixed and attack.on not in hostile),
            ships=len(attack.ships),
            order=thing(t.ORDERS[order]),
            asteroids=int(crosses(known, seat, attack)),
            **_figures(
                known,
                seat,
                attack.at,
                sums[attack, order],
                ships=len(attack.ships),
                bare=_GUARDED if fleet(known, attack.at, attack.on) else _BARE,
            ),
        )
        for attack, order in told
    ]
    kind = "attack" if mixed else "war"
    return [words(f"black-abyss-odds-{kind}", count=_battles_each(sums.values())), *lines]


def _offered(state: State, seat: int, attack: Attack) -> list[int]:
    """The orders that the battle of an attack offers to the attacker."""
    sent = _copy(state)
    send(sent, attack)
    return orders_of_use(sent, attack.at, (seat, attack.on))


def _add(came: Forecast, seat: int, into: _Sum) -> None:
    """Add the results of a battle to the sums `into`, from the seat's side."""
    mine = came.sides.index(seat)
    into.battles += 1
    decided = came.breached != NOBODY
    into.won += came.breached != seat if decided else came.wins[mine]
    into.lost += came.breached == seat if decided else came.wins[1 - mine]
    into.fled += not decided and came.wins[1 - mine] and came.left[mine]
    into.ended += decided and came.breached != seat
    into.fallen += came.breached == seat
    into.own += came.sections[mine]
    into.others += came.sections[1 - mine]
    into.ships += came.ships[mine]
    into.buildings += came.buildings
    into.spoils += -came.buildings if mine else came.buildings


def _line(state: State, seat: int, order: int | None, of: _Sum) -> Words:
    """The line about an order, or about fleeing (None)."""
    what = words("black-abyss-word-flight") if order is None else thing(t.ORDERS[order])
    return words("black-abyss-odds-order", order=what, **_of_battle(state, seat, of))


def _outlook(state: State, sums: Mapping[int | None, _Sum]) -> Words:
    """That the seat probably loses, whatever it does; or that ships flee in most battles instead.

    The second if that is so under one of the orders; never in a fleet battle.
    """
    flight = state.mode != "fleet_battle"
    escape = flight and any(2 * one.fled >= one.battles for one in sums.values())
    return words("black-abyss-odds-outlook", escape=int(escape))


def _last(state: State, seat: int) -> Sequence[Words]:
    """What happens after the last round if both sides have ships; not in a fleet battle."""
    battle = own_battle(state, seat)
    if state.mode == "fleet_battle" or not all(battle.sections):
        return ()
    attacker = battle.sides[board.ATTACKER] == seat
    rounds = t.GAME.battle_rounds
    return [words("black-abyss-odds-last", rounds=rounds, attacker=int(attacker))]


def _undefended(state: State, seat: int) -> str:
    """What a battle without enemy ships is for: the flag there, or else a raid on the planet.

    The suffix of a message id: `_GUARDED` if the enemy has ships.
    """
    battle = own_battle(state, seat)
    foe = 1 - battle.sides.index(seat)
    if battle.sections[foe]:
        return _GUARDED
    flag = state.flags[battle.sides[foe]] if state.flags else None
    lies_there = flag is not None and not flag.carrier and flag.hex == battle.hex
    return _FLAG if lies_there else _BARE


def _of_battle(state: State, seat: int, of: _Sum, *, bare: str = _GUARDED) -> dict[str, Any]:
    """The figures of the battle that the seat decides about."""
    battle = own_battle(state, seat)
    ships = len(fleet(state, battle.hex, seat))
    return _figures(state, seat, battle.hex, of, ships=ships, bare=bare)


def _sections(mean: float) -> Words:
    return words("black-abyss-odds-sections", count=round(mean), some=int(mean > 0))


def _figures(
    state: State, seat: int, at: int, of: _Sum, *, ships: int, bare: str
) -> dict[str, Any]:
    """The arguments of a line about an order: percentages and mean losses.

    `ways` tells the percentages that are not 0. `fate`: what becomes of the seat's ships
    and, where sudden death is decided, of the habitat.
    """
    won, lost = _percent(of.won, of), _percent(of.lost, of)
    flight = state.mode != "fleet_battle"  # where a side can lose with ships left
    fled = _percent(of.fled, of) if flight else 0
    undecided = max(0, 100 - won - lost)
    shares = {"won": won, "lost": lost - fled, "fled": fled, "open": undecided}
    ways = [words(f"black-abyss-odds-{way}", share=n) for way, n in shares.items() if n]
    return {
        "ways": tuple(ways),
        "won": won,
        "lost": lost - fled,
        "fled": fled,
        "open": undecided,
        "losses": int(of.own + of.others + of.buildings > 0),
        "own": _sections(of.own / of.battles),
        "others": _sections(of.others / of.battles),
        "buildings": round(of.buildings / of.battles),
        "fate": _fate(state, seat, at, of, ships=ships, bare=bare),
    }


def _fate(state: State, seat: int, at: int, of: _Sum, *, ships: int, bare: str) -> Words:
    """`ships`: how many the seat has. `bare`: as in `_undefended`."""
    homes = [empire.home for empire in state.empires] if state.mode == "sudden_death" else []
    habitat = ("own" if at == homes[seat] else "other") if at in homes else "none"
    return words(
        "black-abyss-odds-fate",
        of=ships,
        count=round(of.ships / of.battles),
        some=int(of.ships > 0),
        odds=_percent(of.ships, of),
        habitat=habitat,
        falls=_percent(of.fallen if habitat == "own" else of.ended, of),
        bare=bare,
    )


def _battles_each(sums: Collection[_Sum]) -> int:
    """How many battles each sum is of, on average, rounded to tens."""
    return round(sum(one.battles for one in sums) // max(1, len(sums)), -1)


def _percent(count: float, of: _Sum) -> int:
    return round(100 * count / of.battles)
