"""How often search takes each kind of action in Planetary Defence System when it is offered.

`python -m benchmarks.self_play.planetary_defence_deeds [GAMES [NODES]]` prints, per kind of action,
the number of decisions offering it, how often it was done, and in what share of games.
"""

import sys
from collections import Counter

from engine.agents.agent import Nodes
from engine.agents.roster import agent
from engine.core.chance import Chance, seed_from
from engine.core.choices import Leaf, walk
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.planetary_defence import game

GAME = game()


def deeds(number: int, nodes: int) -> tuple[Counter[str], Counter[str], bool]:
    """One game: how often each kind was offered and done, and whether the game was won."""
    state = GAME.new(GAME.options(), 1, Chance(seed_from(f"scrap {number}")))
    player, luck = agent(GAME, "search"), Chance(seed_from(f"scrap luck {number}"))
    offered, done = Counter[str](), Counter[str]()
    while (outcome := GAME.outcome(state)) is None:
        seen = Perspective(GAME, state, 0)
        leaves = [node for _, node in walk(seen.choices()) if isinstance(node, Leaf)]
        offered.update({type(leaf.action).__name__ for leaf in leaves})
        action = player.choose(seen, luck, Nodes(nodes))
        done[type(action).__name__] += 1
        GAME.apply(state, 0, action, silence)
    return offered, done, bool(outcome.winners)


def main() -> None:
    """Play all games, then print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    nodes = int(sys.argv[2]) if len(sys.argv) > 2 else 80_000
    offered, done, within = Counter[str](), Counter[str](), Counter[str]()
    wins = 0
    for number in range(games):
        chances, chosen, won = deeds(number, nodes)
        offered += chances
        done += chosen
        within.update(chosen.keys())
        wins += won
    print(f"{wins} of {games} games won")
    for kind, count in offered.most_common():
        print(f"| {kind} | {count} | {done[kind]} | {within[kind]} |")


if __name__ == "__main__":
    main()
