"""The form for paying damage: what to discard for this attack and for later ones.

It asks about all known attacks of a spin at once, and preselects what a standing order would
discard for each. A later one left open is asked about when it strikes. Cards still to enter may
strike too, and get another form: nobody knows them before.
"""

from collections.abc import Mapping
from functools import cached_property, lru_cache

from engine.core.choices import Answers, Form, Question
from engine.core.words import Words
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.damage import ordered, payments
from engine.games.dark_wall_destiny.rules.forecast import Blow, coming_blows
from engine.games.dark_wall_destiny.rules.table import refuse_discards
from engine.games.dark_wall_destiny.state import WallState

TWIN = "."
"""Stands before the number in the key of a further copy: `patrol.2`."""


def payment(state: WallState, seat: int, *, ahead: bool) -> Form[a.Action]:
    """The form in which a seat pays for damage; with `ahead`, for later damage, too."""
    form = _Payment(state, seat, ahead=ahead)
    return Form("discard", form.ask, form.build, form.why_not)


class _Payment:
    """The questions about a seat's damage, and the action made of the answers."""

    def __init__(self, state: WallState, seat: int, *, ahead: bool) -> None:
        self._state, self._seat, self._ahead = state, seat, ahead

    @cached_property
    def _blows(self) -> tuple[Blow, ...]:
        hit = self._state.hit
        assert hit is not None, "damage is paid while it is dealt"
        first = Blow(t.IDS[hit.card], hit.due[self._seat])
        return (first, *(coming_blows(self._state, self._seat) if self._ahead else ()))

    def ask(self) -> list[Question]:
        """A question per attack; the standing order's discards are preselected."""
        player, now = self._state.players[self._seat], self._blows[0]
        counts = [len(way) for way in payments(tuple(player.hand), now.due)]
        held = dict(_by_key(tuple(player.hand)))
        keys, asked = tuple(held), list[Question]()
        usual = ordered(player, [blow.due for blow in self._blows])
        for place, (blow, cards) in enumerate(zip(self._blows, usual, strict=True)):
            chosen = tuple([_taken(held, card) for card in cards])
            least, most = (0, len(keys)) if place else (min(counts), max(counts))
            asked.append(Question(f"{place}{TWIN}{blow.card}", keys, chosen, least, most))
        return asked

    def build(self, answers: Answers) -> a.Discard:
        """The discards for each attack; later attacks left open are omitted."""
        held = _by_key(tuple(self._state.players[self._seat].hand))
        now, *later = [tuple([held[key] for key in keys]) for keys in answers]
        followed = zip(self._blows[1:], later, strict=True)
        return a.Discard(now, tuple([(blow.card, cards) for blow, cards in followed if cards]))

    def why_not(self, action: a.Action) -> Words | None:
        """Why the rules refuse the action; None if they do not."""
        assert isinstance(action, a.Discard), "this form builds nothing else"
        return refuse_discards(self._state, self._seat, action, lambda *_: self._blows[1:])


def _taken(held: dict[str, str], card: str) -> str:
    """The first key of a card among those held, which is removed from them."""
    key = next(key for key, one in held.items() if one == card)
    del held[key]
    return key


@lru_cache(maxsize=8192)
def _by_key(hand: tuple[int, ...]) -> Mapping[str, str]:
    """The cards of a hand by their keys; copies are numbered, such as `patrol.2` for the second."""
    found: dict[str, str] = {}
    for place in hand:
        card, number = t.IDS[place], 1
        while (key := card if number == 1 else f"{card}{TWIN}{number}") in found:
            number += 1
        found[key] = card
    return found
