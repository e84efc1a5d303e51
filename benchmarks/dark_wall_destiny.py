"""Self-play of Dark Wall Destiny: what its `BALANCE.md` shows, made again by one command.

`python -m benchmarks.dark_wall_destiny [GAMES]` prints a row a table: how many of the games were
won, how the others were lost, and how long they took. The same games on any machine.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from typing import Any

from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.games.dark_wall_destiny import game
from engine.games.dark_wall_destiny.policies.captain import Captain
from engine.games.dark_wall_destiny.rules import DEAREST, GREEDY, WallOptions

GAME = game()
LONG = 25


def row(games: int, seats: int, captain: Captain, **chosen: Any) -> str:
    """Endings in percent, rounds of the median game, and games of more than 25 rounds."""
    ends: Counter[str] = Counter()
    rounds = []
    for number in range(games):
        options = WallOptions(order="seats", **chosen)
        state = GAME.new(options, seats, Chance(seed_from(str(number))))
        while state.ending is None:
            seat = GAME.missing(state)[0]
            GAME.apply(state, seat, captain.advise(state, seat), silence)
        ends[state.ending] += 1
        rounds.append(state.turn)
    share = {how: 100 * ends[how] / games for how in ("saved", "burned", "deck", "siege", "empty")}
    error = sqrt(share["saved"] * (100 - share["saved"]) / games)
    told = f"{share['saved']:.0f} ± {error:.0f} | {share['burned']:.0f} | {share['deck']:.0f}"
    told += f" | {share['siege']:.0f}"
    long = sum(count > LONG for count in rounds)
    return f"{told} | {share['empty']:.0f} | {sorted(rounds)[games // 2]} | {long}"


def main() -> None:
    """All tables of `BALANCE.md`."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for seats in GAME.seats:
        for difficulty in ("easy", "normal", "hard"):
            told = row(games, seats, GREEDY, difficulty=difficulty)
            print(f"| greedy | {seats} | {difficulty} | {told} |", flush=True)
    expansions: tuple[dict[str, bool], ...] = (
        {"awakening": True},
        {"hostile_stars": True},
        {"awakening": True, "hostile_stars": True},
    )
    for seats in (2, 4):
        for added in expansions:
            told = row(games, seats, GREEDY, **added)
            print(f"| greedy | {seats} | {', '.join(added)} | {told} |", flush=True)
        print(f"| dearest | {seats} | normal | {row(games, seats, DEAREST)} |", flush=True)


if __name__ == "__main__":
    main()
