"""What the player may do now, and why anything else is refused.

`offers` lists, `refusal` judges; the conformance suite holds the two equal. Leaves are made once
and shared, for listing them is most of what random play does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from itertools import chain, combinations
from typing import Any

from engine.core.choices import Branch, Leaf, Node, Pick
from engine.core.words import Words, words
from engine.games.planetary_defence.actions import (
    Action,
    Attack,
    Buy,
    Draw,
    EndTurn,
    Move,
    Play,
    PlayAll,
    Scrap,
    Several,
    Shield,
)
from engine.games.planetary_defence.content import CARD, CARDS, COLUMNS, METEOR, NUMBERS, VALUE
from engine.games.planetary_defence.state import PlanetaryState

_MANY = 2
_CACHED_HANDS = 16_384

Offer = Node[Action]

PLAY_ALL: Leaf[Action] = Leaf("play-all", PlayAll())
SHIELD: Leaf[Action] = Leaf("shield", Shield())
DRAW: Leaf[Action] = Leaf("draw", Draw())
END_TURN: Leaf[Action] = Leaf("end", EndTurn())


def _top_leaf(column: int, card: int) -> Leaf[Action]:
    name = CARDS[card]
    if METEOR[card]:
        return Leaf(f"attack.{name}.{column}", Attack(name, column))
    return Leaf(f"buy.{name}.{column}", Buy(name, column))


PLAY: tuple[Leaf[Action], ...] = tuple(Leaf(f"play.{name}", Play(name)) for name in CARDS)
_SCRAP: tuple[Leaf[Action], ...] = tuple(Leaf(name, Scrap(name)) for name in CARDS)
TOP = tuple(
    tuple(_top_leaf(column, card) for card in range(len(CARDS))) for column in range(1, COLUMNS + 1)
)


def offers(state: PlanetaryState) -> list[Offer]:
    """Everything that may be done in the action phase; equal cards of the hand are offered once."""
    means, damage = state.credits, state.damage
    nodes = [*_hand(tuple(state.hand))]
    if means or damage:
        nodes += _reach(state)
        if damage >= NUMBERS.shield and state.space and not state.shield:
            nodes.append(SHIELD)
        if means >= NUMBERS.action:
            nodes += _bought_actions(state)
    nodes.append(END_TURN)
    return nodes


def menu(state: PlanetaryState) -> list[Offer]:
    """What people are offered: several topmost cards at once, too, which saves them clicks."""
    nodes = offers(state)
    tops = _tops(state)
    if any(_within(state, two) for two in combinations(tops, _MANY)):
        keys = [_key(*top) for top in tops]
        nodes.insert(-1, Pick("several", _MANY, len(tops), keys, _several, partial(_sets, state)))
    return nodes


def _several(chosen: tuple[str, ...]) -> Action:
    cards, columns = zip(*(key.rsplit(".", 1) for key in chosen), strict=True)
    return Several(cards, tuple(map(int, columns)))


def _tops(state: PlanetaryState) -> list[tuple[int, int]]:
    """The topmost cards that are in reach one by one, each with its column."""
    tops = [(pile[-1], column) for column, pile in enumerate(state.columns, 1) if pile]
    return [top for top in tops if _within(state, [top])]


def _within(state: PlanetaryState, tops: Sequence[tuple[int, int]]) -> bool:
    """Whether what is at hand is enough for all of them."""
    white, black = _price([card for card, _ in tops])
    return white <= state.credits and black <= state.damage


def _price(cards: Sequence[int]) -> tuple[int, int]:
    """What buying and destroying these cards takes: credits and damage."""
    each = [(0, VALUE[card]) if METEOR[card] else (VALUE[card], 0) for card in cards]
    return sum(credit for credit, _ in each), sum(damage for _, damage in each)


def _sets(state: PlanetaryState) -> list[tuple[str, ...]]:
    """All sets of topmost cards that can be had together."""
    tops = _tops(state)
    sizes = range(_MANY, len(tops) + 1)
    found = chain.from_iterable(combinations(tops, size) for size in sizes)
    return [tuple([_key(*top) for top in one]) for one in found if _within(state, one)]


def _key(card: int, column: int) -> str:
    return f"{CARDS[card]}.{column}"


def _reach(state: PlanetaryState) -> list[Offer]:
    """The groups of what can be bought and of what can be attacked."""
    sold: list[Offer] = []
    hit: list[Offer] = []
    for leaves, column in zip(TOP, state.columns, strict=True):
        if column:
            card = column[-1]
            if VALUE[card] <= (state.damage if METEOR[card] else state.credits):
                (hit if METEOR[card] else sold).append(leaves[card])
    groups: list[Offer] = [Branch("buy", lambda: sold)] if sold else []
    if hit:
        groups.append(Branch("attack", lambda: hit))
    return groups


@lru_cache(maxsize=_CACHED_HANDS)
def _hand(hand: tuple[int, ...]) -> tuple[Offer, ...]:
    """The group of the hand's cards, if there are any."""
    plays: list[Offer] = [PLAY[card] for card in dict.fromkeys(hand)]
    if len(hand) >= _MANY:
        plays.append(PLAY_ALL)
    return (Branch("hand", lambda: plays),) if plays else ()


