"""The engine: random play beside that of others, and what copying and writing a state cost.

Random play lists the legal actions of the seat to act, walks to one and applies it in place. Every
run measures all games and the yardsticks one after the other, so that their ratios are of the same
minutes. Seconds are of one core.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from benchmarks.measure import Figure, cpu_seconds, exhaust
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import silence
from engine.core.match import copier_of, states_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.core.game import AnyGame

T = TypeVar("T")
DECISIONS = 20_000
EVERY = 50


class Yardstick(NamedTuple):
    """Somebody else's games at random: `room` is its module, `beside` are ours compared with it."""

    room: str
    name: str
    said: str
    unit: str
    beside: tuple[str, ...]


YARDSTICKS = (
    Yardstick(
        "dominion", "pyminion", "pyminion 0.4, two random players", "decisions/s", registry.HOUSE
    ),
    Yardstick(
        "spiel", "open_spiel", "open_spiel, two games in Python", "decisions/s", ("dark_miss_down",)
    ),
    Yardstick(
        "diplomats",
        "diplomacy",
        "diplomacy 1.1.2, seven random powers",
        "orders/s",
        ("black_abyss",),
    ),
)


def run(runs: int) -> Iterator[str]:
    """The report on the engine."""
    games = [registry.game(name) for name in registry.HOUSE]
    play_randomly(games[0], 0)
    sticks = {stick: play for stick in YARDSTICKS if (play := _player(stick)) is not None}
    paces: dict[str, list[float]] = {}
    whole: dict[str, list[float]] = {}
    for number in range(runs):
        for stick, play in sticks.items():
            made, spent = _timed(play, number)
            paces.setdefault(stick.name, []).append(made / spent)
        for game in games:
            (ended, decisions), spent = _timed(lambda n: play_randomly(game, n), number)  # noqa: B023
            paces.setdefault(game.name, []).append(decisions / spent)
            whole.setdefault(game.name, []).append(ended / spent)
    for stick in YARDSTICKS:
        if stick in sticks:
            yield f"{stick.said}: {Figure.of(paces[stick.name]).said(stick.unit)}"
        else:
            yield f"{stick.name} is not installed: its ratios are left out"
    for game in games:
        yield f"{game.name}"
        yield f"  random play    {Figure.of(paces[game.name]).said('decisions/s')}"
        for stick in sticks:
            if game.name in stick.beside:
                pairs = zip(paces[game.name], paces[stick.name], strict=True)
                ratio = Figure.of([mine / theirs for mine, theirs in pairs])
                yield f"  to {stick.name:<11} {ratio.said('times', 2)}"
        yield f"  whole games    {Figure.of(whole[game.name]).said('games/s')}"
        yield from _state_costs(game, runs)


def _player(stick: Yardstick) -> Callable[[int], int] | None:
    """What plays a yardstick's games, warmed up; None where its package is not installed."""
    try:
        play: Callable[[int], int] = import_module(f"benchmarks.{stick.room}").play
    except ModuleNotFoundError:
        return None
    play(0)
    return play


def _timed(play: Callable[[int], T], number: int) -> tuple[T, float]:
    made: list[T] = []
    spent = cpu_seconds(lambda: made.append(play(number)))
    return made[0], spent


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
        spent = cpu_seconds(lambda: exhaust(copy(state) for _ in range(10) for state in kept))
        copied.append(spent / len(kept) / 10 * 1e6)
        spent = cpu_seconds(lambda: exhaust(codec.load(codec.dump(state)) for state in kept))
        written.append(spent / len(kept) * 1e6)
    yield f"  copy           {Figure.of(copied).said('microseconds', 1)}"
    yield f"  dump + load    {Figure.of(written).said('microseconds', 1)}"
    yield f"  state          {sizes[len(sizes) // 2]:>10,} bytes of JSON in the median"
