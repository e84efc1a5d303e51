"""The engine: random play beside pyminion's, and what copying and writing a state cost.

Random play lists the legal actions of the seat to act, walks to one and applies it in place. Every
run measures all games and pyminion one after the other, so that their ratio is of the same minutes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from benchmarks import dominion
from benchmarks.measure import Figure, seconds
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import silence
from engine.core.match import copier_of, states_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.game import AnyGame

DOMINION_GAMES = 12
DECISIONS = 20_000
EVERY = 50


def run(runs: int) -> Iterator[str]:
    """The report on the engine."""
    games = [registry.game(name) for name in registry.HOUSE]
    play_randomly(games[0], 0)
    yardstick: list[float] = []
    pace: dict[str, list[float]] = {game.name: [] for game in games}
    whole: dict[str, list[float]] = {game.name: [] for game in games}
    for number in range(runs):
        made: list[int] = []
        spent = seconds(lambda: made.append(dominion.play(DOMINION_GAMES, number)))  # noqa: B023
        yardstick.append(made[0] / spent)
        for game in games:
            played: list[tuple[int, int]] = []
            spent = seconds(lambda: played.append(play_randomly(game, number)))  # noqa: B023
            ended, decisions = played[0]
            pace[game.name].append(decisions / spent)
            whole[game.name].append(ended / spent)
    yield f"pyminion 0.4, two random players: {Figure.of(yardstick).said('decisions/s')}"
    for game in games:
        ratios = [mine / theirs for mine, theirs in zip(pace[game.name], yardstick, strict=True)]
        yield f"{game.name}"
        yield f"  random play  {Figure.of(pace[game.name]).said('decisions/s')}"
        yield f"  to pyminion  {Figure.of(ratios).said('times', 2)}"
        yield f"  whole games  {Figure.of(whole[game.name]).said('games/s')}"
        yield from _state_costs(game, runs)


def play_randomly(game: AnyGame, number: int) -> tuple[int, int]:
    """Play games until `DECISIONS` are made; how many ended and the decisions in all."""
    ended = decisions = 0
    luck = Chance(seed_from(f"luck {number}"))
    while decisions < DECISIONS:
        state = begin(game, f"game {number} {ended}")
        while seats := game.missing(state):
            seat = seats[0] if len(seats) == 1 else luck.pick(seats)
            game.apply(state, seat, wander(game.choices(state, seat), luck), silence)
            decisions += 1
        ended += 1
    return ended, decisions


def begin(game: AnyGame, seed: str) -> Any:
    """A game at its start, with the fewest seats and the default options."""
    return game.new(options.read(game, {}), game.seats[0], Chance(seed_from(seed)))


def states(game: AnyGame) -> list[Any]:
    """States from all over some random games."""
    kept, decisions = [], 0
    luck = Chance(seed_from("states"))
    for number in range(20):
        state = begin(game, f"states {number}")
        while seats := game.missing(state):
            if decisions % EVERY == 0:
                kept.append(copier_of(game)(state))
            seat = luck.pick(seats)
            game.apply(state, seat, wander(game.choices(state, seat), luck), silence)
            decisions += 1
    return kept


def _state_costs(game: AnyGame, runs: int) -> Iterator[str]:
    kept, copy, codec = states(game), copier_of(game), states_of(game)
    sizes = sorted(len(codec.dump(state)) for state in kept)
    copied, written = [], []
    for _ in range(runs):
        spent = seconds(lambda: [copy(state) for _ in range(10) for state in kept])
        copied.append(spent / len(kept) / 10 * 1e6)
        spent = seconds(lambda: [codec.load(codec.dump(state)) for state in kept])
        written.append(spent / len(kept) * 1e6)
    yield f"  copy         {Figure.of(copied).said('microseconds', 1)}"
    yield f"  dump + load  {Figure.of(written).said('microseconds', 1)}"
    yield f"  state        {sizes[len(sizes) // 2]:>10,} bytes of JSON in the median"
