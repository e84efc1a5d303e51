"""`airlock simulate`: self-play in several processes, printed as a table or JSON.

`engine.simulate` plays the games. The clock, the processes and the terminal are here, as the engine
may not use them. The figures depend on the seed only, not on the number of processes.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentTypeError
from contextlib import contextmanager
from functools import partial
from math import sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Any

from engine.core.errors import EngineError
from engine.core.options import parse_words
from engine.simulate import GameResult, Plan, Span, Tally, play, tally

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping

BAD_INPUT = 2
CHUNK_LIMIT = 16
RARE = 0.01


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand `simulate`; its `run` returns the exit code."""
    parser = commands.add_parser("simulate", help="let agents play a game against each other")
    parser.set_defaults(run=run)
    add = parser.add_argument
    add("game", metavar="GAME", help="the game's name, e.g. dyla")
    add("--games", type=_count, default=100, metavar="N", help="how many games (100)")
    add("--seats", type=_count, metavar="N", help="players (default: the fewest allowed)")
    add(
        "--agent",
        default="random",
        metavar="A",
        help="random, search or a policy of the game; one for all seats, or a list: search,random",
    )
    add(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        dest="options",
        help="set a table option (may be given several times)",
    )
    add("--seed", default="1", metavar="S", help="any text; the same seed gives the same games (1)")
    add("--jobs", type=_count, default=1, metavar="J", help="processes to play on (1)")
    add("--nodes", type=_count, default=4000, metavar="N", help="actions search may imagine (4000)")
    add("--swap", action="store_true", help="let the agents change seats from game to game")
    add("--json", action="store_true", help="print one JSON object instead of the table")


def run(args: argparse.Namespace) -> int:
    """Play the games and print the figures. Returns 0, or 2 if the arguments are invalid."""
    try:
        plan = Plan.make(
            args.game,
            parse_words(args.options),
            args.seats,
            args.agent.split(","),
            args.seed,
            args.nodes,
            swap=args.swap,
        )
    except EngineError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return BAD_INPUT
    begun = perf_counter()
    played = _play_all(plan, args.games, args.jobs)
    figures = as_json(plan, args.agent, tally(plan, played), perf_counter() - begun)
    print(json.dumps(figures) if args.json else "\n".join(as_table(figures)))  # noqa: T201
    return 0


def _play_all(plan: Plan, games: int, jobs: int) -> list[GameResult]:
    played = []
    with _players(plan, games, min(jobs, games)) as coming:
        for one in coming:
            played.append(one)
            _progress(len(played), games)
    return played


