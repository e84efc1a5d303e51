"""What a seat may do now, as trees of choices; why not, says `refusals`.

Leaves are made once and shared. Completions are made anew: few hands come up twice, and keeping
them made the collector of cycles look through ten thousands of nodes.
"""

from __future__ import annotations

from functools import lru_cache, partial

from engine.core.choices import Branch, Leaf, Node, Pick, nothing
from engine.games.dark_miss_down.actions import (
    Action,
    Complete,
    Discard,
    Draw,
    Press,
    Replace,
    Stand,
    Take,
)
from engine.games.dark_miss_down.bonuses import to_take
from engine.games.dark_miss_down.content import CARDS
from engine.games.dark_miss_down.payments import ways
from engine.games.dark_miss_down.state import DarkMissState

Offer = Node[Action]

_CACHED = 65_536

DRAW: Leaf[Action] = Leaf("draw", Draw())
PRESS: Leaf[Action] = Leaf("airlock", Press())
STAND: Leaf[Action] = Leaf("stand", Stand())
_LEAVES: dict[str, tuple[Leaf[Action], ...]] = {
    "take": tuple(Leaf(card, Take(card)) for card in CARDS),
    "replace": tuple(Leaf(card, Replace(card)) for card in CARDS),
    "discard": tuple(Leaf(card, Discard(card)) for card in CARDS),
}

_AIRLOCK: tuple[Offer, ...] = (PRESS, STAND)
_FOR_PEOPLE_TO_PRESS: tuple[Offer, ...] = (STAND,)


def awaited(state: DarkMissState) -> tuple[int, ...]:
    """The seat whose turn it is; at the airlock whoever has not let the tie stand."""
    if state.phase == "over":
        return ()
    if state.phase == "airlock":
        return tuple([seat for seat in (0, 1) if seat not in state.stood])
    return (state.active,)


def menu(state: DarkMissState, seat: int) -> Branch[Action]:
    """The choices of a seat."""
    phase = state.phase
    if phase == "airlock":
        return nothing() if seat in state.stood else Branch("", lambda: _AIRLOCK)
    if seat != state.active or phase == "over":
        return nothing()
    if phase == "turn":
        return Branch("", partial(_turn, state))
    if phase == "discard":
        return _leaves("", "discard", tuple(state.players[seat].hand))
    return _leaves("", "take", tuple(bonus_cards(state)))


def menu_of_agent(state: DarkMissState, seat: int) -> Branch[Action]:
    """The choices of an agent, which leaves the airlock button to people."""
    if state.phase == "airlock" and seat not in state.stood:
        return Branch("", lambda: _FOR_PEOPLE_TO_PRESS)
    return menu(state, seat)


def bonus_cards(state: DarkMissState) -> list[int]:
    """The cards of the pool that the active seat may take one of as a bonus."""
    task = state.players[state.active].tableau
    return [] if task is None else to_take(task, state.pool)


def _turn(state: DarkMissState) -> list[Offer]:
    hand = tuple(state.players[state.active].hand)
    nodes = [node for task in state.tasks if (node := _completion(task, hand)) is not None]
    refill = bool(state.deck or state.discards)
    if state.pool:
        nodes.append(_leaves("take", "take", tuple(state.pool)))
    if refill:
        nodes.append(DRAW)
    if refill and state.tasks:
        nodes.append(_leaves("replace", "replace", tuple(state.tasks)))
    return nodes


@lru_cache(maxsize=_CACHED)
def _leaves(key: str, what: str, cards: tuple[int, ...]) -> Branch[Action]:
    leaves = tuple([_LEAVES[what][card] for card in cards])
    return Branch(key, lambda: leaves, folded=key == "replace")


def _completion(task: int, hand: tuple[int, ...]) -> Offer | None:
    """The ways to pay for a task with a hand; a single one needs no picking."""
    name, found = CARDS[task], ways(task, hand)
    if not found.sets:
        return None
    items = tuple([CARDS[hand[place]] for place in found.useful])
    if len(found.sets) == 1:
        return Leaf(name, Complete(name, items))

    def sets() -> list[tuple[str, ...]]:
        return [tuple([CARDS[hand[place]] for place in places]) for places in found.sets]

    return Pick(name, found.least, found.most, items, partial(Complete, name), sets)