@lru_cache(maxsize=_CACHED_HANDS)
def _scraps(hand: tuple[int, ...]) -> tuple[Offer, ...]:
    return tuple(_SCRAP[card] for card in dict.fromkeys(hand))


@cache
def _move(column: int, card: int) -> tuple[Offer, ...]:
    name = CARDS[card]
    return tuple(
        Leaf(f"{name}.{column}.{to}", Move(name, column, to))
        for to in (column - 1, column + 1)
        if 1 <= to <= COLUMNS
    )


def _bought_actions(state: PlanetaryState) -> list[Offer]:
    nodes: list[Offer] = []
    if any(state.columns):
        nodes.append(Branch("move", partial(_moves, state)))
    if state.hand:
        nodes.append(Branch("scrap", partial(_scraps, tuple(state.hand))))
    if state.draw or state.discard:
        nodes.append(DRAW)
    return nodes


def _moves(state: PlanetaryState) -> list[Offer]:
    nodes: list[Offer] = []
    for column, pile in enumerate(state.columns, 1):
        if pile:
            nodes += _move(column, pile[-1])
    return nodes


def refusal(state: PlanetaryState, action: Action) -> Words | None:
    """Why the rules refuse `action` in the action phase, or None if it is legal."""
    return _JUDGES[type(action)](state, action)


def _play(state: PlanetaryState, action: Play) -> Words | None:
    return _in_hand(state, action.card)


def _play_all(state: PlanetaryState, _: PlayAll) -> Words | None:
    return _refused("few-cards") if len(state.hand) < _MANY else None


def _buy(state: PlanetaryState, action: Buy) -> Words | None:
    refused = _on_top(state, action.card, action.column)
    if refused is None and METEOR[CARD[action.card]]:
        return _refused("buy-meteor")
    return refused or _credits(state, VALUE[CARD[action.card]])


def _attack(state: PlanetaryState, action: Attack) -> Words | None:
    refused = _on_top(state, action.card, action.column)
    if refused is None and not METEOR[CARD[action.card]]:
        return _refused("attack-card")
    return refused or _damage(state, VALUE[CARD[action.card]])


def _at_once(state: PlanetaryState, action: Several) -> Words | None:
    cards, columns = action.cards, action.columns
    if not _MANY <= len(cards) == len(columns) or [*columns] != sorted({*columns}):
        return _refused("several")
    tops = zip(cards, columns, strict=True)
    refused = (_on_top(state, card, column) for card, column in tops)
    if found := next((one for one in refused if one is not None), None):
        return found
    white, black = _price([CARD[card] for card in cards])
    return _credits(state, white) or _damage(state, black)


def _shield(state: PlanetaryState, _: Shield) -> Words | None:
    if state.shield:
        return _refused("shield-engaged")
    if not state.space:
        return _refused("shield-idle")
    return _damage(state, NUMBERS.shield)


def _shift(state: PlanetaryState, action: Move) -> Words | None:
    refused = _on_top(state, action.card, action.column)
    if refused is None and not (1 <= action.to <= COLUMNS and abs(action.to - action.column) == 1):
        return _refused("not-adjacent")
    return refused or _credits(state, NUMBERS.action)


def _scrap(state: PlanetaryState, action: Scrap) -> Words | None:
    return _in_hand(state, action.card) or _credits(state, NUMBERS.action)


def _draw(state: PlanetaryState, _: Draw) -> Words | None:
    if not state.draw and not state.discard:
        return _refused("nothing-to-draw")
    return _credits(state, NUMBERS.action)


def _end_turn(_state: PlanetaryState, _: EndTurn) -> Words | None:
    return None


_JUDGES: dict[type, Callable[[PlanetaryState, Any], Words | None]] = {
    Play: _play,
    PlayAll: _play_all,
    Buy: _buy,
    Attack: _attack,
    Several: _at_once,
    Shield: _shield,
    Move: _shift,
    Scrap: _scrap,
    Draw: _draw,
    EndTurn: _end_turn,
}


def _refused(why: str, /, **args: int) -> Words:
    return words(f"planetary-defence-refused-{why}", **args)


def _in_hand(state: PlanetaryState, card: str) -> Words | None:
    return None if CARD.get(card) in state.hand else _refused("not-in-hand")


def _on_top(state: PlanetaryState, card: str, column: int) -> Words | None:
    if not 1 <= column <= COLUMNS:
        return _refused("no-column", columns=COLUMNS)
    pile = state.columns[column - 1]
    if not pile or CARDS[pile[-1]] != card:
        return _refused("not-on-top", column=column)
    return None


def _credits(state: PlanetaryState, price: int) -> Words | None:
    if state.credits >= price:
        return None
    return _refused("credits", price=price, left=state.credits)


def _damage(state: PlanetaryState, price: int) -> Words | None:
    if state.damage >= price:
        return None
    return _refused("damage", price=price, left=state.damage)
