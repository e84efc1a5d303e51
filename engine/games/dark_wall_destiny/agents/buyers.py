"""What each policy acquires: functions from a state, a seat and offers to the best offer.

An offer is a card and its position, 0 for a drone. None if nothing is worth it.
"""

from collections.abc import Callable

from engine.games.dark_wall_destiny.agents.steering import harm
from engine.games.dark_wall_destiny.agents.worth import (
    FORESEEN,
    GENERAL,
    PRUDENCE,
    WEIGHTS,
    Worths,
)
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.models import Greedy
from engine.games.dark_wall_destiny.rules.forecast import landing_damage
from engine.games.dark_wall_destiny.rules.values import cost, costs, energy_left
from engine.games.dark_wall_destiny.state import EMPTY, Player, WallState

Buyer = Callable[[WallState, int, list[tuple[int, int]]], tuple[int, int] | None]
"""Returns the card to acquire and its position (0: a drone) among offers, or None."""

HASTY = WEIGHTS.model_copy(update={"margin": WEIGHTS.hasty})
Offers = list[tuple[int, int]]


def dearest(state: WallState, seat: int, offers: Offers) -> tuple[int, int]:  # noqa: ARG001
    """The most expensive offer."""
    return max(offers, key=lambda offer: (cost(state, *offer), offer))


def worthiest(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
    """A Cryoship, else the most valuable card if it is clearly better than the seat's deck."""
    return _best(state, seat, offers, WEIGHTS, GENERAL, lambda _: 0.0)


def hasty(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
    """A Cryoship, else the most valuable card if it is a little better than the seat's deck."""
    return _best(state, seat, offers, HASTY, GENERAL, lambda _: 0.0)


def prudent(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
    """A Cryoship, else the card of most value, considering the coming spin for all seats."""
    return _worth_most(state, seat, offers, len(state.players))


def lonely(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
    """A Cryoship, else the card of most value, considering the coming spin for this seat."""
    return _worth_most(state, seat, offers, 1)


def _worth_most(state: WallState, seat: int, offers: Offers, seats: int) -> tuple[int, int] | None:
    """A Cryoship, else the card of most value, considering the coming spin for `seats` seats.

    Taking a card leaves a gap, which changes the coming attacks; damage that it causes counts more
    than damage that it spares. Each card taken ahead of the Cryoship also makes it burn sooner.
    That costs more the fewer cards are left ahead; before the first Cryoship is gained, when decks
    can pay least, it counts earlier, and tokens are kept for the Cryoship. Each Cryoship gained
    lowers the value of every card.
    """
    system = state.system
    colony = next((at for at, card in enumerate(system) if card in t.COLONIES), len(system))
    before = sum([card != EMPTY for card in system[colony + 1 :]])
    dealt = harm(state, system, seats)
    coming = landing_damage(state, dealt)
    gained = cryoships_gained(state)
    if not gained and colony < len(system):
        offers = thrifty(state, seat, offers)
    soon = PRUDENCE.soon if gained else PRUDENCE.soon_first
    hurry = PRUDENCE.hurry * max(0.0, soon - before)

    def worth_after(at: int) -> float:
        if not at:
            return PRUDENCE.drone - PRUDENCE.late * gained
        spared = coming - landing_damage(state, dealt, without=at - 1)
        worth = spared * (1 if spared > 0 else PRUDENCE.worse)
        return worth - PRUDENCE.late * gained - (hurry if at - 1 > colony else 0.0)

    return _best(state, seat, offers, PRUDENCE, FORESEEN, worth_after)


def among_rivals(margin: float, buyer: Buyer) -> Buyer:
    """The policy `buyer`; in a contest `worthiest`, with this margin instead of the usual one."""
    rival = WEIGHTS.model_copy(update={"margin": margin})

    def either(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
        if state.contest:
            return _best(state, seat, offers, rival, GENERAL, lambda _: 0.0)
        return buyer(state, seat, offers)

    return either


def cryoships_gained(state: WallState) -> int:
    """How many Cryoships have been acquired or burned."""
    return len(t.CRYOSHIPS) - len(state.cryoships) - (not t.COLONIES.isdisjoint(state.system))


def thrifty(state: WallState, seat: int, offers: Offers) -> Offers:
    """The offers that leave the seat enough tokens for a Cryoship."""
    energy = energy_left(state, state.players[seat])
    return [
        offer
        for offer, price in zip(offers, costs(state, offers), strict=True)
        if offer[0] in t.COLONIES or offer[0] in t.ALIENS or price <= energy
    ]


def _best(
    state: WallState,
    seat: int,
    offers: Offers,
    weights: Greedy,
    worths: Worths,
    more: Callable[[int], float],
) -> tuple[int, int] | None:
    """A Cryoship, else the offer of most value, if it beats the seat's average card by `margin`.

    `more` has, by position, what is added to the value.
    """
    for card, at in offers:
        if card in t.COLONIES:
            return card, at
    player = state.players[seat]
    pile = [*player.deck, *player.hand, *player.discards, *player.played]
    average = sum([worths.each[card] for card in pile]) / max(1, len(pile))
    owned = planets(player)

    def value(offer: tuple[int, int]) -> float:
        card, at = offer
        worth = (
            worths.each[card] + worths.once[card] + more(at) + (worths.menace[card] if at else 0.0)
        )
        if state.contest:
            worth += (weights.contest - weights.point) * t.VP[card]
        if card in t.PLANETS:
            worth += weights.planets if owned else weights.planet
        return worth

    best = max(offers, key=lambda offer: (value(offer), offer), default=None)
    return best if best and value(best) > average + weights.margin else None


def planets(player: Player) -> int:
    """How many planets a seat owns, in any of its piles."""
    piles = (player.deck, player.hand, player.discards)
    there = sum(card in t.PLANETS for pile in piles for card in pile)
    return there + sum(berth.card in t.PLANETS for berth in player.sector)
