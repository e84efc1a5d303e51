"""The rules: for each kind of action, why it may be refused, and its effect."""

from engine.core.game import Rules
from engine.core.words import Words, words
from engine.games.dyla import actions as a
from engine.games.dyla.content import CONTENT, card_name
from engine.games.dyla.rules import turns
from engine.games.dyla.state import DylaState, Phase


def _refuse_skip(state: DylaState, _seat: int, _: a.Skip) -> Words | None:
    return _not_in(state, "combat") or (words("dyla-refused-skip") if state.played else None)


def _refuse_play(state: DylaState, _seat: int, action: a.Play) -> Words | None:
    return _not_in(state, "combat") or _not_held(state, action.card)


def _refuse_play_attacks(state: DylaState, _seat: int, _: a.PlayAttacks) -> Words | None:
    if (refused := _not_in(state, "combat")) is not None or turns.attacks_to_play(state):
        return refused
    held = any(card in CONTENT.attacks for card in state.hand)
    return words("dyla-refused-attacks-enough" if held else "dyla-refused-attacks")


def _refuse_play_shields(state: DylaState, _seat: int, _: a.PlayShields) -> Words | None:
    if (refused := _not_in(state, "combat")) is not None or turns.shields_to_play(state):
        return refused
    held = any(card in CONTENT.shields for card in state.hand)
    return words("dyla-refused-shields-enough" if held else "dyla-refused-shields")


def _refuse_trash(state: DylaState, _seat: int, action: a.Trash) -> Words | None:
    return _not_in(state, "trash") or _not_held(state, action.card)


def _refuse_fire(state: DylaState, _seat: int, _: a.Fire) -> Words | None:
    return _not_in(state, "combat")


def _refuse_buy(state: DylaState, _seat: int, action: a.Buy) -> Words | None:
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


def _refuse_end_turn(state: DylaState, _seat: int, _: a.EndTurn) -> Words | None:
    return _not_in(state, "research")


def _not_in(state: DylaState, phase: Phase) -> Words | None:
    """Why an action of this phase is refused now; None if the phase is right."""
    return None if state.phase == phase else words(f"dyla-refused-during-{state.phase}")


def _not_held(state: DylaState, card: str) -> Words | None:
    place = CONTENT.card_of.get(card)
    if place is None:
        return words("dyla-refused-unknown")
    return None if place in state.hand else words("dyla-refused-not-held", card=card_name(card))


RULES: Rules = {
    a.Skip: (_refuse_skip, turns.skip),
    a.Play: (_refuse_play, turns.play),
    a.PlayAttacks: (_refuse_play_attacks, turns.play_attacks),
    a.PlayShields: (_refuse_play_shields, turns.play_shields),
    a.Trash: (_refuse_trash, turns.trash),
    a.Fire: (_refuse_fire, turns.fire),
    a.Buy: (_refuse_buy, turns.buy),
    a.EndTurn: (_refuse_end_turn, turns.end_turn),
}
