"""What search wins of Dark Wall Destiny beyond its guide, in the same games.

`python -m benchmarks.self_play.dark_wall_destiny_search SEATS GAMES NODES [SECONDS [FIRST]]` plays
games on normal difficulty in seat order, from number `FIRST` (0) on. A move has at most `NODES`
imagined actions and `SECONDS` seconds (0: no limit). After each game it prints what `greedy`,
`prudent` and search have won so far.
"""

from __future__ import annotations

import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any

from benchmarks.self_play.dark_wall_destiny import GAME
from benchmarks.self_play.dark_wall_destiny_skill import paired, won
from benchmarks.self_play.orders import share
from engine.agents.agent import Budget, Nodes
from engine.agents.roster import agent
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.games.dark_wall_destiny.agents.policies import GREEDY, PRUDENT

if TYPE_CHECKING:
    from engine.games.dark_wall_destiny.state import WallState


def within(nodes: int, seconds: float) -> Budget:
    """A budget of `nodes` imagined actions and `seconds` from now (0: no limit)."""
    left, until = Nodes(nodes), perf_counter() + seconds
    return lambda: left() and (not seconds or perf_counter() < until)


def searching(nodes: int, seconds: float) -> Any:
    """The search agent within both limits."""
    player, luck = agent(GAME, "search"), Chance(seed_from("search"))

    def choose(state: WallState, seat: int) -> Any:
        return player.choose(Perspective(GAME, state, seat), luck, within(nodes, seconds))

    return choose


def main() -> None:
    """Print a line per game: the totals so far, and what search won beyond each guide."""
    seats, games, nodes = (int(word) for word in sys.argv[1:4])
    seconds = float(sys.argv[4]) if len(sys.argv) > 4 else 0.0
    first = int(sys.argv[5]) if len(sys.argv) > 5 else 0
    greedy, prudent, found = list[bool](), list[bool](), list[bool]()
    for number in range(first, first + games):
        greedy.append(won(number, seats, GREEDY.advise))
        prudent.append(won(number, seats, PRUDENT.advise))
        found.append(won(number, seats, searching(nodes, seconds)))
        told = " | ".join(share(sum(ends), len(ends)) for ends in (greedy, prudent, found))
        above = " | ".join(paired(found, guide) for guide in (greedy, prudent))
        print(f"| {seats} | {len(found)} | {nodes} | {told} | {above} |", flush=True)


if __name__ == "__main__":
    main()
