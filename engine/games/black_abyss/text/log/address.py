"""Sentences of the log about what a seat did or suffered, as its member reads them: with "you"."""

from collections.abc import Sequence
from typing import Any

from engine.core.words import Words, seat_name, words
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.state import NOBODY
from engine.games.black_abyss.text.log.battles import is_loss
from engine.games.black_abyss.text.log.deeds import DEEDS, deeds
from engine.games.black_abyss.text.log.sentences import without_returns

_MUTUAL = "talk-opened"
_OWN = frozenset({
    "fled", "withdrew", "plundered", "raided", "battle-won", "seated", "elected", "voted",
    "abstained", "war-declared", "battle-began", "offered", "accepted", "declined", "notice",
    "talk-wished", "talk-ended", "talk-refused", "withdrawn", "whisper-offered",
    "whisper-withdrawn", "whisper-accepted", "whisper-declined", "commanded", "led", "recalled",
    "disbanded", "lost", "idled", _MUTUAL,
})  # fmt: skip
"""What a seat did, by the suffix of the facts' message id."""
_YOURS = frozenset({
    "war-declared", "battle-began", "battle-won", "plundered", "raided", "offered", "accepted",
    "declined", "notice", "talk-wished", "talk-ended", "talk-refused", "withdrawn",
    "whisper-offered", "whisper-withdrawn", "whisper-accepted", "whisper-declined", "recalled",
    "disbanded",
})  # fmt: skip
"""What was done to a seat."""
_ROUNDS = frozenset({"black-abyss-story-hits", "black-abyss-story-round"})
"""Sentences with a clause for each hit, and for the moves and misses of each side."""


def told_to(told: Words, facts: Sequence[Any], seat: int) -> Words | None:
    """The sentence `told` on these facts, worded for this seat; None if its words are the same."""
    args: dict[str, Any] = dict(told.args)
    if all(is_loss(fact) and fact.seat == seat for fact in facts):
        return words(told.id.replace("-story-losses", "-yours-lost"), **args)
    if told.id in _ROUNDS:
        hits = tuple(_clause_to(one, seat_name(seat)) for one in args["hits"])
        return None if hits == args["hits"] else words(told.id, **args | {"hits": hits})
    last = facts[-1]
    own = _who_did(last) == seat
    if own and type(facts[0]) in DEEDS and facts[0].seat == seat:
        return words("black-abyss-own-deeds", deeds=tuple(deeds(without_returns([*facts]))))
    kind = told.id.removeprefix("black-abyss-fact-")
    if kind == _MUTUAL and last.other == seat:
        return words(f"black-abyss-own-{kind}", other=args["seat"])
    if own and kind in _OWN:
        return words(f"black-abyss-own-{kind}", **args)
    if kind in _YOURS and seat in _suffered(last):
        return words(f"black-abyss-yours-{kind}", **args)
    return None


def _clause_to(clause: Words, reader: Words) -> Words:
    """A clause of a round with "you" for what the reader's side did, and "your" for its ships."""
    args: dict[str, Any] = dict(clause.args)
    if args.get("seat") == reader:
        if clause.id == "black-abyss-ship-of":
            hull = dict(args["ship"].args)["hull"].id.rpartition("-")[2]
            return words("black-abyss-ship-yours", ship=args["ship"], hull=hull)
        return words(clause.id.replace("-story-", "-own-"), **args)
    for name in {"what", "ship"} & args.keys():
        args[name] = _clause_to(args[name], reader)
    return words(clause.id, **args)


def _who_did(fact: Any) -> int | None:
    """The seat that a fact is about; of the end of a battle, who won it."""
    if isinstance(fact, f.BattleEnded):
        return fact.left[0] if len(fact.left) == 1 else None
    return getattr(fact, "seat", None)


def _suffered(fact: Any) -> Sequence[int]:
    """The seats to which a fact was done; of the end of a battle, both sides."""
    return fact.sides if isinstance(fact, f.BattleEnded) else (getattr(fact, "other", NOBODY),)
