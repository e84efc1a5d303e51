"""What a hint says of the Cryoship in the system: how long it can be saved, and by what means.

In a contest, it warns only of the Cryoship that would burn from the reader's own deck.
"""

from collections.abc import Iterator
from typing import Final

from engine.core.words import Words, seat_name
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import name, names
from engine.games.dark_wall_destiny.content.vocabulary import Trigger
from engine.games.dark_wall_destiny.rules.forecast import Forecast
from engine.games.dark_wall_destiny.text.cards import say
from engine.games.dark_wall_destiny.text.purchases import burns_soon, offers, readiness
from engine.games.dark_wall_destiny.view import WallView

NEAR: Final = 2
"""A Cryoship in no danger yet is mentioned if at most so much energy is missing."""
BRINGING: Final = frozenset({"draw", "token", "recall-hand", "muster", "double-energy"})
"""Effects that may bring energy this turn."""
BROUGHT: Final = 3
"""The most energy that one of these effects usually brings."""
BEST_CARD: Final = 3
"""The energy of the best card that a hand usually has."""
_STRIKING: Final[tuple[Trigger, ...]] = ("attack", "expire")
HOLDING: Final = frozenset({"halt", "shift"})
"""Effects that may keep a Cryoship from burning in the next spin."""


def before_acquiring(view: WallView) -> Iterator[Words]:
    """A line that a Cryoship in danger can be paid for this turn, or what is missing for it."""
    ahead = view.forecast
    if ahead is None or not burns_soon(ahead):
        return
    if _lacked(view, ahead) > 0:
        yield from missing(view)
    elif ahead.colony is not None and not view.contest:
        price = _price(view, ahead.colony)
        yield say("danger-payable", card=name(ahead.colony), spins=ahead.spins or 0, price=price)


def when_acquired(view: WallView) -> Iterator[Words]:
    """A line about when the Cryoship that the hint advises to acquire would burn, if soon."""
    ahead = view.forecast
    if ahead is not None and ahead.spins is not None and burns_soon(ahead) and not view.contest:
        yield say("danger-acquired", spins=ahead.spins)


def of_own_deck(view: WallView, card: str) -> Iterator[Words]:
    """What could burn the Cryoship from the deck into which the hint advises to acquire it.

    An alarm says so, too; the hint adds what else can be done about it.
    """
    if view.burners is None:
        return
    prices = {one.card: one.cost for one in view.system}
    combat = sum(prices[one] for one in set(view.burners) if t.CARD[one] in t.ALIENS)
    energy = sum(prices[one] for one in {card, *view.burners} if t.CARD[one] not in t.ALIENS)
    can_pay = energy <= view.reach and combat <= view.combat
    others = [
        seat_name(number)
        for number, seat in enumerate(view.seats)
        if number not in (*view.done, view.viewer) and seat.covers is None
    ]
    yield say(
        "danger-deck",
        cards=len(view.burners),
        names=names(view.burners) if view.burners else "",
        both=int(can_pay or not view.burners),
        seats=tuple(others),
        count=len(others),
        contest=int(view.contest),
    )


def without_planet(view: WallView, card: str) -> Iterator[Words]:
    """A line that the viewer has no planet yet to seed an advised Cryoship on."""
    if view.viewer is None or t.CARD[card] == t.OMEGA:
        return
    ready = readiness(view.seats[view.viewer])
    if ready < 2:
        yield say("planet-to-draw" if ready else "no-planet")


def missing(view: WallView, *, acquires: bool = False) -> Iterator[Words]:
    """A line about the energy missing for the system's Cryoship, and where help may come from.

    Other seats are named only before the last spin: earlier they seldom do what they might. What
    not to acquire meanwhile is left out of a hint that `acquires` another card.
    """
    ahead = view.forecast
    lacked = 0 if ahead is None else _lacked(view, ahead)
    if ahead is None or ahead.colony is None or ahead.spins is None or lacked <= 0:
        return
    if lacked > NEAR and not burns_soon(ahead):
        return
    yield say("danger-missing", card=name(ahead.colony), spins=ahead.spins, n=lacked)
    others = [*_able_to_pay(view, _price(view, ahead.colony))]
    if lacked <= BROUGHT and (cards := _able(view, BRINGING)):
        yield say("danger-bring", cards=names(cards))
    elif ahead.spins == 1 and (cards := _able(view, HOLDING)):
        yield say("danger-hold", cards=names(cards))
    elif ahead.spins > 1:
        yield from () if acquires else (say("danger-wait"),)
    elif others:
        yield say("danger-others", seats=tuple(map(seat_name, others)))
    else:
        to_come = {*range(len(view.seats))} - {*view.done, view.viewer}
        yield say("danger-lost", sure=int(not to_come), planets=_to_seed_on(view))


def _to_seed_on(view: WallView) -> int:
    """The viewer's planets without a card on them, if it can still seed on them this turn."""
    if view.viewer is None or view.stage == "acquire" or not view.hand:
        return 0
    here = view.seats[view.viewer].sector
    return sum(t.CARD[berth.card] in t.PLANETS and not berth.under for berth in here)


def _able_to_pay(view: WallView, price: int) -> Iterator[int]:
    """The other seats yet to have a turn whose hand might pay this price."""
    for number, seat in enumerate(view.seats):
        most = seat.energy + seat.tokens + BEST_CARD * seat.hand
        if number not in (*view.done, view.viewer) and most >= price:
            yield number


def keeps_tokens(view: WallView) -> Iterator[Words]:
    """Why tokens that could pay for a card are kept: for the first Cryoship."""
    there = sum(one.card is not None and t.CARD[one.card] in t.COLONIES for one in view.system)
    none_yet = len(view.colonies) + there == len(t.CRYOSHIPS)
    if view.viewer is None or view.contest or not none_yet or _may_lose_tokens(view):
        return
    if view.forecast is not None and view.forecast.spins == 1:
        return  # it would come too late
    tokens = view.seats[view.viewer].tokens
    for_energy = (price for card, price in offers(view) if t.CARD[card] not in t.ALIENS)
    if any(view.energy < price <= view.energy + tokens for price in for_energy):
        yield say("danger-tokens", n=tokens)


def _may_lose_tokens(view: WallView) -> bool:
    """Whether a card in the system takes tokens when it attacks or burns."""
    cards = [t.CARDS[t.CARD[one.card]] for one in view.system if one.card]
    effects = (effect for card in cards for when in _STRIKING for effect in card.effects(when))
    return any(effect.do == "lose-token" for effect in effects)


def _lacked(view: WallView, ahead: Forecast) -> int:
    """The energy that the viewer lacks for the system's Cryoship; 0 if none, or in a contest."""
    if ahead.colony is None or view.contest:
        return 0
    return _price(view, ahead.colony) - view.reach


def _price(view: WallView, colony: str) -> int:
    return next(one.cost for one in view.system if one.card == colony)


def _able(view: WallView, deeds: frozenset[str]) -> tuple[str, ...]:
    """The viewer's cards with one of these effects, in hand or ready in the sector."""
    if view.viewer is None or view.stage == "acquire":
        return ()
    ready = [card for berth in view.seats[view.viewer].sector for card in berth.ready]
    held = [card for card in view.hand if _does(card, "play", deeds)]
    return tuple(dict.fromkeys([*held, *(one for one in ready if _does(one, "standing", deeds))]))


def _does(card: str, when: Trigger, deeds: frozenset[str]) -> bool:
    return any(effect.do in deeds for effect in t.CARDS[t.CARD[card]].effects(when))
