"""Alarms: a Cryoship near the wall, in a draw deck or besieged; an empty system.

Uses public knowledge only: which cards a seat owns, not which it holds.
"""

from collections.abc import Iterator, Sequence

from engine.core.game import Alarm
from engine.core.words import Arg, Words, seat_name, words
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, COLONIES, IDS, NUMBERS
from engine.games.dark_wall_destiny.rules.forecast import (
    blow,
    colony_ahead,
    forecast,
    most_landing,
)
from engine.games.dark_wall_destiny.rules.system import attack_points
from engine.games.dark_wall_destiny.rules.values import (
    cost,
    hand_size,
    owns_cryoship,
    resting_shelter,
)
from engine.games.dark_wall_destiny.state import EMPTY, WallState


def _attacking_by(deed: str) -> frozenset[int]:
    """Cards with an attack that has this effect."""
    numbered = enumerate(CARDS)
    return frozenset(
        number for number, card in numbered if any(one.do == deed for one in card.design.attack)
    )


_BURNING = _attacking_by("burn-top")
"""Cards whose attack burns tops of draw decks."""
_EXPOSING = _attacking_by("expose")
"""Cards whose attack lets no defense count."""


def alarms(state: WallState) -> Sequence[Alarm]:
    """A Cryoship near the wall or under fire, and a system running out.

    During a spin only a Cryoship near the wall, as its facts tell of each other danger.
    """
    if state.stage == "spin":
        return (*_wall(state),)
    if state.stage not in ("begin", "action", "acquire"):
        return ()
    return (*_last(state), *_wall(state), *_sieges(state), *_decks(state), *_system(state))


def _all(state: WallState) -> tuple[int, ...]:
    return tuple(range(len(state.players)))


def _ending(state: WallState, what: str, **known: Arg) -> Words:
    """The words for a danger: it loses the game or, in a contest, ends it."""
    return words(f"dark-wall-destiny-alarm-{what}", contest=int(state.contest), **known)


def _last(state: WallState) -> Iterator[Alarm]:
    """An alarm once a contest's last Cryoship has entered, as it ends the game."""
    if state.contest and not state.cryoships:
        sentence = words("dark-wall-destiny-alarm-last")
        yield Alarm("last", sentence, threatens=_all(state))


def _wall(state: WallState) -> Iterator[Alarm]:
    """An alarm if the Cryoship burns within a few spins."""
    card, spins, paced = colony_ahead(state)
    if card is None or spins is None or paced is None or min(spins, paced) > NUMBERS.alarm_spins:
        return
    ship, place = words(f"dark-wall-destiny-card-{card}"), state.system.index(CARD[card])
    what = "wall" if spins <= paced else "wall-sooner"
    price = cost(state, CARD[card], place + 1)
    sentence = _ending(state, what, card=ship, price=price, spins=min(spins, paced))
    yield Alarm(f"wall-{card}", sentence, threatens=_all(state))


def _decks(state: WallState) -> Iterator[Alarm]:
    """An alarm if the spin could burn a Cryoship from a seat's draw deck.

    A Cryoship in the discard pile counts if it may be reshuffled; so does one of the system, which
    a seat may still acquire.
    """
    if not _is_for_sale(state) and not any(owns_cryoship(player) for player in state.players):
        return
    burns = _burns(state)
    for seat, cards in enumerate(burns):
        if cards and _carries(state, seat, cards):
            sentence = _ending(state, "deck", seat=seat_name(seat))
            yield Alarm(f"deck-{seat}", sentence, threatens=_all(state))
    exposed = _exposed(state, burns) if _is_for_sale(state) else []
    if any(not _carries(state, seat, burns[seat]) for seat in exposed):
        yield Alarm("deck", _ending(state, "deck-next"), threatens=_all(state))


def exposed_buyers(state: WallState) -> list[int]:
    """The seats yet to have a turn from whose deck a Cryoship acquired now could burn."""
    return _exposed(state, _burns(state)) if _is_for_sale(state) else []


