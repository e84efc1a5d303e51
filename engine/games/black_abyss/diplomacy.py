"""War, peace and passage between seats.

Pairs start at peace. War is declared in one's own movement turn before anything moves; peace and
passage are offered and accepted at any time but in a battle. Offers are counted each cycle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.black_abyss.facts import Bargained, WarDeclared
from engine.games.black_abyss.refusals import no
from engine.games.black_abyss.state import MOVE, OVER, PASSAGE, PEACE, SETUP
from engine.games.black_abyss.surface import OPEN_BORDERS, WAR_BANNED
from engine.games.black_abyss.tables import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.events import Tell
    from engine.core.words import Words
    from engine.games.black_abyss.actions import Accept, DeclareWar, Decline, Offer, Withdraw
    from engine.games.black_abyss.facts import Fact
    from engine.games.black_abyss.state import State


def enemies(state: State, one: int, other: int) -> bool:
    """Whether two owners fight where they meet; monsters (-1) fight everybody."""
    if one == other:
        return False
    return one < 0 or other < 0 or bool(state.war[one] >> other & 1)


def passes(state: State, seat: int, owner: int) -> bool:
    """Whether spaces of `owner` are friendly to `seat`: its own, or with passage."""
    if seat == owner:
        return True
    if owner < 0 or state.war[seat] >> owner & 1:
        return False
    return bool(state.passage[seat] >> owner & 1) or state.empires[seat].powers[OPEN_BORDERS] > 0


def friends(state: State, seat: int) -> int:
    """The seats one is not at war with, oneself included, a bit each."""
    return ~state.war[seat] & ((1 << len(state.empires)) - 1)


def may_bargain(state: State, seat: int) -> bool:
    """Whether this is a time for offers: any but battles, for everybody still in the game."""
    return state.phase not in (SETUP, OVER) and state.battle is None and state.empires[seat].alive


def _other(state: State, seat: int, other: int) -> bool:
    return 0 <= other < len(state.empires) and other != seat and state.empires[other].alive


def refuse_war(state: State, seat: int, action: DeclareWar) -> Words | None:
    """Declaring war: in one's own movement turn, before moving, where no resolution forbids it."""
    if state.phase != MOVE or state.active != seat or state.pending:
        return no("not-now")
    if not _other(state, seat, action.on):
        return no("no-such-seat")
    if state.war[seat] >> action.on & 1:
        return no("at-war")
    if state.moved:
        return no("war-after-moving")
    return no("war-banned") if state.empires[seat].powers[WAR_BANNED] > 0 else None


def declare(state: State, seat: int, action: DeclareWar, tell: Tell[Fact]) -> None:
    """War ends passage and every offer between the two."""
    other = action.on
    for one, two in ((seat, other), (other, seat)):
        state.war[one] |= 1 << two
        state.passage[one] &= ~(1 << two)
    state.offers = [offer for offer in state.offers if {offer[0], offer[1]} != {seat, other}]
    tell(WarDeclared(seat, other))


def offers_open(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """What a seat may offer, and to whom."""
    if state.empires[seat].offers >= GAME.offers_per_cycle:
        return
    war, passage = state.war[seat], state.passage[seat]
    for other in range(len(state.empires)):
        if _other(state, seat, other):
            at_war = war >> other & 1
            if at_war and (seat, other, PEACE) not in state.offers:
                yield other, PEACE
            if (
                not at_war
                and not passage >> other & 1
                and (seat, other, PASSAGE) not in state.offers
            ):
                yield other, PASSAGE


def refuse_offer(state: State, seat: int, action: Offer) -> Words | None:
    """Offers: peace in war, passage in peace, so many each cycle."""
    if not may_bargain(state, seat):
        return no("not-now")
    if state.empires[seat].offers >= GAME.offers_per_cycle:
        return no("offers-spent")
    return None if (action.to, action.what) in offers_open(state, seat) else no("no-such-offer")


def refuse_answer(state: State, seat: int, action: Accept | Decline) -> Words | None:
    """Accepting or declining needs an offer that still stands."""
    if not may_bargain(state, seat):
        return no("not-now")
    return None if (action.of, seat, action.what) in state.offers else no("no-such-offer")


def refuse_withdraw(state: State, seat: int, action: Withdraw) -> Words | None:
    """Taking back needs an offer of one's own that still stands."""
    if not may_bargain(state, seat):
        return no("not-now")
    return None if (seat, action.to, action.what) in state.offers else no("no-such-offer")


def offer(state: State, seat: int, action: Offer, tell: Tell[Fact]) -> None:
    """An offer stands until it is answered, withdrawn or overtaken."""
    state.empires[seat].offers += 1
    state.offers.append((seat, action.to, action.what))
    tell(Bargained(seat, action.to, action.what, "offered"))


def withdraw(state: State, seat: int, action: Withdraw, tell: Tell[Fact]) -> None:
    """An offer taken back."""
    state.offers.remove((seat, action.to, action.what))
    tell(Bargained(seat, action.to, action.what, "withdrawn"))


def decline(state: State, seat: int, action: Decline, tell: Tell[Fact]) -> None:
    """An offer refused."""
    state.offers.remove((action.of, seat, action.what))
    tell(Bargained(seat, action.of, action.what, "declined"))


def accept(state: State, seat: int, action: Accept, tell: Tell[Fact]) -> None:
    """Peace ends a war, passage opens both sides' spaces; the same offer back falls away."""
    other, what = action.of, action.what
    for one, two in ((seat, other), (other, seat)):
        if what == PEACE:
            state.war[one] &= ~(1 << two)
        else:
            state.passage[one] |= 1 << two
        if (one, two, what) in state.offers:
            state.offers.remove((one, two, what))
    tell(Bargained(seat, other, what, "accepted"))
