"""Alarms: a Cryoship near the wall, in a draw deck or besieged; an empty system.

They use public knowledge only: which cards a seat owns, not which it holds.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.core.copying import copier
from engine.core.game import Alarm
from engine.core.words import Arg, Words, seat_name, words
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import names
from engine.games.dark_wall_destiny.rules.forecast import (
    AHEAD,
    Forecast,
    blow,
    colony_outlook,
    forecast,
    may_land,
    may_strike,
    most_landing,
    rest,
    siege_points,
)
from engine.games.dark_wall_destiny.rules.scoring import so_far
from engine.games.dark_wall_destiny.rules.sieges import besieged_seat, hull_at_risk
from engine.games.dark_wall_destiny.rules.system import in_order
from engine.games.dark_wall_destiny.rules.values import (
    cost,
    hand_size,
    owned_cryoships,
    owns_cryoship,
    resting_shelter,
)
from engine.games.dark_wall_destiny.state import EMPTY, NOBODY, WallState

_SMOULDERING = t.with_effect("expire", "burn-top")
"""Cards that burn the top of draw decks when they expire."""
_copy = copier(WallState)
_NAMED = 2
"""The most cards that an alarm names."""
_EXPOSING = t.with_effect("attack", "expose")
"""Cards whose attack lets no defense count."""


def alarms(state: WallState) -> Sequence[Alarm]:
    """Alarms for a Cryoship near the wall or in danger, and for a system running out.

    During a spin only for a Cryoship near the wall, as the spin's facts tell of other dangers.
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
    """An alarm once a contest's last Cryoship has entered the system, because it ends the game."""
    if state.contest and not state.cryoships:
        sentence = words("dark-wall-destiny-alarm-last")
        yield Alarm("last", sentence, threatens=_all(state))


def _wall(state: WallState) -> Iterator[Alarm]:
    """An alarm if the Cryoship burns within a few spins."""
    card, spins, paced = colony_outlook(state)
    if card is None or spins is None or paced is None or min(spins, paced) > t.NUMBERS.alarm_spins:
        return
    ship, place = words(f"dark-wall-destiny-card-{card}"), state.system.index(t.CARD[card])
    price = cost(state, t.CARD[card], place + 1)
    sentence = _ending(state, "wall", card=ship, price=price, spins=spins)
    yield Alarm(f"wall-{card}", sentence, threatens=_all(state))


@dataclass(slots=True)
class _Fire:
    """How many cards the spin could burn from a draw deck, and which known cards burn them.

    `own`: some of them burn for the deck's own seat, so others can protect it.
    """

    cards: int = 0
    by: tuple[str, ...] = ()
    own: bool = False


class _Attacks(NamedTuple):
    """The most `damage` and cards off the `tops` of decks that the spin could cost a seat.

    `burning`, `hitting`: the places of the cards that burn tops, and of those that deal damage.
    """

    damage: int
    tops: int
    burning: tuple[int, ...]
    hitting: tuple[int, ...]


def _decks(state: WallState) -> Iterator[Alarm]:
    """An alarm if the spin could burn a Cryoship from a seat's draw deck.

    A Cryoship in the discard pile counts if the pile may be reshuffled. A Cryoship of the system
    counts, too, while a seat may still acquire it.
    """
    if not _is_for_sale(state) and not any(owns_cryoship(player) for player in state.players):
        return
    fires = _fires(state, forecast(state))
    for seat, fire in enumerate(fires):
        if fire.cards and _carries(state, seat, fire.cards):
            ships = [t.IDS[card] for card in owned_cryoships(state.players[seat])]
            known: dict[str, Arg] = {"ship": names((ships[0],)), "ships": len(ships)}
            sentence = _burning(state, "deck", fire, seat=seat_name(seat), **known)
            yield Alarm(f"deck-{seat}", sentence, threatens=_all(state))
    exposed = _exposed(state, fires) if _is_for_sale(state) else []
    if any(not _carries(state, seat, fires[seat].cards) for seat in exposed):
        worst = max((fires[seat] for seat in exposed), key=lambda fire: len(fire.by))
        to_go = [seat for seat in _all(state) if seat not in state.done]
        some = exposed if len(exposed) < len(to_go) else []
        named: dict[str, Arg] = {"seat": seat_name(exposed[0]), "number": len(some)}
        ship = next(t.IDS[card] for card in state.system if card in t.COLONIES)
        named["ship"] = words(f"dark-wall-destiny-card-{ship}")
        named |= _ahead(state, some[0] if len(some) == 1 else NOBODY)
        threatened = tuple(exposed) if state.contest else _all(state)
        yield Alarm("deck", _burning(state, "deck-next", worst, **named), threatens=threatened)


