"""How every action is played: load the table, check, apply, commit, then wake the outbox.

Buttons, typed moves, AIs and deadlines all change a match this way. Notices are committed in the
same transaction and delivered afterwards. The service knows no Discord objects. Its caller decides
who sees the result.
"""

import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.play.advance import advance, changes_of, with_next_edition
from bot.play.clocks import with_stored_data
from bot.play.effects.all_effects import follow
from bot.play.effects.board import board_among
from bot.play.effects.transition import Transition, as_lobby
from bot.play.opening import groups
from bot.play.opening.start import Seating, game_of_lobby, solo_game
from bot.play.opening.ways import Wish, favourite, leads_of, seat_to_lead, way_of
from bot.play.record import Courses
from bot.play.result import ActionResult
from bot.play.selection import Outdated, check_decision, chosen_action
from bot.play.undo import TakeBack, facts_json, last_of, possible_undo
from bot.runtime import metrics
from bot.store import changes, records
from bot.store.errors import AlreadyDone, AlreadyTried, StaleRevision, UnknownMatch
from bot.store.protocol import Store
from bot.table.notices import BOARD, EXCUSE, old_message
from bot.table.permissions import require_running, require_unfinished, seat_to_act
from bot.table.presence import with_calls, with_columns
from bot.table.refusals import Refused
from bot.table.retry import Busy, retry
from bot.table.state import Proposal, Verdict
from bot.table.table import Table
from bot.table.tables import Tables
from engine.core.catalogue import ENGLISH
from engine.core.errors import IllegalAction
from engine.core.match import Step, actions_of, states_of
from engine.core.words import words

Choose = Callable[[Table], Awaitable[Any]]
"""Chooses the action to play at a table."""


