"""The engine: speed of random play compared with other engines; cost of copying and saving.

Random play lists the legal actions of the seat to act, picks one and applies it in place. Every run
measures all games and yardsticks in turn, so that their ratios are from the same minutes. Figures
are CPU seconds.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from benchmarks.measure import Figure, Kept, Report, cpu_seconds, exhaust
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import silence
from engine.core.match import copier_of, states_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.game import AnyGame

T = TypeVar("T")
EVERY = 50
TIMES = 10
"""Copies of each state made in a row."""


class Size(NamedTuple):
    """How much a run measures.

    Random decisions per run, games per yardstick at most, games to take states from.
    """

    decisions: int
    theirs: int
    games: int


USUAL, SMALLEST = Size(20_000, 1_500, 20), Size(20, 1, 1)


class Yardstick(NamedTuple):
    """Another engine, of which `games` games are played at random per run.

    `room` is the module of `benchmarks.yardsticks` that plays it, `name` its package, and `said`
    its name in the report. `unit` is the unit of its speed. Its speed is compared with that of our
    games in `beside`.
    """

    room: str
    name: str
    said: str
    unit: str
    games: int
    beside: tuple[str, ...]

    @property
    def installed(self) -> bool:
        """Whether its package can be imported. Later errors of an installed package are raised."""
        return find_spec(self.name) is not None


YARDSTICKS = (
    Yardstick(
        "dominion",
        "pyminion",
        "pyminion 0.4, two random players",
        "decisions/s",
        12,
        registry.HOUSE,
    ),
    Yardstick(
        "spiel",
        "open_spiel",
        "open_spiel, two games in Python",
        "decisions/s",
        1_500,
        ("dark_miss_down",),
    ),
    Yardstick(
        "diplomats",
        "diplomacy",
        "diplomacy 1.1.2, seven random powers",
        "orders/s",
        4,
        ("black_abyss",),
    ),
)


def run(runs: int, size: Size = USUAL) -> Report:
    """The report on the engine."""
    games = [registry.game(name) for name in registry.HOUSE]
    for game in games:  # one by one, as caches of a game make it faster for a while
        play_randomly(game, runs, size.decisions)
    sticks = {stick: _player(stick, size) for stick in YARDSTICKS if stick.installed}
    paces: dict[str, list[float]] = {}
    whole: dict[str, list[float]] = {}
    for number in range(runs):
        for stick, play in sticks.items():
            made, spent = _timed(play, number)
            paces.setdefault(stick.name, []).append(made / spent)
        for game in games:
            (ended, decisions), spent = _timed(
                lambda n: play_randomly(game, n, size.decisions),  # noqa: B023
                number,
            )
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
                yield _ratio(game.name, stick.name, paces)
        yield f"  whole games    {Figure.of(whole[game.name]).said('games/s')}"
        yield from _state_costs(game, runs, size.games)


def _ratio(mine: str, theirs: str, paces: dict[str, list[float]]) -> Kept:
    ratio = Figure.of([one / other for one, other in zip(paces[mine], paces[theirs], strict=True)])
    return ratio.kept(f"{mine} to {theirs}", f"  to {theirs:<11} ", "times", 2)


def _player(stick: Yardstick, size: Size) -> Callable[[int], int]:
    """A function that plays the games of a run on a yardstick, given their seed; warmed up.

    It returns the number of decisions.
    """
    play: Callable[[int, int], int] = import_module(f"benchmarks.yardsticks.{stick.room}").play
    games = min(stick.games, size.theirs)
    play(0, games)
    return lambda seed: play(seed, games)


def _timed(play: Callable[[int], T], number: int) -> tuple[T, float]:
    made: list[T] = []
    spent = cpu_seconds(lambda: made.append(play(number)))
    return made[0], spent


def play_randomly(game: AnyGame, number: int, wanted: int) -> tuple[int, int]:
    """Play games until `wanted` decisions are made.

    Returns the number of games ended, and of decisions.
    """
    ended = decisions = 0
    luck = Chance(seed_from(f"luck {number}"))
    while decisions < wanted:
        state = begin(game, f"game {number} {ended}")
        while seats := game.missing(state):
            seat = seats[0] if len(seats) == 1 else luck.pick(seats)
            game.apply(state, seat, wander(game.choices(state, seat), luck), silence)
            decisions += 1
        ended += 1
    return ended, decisions


def begin(game: AnyGame, seed: str) -> Any:
    """A game at its start, with the default options and the fewest seats that they allow."""
    chosen = options.read(game, {})
    return game.new(chosen, chosen.seating(game.seats)[0], Chance(seed_from(seed)))


def states(game: AnyGame, games: int) -> list[Any]:
    """States spread over some random games."""
    kept, decisions = [], 0
    luck = Chance(seed_from("states"))
    for number in range(games):
        state = begin(game, f"states {number}")
        while seats := game.missing(state):
            if decisions % EVERY == 0:
                kept.append(copier_of(game)(state))
            seat = luck.pick(seats)
            game.apply(state, seat, wander(game.choices(state, seat), luck), silence)
            decisions += 1
    return kept


def _state_costs(game: AnyGame, runs: int, games: int) -> Report:
    kept, copy, codec = states(game, games), copier_of(game), states_of(game)
    sizes = sorted(len(codec.dump(state)) for state in kept)
    copied, written = [], []
    for _ in range(runs):
        spent = cpu_seconds(lambda: exhaust(copy(state) for _ in range(TIMES) for state in kept))
        copied.append(spent / len(kept) / TIMES * 1e6)
        spent = cpu_seconds(lambda: exhaust(codec.load(codec.dump(state)) for state in kept))
        written.append(spent / len(kept) * 1e6)
    yield f"  copy           {Figure.of(copied).said('microseconds', 1)}"
    yield f"  dump + load    {Figure.of(written).said('microseconds', 1)}"
    usual = Figure.of([sizes[len(sizes) // 2]])
    yield usual.kept(f"{game.name}, bytes of a state", "  a state        ", "bytes of JSON")