def _ahead(state: WallState, last: int) -> dict[str, Arg]:
    """Who wins a contest if a Cryoship burned from the deck of `last` now, or who leads it."""
    ended = so_far(replace(state, ending="deck", culprit=last))
    if ended is None:
        return {}
    return {"leaders": tuple(map(seat_name, ended.winners)), "leading": len(ended.winners)}


def _burning(state: WallState, what: str, fire: _Fire, **known: Arg) -> Words:
    """The words for a deck in danger: the cards that burn it, and how to prevent that."""
    by = fire.by[:_NAMED]
    known |= {"cards": names(by), "count": len(by)}
    protect = fire.own and not state.contest and len(state.players) > 1
    return _ending(state, what if fire.by else f"{what}-new", protect=int(protect), **known)


def exposed_buyers(state: WallState) -> list[int]:
    """The seats that still have a turn, and whose deck could burn a Cryoship acquired now.

    For agents: an attack on a single seat counts for every seat.
    """
    here = not t.COLONIES.isdisjoint(state.system)
    return _exposed(state, _fires(state, forecast(state), aimed=False)) if here else []


def burners(state: WallState, seat: int, ahead: Forecast) -> tuple[str, ...] | None:
    """The known cards that could burn a Cryoship from this seat's deck, if it acquires one now.

    `ahead` is the forecast of this state. None if none could burn.
    """
    if not _is_for_sale(state):
        return None
    fires = _fires(state, ahead)
    return fires[seat].by[:_NAMED] if seat in _exposed(state, fires) else None


def _is_for_sale(state: WallState) -> bool:
    """Whether a Cryoship of the system may be acquired without winning at once."""
    here = t.COLONIES.intersection(state.system)
    return bool(here) and not (here == {t.OMEGA} and len(state.saved) == len(t.COLONIES) - 1)


def _exposed(state: WallState, fires: Sequence[_Fire]) -> list[int]:
    """The seats yet to have a turn that may shuffle their discards and then burn some of them."""
    open_seats = [seat for seat in _all(state) if seat not in state.done and fires[seat].cards]
    return [seat for seat in open_seats if _reshuffles(state, seat, fires[seat].cards)]


def _fires(state: WallState, ahead: Forecast, *, aimed: bool = True) -> list[_Fire]:
    """For each seat, what the spin could burn from its draw deck.

    Counts the most damage of attacks now, or after two more cards are acquired. Damage burns a deck
    once defense and hand are used up. A seat that covers another burns cards for it. Unless
    `aimed`, attacks on who begins the round count for every seat.
    """
    exposed = not _EXPOSING.isdisjoint(state.system)
    on_first = _attacks(state, on_first=True)
    on_others = _attacks(state, on_first=False) if aimed else on_first
    found: list[_Fire] = []
    for seat, player in enumerate(state.players):
        attacks = on_first if seat == state.first else on_others
        barrage, topmost = attacks.damage, attacks.tops
        blocked = 0 if exposed else resting_shelter(player)
        dealt = max(ahead.costs[seat] + ahead.worst, barrage - blocked)
        unpaid = dealt - _cards_in_hand(state, seat)
        hitting = attacks.hitting if unpaid > topmost else ()
        places = dict.fromkeys((*attacks.burning, *hitting))
        by = tuple([t.IDS[state.system[at]] for at in places])
        cards = max(unpaid, topmost, 0)
        found.append(_Fire(cards, by, own=cards > 0))
    for other, player in enumerate(state.players):
        if player.covers != NOBODY and found[player.covers].own:
            _share(found[player.covers], found[other], _left_in_piles(state, other))
    return found


def _attacks(state: WallState, *, on_first: bool) -> _Attacks:
    """What attacks could do to the seat that begins the round, or to another."""
    damage, tops = list[int](), list[int]()
    for at, card in enumerate(state.system):
        there = card != EMPTY
        hits = there and may_strike(card, "damage", on_first=on_first)
        damage.append(blow(state, card, at) if hits else 0)
        tops.append(int(there and may_strike(card, "burn-top", on_first=on_first)))
    smouldering = _smouldering(state)
    barrage, topmost = (round(most_landing(state, dealt)) for dealt in (damage, tops))
    burning = dict.fromkeys((*smouldering, *(_landing(state, tops) if topmost else ())))
    return _Attacks(
        barrage, topmost + len(smouldering[:1]), tuple(burning), tuple(_landing(state, damage))
    )


