"""Refusals, decided without the tree of choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from engine.core.words import Words, seat_name, words
from engine.games.dark_wall_destiny.actions import (
    Action,
    Buy,
    Choose,
    Discard,
    EndTurn,
    Entrust,
    Order,
    OrderCards,
    Play,
    PlayAll,
    Pull,
    Seed,
    Show,
    TakeTurn,
    Use,
)
from engine.games.dark_wall_destiny.content.tables import CARD, COLONIES, HOMES, IDS, NUMBERS
from engine.games.dark_wall_destiny.rules import own
from engine.games.dark_wall_destiny.rules.damage import payments
from engine.games.dark_wall_destiny.rules.forecast import coming
from engine.games.dark_wall_destiny.rules.turns import plain
from engine.games.dark_wall_destiny.rules.values import affordable, pullable
from engine.games.dark_wall_destiny.state import NOBODY, WallState


def _say(what: str) -> Words:
    return words(f"dark-wall-destiny-refused-{what}")


def refusal(state: WallState, seat: int, action: Action) -> Words | None:
    """The rule against an action, if any."""
    reason = _REASONS[type(action)](state, seat, action)
    if reason == "quicker":
        return words("dark-wall-destiny-refused-quicker", seat=seat_name(state.active))
    return None if reason is None else _say(reason)


def _not_at_turn(state: WallState, seat: int) -> str | None:
    """Why a seat may not act in a turn now, or None."""
    if state.stage == "tactics":
        return "tactics-first"
    if state.hit is not None and state.stage != "spin":
        return "raids-first" if state.active == seat else "not-your-turn"
    if state.stage == "spin":
        return "spin"
    if state.ask is not None:
        return "answer-first" if state.ask.seat == seat else "not-your-turn"
    if state.stage == "begin":
        return "had-turn" if seat in state.done else "take-turn-first"
    return None if state.active == seat else "not-your-turn"


def _take(state: WallState, seat: int, _: TakeTurn) -> str | None:
    if state.order == "seats":
        return "seat-order"
    reason = _not_at_turn(state, seat)
    if reason == "take-turn-first":
        return None
    if reason is None:
        return "have-turn"
    return "quicker" if reason == "not-your-turn" and seat not in state.done else reason


def _hand(state: WallState, seat: int, card: str) -> str | None:
    """Why a card of the hand may not be used now, or None."""
    reason = _not_at_turn(state, seat)
    if reason is not None:
        return reason
    if CARD.get(card) not in state.players[seat].hand:
        return "not-in-hand"
    return "acquiring" if state.stage == "acquire" else None


def _play(state: WallState, seat: int, action: Play) -> str | None:
    reason = _hand(state, seat, action.card)
    if reason is None and CARD[action.card] in COLONIES:
        return "colony-played"
    return reason


def _play_all(state: WallState, seat: int, _: PlayAll) -> str | None:
    reason = _not_at_turn(state, seat)
    if reason is not None:
        return reason
    if state.stage == "acquire":
        return "acquiring"
    return None if len(plain(state, seat)) > 1 else "nothing-plain"


def _seed(state: WallState, seat: int, action: Seed) -> str | None:
    reason = _hand(state, seat, action.card)
    if reason is not None:
        return reason
    if action.at - 1 in own.hosts(state.players[seat], CARD[action.card], state.now.harbor):
        return None
    return "colony-host" if CARD[action.card] in COLONIES else "no-host"


def _use(state: WallState, seat: int, action: Use) -> str | None:
    reason = _not_at_turn(state, seat)
    if reason is not None:
        return reason
    if state.stage == "acquire":
        return "acquiring"
    sector = state.players[seat].sector
    if not 0 < action.at <= len(sector) or CARD.get(action.card) not in sector[action.at - 1].ready:
        return "not-ready"
    return None


def _buy(state: WallState, seat: int, action: Buy) -> str | None:
    reason = _not_at_turn(state, seat)
    if reason is not None:
        return reason
    card = CARD.get(action.card)
    if card is None or not 0 <= action.at <= len(state.system):
        return "gone"
    there = card in state.drones if action.at == 0 else state.system[action.at - 1] == card
    if not there:
        return "gone"
    if affordable(state, state.players[seat], card, action.at):
        return None
    return "too-dear"


def _pull(state: WallState, seat: int, action: Pull) -> str | None:
    reason = _not_at_turn(state, seat)
    if reason is not None:
        return reason
    if not state.players[seat].pulls:
        return "no-pull"
    if not 0 < action.at <= len(state.system) or action.card not in IDS:
        return "gone"
    if state.system[action.at - 1] != CARD[action.card]:
        return "gone"
    return None if pullable(state, CARD[action.card]) else "not-pulled"


def _end_turn(state: WallState, seat: int, _: EndTurn) -> str | None:
    return _not_at_turn(state, seat)


def _choose(state: WallState, seat: int, action: Choose) -> str | None:
    if state.stage == "tactics":
        if seat in state.done:
            return "chosen"
        if action.what in homes(state, seat):
            return None
        return "faction-taken" if action.what in _taken(state, seat) else "no-answer"
    if state.ask is None or state.hit is not None:
        return "nothing-asked"
    if state.ask.seat != seat:
        return "not-your-turn"
    return None if action.what in own.answers(state) else "no-answer"


def homes(state: WallState, seat: int) -> Sequence[str]:
    """The tactics cards a seat may choose: its faction's, or those of all free factions."""
    home, taken = state.players[seat].home, _taken(state, seat)
    pairs = [pair for pair in HOMES if home in pair] if home != NOBODY else HOMES
    found = [IDS[card] for pair in pairs for card in pair[: state.tactics]]
    return [card for card in found if card not in taken]


