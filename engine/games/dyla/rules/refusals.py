"""Refusals, each with a message that says what to do instead."""

from __future__ import annotations

from engine.core.words import Words, words
from engine.games.dyla.actions import Buy, EndTurn, Fire, Play, PlayAttacks, Skip, Trash
from engine.games.dyla.content import CONTENT, card_name
from engine.games.dyla.state import DylaState, Phase


def skip(state: DylaState, _seat: int, _: Skip) -> Words | None:
    """Only before anything is played."""
    return _not_in(state, "combat") or (words("dyla-refused-skip") if state.played else None)


def play(state: DylaState, _seat: int, action: Play) -> Words | None:
    """In combat, a card of the hand."""
    return _not_in(state, "combat") or _not_held(state, action.card)


def play_attacks(state: DylaState, _seat: int, _: PlayAttacks) -> Words | None:
    """In combat, with two attacks or more."""
    attacks = sum(card in CONTENT.attacks for card in state.hand)
    return _not_in(state, "combat") or (words("dyla-refused-attacks") if attacks < 2 else None)


def trash(state: DylaState, _seat: int, action: Trash) -> Words | None:
    """Where a card asks for it, a card of the hand."""
    return _not_in(state, "trash") or _not_held(state, action.card)


def fire(state: DylaState, _seat: int, _: Fire) -> Words | None:
    """At any time of the combat."""
    return _not_in(state, "combat")


def buy(state: DylaState, _seat: int, action: Buy) -> Words | None:
    """In research, what is for sale and not too dear."""
    place = CONTENT.card_of.get(action.card)
    if (refused := _not_in(state, "research")) is not None:
        return refused
    if place is None:
        return words("dyla-refused-unknown")
    if not CONTENT.costs[place]:
        return words("dyla-refused-basic", card=card_name(action.card))
    price = CONTENT.price(place, state.bought[place])
    if price > state.tech:
        card = card_name(action.card)
        return words("dyla-refused-price", card=card, price=price, tech=state.tech)
    return None


def end_turn(state: DylaState, _seat: int, _: EndTurn) -> Words | None:
    """When all is bought."""
    return _not_in(state, "research")


def _not_in(state: DylaState, phase: Phase) -> Words | None:
    """A turn's phases: combat, with a card to trash in between if one asks for it; research."""
    return None if state.phase == phase else words(f"dyla-refused-during-{state.phase}")


def _not_held(state: DylaState, card: str) -> Words | None:
    place = CONTENT.card_of.get(card)
    if place is None:
        return words("dyla-refused-unknown")
    return None if place in state.hand else words("dyla-refused-not-held", card=card_name(card))
