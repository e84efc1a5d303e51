"""The rules: for each kind of action, why it may be refused, and its effect."""

from typing import Any

from engine.core.game import Refuse, Rules
from engine.core.words import Words, words
from engine.games.dyla import actions as a
from engine.games.dyla.content import CONTENT, card_name
from engine.games.dyla.rules import turns
from engine.games.dyla.state import DylaState, Phase


def _during(phase: Phase, refuse: Refuse = lambda *_: None) -> Refuse:
    """The rule that refuses an action outside of this phase, then what `refuse` refuses."""

    def refuse_in_phase(state: DylaState, seat: int, action: Any) -> Words | None:
        if state.phase != phase:
            return words(f"dyla-refused-during-{state.phase}")
        return refuse(state, seat, action)

    return refuse_in_phase


def _refuse_skip(state: DylaState, _seat: int, _: a.Skip) -> Words | None:
    return words("dyla-refused-skip") if state.played else None


def _refuse_not_held(state: DylaState, _seat: int, action: a.Play | a.Trash) -> Words | None:
    place = CONTENT.card_of.get(action.card)
    if place is None:
        return words("dyla-refused-unknown")
    held = place in state.hand
    return None if held else words("dyla-refused-not-held", card=card_name(action.card))


def _refuse_play_attacks(state: DylaState, _seat: int, _: a.PlayAttacks) -> Words | None:
    if turns.attacks_to_play(state):
        return None
    held = any(card in CONTENT.attacks for card in state.hand)
    return words("dyla-refused-attacks-enough" if held else "dyla-refused-attacks")


def _refuse_play_shields(state: DylaState, _seat: int, _: a.PlayShields) -> Words | None:
    if turns.shields_to_play(state):
        return None
    held = any(card in CONTENT.shields for card in state.hand)
    return words("dyla-refused-shields-enough" if held else "dyla-refused-shields")


def _refuse_buy(state: DylaState, _seat: int, action: a.Buy) -> Words | None:
    place = CONTENT.card_of.get(action.card)
    if place is None:
        return words("dyla-refused-unknown")
    card, price = card_name(action.card), CONTENT.price(place, state.bought[place])
    if not CONTENT.costs[place]:
        return words("dyla-refused-basic", card=card)
    if price > state.tech:
        return words("dyla-refused-price", card=card, price=price, tech=state.tech)
    return None


RULES: Rules = {
    a.Skip: (_during("combat", _refuse_skip), turns.skip),
    a.Play: (_during("combat", _refuse_not_held), turns.play),
    a.PlayAttacks: (_during("combat", _refuse_play_attacks), turns.play_attacks),
    a.PlayShields: (_during("combat", _refuse_play_shields), turns.play_shields),
    a.Trash: (_during("trash", _refuse_not_held), turns.trash),
    a.Fire: (_during("combat"), turns.fire),
    a.Buy: (_during("research", _refuse_buy), turns.buy),
    a.EndTurn: (_during("research"), turns.end_turn),
}
