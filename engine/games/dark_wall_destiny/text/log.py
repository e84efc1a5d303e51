"""Facts as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import Words, seat_name
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.text.cards import attacks, counted, name, say


def fact_words(fact: Fact) -> Words:
    """A line of the log."""
    return _LINES[type(fact)](fact)


def _plainly(what: str) -> Callable[[Any], Words]:
    """A line with the seat and, if any, card and host."""

    def line(fact: Any) -> Words:
        known = {"seat": seat_name(fact.seat)}
        for field in ("card", "host"):
            if hasattr(fact, field):
                known[field] = name(getattr(fact, field))
        return say(what, **known)

    return line


def _chosen(fact: facts.Chosen) -> Words:
    seat = seat_name(fact.seat)
    if fact.card is None:
        return say("did-choose", seat=seat)
    return say("did-choose-card", seat=seat, card=name(fact.card))


def _acquired(fact: facts.Acquired) -> Words:
    what = "did-acquire-tokens" if fact.tokens else "did-acquire"
    seat, card = seat_name(fact.seat), name(fact.card)
    return say(what, seat=seat, card=card, price=fact.price, tokens=fact.tokens)


def _drew(fact: facts.Drew) -> Words:
    if fact.cards is None:
        return say("did-draw", seat=seat_name(fact.seat), n=fact.count)
    return say("did-draw-cards", seat=seat_name(fact.seat), cards=counted(fact.cards))


def _ended_turn(fact: facts.EndedTurn) -> Words:
    if not fact.cards:
        return say("did-end-turn", seat=seat_name(fact.seat))
    return say("did-end-turn-cards", seat=seat_name(fact.seat), cards=counted(fact.cards))


def _looked(fact: facts.Looked) -> Words:
    if fact.cards is None:
        return say("did-look", seat=seat_name(fact.seat), n=fact.count)
    return say("did-look-cards", seat=seat_name(fact.seat), cards=counted(fact.cards))


def _burned(fact: facts.Burned) -> Words:
    if fact.seat is None:
        return say("did-burn-system", card=name(fact.card))
    return say(f"did-burn-{fact.where}", card=name(fact.card), seat=seat_name(fact.seat))


def _attacked(fact: facts.Attacked) -> Words:
    what = attacks(fact.card, fact.harder)
    return say("did-attack", card=name(fact.card), at=fact.at, what=what)


def _was_hit(fact: facts.WasHit) -> Words:
    what = "did-hit-blocked" if fact.blocked else "did-hit"
    return say(what, seat=seat_name(fact.seat), damage=fact.damage, blocked=fact.blocked)


def _besieged(fact: facts.Besieged) -> Words:
    what = "did-besiege-blocked" if fact.blocked else "did-besiege"
    return say(what, seat=seat_name(fact.seat), points=fact.points, blocked=fact.blocked)


def _raided(fact: facts.Raided) -> Words:
    what = "did-raid-blocked" if fact.blocked else "did-raid"
    seats = {"seat": seat_name(fact.seat), "whom": seat_name(fact.whom)}
    return say(what, **seats, points=fact.points, blocked=fact.blocked)


def _settled(fact: facts.Settled) -> Words:
    return say("did-entrust" if fact.ordered else "did-settle", seat=seat_name(fact.seat))


def _discarded(fact: facts.Discarded) -> Words:
    if not fact.cards:
        return none_discarded([fact.seat])
    return say("did-discard", seat=seat_name(fact.seat), cards=counted(fact.cards))


def none_discarded(seats: Sequence[int]) -> Words:
    """Who had nothing to lose to an attack on crew."""
    return say("did-discard-none", seats=tuple(map(seat_name, seats)), count=len(seats))


def _showed(fact: facts.Showed) -> Words:
    seat = seat_name(fact.seat)
    return (
        say("did-show", seat=seat, cards=counted(fact.cards))
        if fact.hand
        else say("did-hide", seat=seat)
    )


_LINES: dict[type, Callable[[Any], Words]] = {
    facts.Chosen: _chosen,
    facts.TookTurn: _plainly("did-take-turn"),
    facts.Played: _plainly("did-play"),
    facts.Seeded: _plainly("did-seed"),
    facts.Used: _plainly("did-use"),
    facts.Acquired: _acquired,
    facts.Saved: lambda f: say("did-save", seat=seat_name(f.seat), card=name(f.card), left=f.left),
    facts.Drew: _drew,
    facts.Reshuffled: _plainly("did-reshuffle"),
    facts.EndedTurn: _ended_turn,
    facts.Banked: lambda f: say("did-bank", seat=seat_name(f.seat), n=f.count),
    facts.Looked: _looked,
    facts.Scanned: lambda f: say("did-scan", seat=seat_name(f.seat), cards=counted(f.cards)),
    facts.Buried: _plainly("did-bury"),
    facts.Recalled: lambda f: say(f"did-recall-{f.to}", seat=seat_name(f.seat), card=name(f.card)),
    facts.Discounted: lambda f: say("did-discount", n=f.n, of=say(f"a-{f.of}")),
    facts.Shifted: lambda f: say("did-shift", seat=seat_name(f.seat), card=name(f.card), at=f.at),
    facts.Guarded: lambda f: say(
        "did-guard", seat=seat_name(f.seat), whom=seat_name(f.whom), n=f.n
    ),
    facts.Refitted: _plainly("did-refit"),
    facts.Enhanced: _plainly("did-enhance"),
    facts.Pulled: _plainly("did-pull"),
    facts.Halted: _plainly("did-halt"),
    facts.Replaced: lambda f: say("did-replace", card=name(f.card), by=name(f.by)),
    facts.Spun: lambda f: say("did-spin", round=f.round),
    facts.Burned: _burned,
    facts.TurnedUp: lambda f: say("did-turn-up", cards=counted(f.cards)),
    facts.Entered: lambda f: say("did-enter", card=name(f.card)),
    facts.Returned: lambda f: say("did-return", card=name(f.card)),
    facts.DeckOpened: lambda f: say("did-open", left=f.left),
    facts.Attacked: _attacked,
    facts.WasHit: _was_hit,
    facts.Besieged: _besieged,
    facts.Damaged: lambda f: say("did-damage", card=name(f.card), left=f.left),
    facts.Repaired: lambda f: say(
        "did-repair", seat=seat_name(f.seat), card=name(f.card), n=f.left
    ),
    facts.Raided: _raided,
    facts.Stole: lambda f: say("did-steal", seat=seat_name(f.seat), whom=seat_name(f.whom)),
    facts.Taxed: lambda f: say("did-tax", seat=seat_name(f.seat), whom=seat_name(f.whom), n=f.n),
    facts.Shadowed: lambda f: say(
        "did-shadow", seat=seat_name(f.seat), whom=seat_name(f.whom), card=name(f.card)
    ),
    facts.Settled: _settled,
    facts.Discarded: _discarded,
    facts.LostToken: lambda f: say("did-lose-token", seat=seat_name(f.seat), n=f.count),
    facts.Exposed: lambda _: say("did-expose"),
    facts.Advanced: lambda f: say("did-advance", card=name(f.card), at=f.at),
    facts.Ordered: _plainly("did-order"),
    facts.Showed: _showed,
    facts.Ended: lambda f: say(f"did-end-{f.how}"),
}
