"""Hints: private advice of an AI.

Rated tables, and those whose results are compared, have no hints unless the table allows them.
"""

from __future__ import annotations

from bot.play.actions import Service
from bot.play.agents import Agents, seed_of_hints
from bot.play.opening.ways import leads_of, seat_to_lead, way_of
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.agents.advice import Advice, advise
from engine.agents.agent import Nodes
from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.core.words import words


def may_hint(table: Table) -> bool:
    """Whether hints are allowed at this table: a button asks, too, so nothing is awaited."""
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


def has_hints(table: Table, seat: int) -> bool:
    """Whether *Hint* would advise the seat now."""
    led = table.paused or seat in table.state.aboard
    return may_hint(table) and not led and hint_helps(table, seat)


def quick_advice(table: Table, seat: int) -> Advice | None:
    """What *Hint* would advise, for a game whose usual AI does not search; None without hints."""
    if not has_hints(table, seat):
        return None
    game, chance = table.match.game, Chance(seed_of_hints(table, seat))
    perspective = Perspective(game, table.match.state, seat)
    return advise(game, game.companions.usual, perspective, chance, Nodes(0))


async def advice_for(service: Service, agents: Agents, table: Table, user: int) -> Advice:
    """The AI's advice for the member's seat.

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
    advice = await agents.advise(table, seat)
    now = await service.tables.load(table.id)
    if now.match.decisions[seat] != table.match.decisions[seat]:
        raise Refused(words("refused-hint-late"))
    return advice
