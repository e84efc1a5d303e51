"""War, peace and passage between seats.

Each pair of seats starts at peace. War is declared in one's movement turn before any move. Peace
and passage may be offered and accepted at any time except in battle. Offers are limited per cycle.
Two seats can agree on private talks. Everybody learns that they talk, but not what they offer and
answer ("whispers"), until peace or passage follows.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content.tables import GAME
from engine.games.black_abyss.facts import Bargained, Fact, Talked, WarDeclared
from engine.games.black_abyss.rules.guests import carry_home
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.surface import present
from engine.games.black_abyss.state import NOBODY, PASSAGE, PEACE, WITHOUT_PEACE, State, is_moving


def enemies(state: State, one: int, other: int) -> bool:
    """Whether two owners fight when they meet; monsters (-1) fight everybody."""
    if one == other:
        return False
    return one < 0 or other < 0 or bool(state.war[one] >> other & 1)


def enemies_of(state: State, seat: int) -> list[int]:
    """The seats with which a seat is at war."""
    return [other for other in range(len(state.empires)) if state.war[seat] >> other & 1]


def passes(state: State, seat: int, owner: int) -> bool:
    """Whether `seat` may pass through the spaces of `owner`: it is the owner, or has passage."""
    if seat == owner:
        return True
    if owner < 0 or state.war[seat] >> owner & 1:
        return False
    return bool(state.passage[seat] >> owner & 1) or state.empires[seat].powers[p.OPEN_BORDERS] > 0


def is_blockaded(state: State, seat: int, at: int) -> bool:
    """Whether enemy ships are here, which prevents building, fitting, repairs and settling."""
    return any(s.hex == at and enemies(state, seat, s.owner) for s in state.ships.values())


def hostile(state: State, seat: int, at: int) -> bool:
    """Whether an enemy has ships here, or a building or marines on the planet."""
    for ship in state.ships.values():
        if ship.hex == at and enemies(state, seat, ship.owner):
            return True
    return bool(present(state, at) & state.war[seat])


def barring_seat(state: State, seat: int, land: int) -> int:
    """A seat that keeps marines of `seat` off this land tile because it lives there; else NOBODY.

    Enemies and seats that grant passage bar nobody. If `seat` has a colony on the planet, it is
    barred only from tiles nobody holds, where its marines would block the other seat's buildings.
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


def is_barred(state: State, seat: int, land: int) -> bool:
    """Whether another seat bars a seat's marines from this land tile."""
    return barring_seat(state, seat, land) != NOBODY


def passages(state: State) -> set[tuple[int, int]]:
    """Pairs of seats of which the first may pass through the second's spaces."""
    seats = range(len(state.empires))
    return {(one, two) for one in seats for two in seats if one != two and passes(state, one, two)}


def friends(state: State, seat: int) -> int:
    """The seats not at war with this one, itself included, as bits."""
    return ~state.war[seat] & ((1 << len(state.empires)) - 1)


def may_bargain(state: State, seat: int) -> bool:
    """Whether a seat may make and answer offers now: not in battles or in modes without peace."""
    if state.mode in WITHOUT_PEACE:
        return False
    quiet = state.phase not in ("setup", "over", "fitting") and state.battle is None
    return quiet and state.empires[seat].alive


def _other(state: State, seat: int, other: int) -> bool:
    return 0 <= other < len(state.empires) and other != seat and state.empires[other].alive


def refuse_war(state: State, seat: int, action: a.DeclareWar) -> Words | None:
    """Refuse war while it is banned, and outside one's own movement turn before any move."""
    if not is_moving(state, seat):
        return no("not-now")
    if not _other(state, seat, action.on):
        return no("no-such-seat")
    if state.war[seat] >> action.on & 1:
        return no("at-war")
    if state.moved:
        return no("war-after-moving")
    return no("war-banned") if state.empires[seat].powers[p.WAR_BANNED] > 0 else None


def wars_open(state: State, seat: int) -> list[int]:
    """The seats on which a seat may declare war now."""
    others = range(len(state.empires))
    return [on for on in others if refuse_war(state, seat, a.DeclareWar(on)) is None]


def declare(state: State, seat: int, action: a.DeclareWar, tell: Tell[Fact]) -> None:
    """Begin a war: passage and offers between the two end, and their marines go home."""
    other = action.on
    if passes(state, seat, other) or passes(state, other, seat):
        carry_home(state, (seat, other), tell)
    for one, two in ((seat, other), (other, seat)):
        state.war[one] |= 1 << two
        state.passage[one] &= ~(1 << two)
    state.offers = [offer for offer in state.offers if {offer[0], offer[1]} != {seat, other}]
    state.notices = [notice for notice in state.notices if set(notice[:2]) != {seat, other}]
    _drop_whispers(state, seat, other)
    tell(WarDeclared(seat, other))


