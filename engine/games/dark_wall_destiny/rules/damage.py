"""Damage: defense absorbs it first, then the hand pays, then the draw deck burns.

Seats with a choice decide in any order. Effects follow in seat order once all have decided, so the
order of clicks does not matter. A seat is not asked if it has no choice, a standing order, or a
plan for this attack.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.piles import Telling, burn_top, leave_hand
from engine.games.dark_wall_destiny.rules.tasks import tasks
from engine.games.dark_wall_destiny.rules.values import shelter
from engine.games.dark_wall_destiny.state import Hit, Player, WallState

Payment = tuple[int, ...]

_WORTH = tuple(map(sum, zip(t.COST, t.ENERGY, t.COMBAT, strict=True)))
_CHEAPEST_FIRST = sorted(
    range(len(t.CARDS)),
    key=lambda card: (card in t.COLONIES, not t.DEFENSE[card], _WORTH[card], card),
)
_RANK = {card: rank for rank, card in enumerate(_CHEAPEST_FIRST)}
"""A card's place in the default order of discards."""


def strike(state: WallState, card: int, seats: list[int], damage: int, tell: Telling) -> None:
    """Deal damage to these seats; wait for seats that have a choice, or settle it at once."""
    hit = Hit(card, [0] * len(state.players), [])
    exposed = state.spin is not None and state.spin.exposed
    for seat in seats:
        player = state.players[seat]
        blocked = 0 if exposed else min(shelter(player), damage)
        player.spent += blocked
        hit.due[seat] = damage - blocked
        player.suffered += damage - blocked
        tell(facts.WasHit(seat, damage, blocked), reveals=True)
        if hit.due[seat]:
            _bill(state, hit, seat)
    state.hit = hit
    if not hit.waiting:
        settle(state, tell)


def charge(
    state: WallState, card: int, seat: int, points: int, by: list[int], tell: Telling
) -> None:
    """Make a seat pay for raids of seats (`by`), with cards of its hand only."""
    hit = Hit(card, [0] * len(state.players), [], burns=False, by=by)
    hit.due[seat] = points
    _bill(state, hit, seat)
    state.hit = hit
    if not hit.waiting:
        settle(state, tell)


def _bill(state: WallState, hit: Hit, seat: int) -> None:
    """Note that a seat must choose its discards, unless it has no choice, a plan or an order."""
    player = state.players[seat]
    ways = payments(tuple(player.hand), hit.due[seat])
    planned = _take_plan(state, hit.card, seat)
    if len(ways) == 1:
        hit.chosen[seat] = ways[0]
    elif planned in ways:
        hit.chosen[seat] = planned
    elif player.order != "ask":
        hit.chosen[seat] = by_order(player, hit.due[seat])
    else:
        hit.waiting.append(seat)


def _take_plan(state: WallState, card: int, seat: int) -> Payment:
    """Remove and return the discards that a seat planned for this card's attack; () if none."""
    if state.spin is None or not state.spin.planned:
        return ()
    plans = state.spin.planned.get(seat, ())
    for place, (of, cards) in enumerate(plans):
        if of == card:
            state.spin.planned[seat] = plans[:place] + plans[place + 1 :]
            return cards
    return ()


def settle(state: WallState, tell: Telling) -> None:
    """Settle damage once all have chosen: hands pay in seat order, then draw decks burn."""
    hit, state.hit = state.hit, None
    assert hit is not None, "only a blow is settled"
    for seat, due in enumerate(hit.due):
        if not due or state.ending is not None:
            continue
        player, paid = state.players[seat], hit.chosen[seat]
        chose = player.order == "ask" and len(payments(tuple(player.hand), due)) > 1
        for card in paid:
            leave_hand(player, card)
            player.discards.append(card)
            state.todo += tasks(card, "react", seat)
        if paid:
            cards = tuple([t.IDS[card] for card in paid])
            tell(facts.Discarded(seat, cards, chose), reveals=True)
        for _ in range(due - sum([t.WEIGHT[card] for card in paid])):
            if hit.burns and state.ending is None:
                burn_top(state, seat, tell)


@lru_cache(maxsize=65_536)
def payments(hand: Payment, due: int) -> tuple[Payment, ...]:
    """Every minimal set of cards of a hand that pays for damage.

    A card pays for one point of damage, or for its defense if that is more. If the whole hand does
    not suffice, the only payment is the whole hand.
    """
    if sum(t.WEIGHT[card] for card in hand) <= due:
        return (hand,)
    kinds = list(Counter(hand).items())
    found: list[Payment] = []

    def choose(at: int, left: int, taken: Payment) -> None:
        if left <= 0:
            if all(t.WEIGHT[card] + left > 0 for card in taken):
                found.append(taken)
            return
        if at == len(kinds):
            return
        card, most = kinds[at]
        for number in range(most, -1, -1):
            choose(at + 1, left - number * t.WEIGHT[card], (*taken, *(card,) * number))

    choose(0, due, ())
    return tuple(dict.fromkeys(found))


def by_order(player: Player, due: int) -> Payment:
    """What a seat's standing order discards: first named cards, then defense, then the cheapest.

    Cryoships go last.
    """
    return _first_of(tuple(player.hand), _named(player), due)


def ordered(player: Player, dues: Sequence[int]) -> list[tuple[str, ...]]:
    """What a seat's standing order discards for each of several damages, one after the other."""
    hand, found = list(player.hand), list[tuple[str, ...]]()
    for due in dues:
        cards = _first_of(tuple(hand), _named(player), due)
        for card in cards:
            hand.remove(card)
        found.append(tuple([t.IDS[card] for card in cards]))
    return found


def _named(player: Player) -> Payment:
    return tuple(player.ordered) if player.order == "list" else ()


@lru_cache(maxsize=65_536)
def _first_of(hand: Payment, names: Payment, due: int) -> Payment:
    cards, taken, paid = sorted(hand, key=_RANK.__getitem__), list[int](), 0
    if names:
        named = list(names)

        def rank(card: int) -> tuple[bool, bool]:
            first = card in named
            if first:
                named.remove(card)
            return (card in t.COLONIES, not first)

        cards.sort(key=rank)
    for card in cards:
        if paid >= due:
            break
        taken.append(card)
        paid += t.WEIGHT[card]
    for card in taken[:]:
        if paid - t.WEIGHT[card] >= due:
            taken.remove(card)
            paid -= t.WEIGHT[card]
    return tuple(sorted(taken))
