"""The effects of a player's own cards: one function each, or two for an effect that asks.

`answers` lists the possible answers, for choices, refusals and agents.
"""

from collections.abc import Callable, Sequence

from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.models import Effect
from engine.games.dark_wall_destiny.content.vocabulary import Trigger
from engine.games.dark_wall_destiny.rules import gifts, raids, ships, sieges
from engine.games.dark_wall_destiny.rules.piles import (
    Questions,
    Telling,
    bank,
    burn,
    dismiss,
    draw,
    leave_hand,
)
from engine.games.dark_wall_destiny.rules.values import cards_in_play, count
from engine.games.dark_wall_destiny.state import EMPTY, Ask, Berth, Player, Task, WallState

IDLING = frozenset(
    {"raid", "steal", "shadow", "halt", "ward", "burn", "peek", "recall-hand", "recall-top"}
    | {"repair", "refit", "plant", *ships.WITHOUT_SHIP}
)
"""Effects that do nothing if a rival, a pile, the hand or the sector lacks what they need."""
NONE = "none"
"""The key of the answer that chooses nothing."""


def perform(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:
    """Perform an effect for a seat, or ask the seat about it."""
    deed = _DEEDS.get(effect.do)
    if deed is not None:
        deed(state, task.seat, effect, tell)
        return
    question = Ask(task.seat, effect.do, effect.n, effect.of or "", task.card)
    if effect.do == "scan":
        _scan(state, task.seat, effect.n, tell)
    elif {*_offers(state, question)} <= {NONE}:
        tell(facts.Idled(task.seat, t.IDS[task.card], _why_idle(state, task.seat, effect.do)))
        return
    elif effect.do == "peek":
        _look(state, task.seat, effect.n, tell)
    ask(state, question, tell)


def idle_deed(state: WallState, seat: int, card: int, trigger: Trigger) -> str | None:
    """Why the first effect of a card of the seat at turn would do nothing now; None otherwise.

    Only effects of `IDLING`; others always do something.
    """
    effect = next(iter(t.CARDS[card].effects(trigger)), None)
    if effect is None or effect.do not in IDLING:
        return None
    offers = _offers(state, Ask(seat, effect.do, effect.n, effect.of or "", card))
    own = f"hand.{t.IDS[card]}"
    if trigger == "play" and state.players[seat].hand.count(card) == 1:
        offers = [key for key in offers if key != own]
    return _why_idle(state, seat, effect.do) if {*offers} <= {NONE} else None


def _why_idle(state: WallState, seat: int, deed: str) -> str:
    """Why an effect does nothing: the suffix of a message id."""
    return ships.WITHOUT_SHIP.get(deed) or raids.why_idle(state, seat, deed)


def ask(state: WallState, question: Ask, tell: Telling) -> None:
    """Ask a question. If there is one answer, it is applied; if there is none, nothing happens."""
    state.ask = question
    keys = answers(state)
    if len(keys) == 1 or not keys:
        state.ask = None
        if keys and keys[0] != NONE:
            _QUESTIONS[question.what][1](state, question, keys[0], tell)


def answer(state: WallState, key: str, tell: Telling) -> None:
    """Apply an answer to the open question; an effect that repeats asks again."""
    question = state.ask
    assert question is not None, "only a question is answered"
    state.ask = None
    if key == NONE:
        return
    _QUESTIONS[question.what][1](state, question, key, tell)
    if question.what == "burn" and question.n > 1 and state.ending is None:
        again = Ask(question.seat, question.what, question.n - 1, question.of, question.card)
        ask(state, again, tell)


def answers(state: WallState) -> tuple[str, ...]:
    """The keys of all answers to the open question; () if none is open."""
    question = state.ask
    return () if question is None else tuple(dict.fromkeys(_offers(state, question)))


def _offers(state: WallState, question: Ask) -> list[str]:
    return _QUESTIONS[question.what][0](state, question)


def _draw(state: WallState, seat: int, effect: Effect, tell: Telling) -> None:
    number = effect.n
    if effect.per == "planted":
        number *= state.now.planted // effect.every
    elif effect.per is not None:
        player = state.players[seat]
        number *= count(player, cards_in_play(player), effect.per) // effect.every
    if number:
        draw(state, seat, number, tell)


def _bounty(state: WallState, seat: int, effect: Effect, tell: Telling) -> None:  # noqa: ARG001
    state.now.bounty += effect.n


def _token(state: WallState, seat: int, effect: Effect, tell: Telling) -> None:
    bank(state, seat, effect.n, tell)


def _discount(state: WallState, seat: int, effect: Effect, tell: Telling) -> None:
    assert effect.of is not None, "a discount is on a type"
    state.now.discounts.append((effect.of, effect.n))
    tell(facts.Discounted(seat, effect.n, effect.of))


def _trophy(state: WallState, seat: int, effect: Effect, tell: Telling) -> None:  # noqa: ARG001
    state.now.trophy = True


def _shield(state: WallState, seat: int, effect: Effect, tell: Telling) -> None:
    """Add defense to one's own sector for the coming spin."""
    state.players[seat].guarded += effect.n
    tell(facts.Guarded(seat, seat, effect.n))


_DEEDS: dict[str, Callable[[WallState, int, Effect, Telling], None]] = {
    "draw": _draw,
    "bounty": _bounty,
    "token": _token,
    "discount": _discount,
    "trophy": _trophy,
    "shield": _shield,
}


def _look(state: WallState, seat: int, number: int, tell: Telling) -> None:
    """Look at the top cards of one's own draw deck, at most all of them."""
    player = state.players[seat]
    number = min(number, len(player.deck))
    player.known[:0] = [False] * (number - len(player.known))
    cards = tuple([t.IDS[card] for card in reversed(player.deck[len(player.deck) - number :])])
    tell(facts.Looked(seat, number, None), {seat: facts.Looked(seat, number, cards)}, reveals=True)


def _scan(state: WallState, seat: int, number: int, tell: Telling) -> None:
    """Reveal the top cards of the space deck to everybody."""
    cards = state.decks[0] if state.decks else []
    state.scanned = max(state.scanned, min(number, len(cards)))
    top = tuple([t.IDS[card] for card in reversed(cards[max(0, len(cards) - number) :])])
    tell(facts.Scanned(seat, top), reveals=True)


def _top(cards: list[int], number: int) -> list[int]:
    return cards[max(0, len(cards) - number) :][::-1]


def _burn_offers(state: WallState, ask: Ask) -> list[str]:
    """The keys of the cards of hand and discard pile, and of none; never a Cryoship."""
    player = state.players[ask.seat]
    hand = [f"hand.{t.IDS[card]}" for card in player.hand if card not in t.COLONIES]
    pile = [f"pile.{t.IDS[card]}" for card in sorted(player.discards) if card not in t.COLONIES]
    return [*hand, *pile, NONE]


def _burn_answer(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    player, (where, name) = state.players[ask.seat], key.split(".")
    card = t.CARD[name]
    if where == "hand":
        news = leave_hand(player, card)
        burn(state, card, "hand", ask.seat, tell, news=news)
    else:
        player.discards.remove(card)
        burn(state, card, "discards", ask.seat, tell)


def _peek_offers(state: WallState, ask: Ask) -> list[str]:
    return [t.IDS[card] for card in _top(state.players[ask.seat].deck, ask.n)]


def _peek_answer(state: WallState, ask: Ask, key: str, tell: Telling) -> None:  # noqa: ARG001
    player = state.players[ask.seat]
    at = max(place for place, card in enumerate(player.deck) if card == t.CARD[key])
    player.deck.append(player.deck.pop(at))
    place = at - (len(player.deck) - len(player.known))
    player.known.append(player.known.pop(place))


def _scan_offers(state: WallState, ask: Ask) -> list[str]:
    cards = state.decks[0] if state.decks else []
    return [*(t.IDS[card] for card in _top(cards, ask.n)), NONE] if len(cards) > ask.n else []


def _scan_answer(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    cards = state.decks[0]
    at = max(place for place, card in enumerate(cards) if card == t.CARD[key])
    cards.insert(0, cards.pop(at))
    state.scanned -= 1
    tell(facts.Buried(ask.seat, key))


def _recall_offers(state: WallState, ask: Ask) -> list[str]:
    discards = sorted(state.players[ask.seat].discards)
    found = [t.IDS[card] for card in discards if not ask.of or t.KIND[card] == ask.of]
    return [*found, NONE] if found else []


def _recall_hand(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    player = state.players[ask.seat]
    player.discards.remove(t.CARD[key])
    player.hand.append(t.CARD[key])
    player.hand.sort()
    player.shown.append(t.CARD[key])
    player.shown.sort()
    tell(facts.Recalled(ask.seat, key, "hand"))


def _recall_top(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    player = state.players[ask.seat]
    player.discards.remove(t.CARD[key])
    player.deck.append(t.CARD[key])
    player.known.append(True)
    tell(facts.Recalled(ask.seat, key, "top"))


def _shift_offers(state: WallState, ask: Ask) -> list[str]:
    """The keys of pairs of positions to exchange; a Cryoship never moves forward."""
    system, offers = state.system, []
    for at, card in enumerate(system):
        for to in range(max(0, at - ask.n), min(len(system), at + ask.n + 1)):
            if card == EMPTY or to == at or (card in t.COLONIES and to > at):
                continue
            if system[to] in t.COLONIES and to < at:
                continue
            offers.append(f"{at + 1}.{to + 1}")
    return [*offers, NONE] if offers else []


def _swap_offers(state: WallState, ask: Ask) -> list[str]:  # noqa: ARG001
    """The keys of neighbours to exchange, neither of them the Cryoship."""
    pairs = enumerate(zip(state.system, state.system[1:], strict=False))
    offers = [
        f"{at + 1}.{at + 2}"
        for at, (one, two) in pairs
        if EMPTY not in (one, two) and not {one, two} & t.COLONIES
    ]
    return [*offers, NONE] if offers else []


def hosts(player: Player, card: int, harbor: int = 0) -> list[int]:
    """The places (from 0) where a card can be seeded.

    `harbor` is the place, from 1, of a ship that takes a Cryoship this turn; 0 if none does.
    """
    return [
        place
        for place, berth in enumerate(player.sector)
        if berth.card in t.SILENT
        or (berth.card in t.PLANETS and (card in t.COLONIES or _has_room(berth)))
        or (card in t.COLONIES and place + 1 == harbor)
        or (card in t.CREW and berth.card in t.SHIPS and len(berth.under) < t.CAPACITY[berth.card])
    ]


def seedable(player: Player, cards: Sequence[int], harbor: int) -> Sequence[int]:
    """The cards among `cards` that can be seeded in this sector; `hosts` says where."""
    sector = [berth.card for berth in player.sector]
    if not t.PLANETS.isdisjoint(sector):
        return cards
    ships = not t.SHIPS.isdisjoint(sector)
    return [card for card in cards if (ships and card in t.CREW) or (harbor and card in t.COLONIES)]


def _has_room(berth: Berth) -> bool:
    """Whether a station has room for a card other than a Cryoship."""
    return len([card for card in berth.under if card not in t.COLONIES]) < t.CAPACITY[berth.card]


def _plant_offers(state: WallState, ask: Ask) -> list[str]:
    """The keys of discarded cards to seed, with places; Cryoships are seeded from hand only."""
    player = state.players[ask.seat]
    offers = [
        f"{t.IDS[card]}.{place + 1}"
        for card in sorted(set(player.discards) - t.COLONIES)
        for place in hosts(player, card)
    ]
    return [*offers, NONE] if offers else []


def _plant_answer(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    player, (name, place) = state.players[ask.seat], key.split(".")
    player.discards.remove(t.CARD[name])
    settle(state, ask.seat, t.CARD[name], int(place) - 1, tell)


def settle(
    state: WallState, seat: int, card: int, place: int, tell: Telling, *, news: bool = False
) -> None:
    """Seed a card under the one at a place (from 0) of the sector."""
    berth = state.players[seat].sector[place]
    berth.under.append(card)
    berth.new.append(card)
    state.now.planted += berth.card in t.PLANETS
    tell(facts.Seeded(seat, t.IDS[card], t.IDS[berth.card]), reveals=news)


def _refit_offers(state: WallState, ask: Ask) -> list[str]:
    """The keys of crew to move to another ship; Cryoships stay."""
    sector = state.players[ask.seat].sector
    offers = [
        f"{at + 1}.{t.IDS[card]}.{to + 1}"
        for at, berth in enumerate(sector)
        if berth.card in t.SHIPS
        for card in berth.under
        if card in t.CREW
        for to, other in enumerate(sector)
        if to != at and other.card in t.SHIPS and len(other.under) < t.CAPACITY[other.card]
    ]
    return [*offers, NONE] if offers else []


def _refit_answer(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    at, name, to = key.split(".")
    sector, card = state.players[ask.seat].sector, t.CARD[name]
    berth, other = sector[int(at) - 1], sector[int(to) - 1]
    berth.under.remove(card)
    other.under.append(card)
    for mark, others in ((berth.ready, other.ready), (berth.new, other.new)):
        if card in mark:
            mark.remove(card)
            others.append(card)
            break
    tell(facts.Refitted(ask.seat, name, t.IDS[other.card]))


def _halt_offers(state: WallState, ask: Ask) -> list[str]:
    """The keys of the cards of the hand, Cryoships excepted."""
    hand = state.players[ask.seat].hand
    offers = [f"hand.{t.IDS[card]}" for card in hand if card not in t.COLONIES]
    return [*offers, NONE] if offers else []


def _halt(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Burn the strategy and a card of the hand, so that there is no spin after this round."""
    _burn_answer(state, ask, key, tell)
    dismiss(state, ask.seat, frozenset({ask.card}), tell)
    state.halted = True
    tell(facts.Halted(ask.seat))


def _ward_offers(state: WallState, ask: Ask) -> list[str]:
    hand = state.players[ask.seat].hand
    return [*(f"hand.{t.IDS[card]}" for card in hand), NONE] if hand else []


def _ward(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Discard a card of the hand for more defense in the coming spin."""
    player, name = state.players[ask.seat], key.split(".")[1]
    news = leave_hand(player, t.CARD[name])
    player.discards.append(t.CARD[name])
    player.guarded += ask.n
    tell(facts.Discarded(ask.seat, (name,)), reveals=news)
    tell(facts.Guarded(ask.seat, ask.seat, ask.n))


_QUESTIONS: Questions = {
    "burn": (_burn_offers, _burn_answer),
    "peek": (_peek_offers, _peek_answer),
    "scan": (_scan_offers, _scan_answer),
    "recall-hand": (_recall_offers, _recall_hand),
    "recall-top": (_recall_offers, _recall_top),
    "shift": (_shift_offers, raids.shift),
    "swap": (_swap_offers, raids.shift),
    "plant": (_plant_offers, _plant_answer),
    "refit": (_refit_offers, _refit_answer),
    "halt": (_halt_offers, _halt),
    "ward": (_ward_offers, _ward),
    **gifts.QUESTIONS,
    **raids.QUESTIONS,
    **ships.QUESTIONS,
    **sieges.QUESTIONS,
}
