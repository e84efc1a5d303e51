"""War, peace and passage between seats.

Pairs start at peace. War is declared in one's own movement turn before anything moves; peace and
passage are offered and accepted at any time but in a battle. Offers are counted each cycle. Two
seats that both wish it bargain in private: that they do is public, what they offer and answer each
other is theirs, until peace or passage comes of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import (
    Accept,
    DeclareWar,
    Decline,
    EndPassage,
    EndTalk,
    Offer,
    Talk,
    Withdraw,
)
from engine.games.black_abyss.content.tables import GAME
from engine.games.black_abyss.facts import Bargained, Fact, Talked, WarDeclared
from engine.games.black_abyss.rules.guests import carry_home
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.surface import OPEN_BORDERS, WAR_BANNED, present
from engine.games.black_abyss.state import (
    FITTING,
    MOVE,
    NOBODY,
    OVER,
    PASSAGE,
    PEACE,
    SETUP,
    WITHOUT_PEACE,
    State,
)


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


def hostile(state: State, seat: int, at: int) -> bool:
    """Whether an enemy has ships here, or anything on the planet."""
    for ship in state.ships.values():
        if ship.hex == at and enemies(state, seat, ship.owner):
            return True
    return bool(present(state, at) & state.war[seat])


def barring(state: State, seat: int, land: int) -> int:
    """Who keeps a seat's marines from landing and marching here, as it lives on the planet.

    Nobody where that one is an enemy or has given passage. A seat with a colony there itself keeps
    off squares that nobody holds: marines at peace would block the other's building.
    """
    at, held = land // 7, {state.holder[land], state.garrison[land]} != {NOBODY}
    if held and state.colonies[at] >> seat & 1:
        return NOBODY
    others = present(state, at) & ~(1 << seat) & ~state.war[seat]
    if not others:
        return NOBODY
    bars = (
        other
        for other in range(len(state.empires))
        if others >> other & 1 and not passes(state, seat, other)
    )
    return next(bars, NOBODY)


def barred(state: State, seat: int, land: int) -> bool:
    """Whether somebody keeps a seat's marines from landing and marching here."""
    return barring(state, seat, land) != NOBODY


def passages(state: State) -> set[tuple[int, int]]:
    """The pairs at peace where the first may pass through the spaces of the second."""
    seats = range(len(state.empires))
    return {(a, b) for a in seats for b in seats if a != b and passes(state, a, b)}


def friends(state: State, seat: int) -> int:
    """The seats one is not at war with, oneself included, a bit each."""
    return ~state.war[seat] & ((1 << len(state.empires)) - 1)


def may_bargain(state: State, seat: int) -> bool:
    """Whether this is a time for offers: any but battles, for everybody still in the game.

    Never in the modes for two that are war from beginning to end.
    """
    if state.mode in WITHOUT_PEACE:
        return False
    quiet = state.phase not in (SETUP, OVER, FITTING) and state.battle is None
    return quiet and state.empires[seat].alive


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
    """War ends passage and every offer between the two; marines that were let in go home."""
    other = action.on
    if passes(state, seat, other) or passes(state, other, seat):
        carry_home(state, (seat, other), tell)
    for one, two in ((seat, other), (other, seat)):
        state.war[one] |= 1 << two
        state.passage[one] &= ~(1 << two)
    state.offers = [offer for offer in state.offers if {offer[0], offer[1]} != {seat, other}]
    state.notices = [notice for notice in state.notices if set(notice[:2]) != {seat, other}]
    _fall_silent(state, seat, other)
    tell(WarDeclared(seat, other))


def refuse_end_passage(state: State, seat: int, action: EndPassage) -> Words | None:
    """Notice is given once, of passage there is."""
    if not may_bargain(state, seat):
        return no("not-now")
    return None if action.to in passages_to_end(state, seat) else no("no-such-passage")


def passages_to_end(state: State, seat: int) -> list[int]:
    """The seats with whom one has passage and neither has given notice."""
    ending = [{one, other} for one, other, _ in state.notices]
    return [
        other
        for other in range(len(state.empires))
        if state.passage[seat] >> other & 1 and {seat, other} not in ending
    ]


def end_passage(state: State, seat: int, action: EndPassage, tell: Tell[Fact]) -> None:
    """Passage holds for the rest of this cycle and the whole of the next."""
    state.notices.append((seat, action.to, state.turn))
    tell(Bargained(seat, action.to, PASSAGE, "notice"))


