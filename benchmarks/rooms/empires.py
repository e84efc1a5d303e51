"""Black Abyss at six seats: the cost of a whole game, and of a late state.

Six built-in players of all characters play to the end; late states come from the last third.
Walking opens the whole tree of one seat's choices, as typed play does. Figures are CPU seconds.
"""

from statistics import median
from time import process_time
from typing import Any, NamedTuple

from benchmarks.measure import Figure, Report, cpu_seconds, exhaust
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import walk
from engine.core.events import silence
from engine.core.game import Perspective
from engine.core.match import copier_of, states_of

SEATS = 6
EVERY = 7


class Size(NamedTuple):
    """Maximum decisions of a game, which a full game does not reach, and copies made of a state."""

    decisions: int
    times: int


USUAL, SMALLEST = Size(1_000_000, 20), Size(20, 1)


class Walk(NamedTuple):
    """CPU seconds to open a seat's whole tree of choices, its leaves, and where in the game."""

    seconds: float
    leaves: int
    phase: str
    cycle: int


def run(runs: int, size: Size = USUAL) -> Report:
    """The report on large games of Black Abyss."""
    for chosen in ("rings", "frontier"):
        yield f"six seats on the {chosen}"
        yield from _on(chosen, runs, size)


def _on(chosen: str, runs: int, size: Size) -> Report:
    game = registry.game("black_abyss")
    copy, codec = copier_of(game), states_of(game)
    whole, copied, saved, walked, slowest, leaves = [], [], [], [], [], []
    for number in range(runs):
        spent, states = play(chosen, number, size.decisions)
        late = states[len(states) * 2 // 3 :]
        whole.append(spent)
        took = cpu_seconds(lambda: exhaust(copy(state) for state in late * size.times))  # noqa: B023
        copied.append(took / len(late) / size.times * 1e6)
        took = cpu_seconds(lambda: exhaust(codec.load(codec.dump(state)) for state in late))  # noqa: B023
        saved.append(took / len(late) * 1e3)
        walks = [opened(state, seat) for state in late for seat in game.missing(state)]
        walked.append(median(one.seconds for one in walks) * 1e3)
        slowest.append(max(walks))
        leaves.append([one.leaves for one in walks])
    worst = max(slowest)
    yield f"  whole game    {Figure.of(whole).said('s of a core', 1)}"
    yield f"  copy          {Figure.of(copied).said('microseconds')}"
    yield f"  dump + load   {Figure.of(saved).said('ms', 2)}"
    yield f"  walk, median  {Figure.of(walked).said('ms', 2)}"
    yield f"  walk, slowest {Figure.of([one.seconds * 1e3 for one in slowest]).said('ms', 1)}"
    yield f"  the slowest of all: {worst.leaves:,} choices, {worst.phase} of cycle {worst.cycle}"
    most = Figure.of([max(each) for each in leaves])
    yield most.kept(f"choices of a seat, {chosen}", "  choices, most ", "choices")


def play(chosen: str, number: int, most: int) -> tuple[float, list[Any]]:
    """A game up to `most` decisions: CPU seconds of players and rules, and sampled states."""
    game = registry.game("black_abyss")
    policy, copy = game.policies[game.companions.usual], copier_of(game)
    state = game.new(
        options.read(game, {"map": chosen}), SEATS, Chance(seed_from(f"empires {number}"))
    )
    luck, spent = Chance(seed_from(f"players {number}")), 0.0
    states: list[Any] = []
    while len(states) * EVERY < most and game.missing(state):
        begun = process_time()
        for _ in range(EVERY):
            if not (seats := game.missing(state)):
                break
            seat = seats[0] if len(seats) == 1 else luck.pick(seats)
            game.apply(state, seat, policy(Perspective(game, state, seat), luck), silence)
        spent += process_time() - begun
        states.append(copy(state))
    return spent, states


def opened(state: Any, seat: int) -> Walk:
    """Open all choices of a seat; the shorter of two times, as the first fills caches."""
    game, leaves, times = registry.game("black_abyss"), 0, []
    for _ in range(2):
        begun = process_time()
        leaves = sum(1 for _ in walk(game.choices(state, seat)))
        times.append(process_time() - begun)
    view = game.view(state, seat)
    return Walk(min(times), leaves, view.phase, view.cycle)
