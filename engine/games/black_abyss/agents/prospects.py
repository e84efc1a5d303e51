"""The chance of winning in the main game and in wars of two, fitted to self-play.

A rollout takes 200 ms, so the chance is computed from the position: each seat's votes, income,
levels, ships, twins and progress towards the Secret, relative to the average. `BALANCE.md` shows
the calibration.
"""

from math import exp, log
from typing import Final

from engine.games.black_abyss.agents.evaluation import estimate
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market import goods
from engine.games.black_abyss.rules.surface import votes
from engine.games.black_abyss.rules.victory import twins_held
from engine.games.black_abyss.state import Empire, State

LATE: Final = 20
"""The cycle from which votes, income and levels have full weight."""
VOTES, INCOME, LEVELS = (0.6, 0.3), (1.1, 0.45), (0.4, 0.27)
"""For each, its weight at the start and how much that grows until cycle `LATE`."""
SECRET, TWINS, SHIPS = 0.4, 0.3, 0.46
FEW_VOTES, LITTLE = 2, 4
"""What is added to votes and to income, so that differences of small numbers weigh little."""
FOR_TWO: Final = (1.38, 0.575, 0.575)
"""In wars of two: the weights of the mode's `estimate`, of income, and of ships."""
SOME: Final = 0.05


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
    late = min(1.0, state.turn / LATE)
    counts = [votes(state, n) for n in seats]
    incomes = [sum(goods.produce(state, n)) for n in seats]
    average = sum(counts) / len(counts) + FEW_VOTES, sum(incomes) / len(incomes) + LITTLE
    ships = _ships(state)
    return [
        (VOTES[0] + VOTES[1] * late) * log((counts[n] + FEW_VOTES) / average[0])
        + (INCOME[0] + INCOME[1] * late) * log((incomes[n] + LITTLE) / average[1])
        + (LEVELS[0] + LEVELS[1] * late) * min(1.0, sum(empire.techs) / t.GAME.secret_levels)
        + SECRET * _secret(state, empire)
        + TWINS * len(twins_held(state, n))
        + SHIPS * log(1 + ships[n])
        for n, empire in enumerate(state.empires)
    ]


def _at_war(state: State) -> list[float]:
    ships, (decisive, income, fleet) = _ships(state), FOR_TWO
    return [
        decisive * log(estimate(state, n) + SOME)
        + income * log(sum(goods.produce(state, n)) + LITTLE)
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
