"""The chance of winning in the main game and in wars of two, fitted to self-play.

A rollout takes 200 ms, so the chance is computed from the position: each seat's votes, income,
levels, ships, twins and progress towards the Secret, relative to the average. `BALANCE.md` shows
the calibration.
"""

from math import exp, log
from typing import Final

from engine.core.content import Entry, load_file
from engine.games.black_abyss.agents.evaluation import estimate
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market import goods
from engine.games.black_abyss.rules.surface import votes
from engine.games.black_abyss.rules.victory import twins_held
from engine.games.black_abyss.state import Empire, State

Grown = tuple[float, float]
"""A weight at the start, and how much it grows until the cycle `late`."""


class _Weights(Entry):
    """`weights.toml`, which explains its fields."""

    late: int
    votes: Grown
    income: Grown
    levels: Grown
    secret: float
    twins: float
    ships: float
    few_votes: float
    little: float
    duel: tuple[float, float]
    at_war: tuple[float, float, float]
    some: float


W: Final = load_file(_Weights, t.FOLDER / "prospects" / "weights.toml")


def prospects(state: State) -> tuple[float, ...] | None:
    """Each seat's chance of winning, from 0 to 1; None in a fleet battle (rollouts are quick)."""
    if state.mode == "fleet_battle":
        return None
    seats = range(len(state.empires))
    alive = [seat for seat in seats if state.empires[seat].alive]
    strengths = _empires(state) if state.mode in ("empires", "duel") else _at_war(state)
    most = max(strengths[seat] for seat in alive)
    worth = [exp(strengths[n] - most) if n in alive else 0.0 for n in seats]
    return tuple(one / sum(worth) for one in worth)


def _empires(state: State) -> list[float]:
    seats = range(len(state.empires))
    late = min(1.0, state.turn / W.late)
    counts = [votes(state, n) for n in seats]
    incomes = [sum(goods.produce(state, n)) for n in seats]
    average = sum(counts) / len(counts) + W.few_votes, sum(incomes) / len(incomes) + W.little
    ships = _ships(state)
    spread = W.duel[0] / state.turn ** W.duel[1] if state.mode == "duel" else 1.0
    return [
        spread
        * (
            _grown(W.votes, late) * log((counts[n] + W.few_votes) / average[0])
            + _grown(W.income, late) * log((incomes[n] + W.little) / average[1])
            + _grown(W.levels, late) * min(1.0, sum(empire.techs) / t.GAME.secret_levels)
            + W.secret * _secret(state, empire)
            + W.twins * len(twins_held(state, n))
            + W.ships * log(1 + ships[n])
        )
        for n, empire in enumerate(state.empires)
    ]


def _grown(weight: Grown, late: float) -> float:
    return weight[0] + weight[1] * late


def _at_war(state: State) -> list[float]:
    ships, (decisive, income, fleet) = _ships(state), W.at_war
    return [
        decisive * log(estimate(state, n) + W.some)
        + income * log(sum(goods.produce(state, n)) + W.little)
        + fleet * log(1 + ships[n])
        for n in range(len(state.empires))
    ]


def _secret(state: State, empire: Empire) -> float:
    """The share of the wait for the Secret that has passed, from 0 to 1."""
    return (state.turn - empire.secret + 1) / t.GAME.secret_wait if empire.secret else 0.0


def _ships(state: State) -> list[int]:
    counts = [0] * len(state.empires)
    for ship in state.ships.values():
        if ship.owner >= 0:
            counts[ship.owner] += 1
    return counts