def _taken(state: WallState, seat: int) -> set[str]:
    """The tactics cards of others' factions."""
    others = {player.home for at, player in enumerate(state.players) if at != seat}
    return {IDS[card] for pair in HOMES if others & {*pair} for card in pair}


def _owes(state: WallState, seat: int) -> str | None:
    """Why a seat may not choose discards now, or None."""
    if state.hit is None or seat not in state.hit.waiting:
        return "no-damage"
    return "settled" if seat in state.hit.chosen else None


def _entrust(state: WallState, seat: int, _: Entrust) -> str | None:
    return _owes(state, seat) or ("no-order" if state.players[seat].order == "ask" else None)


def _discard(state: WallState, seat: int, action: Discard) -> str | None:
    hit, reason = state.hit, _owes(state, seat)
    if hit is None or reason is not None:
        return reason
    hand = state.players[seat].hand
    if not _pays(hand, hit.due[seat], action.cards):
        return "wrong-discards"
    hand, blows = without(hand, action.cards), list(coming(state, seat)) if action.then else []
    for card, cards in action.then:
        while blows and blows[0].card != card:
            del blows[0]
        if not blows:
            return "not-coming"
        if not cards or not _pays(hand, blows.pop(0).due, cards):
            return "wrong-discards"
        hand = without(hand, cards)
    return None


def _pays(hand: Sequence[int], due: int, cards: Sequence[str]) -> bool:
    return tuple([CARD.get(card, -1) for card in cards]) in payments(tuple(hand), due)


def without(hand: Sequence[int], cards: Sequence[str]) -> list[int]:
    """The hand without these cards."""
    left = list(hand)
    for card in cards:
        left.remove(CARD[card])
    return left


def _aside(state: WallState, seat: int) -> str | None:
    """Why a seat may not set orders or show its hand now, or None."""
    if state.stage == "tactics":
        return "tactics-first"
    if state.players[seat].asides >= NUMBERS.asides:
        return "asides"
    return None


def _order(state: WallState, seat: int, action: Order) -> str | None:
    return _aside(state, seat) or (
        "same-order" if state.players[seat].order == action.mode else None
    )


def _order_cards(state: WallState, seat: int, action: OrderCards) -> str | None:
    reason = _aside(state, seat)
    if reason is not None:
        return reason
    cards = [CARD.get(card, -1) for card in action.cards]
    if not cards or cards != sorted(cards):
        return "wrong-order"
    return "wrong-order" if Counter(cards) - Counter(state.players[seat].hand) else None


def _show(state: WallState, seat: int, action: Show) -> str | None:
    if len(state.players) == 1:
        return "alone"
    return _aside(state, seat) or (
        "same-showing" if state.players[seat].showing == action.hand else None
    )


_REASONS: dict[type, Callable[[WallState, int, Any], str | None]] = {
    TakeTurn: _take,
    Play: _play,
    PlayAll: _play_all,
    Seed: _seed,
    Use: _use,
    Buy: _buy,
    Pull: _pull,
    EndTurn: _end_turn,
    Choose: _choose,
    Discard: _discard,
    Entrust: _entrust,
    Order: _order,
    OrderCards: _order_cards,
    Show: _show,
}