def lapse(state: State, tell: Tell[Fact]) -> None:
    """At the beginning of a cycle: passage ends of which notice was given two cycles ago."""
    for notice in list(state.notices):
        one, other, given = notice
        if state.turn < given + 2:
            continue
        state.notices.remove(notice)
        for seat, whom in ((one, other), (other, one)):
            state.passage[seat] &= ~(1 << whom)
        tell(Bargained(one, other, PASSAGE, "lapsed"))
        if not passes(state, one, other):
            carry_home(state, (one, other), tell)


def private(state: State, one: int, other: int) -> bool:
    """Whether two seats bargain in private."""
    return (one, other) in state.talks and (other, one) in state.talks


def private_pairs(state: State) -> list[tuple[int, int]]:
    """The pairs that bargain in private, the smaller seat first."""
    return [(a, b) for a, b in state.talks if a < b and (b, a) in state.talks]


def _fall_silent(state: State, one: int, other: int) -> None:
    """What two seats have whispered falls away."""
    pair = {one, other}
    state.whispers = [offer for offer in state.whispers if {offer[0], offer[1]} != pair]


def leave(state: State, seat: int) -> None:
    """A seat that is out offers and talks no more."""
    state.offers = [offer for offer in state.offers if seat not in offer[:2]]
    state.whispers = [offer for offer in state.whispers if seat not in offer[:2]]
    state.talks = [pair for pair in state.talks if seat not in pair]
    state.notices = [notice for notice in state.notices if seat not in notice[:2]]


def _spent(state: State, seat: int, other: int) -> bool:
    """Whether a seat has made all its offers of this cycle: whispers are counted apart."""
    if private(state, seat, other):
        return state.whispered.get(seat * 8 + other, 0) >= GAME.offers_per_cycle
    return state.empires[seat].offers >= GAME.offers_per_cycle


def standing(state: State, seat: int) -> list[tuple[int, int, int]]:
    """The offers that a seat knows of and may answer or withdraw: said, then whispered ones."""
    if not state.whispers:
        return state.offers
    return state.offers + [offer for offer in state.whispers if seat in offer[:2]]


