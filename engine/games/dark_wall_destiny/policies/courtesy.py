"""How agents treat the people at their table: they let them go first, and leave them a Cryoship.

What a person holds is not known, so it is judged by what the table may know: values in sectors,
tokens, shown cards, and which cards a hand and a draw deck are made of together.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.core.copying import copier
from engine.core.words import Words, seat_name, words
from engine.games.dark_wall_destiny.content.tables import ALIENS, COLONIES, COMBAT, ENERGY, IDS
from engine.games.dark_wall_destiny.forecast import colony_ahead
from engine.games.dark_wall_destiny.policies.buyers import prudent
from engine.games.dark_wall_destiny.state import EMPTY, Player, Turn, WallState
from engine.games.dark_wall_destiny.values import affordable, cost, energy_left, payable

Guess = Callable[[list[int], int], int]
"""What so many cards of unknown ones give, from what each of those gives."""

_NAMED = 3
"""Cards of a plan that are named."""
_copy = copier(WallState)


def gives_way(state: WallState, seat: int) -> Words | None:
    """Before it takes a faction or a turn that people may take, too.

    Before a turn also what it means to acquire in its own.
    """
    if state.stage == "tactics":
        return words("dark-wall-destiny-gives-way", who=seat_name(seat))
    if state.stage != "begin":
        return None
    return _plan(state, seat, "gives-way", "gives-way-acquiring")


def intends(state: WallState, seat: int) -> Words | None:
    """While others have their turn: what it means to acquire in its own, this round.

    Only where all play together: nobody tells a rival.
    """
    if state.stage not in ("action", "acquire") or seat in (state.active, *state.done):
        return None
    if state.contest:
        return None
    return _plan(state, seat, "intends", "intends-acquiring")


def _plan(state: WallState, seat: int, nothing: str, something: str) -> Words:
    """The cards it means to acquire, in the order it would, or that there are none."""
    cards = _intended(state, seat) if not state.contest else ()
    if not cards:
        return words(f"dark-wall-destiny-{nothing}", who=seat_name(seat))
    named = tuple([words(f"dark-wall-destiny-card-{IDS[card]}") for card in cards])
    return words(f"dark-wall-destiny-{something}", who=seat_name(seat), cards=named)


def _intended(state: WallState, seat: int) -> tuple[int, ...]:
    """What a prudent captain would acquire with the likely hand, one after the other."""
    ahead, cards = _at_turn(state, seat, _likely), list[int]()
    player = ahead.players[seat]
    while len(cards) < _NAMED:
        there = [(card, at + 1) for at, card in enumerate(ahead.system) if card != EMPTY]
        there += [(card, 0) for card in sorted(set(ahead.drones))]
        offers = payable(ahead, player, there)
        chosen = prudent(ahead, seat, offers) if offers else None
        if chosen is None:
            break
        cards.append(chosen[0])
        _take(ahead, player, *chosen)
    return tuple(cards)


def _take(state: WallState, player: Player, card: int, at: int) -> None:
    """The card is paid for and gone; what it does when it is acquired is not foreseen."""
    price = cost(state, card, at)
    if card in ALIENS:
        state.now.combat -= price
    else:
        tokens = max(0, price - max(0, energy_left(state, player)))
        player.tokens -= tokens
        state.now.energy -= price - tokens
    if at:
        state.system[at - 1] = EMPTY
    else:
        state.drones.remove(card)


def left_to(people: Collection[int], state: WallState) -> int:
    """The Cryoship that an agent leaves to the `people` at the table; EMPTY for none.

    It is the only one in the system, and a person who has still to go this round could pay for it.
    If it burns in the next spin, that person must be able to, whatever they hold. In a contest
    nobody leaves anything to anybody.
    """
    there = [at for at, card in enumerate(state.system) if card in COLONIES]
    to_go = [seat for seat in people if seat not in state.done and seat != state.active]
    if len(there) != 1 or not to_go or state.contest:
        return EMPTY
    _, spins, paced = colony_ahead(state)
    guess = _least if 1 in (spins, paced) else _most
    colony = state.system[there[0]]
    for seat in to_go:
        ahead = _at_turn(state, seat, guess)
        if affordable(ahead, ahead.players[seat], colony, there[0] + 1):
            return colony
    return EMPTY


def _at_turn(state: WallState, seat: int, guess: Guess) -> WallState:
    """A copy in which it is the seat's turn, and its hand is played as far as one may guess it."""
    ahead = _copy(state)
    ahead.active, ahead.now = seat, Turn()
    player = ahead.players[seat]
    ahead.now.energy = _held(player, ENERGY, guess)
    ahead.now.combat = _held(player, COMBAT, guess)
    return ahead


def _held(player: Player, values: tuple[int, ...], guess: Guess) -> int:
    """What the hand gives: shown cards for certain, the others by a guess among the unknown."""
    first = len(player.deck) - len(player.known)
    unknown = player.deck[:first] + player.hand
    unknown += [
        card
        for card, all_know in zip(player.deck[first:], player.known, strict=True)
        if not all_know
    ]
    for card in player.shown:
        unknown.remove(card)
    shown = sum([values[card] for card in player.shown])
    return shown + guess([values[card] for card in unknown], len(player.hand) - len(player.shown))


def _most(values: list[int], count: int) -> int:
    return sum(sorted(values, reverse=True)[:count])


def _least(values: list[int], count: int) -> int:
    return sum(sorted(values)[:count])


def _likely(values: list[int], count: int) -> int:
    return sum(values) * count // max(1, len(values))
