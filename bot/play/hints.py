"""Hints: private advice of an AI.

Rated tables, and those whose results are compared, have no hints unless the table allows them.
"""

from typing import Any
from weakref import ref

from bot.play import tutorials
from bot.play.actions import Service
from bot.play.agents import Agents, advice, seed_of_hints
from bot.play.opening.ways import USUAL, leads_of, seat_to_lead, way_of
from bot.runtime.recent import Recent
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.agents.advice import Advice, way_to
from engine.agents.agent import Nodes
from engine.core.match import Match
from engine.core.words import words

KEPT = 256
"""Maximum seats whose latest quick advice is cached."""
_Latest = tuple[ref[Match[Any, Any, Any]], int, Advice]
_LATEST: Recent[tuple[str, int], _Latest] = Recent(KEPT)
"""By match id and seat, the latest quick advice, with the state and the decision it is for."""


def may_hint(table: Table) -> bool:
    """Whether hints are allowed at this table.

    A rated table has them if its setting allows it; any other table, unless results are compared.
    """
    settings = table.settings
    if settings.hints or table.rated:
        return settings.hints
    way = way_of(settings)
    return way is USUAL or not way.counts(settings)


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
    """What the usual AI advises without search; None if the seat has no hints.

    None also if foresight decides (`Foresight.decides`), which takes simulations. Cached, as a
    panel is drawn several times for the same state. While others act, the advice on a decision
    stays as long as it is offered, so that *Do that* does what the member has just read.
    """
    if not has_hints(table, seat) or table.foresight_decides(seat):
        return None
    match, key = table.match, (table.id, seat)
    decision = match.decisions[seat]
    latest = _LATEST.get(key)
    if latest is not None and (latest[0]() is match or _stands(latest, match, seat)):
        found = latest[2]
    else:
        found = advice(match.game, match.state, seat, seed_of_hints(table, seat), Nodes(0))
    _LATEST[key] = ref(match), decision, found
    return found


def _stands(latest: _Latest, match: Match[Any, Any, Any], seat: int) -> bool:
    """Whether advice on an earlier state is about the same decision and still offered."""
    _, decision, found = latest
    if found.way is None or decision != match.decisions[seat]:
        return False
    return way_to(match.choices(seat), found.action) == found.way


async def advice_for(
    service: Service, agents: Agents, table: Table, user: int, *, quick: bool = False
) -> Advice:
    """The AI's advice for the member's seat; with `quick` without search, if that is possible.

    In a tutorial it is what the tutorial advises, so that the two never differ.

    Raises Refused if hints are not allowed, the seat has no decision, or the game changed
    meanwhile.
    """
    seat = seat_to_lead(table, user)
    if (leads := leads_of(table, seat)) is not None:
        raise Refused(words(leads.no_hint))
    if not may_hint(table):
        raise Refused(words(way_of(table.settings).no_hint))
    if not hint_helps(table, seat):
        raise Refused(words("refused-hint-nothing"))
    if (led := tutorials.advice(table, seat)) is not None:
        return led
    if quick and (found := quick_advice(table, seat)) is not None:
        return found
    found = await agents.advise(table, seat)
    now = await service.tables.load(table.id)
    if now.match.decisions[seat] != table.match.decisions[seat]:
        raise Refused(words("refused-hint-late"))
    return found
