"""Fixed courses and the hard player at one table: who wins, and how games end.

Each course pursues one aim. None should win more than 1.3 times its share.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from benchmarks.self_play.black_abyss.courses import Course, play
from benchmarks.self_play.black_abyss.tables import ENDINGS, mean, percent, wins
from engine.agents.agent import Nodes
from engine.agents.roster import SEARCH
from engine.agents.search import Searcher
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective, Policy
from engine.games.black_abyss.agents.characters import CHARACTERS, RAIDERS
from engine.games.black_abyss.agents.policies import POLICIES, policy_of

_MERCHANT = replace(
    CHARACTERS["trade"], wishes=("trade", "grow", "settle", "wonder", "learn"), musters=99, loyal=2
)
"""Neither warships nor guards."""
_SCHOLAR = replace(
    CHARACTERS["knowledge"],
    wishes=("grow", "settle", "learn"),
    studies=CHARACTERS["trade"].studies[:1] + CHARACTERS["knowledge"].studies[1:2],
    pods=2,
    loyal=2,
    war_from=99,
    builds_from=99,
)
"""Grows, then learns the cheapest technologies."""
_VOTES = replace(
    CHARACTERS["expansion"],
    wishes=("settle", "grow", "wonder", "learn"),
    pods=3,
    loyal=2,
    war_from=99,
    musters=99,
)
"""Settles, grows and builds wonders, without warships or guards."""
_RUSH = replace(
    CHARACTERS["war"],
    wishes=("arm", "grow", "settle", "learn"),
    musters=1,
    fleet=60,
    caution=0.9,
    war_from=4,
    odds=1.2,
)
"""Warships first."""
_RAIDER = replace(
    RAIDERS[0],
    wishes=("grow", "arm", "settle", "learn"),
    fleet=12,
    musters=99,
    war_from=5,
    odds=3.0,
    pods=1,
)
"""Grows, and attacks seats without guards."""

COURSES: dict[str, Policy] = {
    "merchant": policy_of(_MERCHANT),
    "scholar": policy_of(_SCHOLAR),
    "votes": policy_of(_VOTES),
    "rush": policy_of(_RUSH),
    "raider": policy_of(_RAIDER),
    "hard": POLICIES["hard"],
}
NAMES = tuple(COURSES)
NODES = 600
"""The actions that `search` may imagine for a decision."""


def search(perspective: Perspective[Any, Any, Any], luck: Chance) -> Any:
    """The action that search finds within `NODES` imagined actions."""
    return Searcher().choose(perspective, luck, Nodes(NODES))


def seated(names: Sequence[str], number: int, chart: str) -> Course:
    """A game of these courses; game `number` decides who has which seat."""
    turn = number % len(names)
    names = (*names[turn:], *names[:turn])
    return play(number, [COURSES[name] for name in names], {"map": chart}, tuple(names))


def drawn(number: int, seats: int, chart: str) -> Course:
    """A game of courses drawn by lot."""
    lot = Chance(seed_from(f"pool/{number}"))
    names = tuple(lot.pick(NAMES) for _ in range(seats))
    return play(number, [COURSES[name] for name in names], {"map": chart}, names)


def searched(number: int, seats: int, chart: str) -> Course:
    """A game of `search` against courses drawn by lot; it has each seat in turn."""
    lot = Chance(seed_from(f"searched/{number}"))
    names = [lot.pick(NAMES) for _ in range(seats)]
    names[number % seats] = SEARCH
    policies = [search if name == SEARCH else COURSES[name] for name in names]
    return play(number, policies, {"map": chart}, tuple(names))


def row(games: Sequence[Course], names: Sequence[str] = NAMES) -> str:
    """Games, median cycles, battles per game, endings, and each course's relative share of wins."""
    won, fair, seats = wins(games, lambda game: game.characters)
    cycles = sorted(game.cycles for game in games)
    ends = " | ".join(percent(sum(g.how == how for g in games), len(games)) for how in ENDINGS)
    parts = " | ".join(
        f"{won[n] / fair[n]:.2f} ± {_error(won[n], fair[n], seats[n]):.2f}" if seats[n] else "-"
        for n in names
    )
    battles = mean([game.battles for game in games], 1)
    return f"{len(games)} | {cycles[len(cycles) // 2]} | {battles} | {ends} | {parts}"


def minerals(games: Sequence[Course]) -> str:
    """The mean minerals that winners had at the end, and all seats."""
    won = [game.minerals[seat] for game in games for seat in game.winners]
    return f"{mean(won, 0)}, {mean([n for game in games for n in game.minerals], 0)}"


def _error(won: float, fair: float, seats: int) -> float:
    share = won / seats
    return float((share * max(0.0, 1 - share) / seats) ** 0.5 * seats / fair)
