"""Refusals, each with a message that says what to do instead."""

from __future__ import annotations

from engine.core.words import Arg, Words, words
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
from engine.games.dark_miss_down.choices import bonus_cards
from engine.games.dark_miss_down.content import CARD, NUMBERS
from engine.games.dark_miss_down.rules.payments import payments
from engine.games.dark_miss_down.state import DarkMissState


def _refused(why: str, /, **args: Arg) -> Words:
    return words(f"dark-miss-down-refused-{why}", **args)


def refusal(state: DarkMissState, seat: int, action: Action) -> Words | None:
    """The rule against `action`, or None if it is legal."""
    if isinstance(action, Press | Stand):
        if state.phase != "airlock":
            return _refused("airlock-shut")
        return _refused("stood") if seat in state.stood else None
    if state.phase == "airlock":
        return _refused("only-airlock")
    if seat != state.active:
        return _refused("not-your-turn")
    if isinstance(action, Discard):
        return _discard(state, action)
    if state.phase == "discard":
        return _refused("hand-full", limit=NUMBERS.hand_limit)
    if isinstance(action, Take):
        return _take(state, action)
    if state.phase == "bonus":
        return _refused("bonus-first")
    if isinstance(action, Complete):
        return _complete(state, action)
    return _from_deck(state, action)


def _discard(state: DarkMissState, action: Discard) -> Words | None:
    if state.phase != "discard":
        return _refused("hand-fits", limit=NUMBERS.hand_limit)
    held = CARD.get(action.card) in state.players[state.active].hand
    return None if held else _refused("not-in-hand")


def _take(state: DarkMissState, action: Take) -> Words | None:
    card = CARD.get(action.card)
    if card not in state.pool:
        return _refused("not-in-pool")
    if state.phase == "bonus" and card not in bonus_cards(state):
        return _refused("no-bonus-card")
    return None


def _complete(state: DarkMissState, action: Complete) -> Words | None:
    task, hand = CARD.get(action.task), state.players[state.active].hand
    if task is None or task not in state.tasks:
        return _refused("not-on-list")
    cards = [CARD.get(card, -1) for card in action.cards]
    if sorted(set(cards)) != cards or not set(cards) <= set(hand):
        return _refused("not-in-hand")
    paid = payments(task, tuple(hand))
    if tuple(cards) in paid:
        return None
    spare = any(set(enough) < set(cards) for enough in paid)
    name = words(f"dark-miss-down-task-{action.task}")
    return _refused("to-spare" if spare else "not-paid", task=name)


def _from_deck(state: DarkMissState, action: Draw | Replace) -> Words | None:
    if isinstance(action, Replace) and CARD.get(action.task) not in state.tasks:
        return _refused("not-on-list")
    return None if state.deck or state.discards else _refused("no-cards")
