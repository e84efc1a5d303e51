"""Several purchases as one form, with a question per kind of thing."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from engine.core.choices import Answers, Form, Question
from engine.core.words import Words, words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.ground import may_settle
from engine.games.black_abyss.rules.market.together import KINDS, everything, listed, refuse_buy
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.state import State


def basket(state: State, seat: int) -> Form[Any]:
    """The form of all purchases together; the caller checks that something is for sale."""
    sale = _Sale(state, seat)
    return Form("basket", sale.ask, sale.build, sale.why_not)


class _Sale:
    """What is for sale, by kind and key of the form; computed on demand."""

    def __init__(self, state: State, seat: int) -> None:
        self._state, self._seat = state, seat

    @cached_property
    def _all(self) -> a.Buy:
        return everything(self._state, self._seat)

    @cached_property
    def _whole(self) -> a.Buy:
        return listed(self._all)

    @cached_property
    def _things(self) -> dict[str, dict[str, Any]]:
        each = ((kind, getattr(self._whole, kind)) for kind in KINDS)
        return {kind: self._keyed(kind, things) for kind, things in each if things}

    def _keyed(self, kind: str, things: Sequence[Any]) -> dict[str, Any]:
        """The things by key; a repetition has the key `KEY.NUMBER`, from 2 on."""
        keyed: dict[str, Any] = {}
        times: Counter[Any] = Counter()
        for thing in things:
            times[thing] += 1
            number = f".{times[thing]}" if times[thing] > 1 else ""
            keyed[_KEYS[kind](self._state, thing) + number] = thing
        return keyed

    def ask(self) -> list[Question]:
        """A question per kind of thing that is for sale.

        It notes what it can't list. The first one notes that colonies come before purchases.
        """
        questions = [
            Question(kind, tuple(keys), (), 0, len(keys), self._unlisted(kind))
            for kind, keys in self._things.items()
        ]
        if questions and may_settle(self._state, self._seat):
            questions[0].note = words("black-abyss-about-colonies-first")
        return questions

    def _unlisted(self, kind: str) -> Words | None:
        count = len(getattr(self._all, kind)) - len(getattr(self._whole, kind))
        menu = words(f"black-abyss-do-{_VERBS[kind]}")
        return words("black-abyss-about-unlisted", count=count, menu=menu) if count else None

    def build(self, answers: Answers) -> a.Buy:
        """The action that buys everything chosen."""
        kinds = zip(self._things.items(), answers, strict=True)
        bought: dict[str, Any] = {
            kind: tuple(sorted(keys[key] for key in chosen)) for (kind, keys), chosen in kinds
        }
        return a.Buy(**bought)

    def why_not(self, action: a.Buy) -> Words | None:
        """Why the rules refuse these purchases together; None if they do not."""
        return refuse_buy(self._state, self._seat, action, self._whole)


def _at_place(names: tuple[str, ...]) -> Callable[[State, tuple[int, int]], str]:
    return lambda state, pair: f"{names[pair[0]]}.{chart(state).keys[pair[1]]}"


_VERBS = {
    "techs": "research", "ships": "commission", "buildings": "build", "tiles": "fit",
    "repairs": "repair",
}  # fmt: skip
"""The menu of each kind of thing."""
_KEYS: dict[str, Callable[[State, Any], str]] = {
    "techs": lambda _, tech: t.TECHS[tech],
    "ships": _at_place(t.HULLS),
    "buildings": _at_place(t.BUILDINGS),
    "tiles": lambda _, pair: f"s{pair[0]}.{t.TILES[pair[1]]}",
    "repairs": lambda _, pair: f"s{pair[0]}.{pair[1] + 1}",
}
