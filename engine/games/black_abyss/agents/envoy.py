"""How policies negotiate and declare war.

They make peace when a war no longer pays. They grant passage to races they need not fear, and give
notice to others. They attack a potential winner together.
"""

from typing import Any

from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents import warlord
from engine.games.black_abyss.agents.characters import Character
from engine.games.black_abyss.agents.outlook import Outlook, may_soon_win, navy
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.rules.diplomacy import (
    may_bargain,
    passages_to_end,
    passes,
    refuse_offer,
    standing_offers,
)
from engine.games.black_abyss.rules.victory import stands
from engine.games.black_abyss.state import PASSAGE, PEACE, State

_FEARED = 1.5
"""A race whose fleet is stronger than one's own by this factor gets no passage."""
_WEARY = 1.5
"""In a war, an enemy's strength counts this much more than when starting one."""
_ACQUAINTED = 3
"""Cycles before the first request for passage."""


def bargain(state: State, seat: int, mind: Character, *, loyal: bool) -> Any | None:
    """The next answer to an offer, notice (unless `loyal`), or offer; None if nothing is wanted."""
    if not may_bargain(state, seat):
        return None
    answer = _answer(state, seat, mind)
    if answer is not None:
        return answer
    for other in () if loyal else passages_to_end(state, seat):
        if not _trusts(state, seat, other, mind):
            return a.EndPassage(other)
    if state.empires[seat].offers:
        return None
    return _offer(state, seat, mind)


def _answer(state: State, seat: int, mind: Character) -> Any | None:
    """The answer to an offer or a request for talks; None if there is none.

    It accepts private talks, and offers that it would make itself.
    """
    for one, other in state.talks:
        if other == seat and (seat, one) not in state.talks:
            return a.Talk(one)
    for giver, taker, what in standing_offers(state, seat):
        if taker == seat:
            if what == PEACE:
                wished = wants_peace(state, seat, giver, mind)
            else:
                wished = _trusts(state, seat, giver, mind)
            return a.Accept(giver, what) if wished else a.Decline(giver, what)
    return None


def _offer(state: State, seat: int, mind: Character) -> Any | None:
    """The next offer: peace in a war that no longer pays, passage to a trusted race; else None.

    It asks a race for passage every few cycles, and nobody twice in a cycle.
    """
    count = len(state.empires)
    for step in range(1, count):
        other = (seat + step + state.turn) % count
        if other == seat or not state.empires[other].alive or seat * 8 + other in state.whispered:
            continue
        if state.war[seat] >> other & 1:
            offer, wished = a.Offer(other, PEACE), wants_peace(state, seat, other, mind)
        else:
            offer = a.Offer(other, PASSAGE)
            due = state.turn > _ACQUAINTED and (state.turn + seat + other) % 3 == 0
            due = due and not passes(state, seat, other)  # open borders give it to all
            wished = due and mind.loyal > 1 and _trusts(state, seat, other, mind)
        if wished and refuse_offer(state, seat, offer) is None:
            return offer
    return None


def wants_peace(state: State, seat: int, other: int, mind: Character, *, more: int = 0) -> bool:
    """Whether a war no longer pays: the enemy has fallen, or the seat's own navy is too weak.

    The navy must be strong enough for all present wars and for `more` further ones. A war on a
    potential winner always pays.
    """
    if may_soon_win(state, other, mind):
        return False
    if not stands(state, other):
        return not mind.besieges
    wars = len(warlord.foes_to_beat(state, seat, mind)) + more
    wanted = navy(state, other) * mind.odds * wars * _WEARY
    own = navy(state, seat)
    return own < wanted or not own


def _trusts(state: State, seat: int, other: int, mind: Character) -> bool:
    """Whether the seat gives a race passage.

    It does unless the race may soon win or is too strong, or the character already starts wars.
    """
    if may_soon_win(state, other, mind) or state.turn >= mind.war_from:
        return False
    return navy(state, other) <= _FEARED * navy(state, seat) + mind.loyal


def declaration(out: Outlook) -> Any | None:
    """A declaration of war; None if the seat declares none.

    The seat declares war from the character's cycle on, or earlier on a potential winner.
    """
    if out.state.empires[out.seat].powers[p.WAR_BANNED] > 0:
        return None
    return warlord.declaration(out, out.state.turn >= out.mind.war_from)
