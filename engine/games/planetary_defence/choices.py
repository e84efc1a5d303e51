"""What is legal, and why anything else is refused.

`offers` lists and `refusal` judges; the conformance suite holds them equal. Leaves are created once
and shared, as listing them dominates random play.
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


def offers(state: PlanetaryState, *, singly: bool = False) -> list[Offer]:
    """All choices of the action phase; equal cards of the hand are offered once.

    Includes buying several topmost cards at once, to save clicks, unless `singly`.
    """
    means, damage = state.credits, state.damage
    nodes = [*_hand(tuple(state.hand))]
    if means or damage:
        sold, hit = _reach(state)
        if sold:
            nodes.append(Branch("buy", partial(_leaves, state, sold)))
        if hit:
            nodes.append(Branch("attack", partial(_leaves, state, hit)))
        if damage >= NUMBERS.shield and state.space and not state.shield:
            nodes.append(SHIELD)
        if means >= NUMBERS.action:
            nodes += _bought_actions(state)
        if not singly and _two_together(state, sold, hit):
            nodes.append(_pick(state, sorted(sold + hit)))
    nodes.append(END_TURN)
    return nodes


def _reach(state: PlanetaryState) -> tuple[list[int], list[int]]:
    """The columns, from 0, whose topmost card can be bought, and those where it can be attacked."""
    means, damage = state.credits, state.damage
    sold, hit = [], []
    for column, pile in enumerate(state.columns):
        if pile:
            card = pile[-1]
            if METEOR[card]:
                if VALUE[card] <= damage:
                    hit.append(column)
            elif VALUE[card] <= means:
                sold.append(column)
    return sold, hit


def _leaves(state: PlanetaryState, columns: Sequence[int]) -> list[Offer]:
    return [TOP[column][state.columns[column][-1]] for column in columns]


def _two_together(state: PlanetaryState, sold: Sequence[int], hit: Sequence[int]) -> bool:
    """Whether two cards in reach are affordable together: one of each kind, or the two cheapest.

    Every menu asks this, so it lists no sets.
    """
    if sold and hit:
        return True
    columns, left = (sold, state.credits) if sold else (hit, state.damage)
    if len(columns) < _MANY:
        return False
    prices = sorted([VALUE[state.columns[column][-1]] for column in columns])
    return prices[0] + prices[1] <= left


def _pick(state: PlanetaryState, columns: Sequence[int]) -> Pick[Action]:
    """A pick of the affordable sets of these columns' topmost cards."""
    tops = [(state.columns[column][-1], column + 1) for column in columns]
    keys = [_key(*top) for top in tops]
    return Pick("several", _MANY, len(keys), keys, _several, partial(_sets, state, tops))


def _several(chosen: tuple[str, ...]) -> Action:
    cards, columns = zip(*(key.rsplit(".", 1) for key in chosen), strict=True)
    return Several(cards, tuple(map(int, columns)))


def _within(state: PlanetaryState, tops: Sequence[tuple[int, int]]) -> bool:
    """Whether credits and damage suffice for all of these."""
    white, black = _price([card for card, _ in tops])
    return white <= state.credits and black <= state.damage


def _price(cards: Sequence[int]) -> tuple[int, int]:
    """The price of these cards: credits and damage."""
    white, black = 0, 0
    for card in cards:
        if METEOR[card]:
            black += VALUE[card]
        else:
            white += VALUE[card]
    return white, black


def _sets(state: PlanetaryState, tops: Sequence[tuple[int, int]]) -> list[tuple[str, ...]]:
    """All affordable sets of two or more of these topmost cards."""
    sizes = range(_MANY, len(tops) + 1)
    found = chain.from_iterable(combinations(tops, size) for size in sizes)
    return [tuple([_key(*top) for top in one]) for one in found if _within(state, one)]


def _key(card: int, column: int) -> str:
    return f"{CARDS[card]}.{column}"


@lru_cache(maxsize=_CACHED_HANDS)
def _hand(hand: tuple[int, ...]) -> tuple[Offer, ...]:
    """The group of the hand's cards, if it has any."""
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
    """Why `action` is refused in the action phase, or None if it is legal."""
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
