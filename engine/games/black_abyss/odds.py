"""How the battle before a seat would go under each standing order, fought out on imagined tables.

The other side's order is not known, so each that it may give is as likely as any other. Only what
the seat may know goes into it: every battle is fought in a state that it could take for the true
one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.core.words import Words, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war.forecast import forecast
from engine.games.black_abyss.state import ORDERING, State, decision_of
from engine.games.black_abyss.text.wording import thing


@dataclass(slots=True)
class _Sum:
    """What came of the battles fought under an order, from the seat's side."""

    battles: int = 0
    won: int = 0
    lost: int = 0
    own: float = 0.0
    others: float = 0.0


def foreseeable(state: State, seat: int) -> bool:
    """Whether a battle waits for the seat's order."""
    decision = decision_of(state, seat)
    return state.battle is not None and decision is not None and decision.kind == ORDERING


def odds(
    seen: Perspective[State, Any, Any], chance: Chance, go_on: Callable[[], bool]
) -> Sequence[Words]:
    """A line an order, the best first: how often it wins and loses, and what it costs."""
    sums = [_Sum() for _ in t.ORDERS]
    pairs = cycle([(own, other) for other in range(len(t.ORDERS)) for own in range(len(t.ORDERS))])
    fought = 0
    while fought < len(t.ORDERS) or go_on():
        own, other = next(pairs)
        _fight(seen, own, other, chance, sums[own])
        fought += 1
    order = sorted(range(len(sums)), key=lambda n: (sums[n].lost - sums[n].won) / sums[n].battles)
    return [words("black-abyss-odds", count=fought), *(_told(n, sums[n]) for n in order)]


def _fight(
    seen: Perspective[State, Any, Any], own: int, other: int, chance: Chance, into: _Sum
) -> None:
    """One battle on an imagined table."""
    state = seen.imagine(chance.spawn())
    battle = state.battle
    assert battle is not None
    came = forecast(
        state,
        battle.hex,
        battle.sides,
        (own, other) if battle.sides[0] == seen.seat else (other, own),
        1,
        chance,
    )
    mine = came.sides.index(seen.seat)
    into.battles += 1
    into.won += came.wins[mine]
    into.lost += came.wins[1 - mine]
    into.own += came.sections[mine]
    into.others += came.sections[1 - mine]


def _told(order: int, of: _Sum) -> Words:
    return words(
        "black-abyss-odds-order",
        order=thing(t.ORDERS[order]),
        won=round(100 * of.won / of.battles),
        lost=round(100 * of.lost / of.battles),
        own=round(of.own / of.battles),
        others=round(of.others / of.battles),
    )