def offers_open(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """What a seat may offer, and to whom."""
    if state.empires[seat].offers >= GAME.offers_per_cycle and not state.talks:
        return
    war, passage, known = state.war[seat], state.passage[seat], standing(state, seat)
    for other in range(len(state.empires)):
        if not _other(state, seat, other) or _spent(state, seat, other):
            continue
        at_war = war >> other & 1
        if at_war and (seat, other, PEACE) not in known:
            yield other, PEACE
        if not at_war and not passage >> other & 1 and (seat, other, PASSAGE) not in known:
            yield other, PASSAGE


def refuse_offer(state: State, seat: int, action: Offer) -> Words | None:
    """Offers: peace in war, passage in peace, so many each cycle."""
    if not may_bargain(state, seat):
        return no("not-now")
    if (action.to, action.what) in offers_open(state, seat):
        return None
    spent = _other(state, seat, action.to) and _spent(state, seat, action.to)
    return no("offers-spent") if spent else no("no-such-offer")


def refuse_answer(state: State, seat: int, action: Accept | Decline) -> Words | None:
    """Accepting or declining needs an offer that still stands."""
    if not may_bargain(state, seat):
        return no("not-now")
    found = (action.of, seat, action.what) in standing(state, seat)
    return None if found else no("no-such-offer")


def refuse_withdraw(state: State, seat: int, action: Withdraw) -> Words | None:
    """Taking back needs an offer of one's own that still stands."""
    if not may_bargain(state, seat):
        return no("not-now")
    found = (seat, action.to, action.what) in standing(state, seat)
    return None if found else no("no-such-offer")


def _tell_of(
    state: State, bargain: tuple[int, int, int], fact: Bargained, tell: Tell[Fact]
) -> None:
    """An offer that is said is everybody's to hear; of a whispered one only its two sides know."""
    if bargain in state.offers:
        tell(fact)
        return
    whispered = replace(fact, whispered=True)
    tell(None, dict.fromkeys((fact.seat, fact.other), whispered))


def offer(state: State, seat: int, action: Offer, tell: Tell[Fact]) -> None:
    """An offer stands until it is answered, withdrawn or overtaken."""
    bargain = (seat, action.to, action.what)
    if private(state, seat, action.to):
        key = seat * 8 + action.to
        state.whispered[key] = state.whispered.get(key, 0) + 1
        state.whispers.append(bargain)
    else:
        state.empires[seat].offers += 1
        state.offers.append(bargain)
    _tell_of(state, bargain, Bargained(seat, action.to, action.what, "offered"), tell)


def _remove(state: State, bargain: tuple[int, int, int]) -> None:
    for offers in (state.offers, state.whispers):
        if bargain in offers:
            offers.remove(bargain)


def withdraw(state: State, seat: int, action: Withdraw, tell: Tell[Fact]) -> None:
    """An offer taken back."""
    bargain = (seat, action.to, action.what)
    _tell_of(state, bargain, Bargained(seat, action.to, action.what, "withdrawn"), tell)
    _remove(state, bargain)


def decline(state: State, seat: int, action: Decline, tell: Tell[Fact]) -> None:
    """An offer refused."""
    bargain = (action.of, seat, action.what)
    _tell_of(state, bargain, Bargained(seat, action.of, action.what, "declined"), tell)
    _remove(state, bargain)


def accept(state: State, seat: int, action: Accept, tell: Tell[Fact]) -> None:
    """Peace ends a war, passage opens both sides' spaces; the same offer back falls away.

    Marines that stand where the other lives go home when a war ends.

    Of what was whispered everybody learns no more than what came of it.
    """
    other, what = action.of, action.what
    said = (other, seat, what) in state.offers
    for one, two in ((seat, other), (other, seat)):
        if what == PEACE:
            state.war[one] &= ~(1 << two)
        else:
            state.passage[one] |= 1 << two
        _remove(state, (one, two, what))
    accepted = Bargained(seat, other, what, "accepted", whispered=not said)
    if said:
        tell(accepted)
    else:
        tell(Bargained(seat, other, what, "agreed"), {seat: accepted, other: accepted})
    if what == PEACE:
        carry_home(state, (seat, other), tell)


def talks_open(state: State, seat: int) -> Iterator[int]:
    """With whom a seat may wish, or agree, to bargain in private; agreeing is no offer.

    Two seats alone have nobody to keep anything from; a table may be opened without such talks.
    """
    if len(state.empires) == 2 or not state.private_talks:
        return
    spent = state.empires[seat].offers >= GAME.offers_per_cycle
    for other in range(len(state.empires)):
        agreed = (other, seat) in state.talks
        wished = (seat, other) in state.talks
        if not wished and (agreed or not spent) and _other(state, seat, other):
            yield other


def talks_standing(state: State, seat: int) -> list[int]:
    """With whom a seat bargains in private, wishes to, or is wished to."""
    return sorted({one + other - seat for one, other in state.talks if seat in (one, other)})


def refuse_talk(state: State, seat: int, action: Talk) -> Words | None:
    """A wish counts as an offer of this cycle."""
    if not may_bargain(state, seat):
        return no("not-now")
    if not state.private_talks:
        return no("no-private-talks")
    if action.to in talks_open(state, seat):
        return None
    if not _other(state, seat, action.to):
        return no("no-such-seat")
    return no("talking" if (seat, action.to) in state.talks else "offers-spent")


def refuse_end_talk(state: State, seat: int, action: EndTalk) -> Words | None:
    """Either may end it at any time."""
    if not may_bargain(state, seat):
        return no("not-now")
    return None if action.to in talks_standing(state, seat) else no("no-talk")


def talk(state: State, seat: int, action: Talk, tell: Tell[Fact]) -> None:
    """Everybody hears of the wish, and that the two talk; of nothing that they say."""
    agreed = (action.to, seat) in state.talks
    state.talks.append((seat, action.to))
    if not agreed:
        state.empires[seat].offers += 1
    tell(Talked(seat, action.to, "opened" if agreed else "wished"))


def end_talk(state: State, seat: int, action: EndTalk, tell: Tell[Fact]) -> None:
    """What they have whispered and not settled falls away."""
    how: Literal["ended", "refused"] = "ended"
    if (seat, action.to) not in state.talks:
        how = "refused"
    state.talks = [pair for pair in state.talks if set(pair) != {seat, action.to}]
    _fall_silent(state, seat, action.to)
    tell(Talked(seat, action.to, how))
