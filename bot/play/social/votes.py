"""Proposals at a table: pauses, undo, and what happens to an absent player's seat."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from bot.language.speech import safe_name
from bot.play.actions import Service
from bot.play.leaving import after_ending, with_agent
from bot.play.result import ActionResult
from bot.play.seats import Seats
from bot.play.social.mention_limit import Mentions
from bot.store import changes, records
from bot.table.clocks.pace import PACES
from bot.table.clocks.pauses import with_pause, without_pause
from bot.table.clocks.seat_times import with_pace
from bot.table.permissions import require_unfinished, seat_of
from bot.table.presence import seats_absent, seats_present, with_state
from bot.table.proposals import has_failed, has_passed, may_break, to_vote_on
from bot.table.refusals import Refused
from bot.table.retry import retry
from bot.table.state import VOTES, Ask, Proposal, Verdict
from bot.table.table import Table
from engine.core.words import words

Change = Callable[[Table], Proposal]
"""Returns the table's proposal, new or changed. Raises Refused if that is not allowed."""


class Proposals:
    """Stores proposals and votes, and executes carried proposals.

    A proposal expires after a day, or when its subject no longer exists.
    """

    def __init__(self, service: Service, seats: Seats, mentions: Mentions) -> None:
        self._service, self._seats, self._mentions = service, seats, mentions

    async def ask(self, match_id: str, user: int, what: Ask, about: int) -> Table:
        """Make a proposal, and carry it out if nobody else must vote; returns the table.

        To pause or resume, agrees to an open proposal of the same kind instead. Only a new proposal
        counts towards the limit of messages. Raises Refused.
        """
        standing = (await self._service.tables.load(match_id)).state.proposal
        if standing is not None and standing.ask is what and what in (Ask.PAUSE, Ask.RESUME):
            return (await self.answer(match_id, user, standing.number, agree=True))[0]

        def change(table: Table) -> Proposal:
            seat = seat_of(table, user)
            self._require_possible(table, seat, what, about)
            if table.state.proposal is not None:
                raise Refused(words("ask-another"))
            proposal = Proposal(
                ask=what, by=seat, about=about, number=table.row.edition, agreed=(seat,)
            )
            if has_failed(table, proposal):
                raise Refused(words("ask-absent"))
            return proposal

        table, _ = await self._mentions.within_limit(
            user, lambda counted: self._settle(match_id, change, counted)
        )
        return table

    async def answer(
        self, match_id: str, user: int, number: int, *, agree: bool
    ) -> tuple[Table, Proposal]:
        """Vote on the proposal of this number; returns the table, and the proposal with all votes.

        Raises Refused if it has ended.
        """

        def change(table: Table) -> Proposal:
            seat = seat_of(table, user)
            return _with_vote(to_vote_on(table, seat, number), seat, agree=agree)

        return await self._settle(match_id, change)

    async def lapse(self, timer: records.Timer) -> None:
        """Handle the due timer of a proposal: it has expired. Only the board says so."""
        standing = await self._open_proposal(timer)
        if standing is None:
            return

        def change(table: Table) -> Table:
            if table.state.proposal != standing:
                return table
            return with_state(table, proposal=None, lapsed=standing)

        await self._seats.alter(timer.match_id, change, verdict=Verdict.LAPSED)

    async def recount(self, timer: records.Timer) -> None:
        """Handle the due timer of a recount: the voters of a proposal have changed."""
        if await self._open_proposal(timer) is None:
            return

        def change(table: Table) -> Proposal:
            proposal = table.state.proposal
            if proposal is None:
                raise Refused(words("ask-settled"))
            return proposal

        with suppress(Refused):
            table, _ = await self._settle(timer.match_id, change)
            if table.state.proposal is None:
                return
        await self._service.store.commit([changes.FireTimer(timer)])

    async def _open_proposal(self, timer: records.Timer) -> Proposal | None:
        """The open proposal of the timer's table; if there is none, deletes the timer."""
        table = await self._service.tables.load(timer.match_id)
        proposal = None if table.over else table.state.proposal
        if proposal is None:
            await self._service.store.commit([changes.FireTimer(timer)])
        return proposal

    def _require_possible(self, table: Table, seat: int, what: Ask, about: int) -> None:
        """Raises Refused if this cannot be proposed now."""
        if table.solo:
            raise Refused(words("ask-alone"))
        if seat not in seats_present(table):
            raise Refused(words("ask-back-first"))
        if what is Ask.RESUME and not table.paused:
            raise Refused(words("ask-not-paused"))
        if what is Ask.BREAK and not may_break(table, seat):
            raise Refused(words("ask-no-break"))
        if what in (Ask.PAUSE, Ask.PACE, Ask.UNDO) and table.paused:
            raise Refused(words("refused-paused"))
        if what is Ask.PACE:
            _require_other_pace(table, about)
        if what in VOTES:
            seats = table.row.seats
            if not 0 <= about < len(seats):
                raise Refused(words("refused-no-seat"))
            if about not in seats_absent(table):
                raise Refused(words("ask-not-absent", who=safe_name(seats[about].name)))

    async def _settle(
        self, match_id: str, change: Change, asking: Sequence[changes.Change] = ()
    ) -> tuple[Table, Proposal]:
        """Store the proposal that `change` returns, or carry it out if enough seats have agreed.

        Either is one commit. `asking` are further changes to commit if others must still vote.
        Returns the table and the proposal.
        """

        async def attempt() -> tuple[Table, Proposal]:
            table = await self._service.tables.load(match_id)
            proposal = change(table)
            require_unfinished(table.row)
            if not has_passed(table, proposal):
                left = None if has_failed(table, proposal) else proposal
                asked = with_state(table, proposal=left, lapsed=None)
                written = await self._seats.commit(table, asked, asking, verdict=Verdict.DECLINED)
                return written.table, proposal
            try:
                return (await self._carry_out(table, proposal)).table, proposal
            except Refused:  # it became impossible: end it, as nobody need wait
                await self._seats.commit(table, with_state(table, proposal=None))
                raise

        async with self._service.tables.lock(match_id):
            return await retry(attempt)

    async def _carry_out(self, table: Table, proposal: Proposal) -> ActionResult:
        """Do what a carried proposal proposes, and end it, in one commit. Raises Refused."""
        seats, now, also = self._seats, self._service.now(), list[changes.Change]()
        match proposal.ask:
            case Ask.UNDO:
                user = table.row.seats[proposal.by].user
                assert user is not None
                return await self._service.undo(table, user, proposal.about, carried=proposal)
            case Ask.BREAK:
                after = with_pause(table, await seats.deadlines(table.id), now, by=proposal.by)
            case Ask.PAUSE:
                due, agreed = await seats.deadlines(table.id), not seats_absent(table)
                after = with_pause(table, due, now, agreed=agreed)
            case Ask.RESUME:
                after, also = without_pause(table), await seats.without_excuse(table.id)
            case Ask.PACE:
                after = with_pace(table, PACES[proposal.about])
            case Ask.REPLACE:
                after = with_agent(table, proposal.about)
            case Ask.END:
                after = after_ending(table, now, proposal.about, "vote")
        ended = with_state(after, proposal=None, lapsed=None)
        return await seats.commit(table, ended, also, verdict=Verdict.CARRIED, carried=proposal)


def _require_other_pace(table: Table, about: int) -> None:
    """Raises Refused unless `about` is the number of a pace that the table does not have."""
    if not 0 <= about < len(PACES):
        raise Refused(words("ask-settled"))
    if PACES[about] is table.settings.pace:
        raise Refused(words("ask-same-pace"))


def _with_vote(proposal: Proposal, seat: int, *, agree: bool) -> Proposal:
    """The proposal with a seat's vote, which replaces an earlier one."""
    agreed, against = {*proposal.agreed} - {seat}, {*proposal.against} - {seat}
    (agreed if agree else against).add(seat)
    return proposal.model_copy(
        update={"agreed": tuple(sorted(agreed)), "against": tuple(sorted(against))}
    )
