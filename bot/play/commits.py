"""Commits transitions of matches, each with its effects.

`actions` and `seats` decide what is done, and whether it is allowed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.play.advance import advance, stored
from bot.play.effects.all_effects import follow
from bot.play.effects.board import board_among
from bot.play.effects.transition import Transition
from bot.play.holidays import absences, holding
from bot.play.record import Courses
from bot.play.showing import Played, Showing
from bot.play.undo import told_json
from bot.runtime import metrics
from bot.store import changes, records
from bot.store.protocol import AlreadyDone, StaleRevision, Store
from bot.table.refusals import Refused
from bot.table.state import Verdict
from bot.table.table import Table, Tables
from engine.core.match import Step
from engine.core.words import words

TRIES = 3


class Commits:
    """The only way in which a match changes.

    `wake` is called after commits that the outbox or the clock must act on.
    """

    def __init__(
        self, store: Store, now: Callable[[], float], wake: Callable[[], None] = lambda: None
    ) -> None:
        self.store = store
        self.now = now
        self.tables = Tables(store)
        self.courses = Courses(store)
        self.showing = Showing(store, self.tables, now, wake)
        self.wake = wake

    async def is_stale(self, known: Table) -> bool:
        """Whether another process changed a table since it was read; if so, reload it."""
        row = await self.store.match(known.id)
        if row is None or (row.revision, row.edition) != (known.row.revision, known.row.edition):
            await self.tables.load(known.id)
            return True
        return False

    async def _once(self, match_id: str, attempt: Callable[[], Awaitable[Played]]) -> Played:
        """Retry if another process was faster (optimistic locking). Idempotent."""
        async with self.tables.lock(match_id):
            for _ in range(TRIES):
                try:
                    return await attempt()
                except StaleRevision:
                    self.tables.forget(match_id)
                except AlreadyDone:
                    return Played(await self.tables.load(match_id), None, repeated=True)
        raise Refused(words("refused-busy"))

    def _entry(
        self,
        table: Table,
        seat: int,
        step: Step[Any, Any, Any],
        action: str,
        interaction: int | None,
    ) -> records.Action:
        told = told_json(step)
        revision, by = step.match.revision, records.By.PLAYER
        return records.Action(table.id, revision, seat, by, action, told, self.now(), interaction)

    async def _record(
        self,
        table: Table,
        step: Step[Any, Any, Any],
        entry: records.Action,
        *,
        timer: records.Timer | None = None,
        verdict: Verdict = Verdict.VOID,
    ) -> Played:
        """Commit one more revision. Raises what `enact` raises."""
        after = advance(table, step, entry)
        return await self.enact(
            Transition(table, after, entry.at, entry, step.events, timer, verdict)
        )

    async def enact(self, t: Transition, also: Sequence[changes.Change] = ()) -> Played:
        """Commit a transition with its effects, and the changes of `also` before them.

        Reads here what effects need beside the tables, as effects do no I/O. Raises what `commit`
        raises.
        """
        if away := await absences(self.store, t):
            t = replace(t, absences=away)
        t = holding(t)
        if t.passed or t.ended_without is not None:
            t = replace(t, posted=await self.store.messages(t.row.id))
        record: list[records.Action] = []
        if t.ends:
            record = [*await self.store.actions(t.row.id), *([t.entry] if t.entry else [])]
        follows = follow(t)
        with metrics.judged("airlock_commit_seconds"):
            await self.store.commit([*also, *stored(t, record), *follows])
        if t.entry is not None:
            metrics.count("airlock_actions", game=t.row.game, by=t.entry.by, result="kept")
        self.courses.follow(t.before, t.after)
        if not (t.solo and (t.entry or t.begins)):  # the click itself shows that
            self.wake()
        return Played(self.tables.keep(t.after), board_among(follows), t.events)
