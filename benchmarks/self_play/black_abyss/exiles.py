"""Races that lose their home worlds, and their returns."""

from collections import Counter
from dataclasses import dataclass, field
from statistics import mean, stdev
from typing import Any

from benchmarks.self_play.black_abyss.courses import GAME
from benchmarks.self_play.black_abyss.tables import percent
from engine.core import options
from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.black_abyss.agents.policies import POLICIES
from engine.games.black_abyss.rules.surface import is_exiled


@dataclass(slots=True)
class Exiles:
    """One game: exiles by seat, returns by kind of action, ending, winners."""

    fell: Counter[int] = field(default_factory=Counter)
    came_back: Counter[str] = field(default_factory=Counter)
    how: str = ""
    winners: tuple[int, ...] = ()


def watched(number: int, seats: int) -> Exiles:
    """Game `number` of simple players on the rings."""
    state: Any = GAME.new(options.read(GAME, {}), seats, Chance(seed_from(f"1/{number}")))
    luck = Chance(seed_from(f"1/{number}/players"))
    game, away = Exiles(), [False] * seats
    while waiting := GAME.missing(state):
        seat = waiting[0] if len(waiting) == 1 else luck.pick(waiting)
        action = POLICIES["greedy"](Perspective(GAME, state, seat), luck)
        GAME.apply(state, seat, action, silence)
        for other in range(seats):
            gone = is_exiled(state, other)
            game.fell[other] += gone and not away[other]
            game.came_back[type(action).__name__] += (
                away[other] and not gone and state.empires[other].alive
            )
            away[other] = gone
    game.how, game.winners = state.ending, tuple(state.winners)
    return game


def row(games: int, seats: int = 4) -> str:
    """Exiles and returns per game, by building and by pods; wins of former exiles; endings."""
    played = [watched(number, seats) for number in range(games)]
    fell = _mean([game.fell.total() for game in played])
    built = _mean([game.came_back["Build"] for game in played])
    settled = _mean([game.came_back["Settle"] for game in played])
    won = sum(any(game.fell[seat] for seat in game.winners) for game in played)
    ends = Counter(game.how for game in played).most_common()
    told = ", ".join(f"{how} {percent(count, games)}" for how, count in ends)
    return f"| {seats} | {games} | {fell} | {built} | {settled} | {percent(won, games)} | {told} |"


def _mean(counts: list[int]) -> str:
    """The mean with its standard error, which needs two games."""
    error = stdev(counts) / len(counts) ** 0.5 if len(counts) > 1 else 0.0
    return f"{mean(counts):.2f} ± {error:.2f}"
