"""Calibration of win chances: of games given 70 %, 70 % should be won.

`python -m benchmarks.self_play.calibration GAMES GAME[:SEATS] [AGENTS [OPTION=VALUE ...]]` plays
`GAMES` games with the named agents (separated by commas), drawn for each seat, asks for every
seat's chance at one turn in `EVERY`, and prints forecasts and results by tenths. All forecasts of a
game have the same result, so a standard error counts the games, not the forecasts.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from itertools import repeat
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.agents.agent import Nodes
from engine.agents.chances import WORLDS, chances, shares
from engine.agents.roster import agent, names
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from engine.core.game import AnyGame

TENTHS: Final = 10
EVERY: Final = 4
"""One turn in this many is asked about, as consecutive turns say nearly the same."""
TRIED: Final = WORLDS // 2
"""Rollouts per chance."""
ENDLESS: Final = 1_000_000_000
SEARCHES: Final = ("random", "search")
"""Agents available in every game besides its own policies."""


class Said(NamedTuple):
    """A forecast and the result, both shares of a win from 0 to 1, and the number of the game."""

    chance: float
    came: float
    game: int


class Bin(NamedTuple):
    """The forecasts of one tenth, such as 0.3 to 0.4, and what came of them.

    How many forecasts, of how many games, their mean, and the mean result. `error` is the standard
    error of the result minus the forecast.
    """

    times: int
    games: int
    chance: float
    came: float
    error: float


def said_in(
    game: AnyGame, number: int, seats: int, chosen: Mapping[str, str], agents: Sequence[str],
    worlds: int = WORLDS,
    every: int = 1,
) -> Iterator[Said]:  # fmt: skip
    """The forecasts of a game at every `every`-th turn, for each seat, with the seat's result.

    If all seats win together, there are forecasts for the first seat only. `number` decides the
    deal and all moves.
    """
    picked = options.read(game, chosen)
    together, luck = picked.together() is not None, Chance(seed_from(f"calibration {number}"))
    state = game.new(picked, seats, Chance(seed_from(f"calibrated game {number}")))
    players = [agent(game, luck.pick(agents)) for _ in range(seats)]
    asked: list[Sequence[float]] = []
    turn = 0
    while (outcome := game.outcome(state)) is None:
        if state.turn > turn and (state.turn + number) % every == 0:
            budget = Nodes(ENDLESS)
            found = chances(game, state, seats, luck, budget, together=together, worlds=worlds)
            asked.append(found.by_seat if found else ())
        turn = state.turn
        seat = game.missing(state)[0]
        action = players[seat].choose(Perspective(game, state, seat), luck, Nodes(ENDLESS))
        game.apply(state, seat, action, silence)
    came = shares(outcome, seats, together=together)
    told = 1 if together else seats
    for answer in asked:
        yield from map(Said, answer[:told], came, repeat(number))


def tenths(said: Iterable[Said]) -> dict[int, Bin]:
    """The forecasts grouped by tenths of the chance: 0 is below 0.1, and so on."""
    found: dict[int, list[Said]] = defaultdict(list)
    for one in said:
        found[min(TENTHS - 1, int(one.chance * TENTHS))].append(one)
    return {tenth: _bin(found[tenth]) for tenth in sorted(found)}


def gap(said: Sequence[Said]) -> float:
    """The mean distance of results from forecasts, weighted by the forecasts of each tenth."""
    bins = tenths(said).values()
    return sum(one.times * abs(one.came - one.chance) for one in bins) / len(said)


def _bin(said: Sequence[Said]) -> Bin:
    count = len(said)
    chance, came = (sum(given) / count for given in zip(*[one[:2] for one in said], strict=True))
    games: dict[int, float] = defaultdict(float)
    for one in said:
        games[one.game] += one.came - one.chance - (came - chance)
    error = sqrt(sum(off**2 for off in games.values())) / count
    return Bin(count, len(games), chance, came, error)


def main(given: Sequence[str]) -> None:
    """Print the table."""
    chosen = dict(one.split("=", 1) for one in given if "=" in one)
    games, which, *players = (one for one in given if "=" not in one)
    name, _, seated = which.partition(":")
    game = registry.game(name)
    fits = options.read(game, chosen).seating(game.seats)
    seats = int(seated or fits[0])
    if seats not in fits:
        raise SystemExit(f"{name} has {fits[0]} to {fits[-1]} seats with these options.")
    own = [one for one in names(game) if one not in SEARCHES]
    agents = players[0].split(",") if players else own
    said = [
        one
        for number in range(int(games))
        for one in said_in(game, number, seats, chosen, agents, TRIED, EVERY)
    ]
    print(f"{name}, {seats} seats, {games} games by {', '.join(agents)}")
    print("forecast     times   games   mean forecast   came true   error")
    for tenth, one in tenths(said).items():
        edge = f"{10 * tenth:>3}-{10 * tenth + 10:>3} %"
        counts, came = f"{one.times:>6,} {one.games:>7,}", f"{100 * one.came:>9.0f} %"
        print(f"{edge}   {counts} {100 * one.chance:>13.0f} % {came} {100 * one.error:>5.0f} %")
    print(f"results differ by {100 * gap(said):.1f} % on average")


if __name__ == "__main__":
    main(sys.argv[1:])
