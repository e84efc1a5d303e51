"""Battles of equal fleets between the hard player and a simple one, alternating sides."""

from collections.abc import Iterator
from time import process_time

from benchmarks.self_play.black_abyss.weapons import GAME, battle
from engine import simulate
from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.black_abyss.content import tables as t


def equal(number: int, names: tuple[str, str]) -> tuple[float, list[float]]:
    """One battle of the same squadron on both sides: the first player's share of the win.

    Also the CPU seconds of each of its moves.
    """
    squadron = t.SQUADRON_SHIPS[number // 2 % len(t.SQUADRONS)]
    state = battle((squadron, squadron), f"equal {number}")
    first = number % 2
    policies = GAME.policies
    luck = Chance(seed_from(f"contest {number}"))
    spent: dict[int, float] = {}
    while waiting := GAME.missing(state):
        seat = waiting[0]
        name = names[0] if seat == first else names[1]
        begun = process_time()
        action = policies[name](Perspective(GAME, state, seat), luck)
        if seat == first:
            spent[state.turn] = spent.get(state.turn, 0.0) + process_time() - begun
        GAME.apply(state, seat, action, silence)
    return (first in state.winners) / max(1, len(state.winners)), [*spent.values()]


def fights(games: int, name: str = "hard", against: str = "greedy") -> str:
    """The share of equal battles won, with its standard error, and seconds per move."""
    results = [equal(number, (name, against)) for number in range(games)]
    won = sum(result for result, _ in results) / games
    error = (won * (1 - won) / games) ** 0.5
    times = sorted(seconds for _, each in results for seconds in each)
    slow = times[len(times) * 95 // 100]
    return (
        f"| {name} | {against} | {games} | {100 * won:.1f} ± {100 * error:.1f} "
        f"| {times[len(times) // 2]:.2f} | {slow:.2f} | {times[-1]:.2f} |"
    )


def levels(games: int, seats: int = 4) -> Iterator[str]:
    """A hard and an easy player, each against normal ones, in every seat in turn."""
    for level in ("hard", "easy"):
        known = GAME.companions.levels
        odd, rest = known[level], known["normal"]
        names = (odd, *[rest] * (seats - 1))
        plan = simulate.Plan.make(GAME.name, {}, seats, names, "1", 1, swap=True)
        won = simulate.tally(plan, (simulate.play(plan, n) for n in range(games))).wins_by_agent
        share = won[odd][0] / games
        error = (share * (1 - share) / games) ** 0.5
        yield f"| {level} | {games} | {100 * share:.1f} ± {100 * error:.1f} |"