class Service:
    """Plays actions, and starts, undoes and abandons matches.

    `now` returns unix seconds. `wake` is called after a commit that the outbox or the clock must
    see.
    """

    def __init__(
        self, store: Store, now: Callable[[], float], wake: Callable[[], None] = lambda: None
    ) -> None:
        self.store = store
        self.now = now
        self.tables = Tables(store)
        self.courses = Courses(store)
        self.wake = wake

    async def start(self, seating: Seating) -> ActionResult:
        """Start a solo game. Idempotent for the same interaction.

        If the member has tried the challenge before (AlreadyTried), starts a game that does not
        count instead (`Way.again`). Raises Refused, UnknownGame, BadOption, ChannelTaken, NotSaved.
        """
        now = self.now()
        begun = Table.of(*solo_game(seating, now))
        table = await groups.with_groups_of_rematch(self.tables, begun, now)
        opening: list[changes.Change] = [changes.AddMatch(table.row)]
        opening += map(changes.AddLeaver, table.leavers)
        opening += await way_of(table.settings).opening(self.store, table)
        try:
            return await self.enact(Transition(as_lobby(table), table, now), opening)
        except AlreadyDone as done:
            return ActionResult(await self.tables.get(done.match), None, repeated=True)
        except AlreadyTried:
            return await self.start(way_of(seating.settings).again(seating))

    async def begin(self, lobby: records.MatchRow, started: int) -> Table:
        """Start the game of a full lobby, whose seats are numbered from 0 without gaps.

        Returns the table of the game. `started` is the id of the interaction that asks for the
        start. If the store refuses it as a member's second try of a challenge, the game starts
        anyway but does not count (`Forms.again`). Raises BadSeats, Refused, NotSaved, and
        StaleRevision if the lobby changed meanwhile.
        """
        now = self.now()
        seed = await groups.seed_of(self.store, lobby, now)
        begun = Table.of(*game_of_lobby(lobby, started, now, seed))
        led = await groups.with_groups_of_rematch(self.tables, begun, now)
        table = with_calls(with_next_edition(led))
        before = as_lobby(with_columns(table, edition=lobby.edition))
        stands = changes.DropMessage(table.id, BOARD)  # the lobby's message is at this place
        also = [stands, *await way_of(table.settings).opening(self.store, table)]
        try:
            # the lobby's message was clicked and stays: the board is posted below it
            played = await self.enact(Transition(before, table, now, unasked=True), also)
        except AlreadyTried:
            return await self.begin(groups.again(lobby), started)
        return played.table

    async def play(
        self,
        match_id: str,
        user: int,
        decision: int | None,
        path: str,
        picked: Sequence[str] = (),
        interaction: int | None = None,
        *,
        of: int | None = None,
        name: str = "",
    ) -> ActionResult:
        """Play the choice at `path` for the seat of `user`. In a seat led by a group, vote for it.

        `decision` is the seat's decision number for which the choice was shown, None if it is valid
        at any; `picked` are the keys chosen at the end of the path; `of` is the seat of the pressed
        button, if any; `name` is the member's name. Idempotent for the same `interaction`. Raises
        Outdated if the decision is past or the path not offered, Refused with a reason if the rules
        refuse; UnknownMatch, NotSaved.
        """

        def there(table: Table) -> tuple[int, Any]:
            seat = check_decision(table, user, decision, path, of)
            require_running(table)
            return seat, chosen_action(table, seat, path, picked)

        wish = Wish(-1, user, name, path, tuple(picked), "")
        return await self._play(match_id, there, interaction, wish)

    async def do(
        self, match_id: str, user: int, action: Any, interaction: int | None = None
    ) -> ActionResult:
        """Play an action for the seat of `user`, whatever decision it was shown for.

        Raises like `play`, and Refused for a seat led by a group.
        """

        def there(table: Table) -> tuple[int, Any]:
            seat = seat_to_act(table, user)
            if (leads := leads_of(table, seat)) is not None:
                raise Refused(words(leads.no_alone))
            return seat, action

        return await self._play(match_id, there, interaction)

    async def _play(
        self,
        match_id: str,
        choose: Callable[[Table], tuple[int, Any]],
        interaction: int | None,
        wish: Wish | None = None,
    ) -> ActionResult:
        """Play the action of the seat that `choose` returns, as (seat, action).

        If a group leads the seat and there is a `wish`, commit that vote instead.
        """
        game = ""

        async def attempt() -> ActionResult:
            nonlocal game
            table = await self.tables.get(match_id)
            game = table.row.game
            try:
                seat, action = choose(table)
                step = _step(table, seat, action)
            except (Outdated, Refused):
                if await self.is_stale(table):
                    raise StaleRevision(match_id) from None
                raise
            written = actions_of(step.match.game).dump(action).decode()
            if wish is not None and leads_of(table, seat) is not None:
                vote = wish._replace(seat=seat, action=written)
                try:
                    return await self._vote(table, vote, interaction)
                except AlreadyTried:
                    raise Refused(words(way_of(table.settings).no_join)) from None
            return await self._record(table, seat, step, written, interaction)

        try:
            return await self.once(match_id, attempt)
        except (Outdated, Refused) as refusal:
            result = "outdated" if isinstance(refusal, Outdated) else "refused"
            metrics.count("airlock_actions", game=game, by=records.By.PLAYER, result=result)
            raise

    async def _vote(self, table: Table, wish: Wish, interaction: int | None) -> ActionResult:
        """Commit a member's vote. If the votes now decide, play the action they chose, too."""
        leads, now, seat = leads_of(table, wish.seat), self.now(), wish.seat
        assert leads is not None
        with_vote = leads.with_vote(table, wish, now)
        written = leads.decision(with_vote, seat, now)
        also = await groups.rows_to_join(self.store, table, with_vote, wish.user)
        if written is None:
            if with_vote.row == table.row:
                return ActionResult(table, None)
            after = with_next_edition(with_columns(with_vote, updated=now))
            return await self.enact(Transition(table, after, now), also)
        step = _step(table, seat, actions_of(table.match.game).load(written))
        return await self._record(
            table, seat, step, written, interaction, with_vote=with_vote, also=also
        )

    async def act_for(
        self, timer: records.Timer, by: records.By, choose: Choose
    ) -> ActionResult | None:
        """Play the action that `choose` returns for a seat whose `timer` is due. Idempotent.

        A seat led by a group plays the choice with most votes instead. `by` is recorded as who
        played. Returns None if the game no longer waits for the seat, or after too many retries.
        Raises TimerGone, NotSaved, UnknownMatch.
        """

        async def attempt() -> ActionResult | None:
            table = await self.tables.load(timer.match_id)
            if timer.seat not in table.missing or table.row.status is not records.Status.RUNNING:
                await self.store.commit([changes.FireTimer(timer)])
                return None
            wanted = favourite(table, timer.seat)
            if wanted is None:
                action = await choose(table)
            else:
                action = actions_of(table.match.game).load(wanted)
            async with self.tables.lock(timer.match_id):
                if (await self.tables.get(timer.match_id)).row != table.row:
                    raise StaleRevision(timer.match_id)
                step = table.match.play(timer.seat, action)
                written = actions_of(step.match.game).dump(action).decode()
                by_rule = by is records.By.DEADLINE and table.decided_by_rule(timer.seat)
                facts = facts_json(step, named=not table.hides_missing, by_rule=by_rule)
                return await self._record(
                    table, timer.seat, step, written, by=by, facts=facts, timer=timer
                )

        with suppress(Busy):
            return await retry(attempt)
        return None

    async def can_take_back(self, match_id: str, user: int) -> TakeBack:
        """What an undo of the member's last own action would do. Raises Refused with a reason."""
        table = await self.tables.get(match_id)
        return await last_of(self.store, table, seat_to_lead(table, user))

    async def take_back(
        self, match_id: str, user: int, to: int, interaction: int | None = None
    ) -> ActionResult:
        """Undo the member's last action and all since, as a new revision.

        `to` is the revision to return to, as shown to the member. Raises Refused if others must
        agree, or if a different action would be undone by now.
        """

        async def attempt() -> ActionResult:
            return await self.undo(await self.tables.load(match_id), user, to, interaction)

        return await self.once(match_id, attempt)

    async def undo(
        self,
        table: Table,
        user: int,
        to: int,
        interaction: int | None = None,
        carried: Proposal | None = None,
    ) -> ActionResult:
        """One attempt of `take_back`, without a retry; `carried` is the accepted proposal."""
        seat = seat_to_act(table, user)
        undo = await possible_undo(self.store, table, seat)
        if carried is None and not undo.alone:
            raise Refused(words(undo.shared))
        snapshot = await self.store.snapshot(table.id, undo.to)
        if undo.to != to or snapshot is None or snapshot.revision != to:
            raise Refused(words("undo-changed"))
        state = states_of(table.match.game).load(snapshot.state)
        after = table.match.undo(state, revealed=undo.revealed)
        step: Step[Any, Any, Any] = Step(after, [], reveals=False)
        back = json.dumps({"to": to})
        return await self._record(
            table, seat, step, back, interaction, by=records.By.UNDO, carried=carried
        )

    async def abandon(self, match_id: str, *, board_stays: bool = False) -> None:
        """Close a lobby, or a game that cannot be resumed, as its rules are missing or faulty.

        No seat gets a result. The match's message is deleted, unless `board_stays`. Raises
        UnknownMatch, and Refused if the match is over.
        """
        async with self.tables.lock(match_id):
            row = await self.store.match(match_id)
            if row is None:
                raise UnknownMatch(match_id)
            require_unfinished(row)
            timers = await self.store.timers(match_id)
            closed = replace(row, status=records.Status.OVER, updated=self.now())
            dropped = [changes.DropTimer(match_id, one.seat, one.kind) for one in timers]
            shown = await self.store.messages(match_id)
            past = (EXCUSE,) if board_stays else (BOARD, EXCUSE)
            left = [old_message(row, shown[role], self.now(), 0) for role in past if role in shown]
            older = changes.DropSnapshots(match_id, -1, row.revision)
            await self.store.commit([changes.PutTable(closed), older, *dropped, *left])
            self.tables.forget(match_id)

    async def is_stale(self, known: Table) -> bool:
        """Whether the stored table is newer than `known`. If so, loads it into the cache."""
        row = await self.store.match(known.id)
        if row is None or (row.revision, row.edition) != (known.row.revision, known.row.edition):
            await self.tables.load(known.id)
            return True
        return False

    async def once(
        self, match_id: str, attempt: Callable[[], Awaitable[ActionResult]]
    ) -> ActionResult:
        """The result of `attempt`, retried while other processes commit first (optimistic locking).

        If the interaction was committed before, the current table, marked as `repeated`. Raises
        Busy.
        """
        async with self.tables.lock(match_id):
            try:
                return await retry(attempt)
            except AlreadyDone:
                return ActionResult(await self.tables.load(match_id), None, repeated=True)

    async def _record(
        self,
        table: Table,
        seat: int,
        step: Step[Any, Any, Any],
        action: str,
        interaction: int | None = None,
        *,
        by: records.By = records.By.PLAYER,
        facts: str | None = None,
        timer: records.Timer | None = None,
        carried: Proposal | None = None,
        with_vote: Table | None = None,
        also: Sequence[changes.Change] = (),
    ) -> ActionResult:
        """Commit a step as one more revision. Raises like `enact`.

        `action` and `facts` are JSON, `facts` by default those of the step. `with_vote` is the
        table with the deciding vote, if a group voted; `carried` the proposal that led to
        it, if any. `also` are further changes to commit.
        """
        facts = facts_json(step) if facts is None else facts
        revision, now = step.match.revision, self.now()
        verdict = Verdict.VOID if carried is None else Verdict.CARRIED
        entry = records.Action(table.id, revision, seat, by, action, facts, now, interaction)
        after = advance(with_vote or table, step, entry)
        return await self.enact(
            Transition(table, after, now, entry, step.events, timer, verdict, carried), also
        )

    async def enact(self, t: Transition, also: Sequence[changes.Change] = ()) -> ActionResult:
        """Commit a transition with its effects, after the changes in `also`; cache the new table.

        First reads what effects need from the store, as effects do no I/O. Raises what
        `Store.commit` raises.
        """
        t = await with_stored_data(self.store, t)
        record: list[records.Action] = []
        if t.ends:
            record = [*await self.store.actions(t.row.id), *([t.entry] if t.entry else [])]
        follows = follow(t)
        try:
            with metrics.timed_result("airlock_commit_seconds"):
                await self.store.commit([*also, *changes_of(t, record), *follows])
        except StaleRevision:
            self.tables.forget(t.row.id)
            raise
        if t.entry is not None:
            metrics.count("airlock_actions", game=t.row.game, by=t.entry.by, result="kept")
        self.courses.follow(t.before, t.after)
        shown_by_click = t.after.solo and not t.unasked and (t.entry or t.begins)
        if t.ends or not shown_by_click:
            self.wake()
        return ActionResult(self.tables.keep(t.after), board_among(follows), t.events)


def _step(table: Table, seat: int, action: Any) -> Step[Any, Any, Any]:
    """The step of a seat's action, not yet committed. Raises Refused if the rules refuse it."""
    try:
        return table.match.play(seat, action)
    except IllegalAction as refusal:
        raise Refused(refusal.refusal, table.speech(ENGLISH).names) from None
