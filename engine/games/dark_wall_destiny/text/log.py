"""Facts as lines of the log."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import Words, arguments, message_of, seat_name
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content.names import name, names
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.rules.own import IDLING
from engine.games.dark_wall_destiny.rules.raids import REASONS
from engine.games.dark_wall_destiny.rules.ships import WITHOUT_SHIP
from engine.games.dark_wall_destiny.text.cards import attacks, say
from engine.games.dark_wall_destiny.text.labels import faction_of


def fact_words(fact: Fact) -> Words:
    """A fact as a line of the log."""
    line = _LINES.get(type(fact))
    return say(message_of(fact), **arguments(fact)) if line is None else line(fact)


def _chosen(fact: facts.Chosen) -> Words:
    if fact.card is None:
        return say(message_of(fact), seat=seat_name(fact.seat))
    faction, card = faction_of(fact.card), name(fact.card)
    return say("chosen", seat=seat_name(fact.seat), faction=faction, card=card)


def _acquired(fact: facts.Acquired) -> Words:
    what = "acquired-tokens" if fact.tokens else "acquired"
    seat, card = seat_name(fact.seat), name(fact.card)
    return say(what, seat=seat, card=card, price=fact.price, tokens=fact.tokens)


def _ended_turn(fact: facts.EndedTurn) -> Words:
    if not fact.cards:
        return say("ended-turn", seat=seat_name(fact.seat))
    return say("ended-turn-cards", seat=seat_name(fact.seat), cards=names(fact.cards))


def _burned(fact: facts.Burned) -> Words:
    if fact.seat is None:
        return say("burned-system", card=name(fact.card))
    card = names((fact.card,)) if fact.where == "deck" else name(fact.card)
    return say(f"burned-{fact.where}", card=card, seat=seat_name(fact.seat))


def _attacked(fact: facts.Attacked) -> Words:
    what = attacks(fact.card, fact.harder, fact.first)
    return say("attacked", card=name(fact.card), at=fact.at, what=what)


def _was_hit(fact: facts.WasHit) -> Words:
    what = "was-hit-blocked" if fact.blocked else "was-hit"
    return say(what, seat=seat_name(fact.seat), damage=fact.damage, blocked=fact.blocked)


def _besieged(fact: facts.Besieged) -> Words:
    what = "besieged-blocked" if fact.blocked else "besieged"
    return say(what, seat=seat_name(fact.seat), points=fact.points, blocked=fact.blocked)


def _guarded(fact: facts.Guarded) -> Words:
    if fact.seat == fact.whom:
        return say("guarded-own", seat=seat_name(fact.seat), n=fact.n)
    return say("guarded", seat=seat_name(fact.seat), whom=seat_name(fact.whom), n=fact.n)


def _raided(fact: facts.Raided) -> Words:
    what = "raided-blocked" if fact.blocked else "raided"
    seats = {"seat": seat_name(fact.seat), "whom": seat_name(fact.whom)}
    return say(what, **seats, points=fact.points, blocked=fact.blocked)


def _settled(fact: facts.Settled) -> Words:
    if fact.ordered:
        return say("settled-ordered", seat=seat_name(fact.seat))
    return settled([fact.seat])


def settled(seats: Sequence[int]) -> Words:
    """The sentence that these seats have chosen what to discard."""
    return say("settled", seats=tuple(map(seat_name, seats)), count=len(seats))


def _discarded(fact: facts.Discarded) -> Words:
    if not fact.cards:
        return none_discarded([fact.seat])
    return say("discarded", seat=seat_name(fact.seat), cards=names(fact.cards))


def none_discarded(seats: Sequence[int]) -> Words:
    """The sentence that these seats had no crew to lose to an attack."""
    return say("discarded-none", seats=tuple(map(seat_name, seats)), count=len(seats))


def _showed(fact: facts.Showed) -> Words:
    seat = seat_name(fact.seat)
    return say("showed", seat=seat, cards=names(fact.cards)) if fact.hand else say("hid", seat=seat)


NAMED = IDLING | REASONS | {*WITHOUT_SHIP.values()}
"""The reasons for doing nothing that have a message."""


def _why_idle(what: str) -> Words:
    """Why an effect did nothing."""
    return say(f"idle-{what}" if what in NAMED else "idle-other")


_LINES: dict[type, Callable[[Any], Words]] = {
    facts.Chosen: _chosen,
    facts.Acquired: _acquired,
    facts.EndedTurn: _ended_turn,
    facts.Recalled: lambda f: say(f"recalled-{f.to}", seat=seat_name(f.seat), card=name(f.card)),
    facts.Discounted: lambda f: say("discounted", n=f.n, of=say(f"next-{f.of}")),
    facts.Idled: lambda f: say("idled", card=name(f.card), why=_why_idle(f.what)),
    facts.Spun: lambda f: say("spun-not" if f.prevented else "spun", round=f.round),
    facts.Burned: _burned,
    facts.Attacked: _attacked,
    facts.WasHit: _was_hit,
    facts.Besieged: _besieged,
    facts.Guarded: _guarded,
    facts.Raided: _raided,
    facts.Plundered: lambda f: say(
        "plundered", seat=seat_name(f.seat), n=f.points, seats=tuple(map(seat_name, f.by))
    ),
    facts.Settled: _settled,
    facts.Discarded: _discarded,
    facts.Showed: _showed,
    facts.Ended: lambda f: say(f"ended-{f.how}"),
}
"""The functions for facts that have several messages."""
