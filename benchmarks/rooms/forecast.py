"""The cost of Dark Wall Destiny's forecast, which every board and purchase computes.

States come from games of built-in players with all co-operative expansions, one state per round.
"""

from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.measure import Figure, Report, cpu_seconds
from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.games.dark_wall_destiny import game
from engine.games.dark_wall_destiny.agents.policies import GREEDY
from engine.games.dark_wall_destiny.game import WallOptions
from engine.games.dark_wall_destiny.rules.forecast import forecast
from engine.games.dark_wall_destiny.state import WallState


class Size(NamedTuple):
    """Seats and number of games; repetitions per state."""

    seats: tuple[int, ...]
    games: int
    times: int


USUAL, SMALLEST = Size((2, 4, 6), 3, 20), Size((2,), 1, 1)


def run(runs: int, size: Size = USUAL) -> Report:
    """The report on forecasts."""
    for seats in size.seats:
        states = [state for number in range(size.games) for state in _rounds(seats, number)]
        found = []
        for _ in range(runs):
            spent = cpu_seconds(lambda: _asked(states, size.times))  # noqa: B023
            found.append(1e6 * spent / size.times / len(states))
        yield f"forecast, {seats} seats: {Figure.of(found).said('microseconds')}"


def _asked(states: list[WallState], times: int) -> None:
    for _ in range(times):
        for state in states:
            forecast(state)


def _rounds(seats: int, number: int) -> Iterator[WallState]:
    """A game at the start of each round."""
    rules = game()
    options = WallOptions(
        factions="lot", tactics=1, awakening=True, homefront=True, hostile_stars=True
    )
    state = rules.new(options, seats, Chance(seed_from(str(number))))
    seen = 0
    while state.ending is None:
        if state.stage == "begin" and state.turn != seen:
            seen = state.turn
            yield rules.imagine(state, range(seats), Chance(seed_from("a copy")))
        seat = rules.missing(state)[0]
        rules.apply(state, seat, GREEDY.advise(state, seat), silence)
