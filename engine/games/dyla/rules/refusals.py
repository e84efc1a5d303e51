"""Refusals, each with a message that says what to do instead."""

from __future__ import annotations

from engine.core.words import Words, words
from engine.games.dyla.actions import Action, Buy, EndTurn, Play, PlayAttacks, Skip, Trash
from engine.games.dyla.content import Content
from engine.games.dyla.state import DylaState


def refusal(content: Content, state: DylaState, action: Action) -> Words | None:
    """The rule against an action; None if it is legal."""
    wrong_time = _wrong_time(state, action)
    if wrong_time is not None:
        return wrong_time
    if isinstance(action, Skip):
        return words("dyla-refused-skip") if state.played else None
    if isinstance(action, PlayAttacks):
        attacks = sum(card in content.attacks for card in state.hand)
        return words("dyla-refused-attacks") if attacks < 2 else None
    if isinstance(action, Buy):
        return _no_purchase(content, state, action.card)
    if isinstance(action, Play | Trash):
        return _not_held(content, state, action.card)
    return None


def _wrong_time(state: DylaState, action: Action) -> Words | None:
    """The refusal of an action in the wrong phase: combat, trash, research."""
    if isinstance(action, Trash):
        phase = "trash"
    elif isinstance(action, Buy | EndTurn):
        phase = "research"
    else:
        phase = "combat"
    return None if state.phase == phase else words(f"dyla-refused-during-{state.phase}")


def _not_held(content: Content, state: DylaState, card: str) -> Words | None:
    place = content.card_of.get(card)
    if place is None:
        return words("dyla-refused-unknown")
    if place not in state.hand:
        return words("dyla-refused-not-held", card=words(f"dyla-card-{card}"))
    return None


def _no_purchase(content: Content, state: DylaState, card: str) -> Words | None:
    place = content.card_of.get(card)
    if place is None:
        return words("dyla-refused-unknown")
    name = words(f"dyla-card-{card}")
    if not content.costs[place]:
        return words("dyla-refused-basic", card=name)
    price = content.price(place, state.bought[place])
    if price > state.tech:
        return words("dyla-refused-price", card=name, price=price, tech=state.tech)
    return None
