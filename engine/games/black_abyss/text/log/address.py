"""Sentences of the log about what was done to a seat, as its own member reads them: with "you"."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import Words, words
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.text.log.battles import is_loss, losses
from engine.games.black_abyss.text.log.lines import raided
from engine.games.black_abyss.text.wording import price, who


def told_to(facts: Sequence[Any], seat: int) -> Words | None:
    """The sentence on the facts of a sentence of the log; None if it is the same for all."""
    if all(is_loss(fact) and fact.seat == seat for fact in facts):
        return words("black-abyss-yours-lost", ships=tuple(losses(facts)))
    if len(facts) == 2 and isinstance(facts[0], f.Lost) and facts[0].seat == seat:
        return raided(facts[0], facts[1], "black-abyss-yours-raided")
    told = _SENTENCES.get(type(facts[0]))
    return told(facts[0]) if told is not None and facts[0].other == seat else None


_SENTENCES: dict[type, Callable[[Any], Words]] = {
    f.WarDeclared: lambda x: words("black-abyss-yours-war", seat=who(x.seat)),
    f.BattleBegan: lambda x: words(
        "black-abyss-yours-attacked", seat=who(x.seat, x.wild), place=x.place
    ),
    f.Plundered: lambda x: words(
        "black-abyss-yours-plundered",
        seat=who(x.seat),
        price=price((x.food, x.energy, x.minerals)),
    ),
}
