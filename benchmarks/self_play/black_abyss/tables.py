"""Rows of `BALANCE.md` over many games: endings, fairness, and what paid off."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import median
from typing import Any

from benchmarks.self_play.black_abyss.courses import WONDERS, Course
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import PASSAGE, PEACE

ENDINGS = ("knowledge", "tribunal", "twins", "military", "limit")
WANTED = 15
"""Least percent of games in which each thing should be built; also of votes to pass and to fail."""


def percent(part: float, whole: float) -> str:
    """A share as text: in percent, with its standard error."""
    if not whole:
        return "none"
    share = part / whole
    return f"{100 * share:.1f} ± {100 * sqrt(max(0.0, share * (1 - share)) / whole):.1f}"


def mean(numbers: Sequence[float], digits: int = 2) -> str:
    """The mean as text, with its standard error."""
    middle = sum(numbers) / len(numbers)
    spread = sum((n - middle) ** 2 for n in numbers) / max(1, len(numbers) - 1)
    return f"{middle:.{digits}f} ± {sqrt(spread / len(numbers)):.{digits}f}"


def endings(games: Sequence[Course]) -> str:
    """Games, cycles, endings, and the range of wins by seat, race and character."""
    cycles = [game.cycles for game in games]
    span = f"{min(cycles)}, {median(cycles):.0f}, {max(cycles)}"
    ends = " | ".join(percent(sum(g.how == how for g in games), len(games)) for how in ENDINGS)
    by_seat = _spread(games, lambda game: range(game.seats))
    by_race = _spread(games, lambda game: game.races)
    by_mind = _spread(games, lambda game: game.characters)
    return f"{len(games)} | {span} | {ends} | {by_seat} | {by_race} | {by_mind}"


def wins(
    games: Sequence[Course], names: Callable[[Course], Iterable[Any]]
) -> tuple[dict[Any, float], dict[Any, float], Counter[Any]]:
    """By name: the wins, the fair share of wins, and the number of seats.

    `names` gives the names of a game's seats, in order. Winners of a game share the win.
    """
    won, fair, seats = (
        defaultdict[Any, float](float),
        defaultdict[Any, float](float),
        Counter[Any](),
    )
    for game in games:
        for seat, name in enumerate(names(game)):
            seats[name] += 1
            fair[name] += 1 / game.seats
            won[name] += (seat in game.winners) / max(1, len(game.winners))
    return won, fair, seats


def _spread(games: Sequence[Course], names: Callable[[Course], Iterable[Any]]) -> str:
    """The least and the greatest relative share of wins by name; 1 is fair."""
    won, fair, _ = wins(games, names)
    ratios = {name: won[name] / fair[name] for name in fair}
    low, high = min(ratios, key=lambda n: ratios[n]), max(ratios, key=lambda n: ratios[n])
    named = (f" ({low})", f" ({high})") if isinstance(low, str) else ("", "")
    return f"{ratios[low]:.2f}{named[0]} to {ratios[high]:.2f}{named[1]}"


def worth(games: Sequence[Course]) -> str:
    """Trade, trade houses, wonders, wars, and the share of offers accepted."""
    income = sum(game.income + game.sold + game.shares for game in games)
    trade = sum(game.sold + game.shares for game in games)
    dealt: Counter[tuple[int, str]] = Counter()
    for game in games:
        dealt.update(game.dealt)
    offers = " | ".join(
        percent(dealt[what, "accepted"], dealt[what, "offered"]) for what in (PEACE, PASSAGE)
    )
    return " | ".join(
        (
            f"{100 * trade / income:.1f} %",
            mean([game.built["trade-house"] for game in games]),
            mean([game.count(WONDERS) for game in games]),
            mean([game.wars for game in games], 1),
            offers,
            mean([dealt[PASSAGE, "notice"] / len(games)]).split(" ")[0],
            percent(
                sum(g.secrets - (g.how == "knowledge") for g in games),
                sum(g.secrets for g in games),
            ),
        )
    )


def seldom(games: Sequence[Course]) -> str:
    """What was built in fewer than `WANTED` percent of the games, with its percentage."""
    counts = Counter(name for game in games for name in game.used())
    rare = [
        (counts[name] / len(games), name)
        for name in (*t.HULLS, *t.TILES, *t.BUILDINGS, *t.TECHS)
        if counts[name] * 100 < WANTED * len(games)
    ]
    never = [name for name in (*t.LAWS, *t.EVENTS) if not counts[name]]
    told = [f"{name} {100 * share:.0f}" for share, name in sorted(rare)]
    return ", ".join(told + [f"{name} never" for name in never]) or "nothing"


def shares(games: Sequence[Course], names: Iterable[str]) -> Iterator[tuple[str, float]]:
    """The share of games in which each thing was used."""
    counts = Counter(name for game in games for name in game.used())
    return ((name, counts[name] / len(games)) for name in names)


def resolutions(games: Sequence[Course]) -> Iterator[tuple[str, int, int]]:
    """Each resolution with its numbers of passes and votes."""
    passed: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    for game in games:
        passed.update(game.passed)
        failed.update(game.rejected)
    return ((law, passed[law], passed[law] + failed[law]) for law in t.LAWS)


def for_two(games: Sequence[Course]) -> str:
    """For games for two: games, cycles or rounds, wins of the first player, ties, endings.

    Wins are the share of the decided games that the seat that began has won.
    """
    cycles = [game.cycles for game in games]
    span = f"{min(cycles)}, {median(cycles):.0f}, {max(cycles)}"
    ties = sum(len(game.winners) != 1 for game in games)
    first = sum(game.winners == (game.first,) for game in games)
    ends = Counter(game.how for game in games).most_common()
    told = ", ".join(f"{how} {percent(count, len(games))}" for how, count in ends)
    return (
        f"{len(games)} | {span} | {percent(first, len(games) - ties)} "
        f"| {percent(ties, len(games))} | {told}"
    )


def by_character(games: Sequence[Course]) -> str:
    """The share of its games that each character won."""
    won, _, sat = wins(games, lambda game: game.characters)
    return ", ".join(f"{name} {percent(won[name], sat[name])} of {sat[name]}" for name in sat)