def refuse_end_passage(state: State, seat: int, action: a.EndPassage) -> Words | None:
    """Refuse to give notice to a seat that grants no passage or has been given notice already."""
    return None if action.to in passages_to_end(state, seat) else no("no-such-passage")


def passages_to_end(state: State, seat: int) -> list[int]:
    """The seats with which there is passage, and no notice of its end."""
    if not state.passage[seat]:
        return []
    ending = [{one, other} for one, other, _ in state.notices]
    return [
        other
        for other in range(len(state.empires))
        if state.passage[seat] >> other & 1 and {seat, other} not in ending
    ]


def end_passage(state: State, seat: int, action: a.EndPassage, tell: Tell[Fact]) -> None:
    """Give notice: passage goes on for this cycle and the next."""
    state.notices.append((seat, action.to, state.turn))
    tell(Bargained(seat, action.to, PASSAGE, "notice"))


def lapse(state: State, tell: Tell[Fact]) -> None:
    """At the start of a cycle, end passage with notice from two cycles ago."""
    for notice in list(state.notices):
        one, other, cycle = notice
        if state.turn < cycle + 2:
            continue
        state.notices.remove(notice)
        for seat, whom in ((one, other), (other, one)):
            state.passage[seat] &= ~(1 << whom)
        tell(Bargained(one, other, PASSAGE, "lapsed"))
        if not passes(state, one, other):
            carry_home(state, (one, other), tell)


def talk_in_private(state: State, one: int, other: int) -> bool:
    """Whether two seats are in private talks."""
    return (one, other) in state.talks and (other, one) in state.talks


def private_pairs(state: State) -> list[tuple[int, int]]:
    """The pairs of seats in private talks, the lower seat first."""
    return [(one, two) for one, two in state.talks if one < two and (two, one) in state.talks]


def _drop_whispers(state: State, one: int, other: int) -> None:
    """Remove all unanswered offers that two seats made in private talks."""
    pair = {one, other}
    state.whispers = [offer for offer in state.whispers if {offer[0], offer[1]} != pair]


def leave(state: State, seat: int) -> None:
    """Remove all offers, talks and notices of an eliminated seat."""
    state.offers = [offer for offer in state.offers if seat not in offer[:2]]
    state.whispers = [offer for offer in state.whispers if seat not in offer[:2]]
    state.talks = [pair for pair in state.talks if seat not in pair]
    state.notices = [notice for notice in state.notices if seat not in notice[:2]]


def _used_up_offers(state: State, seat: int, other: int) -> bool:
    """Whether a seat has used up this cycle's offers to another.

    Offers in private talks have a limit of their own for each pair.
    """
    if talk_in_private(state, seat, other):
        return state.whispered.get(seat * 8 + other, 0) >= GAME.offers_per_cycle
    return state.empires[seat].offers >= GAME.offers_per_cycle


def standing_offers(state: State, seat: int) -> list[tuple[int, int, int]]:
    """The offers (giver, taker, what) a seat knows of: public ones, then those in private talks."""
    if not state.whispers:
        return state.offers
    return state.offers + [offer for offer in state.whispers if seat in offer[:2]]


