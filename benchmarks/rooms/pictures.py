"""Pictures: the time one takes, its size, and the delay it causes in the event loop.

Positions come from games of built-in players, in order, as a bot would draw them. A run draws no
position twice.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache, partial
from itertools import islice
from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from benchmarks.measure import Figure, Report, seconds
from bot.language import wording
from bot.language.speech import Speech
from bot.presentation.games.black_abyss import sights
from bot.presentation.games.black_abyss.map import scene as map_scene
from bot.presentation.games.dark_miss_down import scene as dark_miss_down
from bot.presentation.games.dark_wall_destiny import table_scene as dark_wall_destiny
from bot.presentation.games.dark_wall_destiny.presenter import PRESENTER as WALL
from bot.presentation.games.dyla import end as dyla_end
from bot.presentation.games.dyla import scene as dyla
from bot.presentation.games.planetary_defence import scene as planetary_defence
from bot.presentation.history import ending
from bot.presentation.panel import Picture
from bot.presentation.pictures import Pictures, draw
from engine.agents.agent import Agent, Nodes
from engine.agents.simple import Follower, Wanderer
from engine.core import options, registry
from engine.core.catalogue import Catalogue, catalogue
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.core.match import Match
from tests.bot.unstored import table_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from engine.core.words import Words

    Draw = Callable[[Any], bytes]
    AnyMatch = Match[Any, Any, Any]

TICK = 0.001
ENDINGS: Final = ("won", "destroyed", "out-of-time")


USUAL, SMALLEST = 50, 2
"""Pictures of each kind per run."""


def run(runs: int, size: int = USUAL) -> Report:
    """The report on pictures."""
    boards: dict[str, tuple[Draw, Iterator[Any]]] = {
        "board of Planetary Defence": _scenes(planetary_defence, _moments("planetary_defence")),
        "table of Dyla": _dyla_scenes(),
        "table of Dark Miss Down": _scenes(
            dark_miss_down, _moments("dark_miss_down", 2), (None, 0)
        ),
        "map of Black Abyss, 104 spaces": _scenes(map_scene, _frontier()),
        "battle board of Black Abyss": (_sight, _battles()),
        "what there is to look at in Black Abyss": (_sight, _sights(sights, _frontier())),
        "table of Dark Wall Destiny, six seats": _scenes(
            dark_wall_destiny, _wall_moments(), (None, 0)
        ),
        "what there is to look at in Dark Wall Destiny": (_sight, _sights(WALL, _wall_moments())),
        "end of a game": (partial(draw, ending.DRAWING), _ending_scenes()),
    }
    for name, (drawing, scenes) in boards.items():
        yield name
        yield from _drawn(name, drawing, scenes, runs, size)
    yield from asyncio.run(_beside_the_loop(runs * size))


def _drawn(name: str, drawing: Draw, scenes: Iterator[Any], runs: int, count: int) -> Report:
    first = next(scenes)
    cold = seconds(lambda: drawing(first)) * 1e3
    draw_all(drawing, islice(scenes, count))
    medians, slow, sizes = [], [], []
    for _ in range(runs):
        spent, lengths = draw_all(drawing, islice(scenes, count))
        medians.append(median(spent))
        slow.append(quantiles(spent, n=20)[-1])
        sizes += lengths
    yield f"  median       {Figure.of(medians).said('ms', 1)}"
    yield f"  p95          {Figure.of(slow).said('ms', 1)}"
    yield f"  first of all {cold:>10,.1f} ms"
    yield Figure.of([size / 1000 for size in sizes]).kept(f"{name}, kB", "  size         ", "kB")


def draw_all(draw: Draw, scenes: Iterator[Any]) -> tuple[list[float], list[int]]:
    """Draw each picture in this process; returns (milliseconds, bytes) of each."""
    spent, lengths = [], []
    for scene in scenes:
        begun = perf_counter()
        png = draw(scene)
        spent.append((perf_counter() - begun) * 1e3)
        lengths.append(len(png))
    return spent, lengths


async def _beside_the_loop(count: int) -> list[str]:
    """Pictures drawn by a worker process, and the delay of the event loop's ticks meanwhile."""
    pictures, (_, scenes) = Pictures(), _dyla_scenes()
    begun = perf_counter()
    await pictures.warm()
    started = (perf_counter() - begun) * 1e3
    waited: list[float] = []
    late = await ticking(_through(pictures, islice(scenes, count), waited))
    await pictures.close()
    longest, rare = max(late), quantiles(late, n=1000)[-1]
    return [
        "through a worker process",
        f"  start of the worker     {started:>8,.0f} ms",
        f"  picture, there and back {median(waited):>8,.1f} ms in the median",
        f"  event-loop lag          {rare:>8,.1f} ms p99.9, {longest:,.1f} longest",
    ]


