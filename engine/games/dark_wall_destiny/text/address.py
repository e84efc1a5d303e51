"""Sentences of the log about what a seat did or suffered, as its member reads them: with "you"."""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.words import Words, seat_name, words
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.text.cards import say

_PREFIX: Final = "dark-wall-destiny-"
_OWN = frozenset({
    "chosen", "took-turn", "played", "seeded", "used", "acquired", "acquired-tokens", "saved",
    "drew", "reshuffled", "ended-turn", "ended-turn-cards", "banked", "looked", "scanned", "buried",
    "recalled-hand", "recalled-top", "shifted", "covers", "covered",
    "covered-burning", "guarded", "guarded-own", "refitted", "enhanced", "pulled", "halted",
    "burned-sector", "burned-hand", "burned-discards", "burned-deck", "was-hit", "was-hit-blocked",
    "besieged", "besieged-blocked", "repaired", "raided", "raided-blocked", "plundered", "stole",
    "taxed", "shadowed", "settled-ordered", "discarded", "discarded-ordered", "lost-token",
    "ordered", "showed", "hid", "story-loss",
})  # fmt: skip
"""What a seat did or suffered, by the suffix of the message id."""
_YOURS = frozenset({"covers", "covered", "covered-burning", "guarded", "shadowed"})
"""What was done to a seat; `log_sentences.harms` tells raids, thefts and taxes."""
_TOGETHER = frozenset({"settled", "discarded-none", "forecast-tokens"})
"""What several seats did or suffered."""
_TARGETS = {"dealt": "you", "story-siege": "you", "plundered": "by-you"}
"""Which word stands for the reader in clauses that name whom an attack hits, or who raids."""


def told_to(told: Words, facts: Sequence[Fact], seat: int) -> Words | None:  # noqa: ARG001
    """The sentence `told`, to the member of a seat; None if it is the same for all."""
    own = _to(told, seat_name(seat))
    return None if own == told else own


def _to(told: Words, reader: Words) -> Words:
    """The words, also nested ones, with "you" in place of the reader's name."""
    kind, args = told.id.removeprefix(_PREFIX), dict[str, Any](told.args)
    if kind in _OWN and args["seat"] == reader:
        return say(f"own-{kind}", **args)
    if kind in _YOURS and args["whom"] == reader:
        return say(f"yours-{kind}", **args)
    if kind in _TOGETHER and reader in args["seats"]:
        return say(f"own-{kind}", **args | _others(args["seats"], reader))
    if kind == "award-passed":
        return _award(args, reader) or told
    you = say(_TARGETS[kind]) if kind in _TARGETS else reader
    return words(told.id, **{key: _argument(one, reader, you) for key, one in args.items()})


def _argument(value: Any, reader: Words, you: Words) -> Any:
    """An argument: clauses as `_to` says, and `you` in place of the reader's name.

    Among several names, the reader's is the first, as the others may be cut.
    """
    if value == reader:
        return you
    if isinstance(value, Words):
        return _to(value, reader)
    if isinstance(value, tuple):
        first = sorted(value, key=lambda one: one != reader)
        return tuple(_argument(one, reader, you) for one in first)
    return value


def _award(args: dict[str, Any], reader: Words) -> Words | None:
    """That the reader gained or lost the points of an award, with others or alone."""
    for mine, theirs in (("gained", "lost"), ("lost", "gained")):
        if reader in args[mine]:
            known = {"what": args["what"], "n": args["n"]} | _others(args[mine], reader)
            rivals = args[theirs]
            return say(f"own-award-{mine}", rivals=rivals, losers=len(rivals), **known)
    return None


def _others(seats: Sequence[Words], reader: Words) -> dict[str, Any]:
    """The seats that did the same as the reader, and their number."""
    others = tuple(one for one in seats if one != reader)
    return {"others": others, "count": len(others)}
