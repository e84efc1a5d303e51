"""The values of a sector (energy, combat, defense), and prices.

Energy and combat count in every Acquire phase, defense in every spin. Cards seeded on a planet are
out of play.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.models import Surcharge
from engine.games.dark_wall_destiny.content.vocabulary import PEOPLES, Per, Value
from engine.games.dark_wall_destiny.state import EMPTY, NOBODY, Berth, Difficulty, Player, WallState

Priced = tuple[tuple[int, int], int]
"""A card, its position (0 for a drone), and its price."""

_PEOPLE = tuple(card.design.people for card in t.CARDS)
_SURCHARGES = {
    place: card.design.surcharge for place, card in enumerate(t.CARDS) if card.design.surcharge
}
_CHARGING = frozenset(_SURCHARGES)
_PRINTED: dict[Value, tuple[int, ...]] = {
    "energy": t.ENERGY,
    "combat": t.COMBAT,
    "defense": t.DEFENSE,
}
_LEVELS: dict[Difficulty, int] = {
    "easy": t.NUMBERS.easy,
    "normal": t.NUMBERS.normal,
    "hard": t.NUMBERS.hard,
}
_ENHANCING = frozenset(place for place, level in enumerate(t.ENHANCE) if level)
_DEARER = _CHARGING | _ENHANCING
"""Cards that raise prices of other cards in the system."""
_APART = t.COLONIES | t.ASKS
"""Cards that *Play all* never plays."""
_MORE_CARDS = tuple(card.design.hand for card in t.CARDS)
_CHEAPEST_DRONE = min(t.COST[card] for card in t.DRONES)
_GROWING = frozenset(place for place, plus in enumerate(t.PLUS) if plus)


def berth_value(player: Player, berth: Berth, value: Value) -> int:
    """One value (energy, combat or defense) of a card of the sector, including its crew."""
    if berth.card in t.SILENT:
        return 0
    printed = _PRINTED[value]
    cards = cards_in_play(player)
    total = 0
    for card, here in ((berth.card, len(berth.under)), *((card, 0) for card in berth.under)):
        total += printed[card]
        for plus in t.PLUS[card]:
            if plus.value == value:
                there = here if plus.per == "here" else count(player, cards, plus.per)
                total += plus.n * (there // plus.every)
    return total


def cards_in_play(player: Player) -> list[int]:
    """The cards in play: played cards and the sector, except cards on planets."""
    cards = player.played[:]
    for berth in player.sector:
        cards.append(berth.card)
        if berth.under and berth.card not in t.SILENT:
            cards += berth.under
    return cards


def energy(player: Player) -> int:
    """The energy of a seat's cards in play, without tokens or effects of this turn."""
    return _sum(player, cards_in_play(player), "energy")


def resting_energy(player: Player) -> int:
    """The energy of the cards that stay in a seat's sector."""
    return energy(replace(player, played=[]) if player.played else player)


def combat(player: Player) -> int:
    """The combat of a seat's cards in play."""
    return _sum(player, cards_in_play(player), "combat")


def defense(player: Player) -> int:
    """The defense of a seat's cards in play."""
    return _sum(player, cards_in_play(player), "defense")


def _sum(player: Player, cards: list[int], value: Value) -> int:
    """The sum of one value over `cards` in play."""
    printed = _PRINTED[value]
    total = sum([printed[card] for card in cards])
    return total if _GROWING.isdisjoint(cards) else total + _grown(player, cards, value)


