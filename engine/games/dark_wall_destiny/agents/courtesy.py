"""The Cryoship that agents leave to people who could pay for it.

A person's hand is unknown, so it is estimated from public knowledge: sector values, tokens, shown
cards, and the cards that hand and draw deck consist of.
"""

from collections.abc import Callable, Collection

from engine.core.copying import copier
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.forecast import colony_ahead
from engine.games.dark_wall_destiny.rules.values import affordable
from engine.games.dark_wall_destiny.state import EMPTY, Player, Turn, WallState

Guess = Callable[[list[int], int], int]
"""Estimates the sum of a number of cards from the values of all cards that may be among them."""

_copy = copier(WallState)


def left_to(people: Collection[int], state: WallState) -> int:
    """The Cryoship that agents leave to `people`; EMPTY if there is none, or in a contest.

    Agents leave the system's only Cryoship if a person who has not had a turn yet could pay for it.
    If it burns in the next spin, that person must be able to pay with any hand.
    """
    there = [at for at, card in enumerate(state.system) if card in t.COLONIES]
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
    """A copy of the state in which the seat has its turn and has played an estimated hand."""
    ahead = _copy(state)
    ahead.active, ahead.now = seat, Turn()
    player = ahead.players[seat]
    ahead.now.energy = _hand_value(player, t.ENERGY, guess)
    ahead.now.combat = _hand_value(player, t.COMBAT, guess)
    return ahead


def _hand_value(player: Player, values: tuple[int, ...], guess: Guess) -> int:
    """The sum of one value over a seat's hand: shown cards count exactly, others count `guess`."""
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