def _share(covered: _Fire, coverer: _Fire, cards: int) -> None:
    """Burn cards of the covering seat, which has `cards`, in place of those of the covered one."""
    spared = max(0, min(covered.cards, cards - coverer.cards))
    covered.cards -= spared
    covered.own = covered.cards > 0
    if spared:
        coverer.cards += spared
        coverer.by = tuple(dict.fromkeys((*coverer.by, *covered.by)))


def _left_in_piles(state: WallState, seat: int) -> int:
    """How many cards a seat will have in draw deck and discard pile in the spin."""
    player = state.players[seat]
    piles = len(player.deck) + len(player.discards)
    if seat in state.done:
        return piles
    owned = piles + len(player.hand) + len(player.played)
    return max(0, owned - _cards_in_hand(state, seat))


def _smouldering(state: WallState) -> list[int]:
    """The places of cards that burn the top of decks if they expire next, now or after purchases.

    Places count from 0.
    """
    occupied = [at for at, card in enumerate(state.system) if card != EMPTY]
    nearest = occupied[::-1][: AHEAD + 1]
    return [at for at in nearest if state.system[at] in _SMOULDERING]


def _landing(state: WallState, dealt: Sequence[float]) -> list[int]:
    """The places of the cards that do most of what is `dealt`, among those that may attack."""
    places = sorted([at for at in may_land(state) if dealt[at]], key=lambda at: -dealt[at])
    return places[:_NAMED]


def _cards_in_hand(state: WallState, seat: int) -> int:
    """How many cards a seat will have in hand in the spin."""
    player = state.players[seat]
    if seat in state.done:
        return len(player.hand)
    return hand_size(player, state.now.bounty if seat == state.active else 0)


def _carries(state: WallState, seat: int, cards: int) -> bool:
    """Whether a seat has a Cryoship in hand, draw deck, or discards soon to be shuffled."""
    player = state.players[seat]
    shuffled = player.discards if _reshuffles(state, seat, cards) else []
    return not t.COLONIES.isdisjoint((*player.hand, *player.deck, *shuffled))


def _reshuffles(state: WallState, seat: int, cards: int) -> bool:
    """Whether a seat's draw deck runs out by its next hand and `cards` burned after it."""
    drawn = 0 if seat in state.done else _cards_in_hand(state, seat)
    return len(state.players[seat].deck) < drawn + cards


def _sieges(state: WallState) -> Iterator[Alarm]:
    """An alarm if the two strongest sieges in the system would break a hull of the besieged seat.

    It counts any two aliens, because gaps may bring any two to a vector. The seat's defense blocks
    the weaker siege first, less what attacks could use up before.
    """
    if not state.hulls:
        return
    ahead = _copy(state)
    rest(ahead)
    seat = besieged_seat(ahead, in_order(ahead))
    if seat is None:
        return
    there = [(card, at) for at, card in enumerate(state.system) if card != EMPTY]
    laid = sorted([(siege_points(state, *one), one[0]) for one in there], reverse=True)[:2]
    attacked = _attacks(state, on_first=seat == state.first).damage
    exposed = not _EXPOSING.isdisjoint(state.system)
    left = 0 if exposed else max(0, resting_shelter(ahead.players[seat]) - attacked)
    unblocked = list[int]()
    for points, _ in reversed(laid):
        unblocked.append(max(0, points - left))
        left = max(0, left - points)
    ship = hull_at_risk(state, seat, unblocked)
    if ship is not None:
        by = tuple([t.IDS[card] for points, card in laid if points])
        known: dict[str, Arg] = {"cards": names(by), "count": len(by), "seat": seat_name(seat)}
        known |= {"card": words(f"dark-wall-destiny-card-{t.IDS[ship]}"), "hull": state.hulls[ship]}
        yield Alarm("siege", _ending(state, "siege", **known), threatens=_all(state))


def _system(state: WallState) -> Iterator[Alarm]:
    """An alarm once the space decks are empty: one round of purchases can empty the system."""
    if not any(state.decks):
        left = sum(card != EMPTY for card in state.system)
        sentence = _ending(state, "system", count=left)
        yield Alarm("system", sentence, threatens=_all(state))