def _grown(player: Player, cards: list[int], value: Value) -> int:
    """What growing values add to the cards in play; `here` counts the cards under a card."""
    total, here = 0, [0] * len(player.played)
    for berth in player.sector:
        here.append(len(berth.under))
        if berth.card not in t.SILENT:
            here += [0] * len(berth.under)
    for card, under in zip(cards, here, strict=True):
        if card in _GROWING:
            for plus in t.PLUS[card]:
                if plus.value == value:
                    there = under if plus.per == "here" else count(player, cards, plus.per)
                    total += plus.n * (there // plus.every)
    return total


def count(player: Player, cards: list[int], per: Per) -> int:
    """How many things of the kind `per` there are among `cards` in play, or in the sector."""
    if per == "crew":
        return len([one for one in cards if one in t.CREW])
    if per == "ship":
        return len([one for one in player.sector if one.card in t.SHIPS])
    if per == "planet":
        return len([one for one in player.sector if one.card in t.PLANETS])
    if per == "seeded":
        return sum(len(one.under) for one in player.sector if one.card in t.PLANETS)
    if per == "alien":
        return len([one for one in (*cards, *player.discards) if one in t.ALIENS])
    if per == "colony":
        return colonies(player)
    if per in PEOPLES:
        return len([one for one in cards if _PEOPLE[one] == per])
    return 0


def colonies(player: Player) -> int:
    """How many Cryoships are seeded in the sector."""
    return sum(card in t.COLONIES for berth in player.sector for card in berth.under)


def owns_cryoship(player: Player) -> bool:
    """Whether a seat has a Cryoship in hand, draw deck or discard pile."""
    return not t.COLONIES.isdisjoint((*player.hand, *player.deck, *player.discards))


def owned_cryoships(player: Player) -> list[int]:
    """The Cryoships in a seat's hand, draw deck or discard pile."""
    return sorted(t.COLONIES.intersection((*player.hand, *player.deck, *player.discards)))


def planets_to_draw(player: Player) -> int:
    """How many planets a seat has in hand, draw deck or discard pile."""
    piles = (player.hand, player.deck, player.discards)
    return sum(card in t.PLANETS for pile in piles for card in pile)


def cost(state: WallState, card: int, at: int) -> int:
    """The price, at least 1, that the seat at turn pays for the card at a position.

    Position 0 is a drone.
    """
    return costs(state, ((card, at),))[0]


def costs(state: WallState, offers: Iterable[tuple[int, int]]) -> list[int]:
    """The price of each card at its position, as `cost` says; what all share is computed once."""
    if _as_printed(state):
        printed = _base_prices(state.prices)
        return [printed[card] for card, _ in offers]
    tax = state.players[state.active].taxed if state.active != NOBODY else 0
    discounts = state.now.discounts
    charges, enhancing = _surcharges(state), not _ENHANCING.isdisjoint(state.system)
    found = []
    for card, at in offers:
        price = state.prices[t.CRYOSHIPS.index(card)] if card in t.COLONIES else t.COST[card]
        price, kind = price + tax, t.KIND[card]
        for of, n in discounts:
            if of == kind or (of == "ship" and kind == "drone"):
                price -= n
        if at:
            if charges:
                price += sum([one.n for one in charges if one.of in (None, kind)])
                if card in _SURCHARGES:
                    price -= _SURCHARGES[card].n
            if enhancing and kind == "alien":
                price += points_by_anomalies(state, at - 1)
        found.append(price if price > 1 else 1)
    return found


def _as_printed(state: WallState) -> bool:
    """Whether nothing changes the prices for the seat at turn."""
    active = state.active
    taxed = active != NOBODY and state.players[active].taxed
    return not (taxed or state.now.discounts) and _DEARER.isdisjoint(state.system)


@lru_cache(maxsize=64)
def _base_prices(cryoships: tuple[int, ...]) -> tuple[int, ...]:
    """The price of each card before changes; `cryoships` has the prices of Cryoships."""
    prices = list(t.COST)
    for card, price in zip(t.CRYOSHIPS, cryoships, strict=True):
        prices[card] = price
    return tuple([max(1, price) for price in prices])


def _surcharges(state: WallState) -> list[Surcharge]:
    system = state.system
    if _CHARGING.isdisjoint(system):
        return []
    return [_SURCHARGES[card] for card in system if card in _SURCHARGES]


def points_by_anomalies(state: WallState, at: int) -> int:
    """What anomalies nearer to the last position add to an alien at a place (from 0)."""
    if _ENHANCING.isdisjoint(state.system):
        return 0
    return sum([t.ENHANCE[card] for card in state.system[at + 1 :] if card != EMPTY])


def harder(state: WallState, card: int, at: int) -> int:
    """What difficulty, rounds and anomalies add to each number of an attack.

    `at` is the place from which the card attacks, from 0.
    """
    more = _LEVELS[state.difficulty] + points_by_rounds(state)
    return more + points_by_anomalies(state, at) if card in t.ALIENS else more


def points_by_rounds(state: WallState) -> int:
    """What the number of the round adds to every attack."""
    return bisect_right(state.rising, state.turn)


def means(state: WallState, player: Player) -> tuple[int, int]:
    """The combat, and the energy with tokens, that the seat at turn can still spend.

    `now` has what the turn gained minus what it spent.
    """
    cards, now = cards_in_play(player), state.now
    combat = now.combat + sum([t.COMBAT[card] for card in cards])
    energy = now.energy + player.tokens + sum([t.ENERGY[card] for card in cards])
    if not _GROWING.isdisjoint(cards):
        combat += _grown(player, cards, "combat")
        energy += _grown(player, cards, "energy")
    return combat, energy


def tokens_for(state: WallState, player: Player, card: int, price: int) -> int:
    """The tokens that the seat at turn pays for a card at this price: what energy lacks for it."""
    return 0 if card in t.ALIENS else max(0, price - max(0, energy_left(state, player)))


def energy_left(state: WallState, player: Player) -> int:
    """The energy that the seat at turn has left, without tokens."""
    return means(state, player)[1] - player.tokens


def reach(state: WallState, seat: int) -> int:
    """The energy, tokens included, that a seat has this turn once its hand is played."""
    player, now = state.players[seat], state.now
    played = [] if state.stage == "acquire" else [c for c in player.hand if c not in t.COLONIES]
    ahead = replace(
        player,
        played=[*player.played, *(card for card in played if card not in t.LASTING)],
        sector=[*player.sector, *(Berth(card) for card in played if card in t.LASTING)],
    )
    return energy(ahead) + player.tokens + (now.energy if seat == state.active else 0)


def affordable(state: WallState, player: Player, card: int, at: int) -> bool:
    """Whether the seat at turn can pay for a card: for aliens with combat, else with energy."""
    combat, energy = means(state, player)
    return cost(state, card, at) <= (combat if card in t.ALIENS else energy)


def payable(state: WallState, purse: tuple[int, int], left: int = EMPTY) -> list[Priced]:
    """The cards that a `purse` of combat and energy can pay for, without the card `left`.

    Cards of the system come first, then drones. `left` is a card that an agent leaves to people.
    """
    combat, energy = purse
    most = max(purse)
    if most < 1:
        return []
    printed = _base_prices(state.prices)  # only discounts lower a price
    if _as_printed(state):
        found = [
            ((card, at), printed[card])
            for at, card in enumerate(state.system, 1)
            if printed[card] <= (combat if card in t.ALIENS else energy)
            and card not in (EMPTY, left)
        ]
        if energy >= _CHEAPEST_DRONE:
            drones = sorted(set(state.drones))
            found += [((card, 0), printed[card]) for card in drones if printed[card] <= energy]
        return found
    if state.now.discounts:
        most += sum([n for _, n in state.now.discounts])
    there = [
        (card, at)
        for at, card in enumerate(state.system, 1)
        if printed[card] <= most and card not in (EMPTY, left)
    ]
    if most >= _CHEAPEST_DRONE:
        there += [(card, 0) for card in sorted(set(state.drones)) if printed[card] <= most]
    return [
        (offer, price)
        for offer, price in zip(there, costs(state, there), strict=True)
        if price <= (combat if offer[0] in t.ALIENS else energy)
    ]


def pullable(state: WallState, card: int) -> bool:
    """Whether a pull may take the card: a ship or crew that is cheap enough."""
    return t.KIND[card] in ("ship", "crew") and t.COST[card] <= most_pulled(len(state.saved))


def most_pulled(saved: int) -> int:
    """The most that a card taken by a pull may cost, once `saved` colonies are saved."""
    return t.NUMBERS.pull + saved


def plain(hand: Sequence[int], sector: Iterable[int]) -> list[int]:
    """The cards of a hand that *Play all* plays, given the cards of the sector.

    Left out are Cryoships, cards that ask a question, and a strategy if another one would burn.
    """
    if t.STRATEGIES.isdisjoint(hand):
        return [card for card in hand if card not in _APART]
    strategies = sum(card in t.STRATEGIES for card in (*hand, *sector))
    left = _APART | t.STRATEGIES if strategies > 1 else _APART
    return [card for card in hand if card not in left]


def hand_size(player: Player, bounty: int) -> int:
    """How many cards are drawn at Reset: `hand`, strategies and bounties, up to `hand_most`."""
    more = bounty + sum([_MORE_CARDS[berth.card] for berth in player.sector])
    return min(t.NUMBERS.hand + more, t.NUMBERS.hand_most)


def shelter(player: Player) -> int:
    """The defense that a seat has left in this spin."""
    return max(0, defense(player) + player.guarded - player.spent - player.worn)


def resting_shelter(player: Player) -> int:
    """The defense that a seat has left in this spin once the cards it played are gone."""
    return shelter(replace(player, played=[]) if player.played else player)


def crew_aboard(player: Player) -> int:
    """How many crew are seeded on the sector's ships; a Cryoship is not crew."""
    return sum(crew_on(berth) for berth in player.sector if berth.card in t.SHIPS)


def crew_on(berth: Berth) -> int:
    """How many crew are aboard a ship."""
    return sum(card in t.CREW for card in berth.under)


def most_seeded(player: Player) -> int:
    """How many cards are on the fullest planet of the sector."""
    return max((len(one.under) for one in player.sector if one.card in t.PLANETS), default=0)
