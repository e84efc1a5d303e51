"""Games played to their end in the engine, and their moments as members read them."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from bot.features.endings import panel
from bot.features.endings.deed import Story
from bot.features.endings.story import search_story
from bot.play.agents import Agents
from bot.store import records
from bot.table.presence import with_state
from bot.table.table import Table
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.game import AnyGame, Perspective
from engine.core.match import Match, actions_of
from engine.matches.record import By, Entry, Record
from tests.bot.unstored import table_of

SIGN = "|".join((*panel.SIGNS, panel.WON, panel.LOST, panel.LEVEL))
"""A pattern of the signs that tell a game's course."""
Chooses = Callable[[Any, int], Any]
"""A function that chooses the action of a seat in a state."""


class Here(Agents):
    """Agents that work in this process."""

    async def work(self, function: Callable[..., Any], *given: Any) -> Any:
        return function(*given)


@cache
def played(
    name: str, seats: int, seed: str, blunders: int = 0, **chosen: str
) -> tuple[Table, Record]:
    """A finished game of the policy `greedy`: its table and record.

    It plays `blunders` percent of its actions at random; `chosen` are options.
    """
    game, luck = registry.game(name), Chance(seed_from(f"luck of {seed}"))

    def choose(state: Any, seat: int) -> Any:
        if luck.below(100) < blunders:
            return wander(game.choices(state, seat), luck)
        return game.policies["greedy"](Perspective(game, state, seat), luck)

    return finish(game, seats, seed, choose, **chosen)


def finish(
    game: AnyGame, seats: int, seed: str, choose: Chooses, **chosen: str
) -> tuple[Table, Record]:
    """A game played to its end: its table and record."""
    match = Match.start(game, options.read(game, chosen), seats, seed_from(seed))
    entries = []
    while game.outcome(match.state) is None:
        seat = game.missing(match.state)[0]
        action = choose(match.state, seat)
        written = json.loads(actions_of(game).dump(action))
        entries.append(Entry(seat=seat, by=By.PLAYER, action=written))
        match = match.play(seat, action).match
    record = Record(
        game=game.name,
        ruleset=game.ruleset,
        seats=seats,
        options=chosen,
        seed=seed_from(seed),
        entries=tuple(entries),
    )
    table = table_of(match, options=json.dumps(chosen), status=records.Status.OVER)
    return table, record


async def story_of(table: Table, record: Record) -> Story:
    """The story of a game that is over."""
    return await search_story(Here(5_000), table, record)


def lines(table: Table, story: Story, locale: str = "en") -> Iterator[str]:
    """The moments as they stand below the final board, without heading."""
    _, *told = panel.past(with_state(table, story=story), table.speech(locale))
    return iter(told)
