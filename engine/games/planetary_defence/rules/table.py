"""The rules: for each kind of action, why it may be refused, and its effect."""

from bisect import insort
from collections.abc import Sequence

from engine.core import deck
from engine.core.events import Tell
from engine.core.game import Rules
from engine.core.words import Words, wording
from engine.games.planetary_defence import actions as a
from engine.games.planetary_defence import facts
from engine.games.planetary_defence.content import (
    CARD,
    CARDS,
    COLUMNS,
    CREDITS,
    DAMAGE,
    METEOR,
    NUMBERS,
    VALUE,
)
from engine.games.planetary_defence.rules.turns import (
    advance,
    damage_phase,
    draw_phase,
    is_over,
    named_all,
)
from engine.games.planetary_defence.state import PlanetaryState

_refused = wording("planetary-defence-refused-")

MANY = 2
_PLAYED = tuple(facts.Played((card,)) for card in CARDS)
_SHIELDED = facts.Shielded()


def price(cards: Sequence[int]) -> tuple[int, int]:
    """The price of `cards`: credits for the cards to buy, damage for the meteors."""
    white, black = 0, 0
    for card in cards:
        if METEOR[card]:
            black += VALUE[card]
        else:
            white += VALUE[card]
    return white, black


def _refuse_play(state: PlanetaryState, _seat: int, action: a.Play) -> Words | None:
    return _in_hand(state, action.card)


def _play(state: PlanetaryState, _seat: int, action: a.Play, tell: Tell[facts.Fact]) -> None:
    card = CARD[action.card]
    state.hand.remove(card)
    state.played.append(card)
    state.credits += CREDITS[card]
    state.damage += DAMAGE[card]
    tell(_PLAYED[card])


def _refuse_play_all(state: PlanetaryState, _seat: int, _: a.PlayAll) -> Words | None:
    return None if state.hand else _refused("empty-hand")


def _play_all(state: PlanetaryState, _seat: int, _: a.PlayAll, tell: Tell[facts.Fact]) -> None:
    hand = state.hand
    for card in hand:
        state.credits += CREDITS[card]
        state.damage += DAMAGE[card]
    state.played += hand
    tell(facts.Played(named_all(hand)))
    hand.clear()


def _refuse_buy(state: PlanetaryState, _seat: int, action: a.Buy) -> Words | None:
    refused = _on_top(state, action.card, action.column)
    if refused is None and METEOR[CARD[action.card]]:
        return _refused("buy-meteor")
    return refused or _credits(state, VALUE[CARD[action.card]])


def _buy(state: PlanetaryState, _seat: int, action: a.Buy, tell: Tell[facts.Fact]) -> None:
    card = state.columns[action.column - 1].pop()
    state.credits -= VALUE[card]
    state.discard.append(card)
    tell(facts.Bought(action.card, action.column))


def _refuse_attack(state: PlanetaryState, _seat: int, action: a.Attack) -> Words | None:
    refused = _on_top(state, action.card, action.column)
    if refused is None and not METEOR[CARD[action.card]]:
        return _refused("attack-card")
    return refused or _damage(state, VALUE[CARD[action.card]])


def _attack(state: PlanetaryState, _seat: int, action: a.Attack, tell: Tell[facts.Fact]) -> None:
    card = state.columns[action.column - 1].pop()
    state.damage -= VALUE[card]
    state.scrap.append(card)
    state.destroyed += 1
    tell(facts.Destroyed(action.card, action.column))


def _refuse_several(state: PlanetaryState, _seat: int, action: a.Several) -> Words | None:
    cards, columns = action.cards, action.columns
    if not MANY <= len(cards) == len(columns) or [*columns] != sorted({*columns}):
        return _refused("several")
    tops = zip(cards, columns, strict=True)
    refused = (_on_top(state, card, column) for card, column in tops)
    if found := next((one for one in refused if one is not None), None):
        return found
    white, black = price([CARD[card] for card in cards])
    return _credits(state, white) or _damage(state, black)


def _several(state: PlanetaryState, seat: int, action: a.Several, tell: Tell[facts.Fact]) -> None:
    for card, column in zip(action.cards, action.columns, strict=True):
        if METEOR[CARD[card]]:
            _attack(state, seat, a.Attack(card, column), tell)
        else:
            _buy(state, seat, a.Buy(card, column), tell)


def _refuse_shield(state: PlanetaryState, _seat: int, _: a.Shield) -> Words | None:
    if state.shield:
        return _refused("shield-engaged")
    if not state.space:
        return _refused("shield-idle")
    return _damage(state, NUMBERS.shield)


def _shield(state: PlanetaryState, _seat: int, _: a.Shield, tell: Tell[facts.Fact]) -> None:
    state.damage -= NUMBERS.shield
    state.shield = True
    tell(_SHIELDED)


def _refuse_move(state: PlanetaryState, _seat: int, action: a.Move) -> Words | None:
    refused = _on_top(state, action.card, action.column)
    if refused is None and not (1 <= action.to <= COLUMNS and abs(action.to - action.column) == 1):
        return _refused("not-adjacent")
    return refused or _credits(state, NUMBERS.action)


def _move(state: PlanetaryState, _seat: int, action: a.Move, tell: Tell[facts.Fact]) -> None:
    state.credits -= NUMBERS.action
    state.columns[action.to - 1].append(state.columns[action.column - 1].pop())
    tell(facts.Moved(action.card, action.column, action.to))


def _refuse_scrap(state: PlanetaryState, _seat: int, action: a.Scrap) -> Words | None:
    return _in_hand(state, action.card) or _credits(state, NUMBERS.action)


def _scrap(state: PlanetaryState, _seat: int, action: a.Scrap, tell: Tell[facts.Fact]) -> None:
    state.credits -= NUMBERS.action
    card = CARD[action.card]
    state.hand.remove(card)
    state.scrap.append(card)
    tell(facts.Scrapped(action.card))


def _refuse_draw(state: PlanetaryState, _seat: int, _: a.Draw) -> Words | None:
    if not state.draw and not state.discard:
        return _refused("nothing-to-draw")
    return _credits(state, NUMBERS.action)


def _draw(state: PlanetaryState, _seat: int, _: a.Draw, tell: Tell[facts.Fact]) -> None:
    state.credits -= NUMBERS.action
    drawn: list[int] = []
    deck.draw(1, state.draw, state.discard, drawn, state.chance)
    insort(state.hand, drawn[0])
    tell(facts.Drew(CARDS[drawn[0]]), reveals=True)


def _refuse_end_turn(_state: PlanetaryState, _seat: int, _: a.EndTurn) -> Words | None:
    return None


def _end_turn(state: PlanetaryState, _seat: int, _: a.EndTurn, tell: Tell[facts.Fact]) -> None:
    state.credits = state.damage = 0
    tell(facts.Ended(state.turn))
    if state.hard:
        damage_phase(state, tell)
    advance(state, tell)
    if not is_over(state):
        state.turn += 1
        draw_phase(state, tell)


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


RULES: Rules = {
    a.Play: (_refuse_play, _play),
    a.PlayAll: (_refuse_play_all, _play_all),
    a.Buy: (_refuse_buy, _buy),
    a.Attack: (_refuse_attack, _attack),
    a.Several: (_refuse_several, _several),
    a.Shield: (_refuse_shield, _shield),
    a.Move: (_refuse_move, _move),
    a.Scrap: (_refuse_scrap, _scrap),
    a.Draw: (_refuse_draw, _draw),
    a.EndTurn: (_refuse_end_turn, _end_turn),
}
