"""Races that lose their home worlds, and their returns."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from benchmarks.self_play.black_abyss.courses import GAME
from benchmarks.self_play.black_abyss.tables import mean, percent
from engine.core import options
from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.black_abyss.agents.policies import POLICIES
from engine.games.black_abyss.rules.surface import is_exiled

SEATS = 4


@dataclass(slots=True)
class Exiles:
    """One game: exiles by seat, returns by kind of action, ending, winners."""

    fell: Counter[int] = field(default_factory=Counter)
    came_back: Counter[str] = field(default_factory=Counter)
    how: str = ""
    winners: tuple[int, ...] = ()


def watched(number: int) -> Exiles:
    """Game `number` of `SEATS` simple players on the rings."""
    state: Any = GAME.new(options.read(GAME, {}), SEATS, Chance(seed_from(f"1/{number}")))
    luck = Chance(seed_from(f"1/{number}/players"))
    game, away = Exiles(), [False] * SEATS
    while waiting := GAME.missing(state):
        seat = waiting[0] if len(waiting) == 1 else luck.pick(waiting)
        action = POLICIES["greedy"](Perspective(GAME, state, seat), luck)
        GAME.apply(state, seat, action, silence)
        for other in range(SEATS):
            gone = is_exiled(state, other)
            game.fell[other] += gone and not away[other]
            game.came_back[type(action).__name__] += (
                away[other] and not gone and state.empires[other].alive
            )
            away[other] = gone
    game.how, game.winners = state.ending, tuple(state.winners)
    return game


def row(games: int) -> str:
    """Exiles and returns per game, by building and by pods; wins of former exiles; endings."""
    played = [watched(number) for number in range(games)]
    fell = mean([game.fell.total() for game in played])
    built = mean([game.came_back["Build"] for game in played])
    settled = mean([game.came_back["Settle"] for game in played])
    won = sum(any(game.fell[seat] for seat in game.winners) for game in played)
    ends = Counter(game.how for game in played).most_common()
    told = ", ".join(f"{how} {percent(count, games)}" for how, count in ends)
    return f"| {SEATS} | {games} | {fell} | {built} | {settled} | {percent(won, games)} | {told} |"