def offers_open(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Pairs of a seat to which something may be offered, and what: PEACE or PASSAGE."""
    if state.empires[seat].offers >= GAME.offers_per_cycle and not state.talks:
        return
    war, passage, known = state.war[seat], state.passage[seat], standing_offers(state, seat)
    for other, empire in enumerate(state.empires):
        if other == seat or not empire.alive:
            continue
        if state.talks and _used_up_offers(state, seat, other):
            continue
        at_war = war >> other & 1
        if at_war and (seat, other, PEACE) not in known:
            yield other, PEACE
        if not at_war and not passage >> other & 1 and (seat, other, PASSAGE) not in known:
            yield other, PASSAGE


def refuse_offer(state: State, seat: int, action: a.Offer) -> Words | None:
    """Refuse offers other than peace in war and passage in peace, and offers over the limit."""
    if (action.to, action.what) in offers_open(state, seat):
        return None
    spent = _other(state, seat, action.to) and _used_up_offers(state, seat, action.to)
    return no("offers-spent") if spent else no("no-such-offer")


def _offer_of(seat: int, action: a.Accept | a.Decline | a.Withdraw) -> tuple[int, int, int]:
    """The offer (giver, taker, what) that a seat's action is about."""
    if isinstance(action, a.Withdraw):
        return seat, action.to, action.what
    return action.of, seat, action.what


def refuse_without_offer(
    state: State, seat: int, action: a.Accept | a.Decline | a.Withdraw
) -> Words | None:
    """Refuse to accept, decline or withdraw an offer that does not stand."""
    found = _offer_of(seat, action) in standing_offers(state, seat)
    return None if found else no("no-such-offer")


def _tell_or_whisper(
    state: State, bargain: tuple[int, int, int], fact: Bargained, tell: Tell[Fact]
) -> None:
    """Tell everybody of a public offer; tell only the two seats of an offer in private talks."""
    if bargain in state.offers:
        tell(fact)
        return
    whispered = replace(fact, whispered=True)
    tell(None, dict.fromkeys((fact.seat, fact.other), whispered))


def offer(state: State, seat: int, action: a.Offer, tell: Tell[Fact]) -> None:
    """Make an offer, which stands until it is answered, withdrawn or pointless."""
    bargain = (seat, action.to, action.what)
    if talk_in_private(state, seat, action.to):
        key = seat * 8 + action.to
        state.whispered[key] = state.whispered.get(key, 0) + 1
        state.whispers.append(bargain)
    else:
        state.empires[seat].offers += 1
        state.offers.append(bargain)
    _tell_or_whisper(state, bargain, Bargained(seat, action.to, action.what, "offered"), tell)


def _remove(state: State, bargain: tuple[int, int, int]) -> None:
    for offers in (state.offers, state.whispers):
        if bargain in offers:
            offers.remove(bargain)


def end_offer(state: State, seat: int, action: a.Decline | a.Withdraw, tell: Tell[Fact]) -> None:
    """Decline or withdraw an offer."""
    bargain = giver, taker, what = _offer_of(seat, action)
    how: Literal["declined", "withdrawn"] = "withdrawn" if seat == giver else "declined"
    _tell_or_whisper(state, bargain, Bargained(seat, giver + taker - seat, what, how), tell)
    _remove(state, bargain)


def accept(state: State, seat: int, action: a.Accept, tell: Tell[Fact]) -> None:
    """Make peace, or open both sides' spaces; the same offer in the other direction lapses.

    With peace, marines on the other's planets go home. Of an offer in private talks only the result
    becomes public.
    """
    other, what = action.of, action.what
    is_offered = (other, seat, what) in state.offers
    for one, two in ((seat, other), (other, seat)):
        if what == PEACE:
            state.war[one] &= ~(1 << two)
        else:
            state.passage[one] |= 1 << two
        _remove(state, (one, two, what))
    accepted = Bargained(seat, other, what, "accepted", whispered=not is_offered)
    if is_offered:
        tell(accepted)
    else:
        tell(Bargained(seat, other, what, "agreed"), {seat: accepted, other: accepted})
    if what == PEACE:
        carry_home(state, (seat, other), tell)


def talks_open(state: State, seat: int) -> Iterator[int]:
    """The seats that may be asked for private talks, or whose request may be accepted.

    Accepting does not count as an offer. Nobody is asked with whom nothing is left to offer. None
    for two seats or at tables without private talks.
    """
    if len(state.empires) == 2 or not state.private_talks:
        return
    spent = state.empires[seat].offers >= GAME.offers_per_cycle
    for other in range(len(state.empires)):
        agreed = (other, seat) in state.talks
        wished = (seat, other) in state.talks
        asked = agreed or not (spent or _has_peace_and_passage(state, seat, other))
        if not wished and asked and _other(state, seat, other):
            yield other


def _has_peace_and_passage(state: State, seat: int, other: int) -> bool:
    return not enemies(state, seat, other) and bool(state.passage[seat] >> other & 1)


def talks_standing(state: State, seat: int) -> list[int]:
    """The seats in private talks with this one, and those with a request to it or from it."""
    return sorted({one + other - seat for one, other in state.talks if seat in (one, other)})


def refuse_talk(state: State, seat: int, action: a.Talk) -> Words | None:
    """Refuse to ask for private talks without an offer left, or with nothing to offer."""
    if not state.private_talks:
        return no("no-private-talks")
    if action.to in talks_open(state, seat):
        return None
    if not _other(state, seat, action.to):
        return no("no-such-seat")
    if (seat, action.to) in state.talks:
        return no("talking")
    spent = state.empires[seat].offers >= GAME.offers_per_cycle
    return no("offers-spent" if spent else "nothing-to-offer")


def refuse_end_talk(state: State, seat: int, action: a.EndTalk) -> Words | None:
    """Refuse to end talks that neither take place nor have been asked for."""
    return None if action.to in talks_standing(state, seat) else no("no-talk")


def talk(state: State, seat: int, action: a.Talk, tell: Tell[Fact]) -> None:
    """Ask for private talks, or agree to them. Everybody learns that, but not what is offered."""
    agreed = (action.to, seat) in state.talks
    state.talks.append((seat, action.to))
    if not agreed:
        state.empires[seat].offers += 1
    tell(Talked(seat, action.to, "opened" if agreed else "wished"))


def end_talk(state: State, seat: int, action: a.EndTalk, tell: Tell[Fact]) -> None:
    """End talks or decline them; unanswered offers in them lapse."""
    how: Literal["ended", "refused"] = "ended"
    if (seat, action.to) not in state.talks:
        how = "refused"
    state.talks = [pair for pair in state.talks if set(pair) != {seat, action.to}]
    _drop_whispers(state, seat, action.to)
    tell(Talked(seat, action.to, how))
