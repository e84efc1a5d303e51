"""Facts as news for the channel, their weight for absent members, and how they tell decisions.

Their words are in `log`.
"""

from collections.abc import Mapping, Sequence

from engine.core.game import DECISIVE, Headline
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import NOBODY
from engine.games.black_abyss.text.reference import effects

TOLD = (
    f.WarDeclared, f.Recalled, f.EventDrawn, f.Voted, f.Decided, f.Nominated, f.Seated,
    f.Eliminated, f.Flagged, f.SecretLost, f.Felled,
)  # fmt: skip

_DECIDING = (
    f.SecretBegun, f.SecretLost, f.Decided, f.Seated, f.Eliminated, f.Felled, f.Ended, f.Flagged,
)  # fmt: skip
_NEWS = (
    f.BattleBegan,
    f.BattleEnded,
    f.Withdrew,
    f.Lost,
    f.Taken,
    f.Plundered,
    f.Founded,
    f.EventDrawn,
    f.WarDeclared,
)
_ASIDE = (f.CycleBegan, f.Produced, f.Passed, f.TookBack, f.BallotsIn, f.Commanded, f.Led)
_SUFFERED = (f.Withdrew, f.Struck, f.Lost, f.Bombed, f.Idled)
DIPLOMACY = "diplomacy"
"""The topic under which offers and answers are told in one message."""
PRIZE, GAIN, RETREAT, OUTCOME, LOSS, AGAINST, DECIDING, NEWS, DEED, ASIDE = range(9, -1, -1)
"""Weights of facts, from what a seat took in a battle down to automatic events."""


SOME, LIKELY, TELLING, CROWNING, NEARLY_WON = 1, 2, 3, DECISIVE, DECISIVE + 1
"""How well facts tell decisions, from a purchase up to a beaten keeper."""
_DEEDS: Mapping[tuple[type, ...], int] = {
    (f.Felled, f.Flagged, f.SecretBegun): NEARLY_WON,
    (f.Seated,): CROWNING,
    (f.Taken, f.WarDeclared, f.BattleBegan, f.Fielded): TELLING,
    (f.Settled, f.Withdrew): LIKELY,
    (f.Bought, f.Researched, f.Commanded, f.Moved, f.Sold): SOME,
}


def weight(fact: object, seat: int) -> int:
    """How much a fact matters to a seat that was away, from `ASIDE` to `PRIZE`.

    What the seat plundered or captured weighs most, then the battles that it won, its retreats, the
    battles that it did not win and wars declared on it, and then its destroyed ships and its
    election, so that no number of hits hides them. Then come others' elections and other actions
    against the seat, decisive facts, battles and losses, and the rest.
    """
    if isinstance(fact, f.Plundered | f.Taken) and fact.seat == seat and fact.other >= 0:
        return PRIZE
    if isinstance(fact, f.BattleEnded) and seat in (*fact.sides, *fact.left):
        return GAIN if fact.left == (seat,) else OUTCOME
    if isinstance(fact, _SUFFERED) and fact.seat == seat:
        if isinstance(fact, f.Withdrew):
            return RETREAT
        return LOSS if isinstance(fact, f.Struck) and fact.how == "destroyed" else AGAINST
    if getattr(fact, "other", -1) == seat:
        return OUTCOME if isinstance(fact, f.WarDeclared) else AGAINST
    if isinstance(fact, f.Seated):
        return LOSS if fact.seat == seat else AGAINST
    if isinstance(fact, _ASIDE) or (isinstance(fact, f.Decided) and not fact.votes + fact.against):
        return ASIDE  # a resolution on which nobody voted
    if isinstance(fact, _DECIDING) or _is_twin(fact):
        return DECIDING
    if isinstance(fact, f.Voted) and (fact.seat == seat or fact.candidate >= 0):
        return NEWS
    return NEWS if isinstance(fact, _NEWS) else DEED


def deeds(facts: Sequence[object]) -> Sequence[int]:
    """How well each fact tells what a seat decided, from 0 to `CROWNING`.

    Keepers, flags, the Secret of Life and terms in a row rank first; then other elections and
    others' votes for the seat elected, then attacks, resolutions and colonies, last purchases.
    """
    elected = next((fact.seat for fact in facts if isinstance(fact, f.Seated)), NOBODY)
    return [_deed(fact, elected) for fact in facts]


def _deed(fact: object, elected: int) -> int:
    if getattr(fact, "seat", 0) < 0:
        return 0
    if isinstance(fact, f.Seated) and fact.terms > 1:
        return NEARLY_WON
    if isinstance(fact, f.Voted):
        return CROWNING * (fact.candidate == elected not in (fact.seat, NOBODY))
    if isinstance(fact, f.Bargained):
        return SOME * (fact.how in ("accepted", "notice"))
    if isinstance(fact, f.Decided):
        return LIKELY * (fact.passed and fact.votes > 0)
    if isinstance(fact, f.Marched):
        return SOME * (fact.other >= 0)
    return next((rank for kinds, rank in _DEEDS.items() if isinstance(fact, kinds)), 0)


def headline(fact: object) -> Headline | None:
    """The fact as news; None if it is not news.

    Battles between players are news for both sides. The news tells how to answer, and what follows.
    """
    if isinstance(fact, f.Bargained):
        return _bargain(fact)
    if isinstance(fact, f.Talked):
        return _talk(fact)
    if isinstance(fact, f.BattleEnded):
        return Headline(fact.sides) if fact.sides and NOBODY not in fact.sides else None
    if not (isinstance(fact, TOLD) or _is_twin(fact)):
        return None
    effect = effects()[fact.law] if isinstance(fact, f.Decided) and fact.passed else None
    closes = DIPLOMACY if isinstance(fact, f.WarDeclared | f.Eliminated) else ""
    return Headline(closes=closes, effect=effect, listed=isinstance(fact, f.Voted))


def _is_twin(fact: object) -> bool:
    """Whether the fact is that a twin planet was found, which everybody may race for."""
    return isinstance(fact, f.TurnedUp) and t.HEX[fact.tile] in t.TWINS


def _bargain(fact: f.Bargained) -> Headline:
    """The news of an offer concerns the other side, which can answer; its result concerns both.

    Peace is news of its own, so that nobody misses it among older offers.
    """
    if fact.how in ("accepted", "agreed") and not fact.what:
        return Headline((fact.seat, fact.other), closes=DIPLOMACY)
    kind = "passage" if fact.what else "peace"
    matter = _matter(kind, fact)
    if fact.how != "offered":
        return Headline((fact.seat, fact.other), topic=DIPLOMACY, matter=matter)
    what = f"{kind}-{fact.seat}"
    ways = (f"diplomacy/accept/{what}", f"diplomacy/decline/{what}")
    answers = tuple((fact.other, way) for way in ways)
    return Headline((fact.other,), answers, DIPLOMACY, matter=matter)


def _talk(fact: f.Talked) -> Headline:
    """The news of private talks: a request, which the other side can answer, or a result."""
    matter = _matter("talk", fact)
    if fact.how != "wished":
        return Headline((fact.seat, fact.other), topic=DIPLOMACY, matter=matter)
    ways = (f"diplomacy/talk/seat-{fact.seat}", f"diplomacy/end-talk/seat-{fact.seat}")
    answers = tuple((fact.other, way) for way in ways)
    return Headline((fact.other,), answers, DIPLOMACY, matter=matter)


def _matter(kind: str, fact: f.Bargained | f.Talked) -> str:
    """What two seats deal about: one kind of deal between them."""
    return "-".join(map(str, (kind, *sorted((fact.seat, fact.other)))))
