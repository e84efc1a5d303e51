"""Facts as lines of the log."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import Words, arguments, message_of, seat_name
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content.names import name, names
from engine.games.dark_wall_destiny.content.tables import ALIENS, CARD
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.rules.own import IDLING
from engine.games.dark_wall_destiny.rules.raids import REASONS
from engine.games.dark_wall_destiny.rules.ships import WITHOUT_SHIP
from engine.games.dark_wall_destiny.text.cards import attacks, say
from engine.games.dark_wall_destiny.text.labels import faction_of


def fact_words(fact: Fact) -> Words:
    """A fact as a line of the log."""
    if (line := _LINES.get(type(fact))) is not None:
        return line(fact)
    return say(_MESSAGES.get(type(fact), message_of)(fact), **arguments(fact))


def _chosen(fact: facts.Chosen) -> Words:
    if fact.card is None:
        return say(message_of(fact), seat=seat_name(fact.seat))
    faction, card = faction_of(fact.card), name(fact.card)
    return say("chosen", seat=seat_name(fact.seat), faction=faction, card=card)


def _burned(fact: facts.Burned) -> Words:
    if fact.seat is None:
        return say("burned-system", card=name(fact.card))
    card = names((fact.card,)) if fact.where == "deck" else name(fact.card)
    return say(f"burned-{fact.where}", card=card, seat=seat_name(fact.seat))


def _attacked(fact: facts.Attacked) -> Words:
    what = attacks(fact.card, fact.harder, fact.first)
    return say("attacked", card=name(fact.card), at=fact.at, what=what)


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


NAMED = IDLING | REASONS | {*WITHOUT_SHIP.values()}
"""The reasons for doing nothing that have a message."""


def _why_idle(what: str) -> Words:
    """Why an effect did nothing."""
    return say(f"idle-{what}" if what in NAMED else "idle-other")


def _passed(fact: facts.AwardPassed) -> Words:
    change = "both" if fact.gained and fact.lost else "gained" if fact.gained else "lost"
    return say(
        "award-passed",
        change=change,
        what=say(f"for-{fact.what}"),
        n=fact.n,
        gained=tuple(map(seat_name, fact.gained)),
        lost=tuple(map(seat_name, fact.lost)),
        winners=len(fact.gained),
        losers=len(fact.lost),
    )


def _acquired(fact: facts.Acquired) -> Words:
    what = "acquired-tokens" if fact.tokens else "acquired"
    return say(what, combat=int(CARD[fact.card] in ALIENS), **arguments(fact))


_LINES: dict[type, Callable[[Any], Words]] = {
    facts.Acquired: _acquired,
    facts.Chosen: _chosen,
    facts.Discounted: lambda f: say("discounted", n=f.n, of=say(f"next-{f.of}")),
    facts.Idled: lambda f: say("idled", card=name(f.card), why=_why_idle(f.what)),
    facts.Burned: _burned,
    facts.Attacked: _attacked,
    facts.Plundered: lambda f: say(
        "plundered", seat=seat_name(f.seat), n=f.points, seats=tuple(map(seat_name, f.by))
    ),
    facts.Settled: _settled,
    facts.Discarded: _discarded,
    facts.AwardPassed: _passed,
}
"""The functions for facts whose messages have other arguments than their fields."""
_MESSAGES: dict[type, Callable[[Any], str]] = {
    facts.EndedTurn: lambda f: "ended-turn-cards" if f.cards else "ended-turn",
    facts.Recalled: lambda f: f"recalled-{f.to}",
    facts.Spun: lambda f: "spun-not" if f.prevented else "spun",
    facts.WasHit: lambda f: "was-hit-blocked" if f.blocked else "was-hit",
    facts.Besieged: lambda f: "besieged-blocked" if f.blocked else "besieged",
    facts.Guarded: lambda f: "guarded-own" if f.seat == f.whom else "guarded",
    facts.Raided: lambda f: "raided-blocked" if f.blocked else "raided",
    facts.Showed: lambda f: "showed" if f.hand else "hid",
    facts.Ended: lambda f: f"ended-{f.how}",
}
"""Which message facts have that have several."""
