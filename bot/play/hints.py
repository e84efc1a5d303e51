"""Hints: private advice of an AI. The log shows everybody that a member asked.

Rated tables, and those whose results are compared, have no hints unless the table allows them.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.play.actions import Service
from bot.play.agents import Agents
from bot.play.effects.transition import Transition
from bot.play.opening.ways import leads_of, seat_to_lead, way_of
from bot.play.seats import Seats
from bot.table.presence import with_state
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.agents.advice import Advice
from engine.core.words import words

KEPT: Final = 500
"""Maximum requests for hints that a table stores."""


def may_hint(table: Table) -> bool:
    """Whether hints are allowed at this table."""
    settings = table.settings
    if settings.hints or table.rated:
        return settings.hints
    way = way_of(settings)
    return way is None or not way.counts(settings)


def hint_helps(table: Table, seat: int) -> bool:
    """Whether the game waits for this seat, and an AI could decide for it.

    False for optional moves such as diplomacy or a changed vote, which AIs never make.
    """
    return seat in table.missing and not table.left_to_people(seat)


class Hints:
    """Asks the game's AI on behalf of a member."""

    def __init__(self, service: Service, seats: Seats, agents: Agents) -> None:
        self._service, self._seats, self._agents = service, seats, agents

    async def ask(self, table: Table, user: int) -> tuple[Table, Advice]:
        """The AI's advice for the member's seat, and the table that it is about.

        Raises Refused if hints are not allowed, the seat has no decision, or the game changed
        meanwhile.
        """
        seat = seat_to_lead(table, user)
        if (leads := leads_of(table, seat)) is not None:
            raise Refused(words(leads.no_hint))
        if not may_hint(table):
            way = way_of(table.settings)
            raise Refused(words("refused-hint-rated" if way is None else way.no_hint))
        if not hint_helps(table, seat):
            raise Refused(words("refused-hint-nothing"))
        advice = await self._agents.advise(table, seat)
        request = (seat, table.match.revision)

        def change(now: Table) -> Table:
            if now.match.decisions[seat] != table.match.decisions[seat]:
                raise Refused(words("refused-hint-late"))
            hints = now.state.hints
            return now if request in hints else with_state(now, hints=(*hints, request)[-KEPT:])

        transition = partial(Transition, answered=True)
        return await self._seats.alter(table.id, change, transition), advice
