"""Battles of equal fleets between a hard player and a greedy one, and games of levels."""

from collections.abc import Iterator
from time import process_time

from benchmarks.self_play.black_abyss.tables import percent
from benchmarks.self_play.black_abyss.weapons import GAME, battle
from engine import simulate
from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.black_abyss.content import tables as t

SEATS = 4


def equal(number: int) -> tuple[float, list[float]]:
    """One battle of the same squadron on both sides, of the policies `hard` and `greedy`.

    Returns the hard player's share of the win, 0 to 1, and the CPU seconds of each of its moves.
    They alternate sides by `number`.
    """
    squadron = t.SQUADRON_SHIPS[number // 2 % len(t.SQUADRONS)]
    state = battle((squadron, squadron), f"equal {number}")
    first = number % 2
    policies = GAME.policies
    luck = Chance(seed_from(f"contest {number}"))
    spent: dict[int, float] = {}
    while waiting := GAME.missing(state):
        seat = waiting[0]
        name = "hard" if seat == first else "greedy"
        begun = process_time()
        action = policies[name](Perspective(GAME, state, seat), luck)
        if seat == first:
            spent[state.turn] = spent.get(state.turn, 0.0) + process_time() - begun
        GAME.apply(state, seat, action, silence)
    return (first in state.winners) / max(1, len(state.winners)), [*spent.values()]


def fights(games: int) -> str:
    """The share of equal battles won by the hard player, and its seconds per move.

    The seconds are the median, the 95th percentile and the maximum.
    """
    results = [equal(number) for number in range(games)]
    won = percent(sum(result for result, _ in results), games)
    times = sorted(seconds for _, each in results for seconds in each)
    slow = times[len(times) * 95 // 100]
    return (
        f"| hard | greedy | {games} | {won} "
        f"| {times[len(times) // 2]:.2f} | {slow:.2f} | {times[-1]:.2f} |"
    )


def levels(games: int) -> Iterator[str]:
    """A row for a hard and one for an easy player: the share of games won against normal ones.

    The player has every seat in turn.
    """
    for level in ("hard", "easy"):
        known = GAME.companions.levels
        odd, rest = known[level], known["normal"]
        names = (odd, *[rest] * (SEATS - 1))
        plan = simulate.Plan.make(GAME.name, {}, SEATS, names, "1", 1, swap=True)
        won = simulate.tally(plan, (simulate.play(plan, n) for n in range(games))).wins_by_agent
        yield f"| {level} | {games} | {percent(won[odd][0], games)} |"
