"""The trees of choices, cached by situation."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.core.choices import Branch, Leaf, Node, nothing
from engine.games.dyla.actions import Action, Buy, EndTurn, Fire, Play, PlayAttacks, Skip, Trash
from engine.games.dyla.content import Content
from engine.games.dyla.state import DylaState

Menu = Branch[Action]


class Menus:
    """The choices in a state; equal cards are offered once."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._closed: Menu = nothing()
        self._plays = _leaves((card.id, Play(card.id)) for card in content.cards)
        self._trashes = _leaves((card.id, Trash(card.id)) for card in content.cards)
        self._buys = _leaves((card.id, Buy(card.id)) for card in content.cards)
        self._volley, self._fire, self._skip, self._end = _leaves(
            [
                ("all-attacks", PlayAttacks()),
                ("fire", Fire()),
                ("skip", Skip()),
                ("end-turn", EndTurn()),
            ]
        )
        self._combat = lru_cache(maxsize=16_384)(self._combat_menu)
        self._fight = lru_cache(maxsize=16_384)(self._fight_menu)
        self._trash = lru_cache(maxsize=4096)(self._trash_menu)
        self._paid_for = lru_cache(maxsize=16_384)(self._affordable)
        self._least = min(content.costs[card] for card in content.for_sale)
        self._shop = lru_cache(maxsize=4096)(self._shop_menu)

    def menu(self, state: DylaState) -> Menu:
        """The choices of the captain."""
        phase, hand = state.phase, state.hand
        if phase == "combat":
            return self._fight(tuple(hand), not state.played)
        if phase == "research":
            return self._shop(self.affordable(state))
        return self._trash(frozenset(hand)) if phase == "trash" else self._closed

    def affordable(self, state: DylaState) -> tuple[int, ...]:
        """The cards the captain can pay for."""
        tech = state.tech
        return self._paid_for(tech, tuple(state.bought)) if tech >= self._least else ()

    def _affordable(self, tech: int, bought: tuple[int, ...]) -> tuple[int, ...]:
        """The cards `tech` TechPoints can buy."""
        return tuple(card for card, price in self._content.prices(bought) if price <= tech)

    def _fight_menu(self, hand: tuple[int, ...], fresh: bool) -> Menu:
        """The combat menu of a hand; independent of its order."""
        attacks = self._content.attacks
        several = len([card for card in hand if card in attacks]) > 1
        return self._combat(frozenset(hand), several, fresh)

    def _combat_menu(self, hand: frozenset[int], several: bool, fresh: bool) -> Menu:
        plays = [self._plays[card] for card in sorted(hand)]
        if several:
            plays.append(self._volley)
        rest = [self._fire, self._skip] if fresh else [self._fire]
        return _menu([_group("hand", plays), *rest] if plays else rest)

    def _trash_menu(self, hand: frozenset[int]) -> Menu:
        return _menu(self._trashes[card] for card in sorted(hand))

    def _shop_menu(self, cards: tuple[int, ...]) -> Menu:
        buys = [self._buys[card] for card in cards]
        return _menu([_group("shop", buys), self._end] if buys else [self._end])


def _leaves(choices: Iterable[tuple[str, Action]]) -> tuple[Leaf[Action], ...]:
    return tuple(Leaf(key, action) for key, action in choices)


def _menu(nodes: Iterable[Node[Action]]) -> Menu:
    return _group("", nodes)


def _group(key: str, nodes: Iterable[Node[Action]]) -> Menu:
    ready = tuple(nodes)
    return Branch(key, lambda: ready)
