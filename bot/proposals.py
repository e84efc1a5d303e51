"""What the members of a table agree on: pauses, undoing, and what becomes of an absent player."""

from __future__ import annotations

from collections.abc import Callable

from bot.affairs import VOTES, Ask, Proposal
from bot.attendance import affairs_of, changed, present
from bot.refusals import Refused
from bot.seats import Seats
from bot.service import Service
from bot.speech import safe_name
from bot.store import changes, records
from bot.tables import Table
from bot.turns import word
from engine.core.words import words

Change = Callable[[Table], Proposal]
"""The proposal as it shall stand. Raises Refused if it may not."""


def voters(table: Table, proposal: Proposal) -> list[int]:
    """The seats that are asked: members who are there, but not the one it is about."""
    about = proposal.about if proposal.ask in VOTES else None
    return [seat for seat in present(table.row) if seat != about]


def carried(table: Table, proposal: Proposal) -> bool:
    """Whether enough have agreed."""
    asked = voters(table, proposal)
    agreed = [seat for seat in asked if seat in proposal.agreed]
    return 2 * len(agreed) > len(asked) if proposal.ask in VOTES else agreed == asked


def failed(table: Table, proposal: Proposal) -> bool:
    """Whether enough can no longer agree, or who asked does not want it any more."""
    if proposal.by in proposal.against:
        return True
    open_minded = [seat for seat in voters(table, proposal) if seat not in proposal.against]
    return not carried(table, proposal.model_copy(update={"agreed": tuple(open_minded)}))


class Proposals:
    """Takes proposals and answers, and does what was agreed on."""

    def __init__(self, service: Service, seats: Seats) -> None:
        self._service, self._seats = service, seats

    async def ask(self, match: str, user: int, what: Ask, about: int, agent: str) -> Table:
        """Ask for something; done at once if nobody else need agree.

        `agent` is what an agent is called here. Raises Refused with the reason.
        """

        def change(table: Table) -> Proposal:
            seat = self._service.seat_of(table, user)
            if affairs_of(table.row).proposal is not None:
                raise Refused(words("ask-another"))
            self._possible(table, what, about)
            return Proposal(
                ask=what, by=seat, about=about, number=table.row.edition, agreed=(seat,)
            )

        return await self._settle(match, change, agent, told=True)

    async def answer(self, match: str, user: int, number: int, agent: str, *, agree: bool) -> Table:
        """Agree or not with the proposal of this number. Raises Refused if it is settled."""

        def change(table: Table) -> Proposal:
            seat = self._service.seat_of(table, user)
            proposal = affairs_of(table.row).proposal
            if proposal is None or proposal.number != number:
                raise Refused(words("ask-settled"))
            if seat not in voters(table, proposal):
                raise Refused(words("ask-not-you"))
            agreed = {one for one in proposal.agreed if one != seat} | ({seat} if agree else set())
            against = {one for one in proposal.against if one != seat}
            against |= set() if agree else {seat}
            return proposal.model_copy(
                update={"agreed": tuple(sorted(agreed)), "against": tuple(sorted(against))}
            )

        return await self._settle(match, change, agent, told=False)

    def _possible(self, table: Table, what: Ask, about: int) -> None:
        """Raises Refused if this cannot be asked for now."""
        if table.solo:
            raise Refused(words("ask-alone"))
        if (what is Ask.RESUME) is not table.paused:
            raise Refused(words("ask-not-paused" if what is Ask.RESUME else "refused-paused"))
        if what in VOTES:
            seats = table.row.seats
            if not 0 <= about < len(seats):
                raise Refused(words("refused-no-seat"))
            if seats[about].user is None or not seats[about].autopilot:
                raise Refused(words("ask-not-absent", who=safe_name(seats[about].name)))

    async def _settle(self, match: str, change: Change, agent: str, *, told: bool) -> Table:
        """Write a proposal down, and do it if it is carried."""
        settled: list[Proposal] = []

        def alter(table: Table) -> records.Match:
            proposal = change(table)
            settled[:] = [proposal]
            left = None if carried(table, proposal) or failed(table, proposal) else proposal
            return changed(table.row, proposal=left)

        def follow(before: Table, after: Table) -> list[changes.Change]:
            proposal = affairs_of(after.row).proposal
            if proposal is None or not told:
                return []
            others = [seat for seat in voters(before, proposal) if seat != proposal.by]
            now = after.row.updated
            return [
                word(after.row, seat, "word-ask", now, named={"who": proposal.by})
                for seat in others
            ]

        table = await self._seats.alter(match, alter, follow)
        (proposal,) = settled
        if carried(table, proposal):
            return await self._carry_out(table, proposal, agent)
        return table

    async def _carry_out(self, table: Table, proposal: Proposal, agent: str) -> Table:
        match proposal.ask:
            case Ask.PAUSE:
                return await self._seats.pause(table.id)
            case Ask.RESUME:
                return await self._seats.resume(table.id)
            case Ask.REPLACE:
                return await self._seats.to_agent(table.id, proposal.about, agent)
            case Ask.UNDO:
                user = table.row.seats[proposal.by].user
                assert user is not None
                revision = table.match.revision
                played = await self._service.take_back(
                    table.id, user, proposal.about, agreed=revision
                )
                return played.table
            case Ask.END:
                duel = len(table.row.seats) == 2 and not table.match.game.cooperative
                seats = (proposal.about,) if duel else tuple(range(len(table.row.seats)))
                return (await self._service.end(table.id, seats)).table
