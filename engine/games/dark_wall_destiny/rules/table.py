"""The rules: for each kind of action, why it may be refused, and its effect.

Refusals do not use the tree of choices; a law compares the two.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from engine.core.game import Rules
from engine.core.words import Words, seat_name, words
from engine.games.dark_wall_destiny.actions import (
    Buy,
    Choose,
    Cover,
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
    TakeAndPlayAll,
    TakeTurn,
    Use,
)
from engine.games.dark_wall_destiny.content.tables import CARD, COLONIES, HOMES, IDS, NUMBERS
from engine.games.dark_wall_destiny.rules import own, turns
from engine.games.dark_wall_destiny.rules.damage import payments
from engine.games.dark_wall_destiny.rules.forecast import Blow, coming_blows
from engine.games.dark_wall_destiny.rules.turns import plain
from engine.games.dark_wall_destiny.rules.values import affordable, pullable
from engine.games.dark_wall_destiny.state import NOBODY, WallState


@cache
def _no(reason: str) -> Words:
    return Words(f"dark-wall-destiny-refused-{reason}")


def _not_at_turn(state: WallState, seat: int) -> Words | None:
    """Why a seat may not act in a turn now."""
    if state.stage == "tactics":
        return _no("tactics-first")
    if state.hit is not None and state.stage != "spin":
        return _no("raids-first") if state.active == seat else _no("not-your-turn")
    if state.stage == "spin":
        return _no("spin")
    if state.ask is not None:
        return _no("answer-first") if state.ask.seat == seat else _no("not-your-turn")
    if state.stage == "begin":
        return _no("had-turn") if seat in state.done else _no("take-turn-first")
    return None if state.active == seat else _no("not-your-turn")


def _refuse_take(state: WallState, seat: int, _: TakeTurn) -> Words | None:
    if state.order == "seats":
        return _no("seat-order")
    refused = _not_at_turn(state, seat)
    if refused is None:
        return _no("have-turn")
    if refused == _no("take-turn-first"):
        return None
    if refused == _no("not-your-turn") and seat not in state.done:
        return words("dark-wall-destiny-refused-quicker", seat=seat_name(state.active))
    return refused


def _refuse_take_and_play_all(state: WallState, seat: int, _: TakeAndPlayAll) -> Words | None:
    if refused := _refuse_take(state, seat, TakeTurn()):
        return refused
    return None if len(plain(state, seat)) > 1 else _no("nothing-plain")


def _not_acting(state: WallState, seat: int) -> Words | None:
    """Why a seat may not play or use cards now."""
    return _not_at_turn(state, seat) or (_no("acquiring") if state.stage == "acquire" else None)


def _hand(state: WallState, seat: int, card: str) -> Words | None:
    """Why a card of the hand may not be used now."""
    if refused := _not_at_turn(state, seat):
        return refused
    if CARD.get(card) not in state.players[seat].hand:
        return _no("not-in-hand")
    return _no("acquiring") if state.stage == "acquire" else None


def _refuse_play(state: WallState, seat: int, action: Play) -> Words | None:
    if refused := _hand(state, seat, action.card):
        return refused
    return _no("colony-played") if CARD[action.card] in COLONIES else None


def _refuse_play_all(state: WallState, seat: int, _: PlayAll) -> Words | None:
    if refused := _not_acting(state, seat):
        return refused
    return None if len(plain(state, seat)) > 1 else _no("nothing-plain")


def _refuse_seed(state: WallState, seat: int, action: Seed) -> Words | None:
    if refused := _hand(state, seat, action.card):
        return refused
    if action.at - 1 in own.hosts(state.players[seat], CARD[action.card], state.now.harbor):
        return None
    return _no("colony-host") if CARD[action.card] in COLONIES else _no("no-host")


def _refuse_use(state: WallState, seat: int, action: Use) -> Words | None:
    if refused := _not_acting(state, seat):
        return refused
    sector = state.players[seat].sector
    if not 0 < action.at <= len(sector) or CARD.get(action.card) not in sector[action.at - 1].ready:
        return _no("not-ready")
    return None


def _refuse_buy(state: WallState, seat: int, action: Buy) -> Words | None:
    if refused := _not_at_turn(state, seat):
        return refused
    card = CARD.get(action.card)
    if card is None or not 0 <= action.at <= len(state.system):
        return _no("gone")
    there = card in state.drones if action.at == 0 else state.system[action.at - 1] == card
    if not there:
        return _no("gone")
    if affordable(state, state.players[seat], card, action.at):
        return None
    return _no("too-dear")


def _refuse_pull(state: WallState, seat: int, action: Pull) -> Words | None:
    if refused := _not_at_turn(state, seat):
        return refused
    if not state.players[seat].pulls:
        return _no("no-pull")
    if not 0 < action.at <= len(state.system) or action.card not in IDS:
        return _no("gone")
    if state.system[action.at - 1] != CARD[action.card]:
        return _no("gone")
    return None if pullable(state, CARD[action.card]) else _no("not-pulled")


def _refuse_cover(state: WallState, seat: int, action: Cover) -> Words | None:
    if refused := _not_at_turn(state, seat):
        return refused
    if state.contest or action.seat == seat or not 0 <= action.seat < len(state.players):
        return _no("nobody-to-cover")
    return None if state.players[seat].covers == NOBODY else _no("covers")


def _refuse_end_turn(state: WallState, seat: int, _: EndTurn) -> Words | None:
    return _not_at_turn(state, seat)


def _refuse_choose(state: WallState, seat: int, action: Choose) -> Words | None:
    if state.stage == "tactics":
        if seat in state.done:
            return _no("chosen")
        if action.what in homes(state, seat):
            return None
        return (
            _no("faction-taken") if action.what in _taken_homes(state, seat) else _no("no-answer")
        )
    if state.ask is None or state.hit is not None:
        return _no("nothing-asked")
    if state.ask.seat != seat:
        return _no("not-your-turn")
    return None if action.what in own.answers(state) else _no("no-answer")


def homes(state: WallState, seat: int) -> Sequence[str]:
    """The tactics cards a seat may choose: of its faction, or of all free factions."""
    home, taken = state.players[seat].home, _taken_homes(state, seat)
    pairs = [pair for pair in HOMES if home in pair] if home != NOBODY else HOMES
    found = [IDS[card] for pair in pairs for card in pair[: state.tactics]]
    return [card for card in found if card not in taken]


def _taken_homes(state: WallState, seat: int) -> set[str]:
    """The tactics cards of the factions that others play."""
    others = {player.home for at, player in enumerate(state.players) if at != seat}
    return {IDS[card] for pair in HOMES if others & {*pair} for card in pair}


def _owes(state: WallState, seat: int) -> Words | None:
    """Why a seat may not choose discards now."""
    if state.hit is None or seat not in state.hit.waiting:
        return _no("no-damage")
    return _no("settled") if seat in state.hit.chosen else None


def _refuse_entrust(state: WallState, seat: int, _: Entrust) -> Words | None:
    return _owes(state, seat) or (_no("no-order") if state.players[seat].order == "ask" else None)


def _refuse_discard(state: WallState, seat: int, action: Discard) -> Words | None:
    return refuse_discards(state, seat, action, coming_blows)


def refuse_discards(
    state: WallState, seat: int, action: Discard, ahead: Callable[[WallState, int], Sequence[Blow]]
) -> Words | None:
    """Why these discards do not pay for the blow and the later ones in `ahead`; None if they do."""
    hit, refused = state.hit, _owes(state, seat)
    if hit is None or refused is not None:
        return refused
    hand = state.players[seat].hand
    if not _pays(hand, hit.due[seat], action.cards):
        return _no("wrong-discards")
    hand, blows = without(hand, action.cards), list(ahead(state, seat)) if action.then else []
    for card, cards in action.then:
        while blows and blows[0].card != card:
            del blows[0]
        if not blows:
            return _no("not-coming")
        if not cards or not _pays(hand, blows.pop(0).due, cards):
            return _no("wrong-discards")
        hand = without(hand, cards)
    return None


def _pays(hand: Sequence[int], due: int, cards: Sequence[str]) -> bool:
    return tuple([CARD.get(card, -1) for card in cards]) in payments(tuple(hand), due)


def without(hand: Sequence[int], cards: Sequence[str]) -> list[int]:
    """A hand without these cards."""
    left = list(hand)
    for card in cards:
        left.remove(CARD[card])
    return left


def _aside(state: WallState, seat: int) -> Words | None:
    """Why a seat may not set orders or show its hand now."""
    if state.stage == "tactics":
        return _no("tactics-first")
    if state.players[seat].asides >= NUMBERS.asides:
        return _no("asides")
    return None


def _refuse_order(state: WallState, seat: int, action: Order) -> Words | None:
    return _aside(state, seat) or (
        _no("same-order") if state.players[seat].order == action.mode else None
    )


def _refuse_order_cards(state: WallState, seat: int, action: OrderCards) -> Words | None:
    if refused := _aside(state, seat):
        return refused
    cards = [CARD.get(card, -1) for card in action.cards]
    if not cards or cards != sorted(cards):
        return _no("wrong-order")
    return _no("wrong-order") if Counter(cards) - Counter(state.players[seat].hand) else None


def _refuse_show(state: WallState, seat: int, action: Show) -> Words | None:
    if len(state.players) == 1:
        return _no("alone")
    return _aside(state, seat) or (
        _no("same-showing") if state.players[seat].showing == action.hand else None
    )


RULES: Rules = {
    TakeTurn: (_refuse_take, turns.take),
    TakeAndPlayAll: (_refuse_take_and_play_all, turns.take_and_play_all),
    Play: (_refuse_play, turns.play),
    PlayAll: (_refuse_play_all, turns.play_all),
    Seed: (_refuse_seed, turns.seed),
    Use: (_refuse_use, turns.use),
    Buy: (_refuse_buy, turns.buy),
    Pull: (_refuse_pull, turns.pull),
    Cover: (_refuse_cover, turns.cover),
    EndTurn: (_refuse_end_turn, turns.end_turn),
    Choose: (_refuse_choose, turns.choose),
    Discard: (_refuse_discard, turns.discard),
    Entrust: (_refuse_entrust, turns.entrust),
    Order: (_refuse_order, turns.order),
    OrderCards: (_refuse_order_cards, turns.order_cards),
    Show: (_refuse_show, turns.show),
}