@contextmanager
def _players(plan: Plan, games: int, jobs: int) -> Iterator[Iterator[GameResult]]:
    """A context that yields the finished games, in order of completion.

    Leaving the context ends the processes.
    """
    if jobs == 1:
        yield map(partial(play, plan), range(games))
        return
    with get_context("spawn").Pool(jobs) as pool:
        chunk = max(1, min(CHUNK_LIMIT, games // (jobs * 4)))
        yield pool.imap_unordered(partial(play, plan), range(games), chunk)


def _progress(done: int, games: int) -> None:
    """Show progress: one rewritten line on a terminal, ten lines elsewhere."""
    if sys.stderr.isatty():
        end = "\n" if done == games else ""
        print(f"\r{done} of {games} games", end=end, file=sys.stderr, flush=True)  # noqa: T201
    elif done * 10 // games > (done - 1) * 10 // games:
        print(f"{done} of {games} games", file=sys.stderr, flush=True)  # noqa: T201


def as_json(plan: Plan, agent: str, sums: Tally, seconds: float) -> dict[str, Any]:
    """All figures, as an object for JSON.

    A distribution is an object with the least, the median and the largest value (`Span`). `agent`
    is what was typed for the agents, `seconds` how long all games took.
    """
    return {
        "game": plan.game,
        "seats": plan.seats,
        "agent": agent,
        "options": dict(plan.options),
        "seed": plan.seed,
        "nodes": plan.nodes,
        "games": sums.games,
        "ended": sums.ended,
        "won": sums.won,
        "wins": list(sums.wins),
        "wins_by_agent": _by_name(sums.wins_by_agent),
        "wins_by_role": _by_name(sums.wins_by_role),
        "turns": sums.turns._asdict(),
        "turns_of_won": sums.turns_of_won._asdict(),
        "waits": sums.waits._asdict(),
        "scores": [span._asdict() for span in sums.scores],
        "decisions": sums.decisions,
        "seconds": round(seconds, 3),
        "endings": sums.endings,
        "used": {name: round(share, 4) for name, share in sums.used.items()},
        "unused": [name for name, share in sums.used.items() if not share],
    }


def _by_name(wins: Mapping[str, tuple[int, int]]) -> dict[str, dict[str, int]]:
    return {name: {"wins": won, "sat": sat} for name, (won, sat) in wins.items()}


def as_table(figures: dict[str, Any]) -> list[str]:
    """The figures of `as_json` as lines of a table."""
    games, seconds = figures["games"], figures["seconds"]
    set_to = "".join(f", {name} {value}" for name, value in figures["options"].items())
    seats = "1 seat" if figures["seats"] == 1 else f"{figures['seats']} seats"
    head = f"{figures['game']}, {seats}, {figures['agent']}{set_to}"
    lines = [
        f"{head}; seed {figures['seed']}",
        f"  ended       {figures['ended']} of {games} games",
    ]
    if figures["won"] is not None:
        lines.append(f"  won         {_rate(figures['won'], games)}")
    else:
        lines += _balance(figures)
    prefix = figures["game"].replace("_", "-") + "-"
    lines += [
        f"  {how.removeprefix(prefix)}: {_rate(count, games)}"
        for how, count in figures["endings"].items()
    ]
    lines += [f"  turns       {_span(figures['turns'])}  (least, median, most)"]
    if any(figures["wins"]):
        lines += [f"  if won      {_span(figures['turns_of_won'])}"]
    if figures["seats"] > 1:
        lines += [f"  waits       {_span(figures['waits'])}  for somebody not waited for before"]
    lines += [
        f"  score {seat + 1}     {_span(span)}" for seat, span in enumerate(figures["scores"])
    ]
    pace = figures["decisions"] / seconds if seconds else 0
    lines.append(
        f"  decisions   {figures['decisions']} in {seconds:.1f} s: {pace:,.0f} a second, "
        f"{seconds / games:.2f} s a game"
    )
    return lines + _content(figures)


def _balance(figures: dict[str, Any]) -> list[str]:
    """Lines with the wins of each seat, agent and role.

    Each line has the rate of wins as a multiple of the fair rate, the mean over all seats.
    """
    games, wins = figures["games"], figures["wins"]
    fair = sum(wins) / (games * len(wins))
    tables = {
        "seat": {str(n + 1): {"wins": won, "sat": games} for n, won in enumerate(wins)},
        "agent": figures["wins_by_agent"],
        "role": figures["wins_by_role"],
    }
    lines = []
    for kind, table in tables.items():
        for name, one in table.items():
            share = one["wins"] / one["sat"] / fair if fair else 0
            compared = f", {share:.2f} of a fair share" if len(table) > 1 else ""
            lines.append(f"  {kind} {name} won  {_rate(one['wins'], one['sat'])}{compared}")
    return lines


def _content(figures: dict[str, Any]) -> list[str]:
    used = {name: share for name, share in figures["used"].items() if share}
    if not figures["used"]:
        return []
    width = max(len(name) for name in figures["used"])
    lines = ["  in use (share of games):"]
    for name, share in sorted(used.items(), key=lambda pair: -pair[1]):
        rare = "  rare" if share < RARE else ""
        lines.append(f"    {name:<{width}}  {share:7.1%}{rare}")
    return [*lines, f"  never in use: {', '.join(figures['unused']) or 'nothing'}"]


def _rate(part: int, whole: int) -> str:
    """A share in words, in percent, with the half-width of its 95 % confidence interval."""
    share = part / whole
    spread = 1.96 * sqrt(share * (1 - share) / whole)
    return f"{part} of {whole}: {share:.1%} (± {spread:.1%})"


def _span(span: dict[str, float]) -> str:
    return " / ".join(f"{Span(**span)[place]:g}" for place in range(3))


def _count(word: str) -> int:
    """A whole number of at least 1, for argparse."""
    if not word.isdecimal() or int(word) == 0:
        raise ArgumentTypeError(f"it must be a whole number from 1, not {word!r}")
    return int(word)