async def _through(pictures: Pictures, scenes: Iterator[Any], waited: list[float]) -> None:
    for scene in scenes:
        begun = perf_counter()
        await pictures.render(dyla.DRAWING, scene)
        waited.append((perf_counter() - begun) * 1e3)


async def ticking(work: Awaitable[None]) -> list[float]:
    """The delay of each tick of the event loop during the work, in milliseconds."""
    task, late = asyncio.ensure_future(work), []
    while not task.done():
        begun = perf_counter()
        await asyncio.sleep(TICK)
        late.append((perf_counter() - begun - TICK) * 1e3)
    await task
    return late


@cache
def _texts() -> Catalogue:
    return catalogue(map(registry.game, registry.HOUSE), wording.FOLDER)


def _say(what: Words) -> str:
    return _texts().render(what)


def _moments(name: str, seats: int = 1, **chosen: str) -> Iterator[AnyMatch]:
    """Every moment of game after game; the game's players take turns, one per game."""
    game, number = registry.game(name), 0
    players: list[Agent] = [Wanderer(), *map(Follower, game.policies.values())]
    while True:
        number += 1
        seed = seed_from(f"pictures of {name} {number}")
        match = Match.start(game, options.read(game, chosen), seats, seed)
        player, luck = players[number % len(players)], Chance(seed_from(f"luck of {seed}"))
        for moment in played(match, player, luck):
            if game.outcome(moment.state) is None:
                yield moment


def played(match: AnyMatch, player: Agent, luck: Chance) -> Iterator[AnyMatch]:
    """Every moment of a game played by one player in all seats, its end included."""
    yield match
    while seats := match.game.missing(match.state):
        seen = Perspective(match.game, match.state, seats[0])
        match = match.play(seats[0], player.choose(seen, luck, Nodes(0))).match
        yield match


def _scenes(
    room: Any, moments: Iterator[AnyMatch], viewers: Sequence[int | None] = (0,)
) -> tuple[Draw, Iterator[Any]]:
    """How a module's scenes are drawn, and the scene of each moment for each of these viewers."""
    views = (match.game.view(match.state, viewer) for match in moments for viewer in viewers)
    return partial(draw, room.DRAWING), (room.scene_of(view, _say) for view in views)


def _dyla_scenes() -> tuple[Draw, Iterator[Any]]:
    return _scenes(dyla, _moments("dyla"))


def _frontier() -> Iterator[AnyMatch]:
    """Moments of games of six on the largest map."""
    return _moments("black_abyss", 6, map="frontier")


def _battles() -> Iterator[Picture]:
    """Fleet battles among asteroids, as one side sees them."""
    game, speech = registry.game("black_abyss"), Speech()
    for match in _moments(game.name, 2, mode="fleet_battle", field="asteroids"):
        if match.state.battle is not None:
            view = game.view(match.state, match.state.battle.sides[0])
            yield sights.sight(view, sights.BATTLE, speech)


def _sights(room: Any, moments: Iterator[AnyMatch]) -> Iterator[Picture]:
    """At each moment, one private picture of a player; all take turns."""
    for number, match in enumerate(moments):
        view = match.game.view(match.state, 0)
        offered = [*room.sights(view)]
        yield room.sight(view, offered[7 * number % len(offered)].key, Speech())


def _wall_moments() -> Iterator[Match[Any, Any, Any]]:
    """Moments of games of six with all three co-operative expansions."""
    chosen = dict.fromkeys(("awakening", "hostile_stars", "homefront"), "yes")
    return _moments("dark_wall_destiny", 6, **chosen)


def _sight(shown: Picture) -> bytes:
    return draw(shown.drawing, shown.scene)


def _ending_scenes() -> Iterator[ending.Scene]:
    """Endings after any moment of games of Dyla, each with the course so far."""
    game, course, turn = registry.game("dyla"), dict[str, list[tuple[int, ...]]](), 0
    for match in _moments(game.name):
        if match.state.turn == turn:
            continue
        if match.state.turn < turn:
            course.clear()
        turn = match.state.turn
        for key, values in game.measures(match.state).items():
            course.setdefault(key, []).append(values)
        scene = ending.scene_of(replace(table_of(match), resigned=(0,)), None, course, _say)
        how = ENDINGS[turn % len(ENDINGS)]
        finale = dyla_end.finale(replace(game.view(match.state, 0), ending=how))
        assert finale is not None
        yield ending.with_own_picture(scene, finale, _say)
