"""Finds the story of a finished game: the chances in its course, and its moments."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from pydantic import Field, NonNegativeFloat

from bot.features.endings import search
from bot.features.endings.deed import STORY, Story, keep_story
from bot.features.endings.moments import MOST, Moments, Swing
from bot.interactions.base import Base
from bot.play.agents import Agents
from bot.play.record import record_of
from bot.table.table import Table
from engine.agents.chances import WORLDS, Forecast, shares
from engine.core.content import DATA, Entry, load_file
from engine.matches.record import Record

COURSE: Final = 3
"""The budget of the whole course, in budgets of an agent's decision."""
SURE: Final = 4
"""The budget of all turns that may be moments together, in budgets of an agent's decision.

Each also gets this many times the rollouts. With fewer, a quiet turn could seem decisive.
"""


class Numbers(Entry):
    """The numbers in `data/endings`: what makes a change of a chance a turning point.

    The least change, from 0 to 1, and how many standard errors it must exceed.
    """

    swing: float = Field(gt=0, lt=1)
    errors: NonNegativeFloat


NUMBERS: Final = load_file(Numbers, DATA / "endings" / "numbers.toml")


class Stories:
    """Finds and stores stories, by searches in the agents' worker processes."""

    def __init__(self, base: Base) -> None:
        self._store, self._agents, self._wait = base.store, base.agents, base.wait
        self._tables, self._seats = base.service.tables, base.seats

    async def story_of(self, match_id: str) -> Story:
        """The story of a finished game; searches for it and stores it unless it is stored.

        Concurrent callers wait for the same search. Raises BrokenProcessPool if the worker
        processes end, EngineError if the game cannot be loaded.
        """
        alone = self._agents.alone(match_id)
        await self._wait(alone.acquire(), "the same game is being searched")
        try:
            table = await self._tables.load(match_id)
            story = STORY.of(table.state)
            if story is None:
                record = await record_of(self._store, table.row)
                found = await search_story(self._agents, table, record)
                story = await keep_story(self._seats, match_id, found)
            return story
        finally:
            alone.release()


async def search_story(agents: Agents, table: Table, record: Record) -> Story:
    """Search for the story of a finished game in its record."""
    written = await asyncio.to_thread(record.model_dump_json)
    begun = await agents.work(search.turns, written)
    outcome = table.match.game.outcome(table.match.state)
    assert outcome is not None
    moments = Moments(agents, table, record)
    part = COURSE * agents.nodes // len(begun)
    course = [await moments.forecast(one, WORLDS, part) for one in begun]
    course.append(Forecast(shares(outcome, len(table.row.seats), together=table.cooperative)))
    seat = outcome.winners[0] if outcome.winners else 0
    likely = turning_places(course, seat, 0, 2 * MOST)
    again = sorted({end for one in likely for end in (one, one + 1)} - {len(begun)})
    for place in again:
        part = SURE * agents.nodes // len(again)
        course[place] = await moments.forecast(begun[place], SURE * WORLDS, part)
    there = turning_places(course, seat, NUMBERS.errors)
    places = [place for place in there if place in likely]
    ends = [*(one.revision for one in begun[1:]), len(record.entries)]
    read = places if table.solo else range(len(begun))
    of = [(begun[place], ends[place]) for place in read]
    done = await agents.work(search.actions, written, of) if of else {}
    last = len(begun) - 1
    swings = [
        Swing(
            done[one.turn],
            course[place].by_seat,
            course[place + 1].by_seat,
            seat,
            place == last and not table.solo,
        )
        for place, one in enumerate(begun)
        if place in read
    ]
    told = [
        one
        for place, one in zip(read, swings, strict=True)
        if place in places or (one.decisive and place in there)
    ]
    percents = tuple(tuple(round(100 * one) for one in found.by_seat) for found in course)
    return Story(seat=seat, course=percents, moments=tuple(await moments.of(told)))


def turning_places(
    course: Sequence[Forecast], seat: int, errors: float, count: int | None = None
) -> list[int]:
    """The indexes of the turns that changed a seat's chance by `Numbers.swing` or more, in order.

    Each change exceeds `errors` standard errors. At most `count` turns, those that changed it most.
    """
    moved = [abs(after.by_seat[seat] - before.by_seat[seat]) for before, after in pairwise(course)]
    spreads = [hypot(before.error(seat), after.error(seat)) for before, after in pairwise(course)]
    most = sorted(range(len(moved)), key=lambda place: -moved[place])[:count]
    return sorted(
        place
        for place in most
        if moved[place] >= NUMBERS.swing and moved[place] > errors * spreads[place]
    )
