"""The rules: for each kind of action, why it may be refused, and its effect.

Refusals do not use the tree of choices; a law compares the two.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from engine.core.game import Rules
from engine.core.words import Words, seat_name, words
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import name
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
    """Why a seat may not act in a turn now; None if it may."""
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


def _refuse_take(state: WallState, seat: int, _: a.TakeTurn) -> Words | None:
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


def _refuse_take_and_play_all(state: WallState, seat: int, _: a.TakeAndPlayAll) -> Words | None:
    if refused := _refuse_take(state, seat, a.TakeTurn()):
        return refused
    return None if plain(state, seat) else _no("nothing-plain")


def _not_acting(state: WallState, seat: int) -> Words | None:
    """Why a seat may not play or use cards now; None if it may."""
    return _not_at_turn(state, seat) or (_no("acquiring") if state.stage == "acquire" else None)


def _hand(state: WallState, seat: int, card: str) -> Words | None:
    """Why a card of the hand may not be used now; None if it may."""
    if refused := _not_at_turn(state, seat):
        return refused
    if t.CARD.get(card) not in state.players[seat].hand:
        return _no("not-in-hand")
    return _no("acquiring") if state.stage == "acquire" else None


def _refuse_play(state: WallState, seat: int, action: a.Play) -> Words | None:
    if refused := _hand(state, seat, action.card):
        return refused
    return _no("colony-played") if t.CARD[action.card] in t.COLONIES else None


def _refuse_play_all(state: WallState, seat: int, _: a.PlayAll) -> Words | None:
    if refused := _not_acting(state, seat):
        return refused
    return None if plain(state, seat) else _no("nothing-plain")


def _refuse_seed(state: WallState, seat: int, action: a.Seed) -> Words | None:
    if refused := _hand(state, seat, action.card):
        return refused
    if action.at - 1 in own.hosts(state.players[seat], t.CARD[action.card], state.now.harbor):
        return None
    return _no("colony-host") if t.CARD[action.card] in t.COLONIES else _no("no-host")


def _refuse_use(state: WallState, seat: int, action: a.Use) -> Words | None:
    if refused := _not_acting(state, seat):
        return refused
    sector = state.players[seat].sector
    if (
        not 0 < action.at <= len(sector)
        or t.CARD.get(action.card) not in sector[action.at - 1].ready
    ):
        return _no("not-ready")
    return None


def _refuse_buy(state: WallState, seat: int, action: a.Buy) -> Words | None:
    if refused := _not_at_turn(state, seat):
        return refused
    card = t.CARD.get(action.card)
    if card is None or not 0 <= action.at <= len(state.system):
        return _no("gone")
    if action.at == 0 and card in t.DRONES and card not in state.drones:
        name = words(f"dark-wall-destiny-card-{action.card}")
        return words("dark-wall-destiny-refused-sold-out", card=name)
    there = card in state.drones if action.at == 0 else state.system[action.at - 1] == card
    if not there:
        return _no("gone")
    if affordable(state, state.players[seat], card, action.at):
        return None
    return _no("too-dear")


def _refuse_pull(state: WallState, seat: int, action: a.Pull) -> Words | None:
    if refused := _not_at_turn(state, seat):
        return refused
    if not state.players[seat].pulls:
        return _no("no-pull")
    if not 0 < action.at <= len(state.system) or action.card not in t.IDS:
        return _no("gone")
    if state.system[action.at - 1] != t.CARD[action.card]:
        return _no("gone")
    return None if pullable(state, t.CARD[action.card]) else _no("not-pulled")


def _refuse_cover(state: WallState, seat: int, action: a.Cover) -> Words | None:
    if refused := _not_at_turn(state, seat):
        return refused
    if state.contest or action.seat == seat or not 0 <= action.seat < len(state.players):
        return _no("nobody-to-cover")
    return None if state.players[seat].covers == NOBODY else _no("covers")


def _refuse_end_turn(state: WallState, seat: int, _: a.EndTurn) -> Words | None:
    return _not_at_turn(state, seat)


def _refuse_choose(state: WallState, seat: int, action: a.Choose) -> Words | None:
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
    """The ids of tactics cards that a seat may choose: of its faction, or of all free ones."""
    home, taken = state.players[seat].home, _taken_homes(state, seat)
    pairs = [pair for pair in t.HOMES if home in pair] if home != NOBODY else t.HOMES
    found = [t.IDS[card] for pair in pairs for card in pair[: state.tactics]]
    return [card for card in found if card not in taken]


def _taken_homes(state: WallState, seat: int) -> set[str]:
    """The tactics cards of the factions that others play."""
    others = {player.home for at, player in enumerate(state.players) if at != seat}
    return {t.IDS[card] for pair in t.HOMES if others & {*pair} for card in pair}


def _owes(state: WallState, seat: int) -> Words | None:
    """Why a seat may not choose discards now; None if it may."""
    if state.hit is None or seat not in state.hit.waiting:
        return _no("no-damage")
    return _no("settled") if seat in state.hit.chosen else None


def _refuse_entrust(state: WallState, seat: int, _: a.Entrust) -> Words | None:
    return _owes(state, seat) or (_no("no-order") if state.players[seat].order == "ask" else None)


def _refuse_discard(state: WallState, seat: int, action: a.Discard) -> Words | None:
    return refuse_discards(state, seat, action, coming_blows)


def refuse_discards(
    state: WallState,
    seat: int,
    action: a.Discard,
    ahead: Callable[[WallState, int], Sequence[Blow]],
) -> Words | None:
    """Why discards are refused, or None if they pay for the present damage.

    `action.then` must pay for damage that will follow (`ahead`).
    """
    hit, refused = state.hit, _owes(state, seat)
    if hit is None or refused is not None:
        return refused
    hand = state.players[seat].hand
    if not _pays(hand, hit.due[seat], action.cards):
        return _wrong_discards(t.IDS[hit.card], hit.due[seat])
    hand, blows = without(hand, action.cards), list(ahead(state, seat)) if action.then else []
    for card, cards in action.then:
        while blows and blows[0].card != card:
            del blows[0]
        if not blows:
            return _no("not-coming")
        due = blows.pop(0).due
        if Counter(cards) - Counter([t.IDS[one] for one in hand]):
            return _no("paid-twice")
        if not cards or not _pays(hand, due, cards):
            return _wrong_discards(card, due)
        hand = without(hand, cards)
    return None


def _wrong_discards(card: str, due: int) -> Words:
    """The refusal of discards that do not match the damage of this card."""
    return words("dark-wall-destiny-refused-wrong-discards", card=name(card), n=due)


def _pays(hand: Sequence[int], due: int, cards: Sequence[str]) -> bool:
    return tuple([t.CARD.get(card, -1) for card in cards]) in payments(tuple(hand), due)


def without(hand: Sequence[int], cards: Sequence[str]) -> list[int]:
    """A hand without these cards."""
    left = list(hand)
    for card in cards:
        left.remove(t.CARD[card])
    return left


def _aside(state: WallState, seat: int) -> Words | None:
    """Why a seat may not set orders or show its hand now; None if it may.

    Both are allowed at any time after the choice of tactics, a limited number of times.
    """
    if state.stage == "tactics":
        return _no("tactics-first")
    if state.players[seat].asides >= t.NUMBERS.asides:
        return _no("asides")
    return None


def _refuse_order(state: WallState, seat: int, action: a.Order) -> Words | None:
    return _aside(state, seat) or (
        _no("same-order") if state.players[seat].order == action.mode else None
    )


def _refuse_order_cards(state: WallState, seat: int, action: a.OrderCards) -> Words | None:
    if refused := _aside(state, seat):
        return refused
    cards = [t.CARD.get(card, -1) for card in action.cards]
    if not cards or cards != sorted(cards):
        return _no("wrong-order")
    return _no("wrong-order") if Counter(cards) - Counter(state.players[seat].hand) else None


def _refuse_show(state: WallState, seat: int, action: a.Show) -> Words | None:
    if len(state.players) == 1:
        return _no("alone")
    return _aside(state, seat) or (
        _no("same-showing") if state.players[seat].showing == action.hand else None
    )


RULES: Rules = {
    a.TakeTurn: (_refuse_take, turns.take),
    a.TakeAndPlayAll: (_refuse_take_and_play_all, turns.take_and_play_all),
    a.Play: (_refuse_play, turns.play),
    a.PlayAll: (_refuse_play_all, turns.play_all),
    a.Seed: (_refuse_seed, turns.seed),
    a.Use: (_refuse_use, turns.use),
    a.Buy: (_refuse_buy, turns.buy),
    a.Pull: (_refuse_pull, turns.pull),
    a.Cover: (_refuse_cover, turns.cover),
    a.EndTurn: (_refuse_end_turn, turns.end_turn),
    a.Choose: (_refuse_choose, turns.choose),
    a.Discard: (_refuse_discard, turns.discard),
    a.Entrust: (_refuse_entrust, turns.entrust),
    a.Order: (_refuse_order, turns.order),
    a.OrderCards: (_refuse_order_cards, turns.order_cards),
    a.Show: (_refuse_show, turns.show),
}
