"""The weights of `[outlook]` in `greedy.toml` of Planetary Defence System, fitted to self-play.

`python -m benchmarks.self_play.planetary_defence_outlook [GAMES [NODES]]` plays games with both
decks and modes in turn, by search with `NODES` imagined actions a decision, or by `greedy` if 0. It
fits a logistic regression to the positions at which a turn began in three quarters of the games.
For the others it prints the mean log loss of the chances with the weights of `greedy.toml`, with
the new ones, and with the share of games won; then it prints the new weights.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp, log

from benchmarks.self_play.planetary_defence_deeds import GAME
from engine.agents.agent import Nodes
from engine.agents.roster import agent
from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.planetary_defence.agents.evaluation import STEEP, WEIGHTS, measures, turns_left
from engine.games.planetary_defence.content import OutlookWeights
from engine.games.planetary_defence.game import PlanetaryOptions

Row = tuple[float, ...]
Sample = tuple[Row, float]
"""The terms of a position, and 1 if its game was won, else 0."""

TABLES = tuple((deck, mode) for deck in ("standard", "short") for mode in ("normal", "hard"))
STEPS = 12
RIDGE = 1.0
"""How strongly large weights are held back, so that few games give a result."""


def positions(number: int, nodes: int) -> list[Sample]:
    """The positions at which a turn of one game began."""
    deck, mode = TABLES[number % len(TABLES)]
    chosen = PlanetaryOptions.model_validate({"deck": deck, "mode": mode})
    state = GAME.new(chosen, 1, Chance(seed_from(f"outlook {number}")))
    name = "search" if nodes else "greedy"
    player, luck = agent(GAME, name), Chance(seed_from(f"outlook luck {number}"))
    rows, turn = list[Row](), 0
    while (outcome := GAME.outcome(state)) is None:
        if state.turn > turn:
            left = turns_left(state)
            rows.append(terms(measures(state, left), left))
        turn = state.turn
        action = player.choose(Perspective(GAME, state, 0), luck, Nodes(nodes))
        GAME.apply(state, 0, action, silence)
    return [(row, float(bool(outcome.winners))) for row in rows]


def terms(found: Sequence[float], left: int) -> Row:
    """Each measure times 1, the turns left and their square."""
    return tuple(float(measure * left**power) for measure in found for power in range(3))


def logistic(weights: Sequence[float], row: Row) -> float:
    """The chance of winning."""
    logit = sum(map(float.__mul__, weights, row))
    return 1 / (1 + exp(-max(-STEEP, min(STEEP, logit))))


def fitted(samples: Sequence[Sample]) -> list[float]:
    """The weights that make the results most likely, by Newton's method.

    Terms are scaled to a mean square of 1, so that `RIDGE` holds all weights back alike.
    """
    count = len(samples[0][0])
    squares = [sum(row[at] ** 2 for row, _ in samples) / len(samples) for at in range(count)]
    scales = [square**0.5 or 1.0 for square in squares]
    scaled = [(tuple(map(float.__truediv__, row, scales)), won) for row, won in samples]
    weights = [0.0] * count
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (at == other) for other in range(count)] for at in range(count)]
        for row, won in scaled:
            chance = logistic(weights, row)
            spread = chance * (1 - chance)
            for at, term in enumerate(row):
                slope[at] += (won - chance) * term
                part, line = spread * term, curve[at]
                for other in range(at + 1):
                    line[other] += part * row[other]
        weights = [a + b for a, b in zip(weights, _solved(curve, slope), strict=True)]
    return [weight / scale for weight, scale in zip(weights, scales, strict=True)]


def _solved(curve: list[list[float]], slope: Sequence[float]) -> list[float]:
    """The solution of a positive definite system of equations, given by its lower half."""
    count, lower = len(slope), [row[:] for row in curve]
    for at in range(count):
        for other in range(at + 1):
            rest = lower[at][other] - sum(
                lower[at][one] * lower[other][one] for one in range(other)
            )
            lower[at][other] = rest**0.5 if at == other else rest / lower[other][other]
    found = [0.0] * count
    for at in range(count):
        known = sum(lower[at][one] * found[one] for one in range(at))
        found[at] = (slope[at] - known) / lower[at][at]
    for at in reversed(range(count)):
        known = sum(lower[one][at] * found[one] for one in range(at + 1, count))
        found[at] = (found[at] - known) / lower[at][at]
    return found


def loss(samples: Sequence[Sample], chance: Callable[[Row], float]) -> float:
    """The mean log loss of the chances."""
    return -sum(log(chance(row) if won else 1 - chance(row)) for row, won in samples) / len(samples)


def told(weights: Sequence[float]) -> Iterator[str]:
    """The lines of `[outlook.weights]`."""
    for number, name in enumerate(OutlookWeights.model_fields):
        three = ", ".join(f"{weight:.4g}" for weight in weights[3 * number : 3 * number + 3])
        yield f"{name} = [{three}]"


def main() -> None:
    """Play, fit, and print."""
    games = max(2, int(sys.argv[1])) if len(sys.argv) > 1 else 40
    nodes = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    first = max(1, games * 3 // 4)
    played = [positions(number, nodes) for number in range(games)]
    known = [sample for one in played[:first] for sample in one]
    unseen = [sample for one in played[first:] for sample in one]
    old = [weight for weights in WEIGHTS for weight in weights]
    new = fitted(known)
    share = (1 + sum(won for _, won in known)) / (2 + len(known))
    wins = sum(bool(one[0][1]) for one in played)
    print(f"{wins} of {games} games won; {len(known)} positions fitted, {len(unseen)} others")
    for name, chance in (
        ("greedy.toml", lambda row: logistic(old, row)),
        ("fitted", lambda row: logistic(new, row)),
        ("share of games won", lambda _: share),
    ):
        print(f"| {name} | {loss(unseen, chance):.3f} |")
    print(*told(new), sep="\n")


if __name__ == "__main__":
    main()
