"""The effects of actions."""

from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules import own, sieges, spin, values
from engine.games.dark_wall_destiny.rules.damage import Payment, by_order, settle
from engine.games.dark_wall_destiny.rules.piles import Telling, dismiss, draw, end, leave_hand
from engine.games.dark_wall_destiny.rules.start import deal
from engine.games.dark_wall_destiny.rules.tasks import tasks
from engine.games.dark_wall_destiny.rules.values import cost, hand_size, most_pulled, tokens_for
from engine.games.dark_wall_destiny.state import EMPTY, Berth, WallState


def plain(state: WallState, seat: int) -> list[int]:
    """The cards of the seat's hand that *Play all* plays."""
    player = state.players[seat]
    return values.plain(player.hand, (berth.card for berth in player.sector))


def take(state: WallState, seat: int, _: a.TakeTurn, tell: Telling) -> None:
    """Begin one's turn in free order: the first seat to ask gets it."""
    spin.begin_turn(state, seat, tell)


def take_and_play_all(state: WallState, seat: int, _: a.TakeAndPlayAll, tell: Telling) -> None:
    """Begin one's turn in free order, and play all that *Play all* plays."""
    take(state, seat, a.TakeTurn(), tell)
    play_all(state, seat, a.PlayAll(), tell)


def play(state: WallState, seat: int, action: a.Play, tell: Telling) -> None:
    """Play a card from the hand."""
    _play_card(state, seat, t.CARD[action.card], tell)


def play_all(state: WallState, seat: int, _: a.PlayAll, tell: Telling) -> None:
    """Play all cards that `plain` lists."""
    for card in plain(state, seat):
        _play_card(state, seat, card, tell)


def _play_card(state: WallState, seat: int, card: int, tell: Telling) -> None:
    """Play a card; a lasting one goes to the sector, its standing ability ready at once."""
    player = state.players[seat]
    news = leave_hand(player, card)
    if card in t.STRATEGIES:
        dismiss(state, seat, t.STRATEGIES, tell)
    if card in t.LASTING:
        player.sector.append(Berth(card, [], spin.ready_cards(card, [])))
    else:
        player.played.append(card)
    tell(facts.Played(seat, t.IDS[card]), reveals=news)
    state.todo += tasks(card, "play", seat)


def seed(state: WallState, seat: int, action: a.Seed, tell: Telling) -> None:
    """Seed a card of the hand instead of playing it; a Cryoship on a planet is saved.

    Colony Omega was saved when it was acquired, so it does not count again.
    """
    card = t.CARD[action.card]
    news = leave_hand(state.players[seat], card)
    own.settle(state, seat, card, action.at - 1, tell, news=news)
    if action.at == state.now.harbor and card in t.COLONIES:
        state.now.harbor = 0
    if card in t.COLONIES and card not in state.saved:
        _save(state, seat, card, tell)


def _save(state: WallState, seat: int, card: int, tell: Telling) -> None:
    """Count a colony as saved; saving all of them wins at once."""
    state.saved.append(card)
    state.players[seat].rescued += 1
    if card != t.OMEGA and "homefront" in state.expansions:
        state.hulls[card] = t.NUMBERS.hull
    tell(facts.Saved(seat, t.IDS[card], len(t.CRYOSHIPS) - len(state.saved)))
    if card != t.OMEGA and "awakening" in state.expansions:
        for player in state.players:
            player.pulls += 1
        tell(facts.GainedPulls(most_pulled(len(state.saved))))
    if len(state.saved) == len(t.CRYOSHIPS):
        end(state, "saved", tell)


def use(state: WallState, seat: int, action: a.Use, tell: Telling) -> None:
    """Use the standing ability of a card in the sector."""
    card = t.CARD[action.card]
    state.players[seat].sector[action.at - 1].ready.remove(card)
    tell(facts.Used(seat, action.card))
    state.todo += tasks(card, "standing", seat)


def buy(state: WallState, seat: int, action: a.Buy, tell: Telling) -> None:
    """Acquire a card for combat, or for energy and then tokens; it goes to the discard pile."""
    player, card = state.players[seat], t.CARD[action.card]
    price = cost(state, card, action.at)
    tokens = tokens_for(state, player, card, price)
    if card in t.ALIENS:
        state.now.combat -= price
        player.defeated += 1
    else:
        player.tokens -= tokens
        state.pool += tokens
        state.now.energy -= price - tokens
    player.taxed = 0
    kinds = (t.KIND[card], *(("ship",) if t.KIND[card] == "drone" else ()))
    state.now.discounts = [(of, n) for of, n in state.now.discounts if of not in kinds]
    state.stage = "acquire"
    if action.at:
        state.system[action.at - 1] = EMPTY
        state.taken += 1
    else:
        state.drones.remove(card)
    if card in t.ALIENS and state.now.trophy:
        state.now.trophy = False
        player.deck.append(card)
        player.known.append(True)
    else:
        player.discards.append(card)
    tell(facts.Acquired(seat, action.card, price, tokens))
    _after_gain(state, seat, card, tell)


