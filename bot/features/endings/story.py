"""The story of a finished game: the course of chances, and the moments that decided it."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from bot.features.endings import search
from bot.features.endings.deed import STORY, Endings, Moment, Story, sentences
from bot.features.endings.search import Acted, Position
from bot.interactions.base import Base
from bot.play.opening.ways import way_of
from bot.play.record import record_of
from bot.table.table import Table
from engine.agents.chances import WORLDS, shares
from engine.core.game import AnyGame
from engine.matches.record import Record

MOST: Final = 3
SWING: Final = 0.05
"""The smallest change of a chance that is a moment."""
GAIN: Final = 0.04
"""The smallest advantage of a better action that is shown."""
OTHERS: Final = 4
"""How many further actions of a turn are searched for a better one."""
QUICK: Final = WORLDS // 3
"""Rollouts for each action of a turn."""
SURE: Final = 4
"""The factor by which turns that may be moments get more rollouts.

With fewer rollouts, a quiet turn could seem decisive.
"""

Chances = tuple[float, ...]


class Stories:
    """Makes stories, in the agents' worker processes."""

    def __init__(self, base: Base) -> None:
        self._store, self._agents = base.store, base.agents
        self._tables, self._endings = base.service.tables, Endings(base.seats)

    async def story_of(self, match_id: str) -> Story:
        """The stored story of a finished game; searches for it first if missing.

        Concurrent callers wait for the same search. Raises BrokenProcessPool, EngineError.
        """
        async with self._agents.alone(match_id):
            table = await self._tables.load(match_id)
            story = STORY.of(table.state)
            return story or await self._endings.keep(match_id, await self._of(table))

    async def _of(self, table: Table) -> Story:
        """The story of a finished game."""
        record = await record_of(self._store, table.row)
        written = await asyncio.to_thread(record.model_dump_json)
        begun = await self._agents.work(search.turns, written)
        outcome = table.match.game.outcome(table.match.state)
        assert outcome is not None
        seats = len(table.row.seats)
        course = [await self._chances(table, one, WORLDS) for one in begun]
        course.append(shares(outcome, seats, together=table.cooperative))
        seat = outcome.winners[0] if outcome.winners else 0
        likely = _swings([chances[seat] for chances in course], 2 * MOST)
        for place in sorted({end for one in likely for end in (one, one + 1)} - {len(begun)}):
            course[place] = await self._chances(table, begun[place], SURE * WORLDS)
        places = [one for one in _swings([chances[seat] for chances in course]) if one in likely]
        ends = [*(one.revision for one in begun[1:]), len(record.entries)]
        of = [(begun[place], ends[place]) for place in places]
        done = await self._agents.work(search.actions, written, of) if of else {}
        moments = [
            await self._moment(table, done[at.turn], course[place], course[place + 1], seat)
            for place, (at, _) in zip(places, of, strict=True)
        ]
        moments = await self._with_better(table, record, moments, done)
        percents = tuple(tuple(round(100 * one) for one in chances) for chances in course)
        return Story(seat=seat, course=percents, moments=tuple(moments))

    async def _moment(
        self, table: Table, done: Sequence[Acted], before: Chances, after: Chances, seat: int
    ) -> Moment:
        """The moment of a turn: the action that changed the chance most in the turn's direction."""
        way = 1 if after[seat] > before[seat] else -1
        chances = [before[seat]]
        chances += [
            (await self._chances(table, one.after, QUICK, after))[seat] for one in done[:-1]
        ]
        moved = [way * (now - then) for then, now in pairwise([*chances, after[seat]])]
        heaviest = done[moved.index(max(moved))]
        return Moment(
            turn=heaviest.before.turn,
            revision=heaviest.after.revision,
            before=round(100 * before[seat]),
            after=round(100 * after[seat]),
            facts=_facts(table.match.game, done, heaviest),
        )

    async def _with_better(
        self,
        table: Table,
        record: Record,
        moments: Sequence[Moment],
        done: Mapping[int, Sequence[Acted]],
    ) -> list[Moment]:
        """The moments; in a solo game, each with the best action found.

        If the chance fell though the moment's own action was the best, others of its turn are
        searched. Best actions are left out while others may still play the same deal.
        """
        way = way_of(table.settings)
        if not table.solo or (way is not None and way.counts(table.settings)):
            return list(moments)
        found = []
        for one in moments:
            acted = sorted(done[one.turn], key=lambda other: other.after.revision != one.revision)
            told = _best_action(await self._better(record, acted[0]))
            for other in acted[1 : 1 + OTHERS] if one.after < one.before else ():
                if "better" in told:
                    break
                better = _best_action(await self._better(record, other))
                told = better if "better" in better else told
            found.append(one.model_copy(update=told))
        return found

    async def _better(self, record: Record, done: Acted) -> search.Better | None:
        """The best action found in place of one of a solo game; None if that is unknown."""
        played = record.entries[done.after.revision - 1].action
        nodes, seed = self._agents.nodes, secrets.token_hex(32)
        return await self._agents.work(
            search.better, record.game, record.ruleset, done.before.state, played, nodes, seed
        )

    async def _chances(
        self, table: Table, at: Position, worlds: int, otherwise: Chances | None = None
    ) -> Chances:
        """Each seat's chance at a position.

        If the budget is too small: `otherwise`, or equal chances.
        """
        if at.chances is not None:
            return at.chances
        row, seats, nodes = table.row, len(table.row.seats), self._agents.nodes
        arguments = (row.game, int(row.ruleset), dict(table.options), seats, at.state)
        found = await self._agents.work(
            search.chances_at,
            *arguments,
            nodes * -(-worlds // WORLDS),
            worlds,
            secrets.token_hex(32),
        )
        return found or otherwise or (1 / seats,) * seats


def _best_action(better: search.Better | None) -> dict[str, object]:
    """The fields of a moment about the best action."""
    if better is None:
        return {}
    if better.gain < GAIN:
        return {"best": True}
    return {"better": better.named, "gain": round(100 * better.gain)}


def _swings(course: Sequence[float], count: int = MOST) -> list[int]:
    """The turns in which the chance changed most, in order, counted from 0."""
    moved = [abs(after - before) for before, after in pairwise(course)]
    most = sorted(range(len(moved)), key=lambda place: -moved[place])[:count]
    return sorted(place for place in most if moved[place] >= SWING)


def _facts(game: AnyGame, done: Sequence[Acted], heaviest: Acted) -> tuple[dict[str, object], ...]:
    """The facts of the action with the largest change, or of the nearest action with facts."""
    place = done.index(heaviest)
    near = sorted(range(len(done)), key=lambda other: abs(other - place))
    return next((done[other].facts for other in near if sentences(game, done[other].facts)), ())
