"""Agents' courtesy to people: letting them go first, and leaving them a Cryoship.

A person's hand is unknown, so it is estimated from public knowledge: sector values, tokens, shown
cards, and the cards that hand and draw deck consist of.
"""

from collections.abc import Callable, Collection

from engine.core.copying import copier
from engine.core.words import Arg, Words, seat_name, words
from engine.games.dark_wall_destiny.agents.buyers import prudent
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import names
from engine.games.dark_wall_destiny.rules.forecast import colony_ahead
from engine.games.dark_wall_destiny.rules.values import affordable, cost, energy_left, within_means
from engine.games.dark_wall_destiny.state import EMPTY, Player, Turn, WallState

Guess = Callable[[list[int], int], int]
"""Estimates the sum of `n` cards, from the values of all unknown cards."""

_NAMED = 3
"""Most cards that an announced plan names."""
_copy = copier(WallState)


def gives_way(state: WallState, seat: int) -> Words | None:
    """An agent's message while it lets people take a faction or a turn first.

    Before a turn the message includes what the agent will acquire.
    """
    if state.stage == "tactics":
        return _of(seat, "gives-way")
    if state.stage != "begin":
        return None
    return _plan(state, seat, "gives-way", "gives-way-acquiring")


def intends(state: WallState, seat: int) -> Words | None:
    """What an agent announces to acquire this round; None in a contest."""
    if state.stage not in ("action", "acquire") or seat in (state.active, *state.done):
        return None
    if state.contest:
        return None
    return _plan(state, seat, "intends", "intends-acquiring")


def _plan(state: WallState, seat: int, nothing: str, something: str) -> Words:
    """Words for the cards it will acquire, in order, or that it will acquire none."""
    cards = _intentions(state, seat) if not state.contest else ()
    if not cards:
        return _of(seat, nothing)
    named = names(tuple([t.IDS[card] for card in cards]))
    return _of(seat, something, cards=named)


def _of(seat: int, key: str, **more: Arg) -> Words:
    """A sentence about an agent; `merge` combines those that differ only in the agent."""
    return words(f"dark-wall-destiny-{key}", **more, who=(seat_name(seat),), count=1)


def _intentions(state: WallState, seat: int) -> tuple[int, ...]:
    """The cards that `prudent` would acquire with a likely hand, in order."""
    ahead, cards = _at_turn(state, seat, _likely), list[int]()
    player = ahead.players[seat]
    while len(cards) < _NAMED:
        offers = [offer for offer, _ in within_means(ahead, player)]
        chosen = prudent(ahead, seat, offers) if offers else None
        if chosen is None:
            break
        cards.append(chosen[0])
        _take(ahead, player, *chosen)
    return tuple(cards)


def _take(state: WallState, player: Player, card: int, at: int) -> None:
    """Pay for and remove the card, without its effects."""
    price = cost(state, card, at)
    if card in t.ALIENS:
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
    """The Cryoship an agent leaves to `people`; EMPTY for none.

    It leaves the system's only Cryoship if a person yet to have a turn could pay for it. If that
    Cryoship burns in the next spin, the person must be able to pay with any hand. Never in a
    contest.
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
    """A copy of the state at the seat's turn, with an estimated hand played."""
    ahead = _copy(state)
    ahead.active, ahead.now = seat, Turn()
    player = ahead.players[seat]
    ahead.now.energy = _hand_value(player, t.ENERGY, guess)
    ahead.now.combat = _hand_value(player, t.COMBAT, guess)
    return ahead


def _hand_value(player: Player, values: tuple[int, ...], guess: Guess) -> int:
    """The hand's value: shown cards exactly, others by estimate."""
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