def _is_for_sale(state: WallState) -> bool:
    return not COLONIES.isdisjoint(state.system)


def _exposed(state: WallState, burns: Sequence[int]) -> list[int]:
    """The seats yet to have a turn that may shuffle their discards and burn cards of them."""
    open_seats = [seat for seat in _all(state) if seat not in state.done and burns[seat]]
    return [seat for seat in open_seats if _reshuffles(state, seat, burns[seat])]


def _burns(state: WallState) -> list[int]:
    """The most cards that the spin could burn from each draw deck.

    Attacks count as they will land: now, or after two more cards are acquired. Damage burns a deck
    once defense and hand are used up; a seat that covers another burns cards for it.
    """
    ahead = forecast(state)
    damage = [blow(state, card, at) if card != EMPTY else 0 for at, card in enumerate(state.system)]
    tops = [int(card in _BURNING) for card in state.system]
    barrage, topmost = (round(most_landing(state, dealt)) for dealt in (damage, tops))
    exposed = not _EXPOSING.isdisjoint(state.system)
    found = [0] * len(state.players)
    for seat, player in enumerate(state.players):
        blocked = 0 if exposed else resting_shelter(player)
        cost = max(ahead.costs[seat] + ahead.worst, barrage - blocked)
        left = max(cost - _cards_in_hand(state, seat), topmost)
        for other, one in enumerate(state.players):
            if one.covers == seat:
                spared = min(left, len(one.deck) + len(one.discards))
                found[other], left = found[other] + spared, left - spared
        found[seat] += left
    return found


def _cards_in_hand(state: WallState, seat: int) -> int:
    """The cards a seat will have in hand in the spin."""
    player = state.players[seat]
    if seat in state.done:
        return len(player.hand)
    return hand_size(player, state.now.bounty if seat == state.active else 0)


def _carries(state: WallState, seat: int, cards: int) -> bool:
    """Whether a Cryoship is in a seat's hand or draw deck, or in discards soon reshuffled."""
    player = state.players[seat]
    shuffled = player.discards if _reshuffles(state, seat, cards) else []
    return not COLONIES.isdisjoint((*player.hand, *player.deck, *shuffled))


def _reshuffles(state: WallState, seat: int, cards: int) -> bool:
    """Whether a seat's next hand, and `cards` burned after it, use up its draw deck."""
    drawn = 0 if seat in state.done else _cards_in_hand(state, seat)
    return len(state.players[seat].deck) < drawn + cards


def _sieges(state: WallState) -> Iterator[Alarm]:
    """An alarm if the two strongest sieges in the system would break the weakest hull.

    Gaps may bring any two aliens to a vector.
    """
    if not state.hulls:
        return
    weakest = min(state.hulls, key=state.hulls.__getitem__)
    there = [(card, at) for at, card in enumerate(state.system) if card != EMPTY]
    if sum(sorted(_siege(state, *one) for one in there)[-2:]) >= state.hulls[weakest]:
        ship = words(f"dark-wall-destiny-card-{IDS[weakest]}")
        sentence = _ending(state, "siege", card=ship, hull=state.hulls[weakest])
        yield Alarm("siege", sentence, threatens=_all(state))


def _siege(state: WallState, card: int, at: int) -> int:
    """The siege points of a card at a place, if it attacks."""
    sieges = [effect for effect in CARDS[card].design.attack if effect.do == "siege"]
    return sum(attack_points(state, one, card, at) for one in sieges)


def _system(state: WallState) -> Iterator[Alarm]:
    """An alarm once space decks are empty and the system is running out."""
    left = sum(card != EMPTY for card in state.system)
    if not any(state.decks) and left <= NUMBERS.alarm_spins:
        sentence = _ending(state, "system", count=left)
        yield Alarm("system", sentence, threatens=_all(state))
