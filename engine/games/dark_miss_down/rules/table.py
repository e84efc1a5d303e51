"""The rules: for each kind of action, why it may be refused, and its effect."""

from engine.core.game import Rules
from engine.core.words import Words, wording
from engine.games.dark_miss_down import actions as a
from engine.games.dark_miss_down.content import CARD, NUMBERS, TASK
from engine.games.dark_miss_down.rules import turns
from engine.games.dark_miss_down.rules.payments import payments
from engine.games.dark_miss_down.rules.turns import bonus_cards
from engine.games.dark_miss_down.state import DarkMissState, Phase

_refused = wording("dark-miss-down-refused-")


def _not_at_turn(state: DarkMissState, seat: int, *phases: Phase) -> Words | None:
    """Why an action of these phases is refused to the seat now; None if it may act."""
    if state.phase == "airlock":
        return _refused("only-airlock")
    if seat != state.active:
        return _refused("not-your-turn")
    if state.phase in phases:
        return None
    if state.phase == "discard":
        return _refused("hand-full", limit=NUMBERS.hand_limit)
    if "discard" in phases:
        return _refused("hand-fits", limit=NUMBERS.hand_limit)
    return _refused("bonus-first")


def _refuse_at_airlock(state: DarkMissState, seat: int, _: a.Press | a.Stand) -> Words | None:
    if state.phase != "airlock":
        return _refused("airlock-shut")
    return _refused("stood") if seat in state.stood else None


def _refuse_discard(state: DarkMissState, seat: int, action: a.Discard) -> Words | None:
    if (refused := _not_at_turn(state, seat, "discard")) is not None:
        return refused
    held = CARD.get(action.card) in state.players[seat].hand
    return None if held else _refused("not-in-hand")


def _refuse_take(state: DarkMissState, seat: int, action: a.Take) -> Words | None:
    if (refused := _not_at_turn(state, seat, "turn", "bonus")) is not None:
        return refused
    card = CARD.get(action.card)
    if card not in state.pool:
        return _refused("not-in-pool")
    if state.phase == "bonus" and card not in bonus_cards(state):
        return _refused("no-bonus-card")
    return None


def _refuse_complete(state: DarkMissState, seat: int, action: a.Complete) -> Words | None:
    if (refused := _not_at_turn(state, seat, "turn")) is not None:
        return refused
    task, hand = CARD.get(action.task), state.players[seat].hand
    if task is None or task not in state.tasks:
        return _refused("not-on-list")
    cards = [CARD.get(card, -1) for card in action.cards]
    if sorted(set(cards)) != cards or not set(cards) <= set(hand):
        return _refused("not-in-hand")
    paid = payments(task, tuple(hand))
    if tuple(cards) in paid:
        return None
    spare = any(set(enough) < set(cards) for enough in paid)
    return _refused("to-spare" if spare else "not-paid", task=TASK[action.task])


def _refuse_draw(state: DarkMissState, seat: int, _: a.Draw | a.Replace) -> Words | None:
    if (refused := _not_at_turn(state, seat, "turn")) is not None:
        return refused
    return None if state.deck or state.discards else _refused("no-cards")


def _refuse_replace(state: DarkMissState, seat: int, action: a.Replace) -> Words | None:
    refused = _not_at_turn(state, seat, "turn")
    if refused is None and CARD.get(action.task) not in state.tasks:
        return _refused("not-on-list")
    return refused or _refuse_draw(state, seat, action)


RULES: Rules = {
    a.Draw: (_refuse_draw, turns.draw),
    a.Take: (_refuse_take, turns.take),
    a.Complete: (_refuse_complete, turns.complete),
    a.Replace: (_refuse_replace, turns.replace),
    a.Discard: (_refuse_discard, turns.discard),
    a.Press: (_refuse_at_airlock, turns.press),
    a.Stand: (_refuse_at_airlock, turns.stand),
}