def pull(state: WallState, seat: int, action: a.Pull, tell: Telling) -> None:
    """Take a ship or crew for free, which uses up a pull; it goes to the discard pile."""
    player, card = state.players[seat], t.CARD[action.card]
    player.pulls -= 1
    state.stage = "acquire"
    state.system[action.at - 1] = EMPTY
    state.taken += 1
    player.discards.append(card)
    tell(facts.Pulled(seat, action.card))
    _after_gain(state, seat, card, tell)


def _after_gain(state: WallState, seat: int, card: int, tell: Telling) -> None:
    """After a card is gained, let a Cryoship open the next deck, and save Colony Omega."""
    if card in t.COLONIES and t.CRYOSHIPS.index(card) + 1 in t.NUMBERS.swaps:
        spin.swap_deck(state, tell)
    if card == t.OMEGA:
        _save(state, seat, card, tell)
    state.todo += tasks(card, "gain", seat)


def cover(state: WallState, seat: int, action: a.Cover, tell: Telling) -> None:
    """Let one's own draw deck burn in place of another seat's, in the coming spin."""
    state.players[seat].covers = action.seat
    tell(facts.Covers(seat, action.seat))


def end_turn(state: WallState, seat: int, _: a.EndTurn, tell: Telling) -> None:
    """Reset: discard cards that do not stay, draw a hand, and pass the turn or begin the spin."""
    player = state.players[seat]
    tell(facts.EndedTurn(seat, tuple([t.IDS[card] for card in player.hand])), reveals=True)
    player.discards += player.played + player.hand
    player.played, player.hand, player.shown = [], [], []
    if player.order == "list":
        player.order, player.ordered = "ask", []
    sieges.recover(state, seat, tell)
    draw(state, seat, hand_size(player, state.now.bounty), tell)
    state.done = [*state.done, seat]
    if len(state.done) == len(state.players):
        spin.begin(state, tell)
    else:
        spin.begin_turn(state, None, tell)


def choose(state: WallState, seat: int, action: a.Choose, tell: Telling) -> None:
    """Answer a card's question or, before the first round, choose a tactics card."""
    if state.stage != "tactics":
        own.answer(state, action.what, tell)
        return
    state.players[seat].home = t.CARD[action.what]
    state.done = sorted([*state.done, seat])
    tell(facts.Chosen(seat, None), {seat: facts.Chosen(seat, action.what)})
    if len(state.done) == len(state.players):
        state.done = []
        deal(state, tell)


def discard(state: WallState, seat: int, action: a.Discard, tell: Telling) -> None:
    """Discard for the present damage, and plan discards for what follows."""
    if state.spin is not None:
        state.spin.planned[seat] = tuple(
            [(t.CARD[blow], tuple([t.CARD[card] for card in cards])) for blow, cards in action.then]
        )
    _pay(state, tuple([t.CARD[card] for card in action.cards]), facts.Settled(seat), tell)


def entrust(state: WallState, seat: int, _: a.Entrust, tell: Telling) -> None:
    """Let the standing order pay for this damage."""
    hit = state.hit
    assert hit is not None, "only a blow is paid for"
    cards = by_order(state.players[seat], hit.due[seat])
    _pay(state, cards, facts.Settled(seat, ordered=True), tell)


def _pay(state: WallState, cards: Payment, fact: facts.Settled, tell: Telling) -> None:
    hit = state.hit
    assert hit is not None, "only a blow is paid for"
    hit.chosen[fact.seat] = cards
    tell(fact)
    if all(waiting in hit.chosen for waiting in hit.waiting):
        settle(state, tell)


def order(state: WallState, seat: int, action: a.Order, tell: Telling) -> None:
    """Set the standing order for damage to `ask` or `defense`."""
    player = state.players[seat]
    player.order, player.ordered = action.mode, []
    player.asides += 1
    tell(facts.Ordered(seat))


def order_cards(state: WallState, seat: int, action: a.OrderCards, tell: Telling) -> None:
    """Set a standing order for damage that names cards, until the end of the next turn."""
    player = state.players[seat]
    player.order, player.ordered = "list", [t.CARD[card] for card in action.cards]
    player.asides += 1
    tell(facts.Ordered(seat))


def show(state: WallState, seat: int, action: a.Show, tell: Telling) -> None:
    """Show the hand, or hide later draws; cards already shown stay known."""
    player = state.players[seat]
    player.showing = action.hand
    player.asides += 1
    shown: tuple[str, ...] = ()
    if action.hand:
        player.shown = player.hand[:]
        shown = tuple([t.IDS[card] for card in player.hand])
    tell(facts.Showed(seat, action.hand, shown), reveals=action.hand)
