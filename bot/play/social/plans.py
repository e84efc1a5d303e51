"""Plans: anybody at a table may propose moves to another seat, whose member alone plays them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.speech import Speech
from bot.play.actions import Service
from bot.play.seats import Seats
from bot.play.selection import Outdated
from bot.play.showing import Played
from bot.table.permissions import seat_of
from bot.table.plans import MOVES_MOST, PLANS_MOST, REASONS, moves_of, proposable, worded
from bot.table.presence import with_state
from bot.table.refusals import Refused
from bot.table.state import Plan
from bot.table.table import Table
from engine.agents.advice import way_to
from engine.core.catalogue import ENGLISH
from engine.core.choices import SEPARATOR
from engine.core.words import seat_name, words


class Plans:
    """Stores, withdraws and plays plans."""

    def __init__(self, service: Service, seats: Seats) -> None:
        self._service, self._seats = service, seats

    async def propose(
        self, match_id: str, user: int, seat: int, paths: Sequence[str], reason: str, speech: Speech
    ) -> Table:
        """Propose the moves at these paths to a seat. Raises Refused."""

        def change(table: Table) -> Table:
            by = seat_of(table, user)
            if reason not in REASONS or not 0 < len(paths) <= MOVES_MOST or by == seat:
                raise Refused(words("refused-plan"))
            standing = [one for one in table.state.plans if one.seat == seat]
            names = table.speech(speech.locale).names
            if any(one.by == by for one in standing):
                raise Refused(words("refused-plan-own", who=seat_name(seat)), names)
            if len(standing) >= PLANS_MOST:
                raise Refused(words("refused-plans-enough", who=seat_name(seat)), names)
            offered = {SEPARATOR.join(path): leaf for path, leaf in proposable(table, seat)}
            if not offered.keys() >= set(paths):
                raise Refused(words("refused-plan-gone"))
            moves = [(tuple(path.split(SEPARATOR)), offered[path]) for path in paths]
            plan = Plan(
                number=table.row.edition,
                by=by,
                seat=seat,
                paths=tuple(paths),
                text=", ".join(worded(table, moves, speech)),
                reason=reason,
            )
            return with_state(table, plans=(*table.state.plans, plan))

        return await self._seats.alter(match_id, change)

    async def withdraw(self, match_id: str, user: int, number: int) -> Table:
        """Withdraw one's own plan. Idempotent. Raises Refused for another's."""

        def change(table: Table) -> Table:
            by = seat_of(table, user)
            plans = table.state.plans
            if any(one.number == number and one.by != by for one in plans):
                raise Refused(words("refused-plan-of-another"))
            return with_state(table, plans=tuple(one for one in plans if one.number != number))

        return await self._seats.alter(match_id, change)

    async def follow(self, match_id: str, user: int, number: int, interaction: int) -> Played:
        """Play the moves of a plan for one's own seat, as far as the rules allow.

        Raises Refused if not even the first can be played, or the plan is gone.
        """
        table = await self._service.tables.load(match_id)
        seat = seat_of(table, user)
        plan = next((one for one in table.state.plans if one.number == number), None)
        moves = None if plan is None else moves_of(table, plan)
        if plan is None or moves is None:
            raise Refused(words("refused-plan-gone"))
        if plan.seat != seat:
            raise Refused(words("refused-plan-for-another"))
        played: Played | None = None
        for action in moves:
            match = table.match
            way = way_to(match.choices(seat), action)
            if way is None:
                break
            try:
                played = await self._service.play(
                    match_id, user, match.decisions[seat], SEPARATOR.join(way.path), way.picked,
                    interaction if played is None else None,
                )  # fmt: skip
            except Outdated:
                break
            table = played.table
        if played is None:
            reason = table.match.why_not(seat, moves[0])
            raise Refused(reason or words("refused-plan-gone"), table.speech(ENGLISH).names)
        await self._done(match_id, number)
        return Played(await self._service.tables.load(match_id), played.notice, played.events)

    async def _done(self, match_id: str, number: int) -> None:
        def change(table: Table) -> Table:
            left = tuple(one for one in table.state.plans if one.number != number)
            return with_state(table, plans=left)

        if not (await self._service.tables.load(match_id)).over:
            await self._seats.alter(match_id, change)
