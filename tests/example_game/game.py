"""The rules of Beacons."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from pydantic import Field

from engine.core.chance import Chance
from engine.core.choices import Branch, Leaf, Node, Pick, no_choices, offer
from engine.core.deck import deal_anew
from engine.core.events import Tell
from engine.core.game import Card, Game, Options, Outcome, Perspective, Rules, Text
from engine.core.words import Words, words
from tests.example_game import table as t
from tests.example_game.table import CARDS, KINDS, Action, Claim, Fact, Lay, Table, TakeBack, View

_IDS = tuple(kind.id for kind in KINDS)


class BeaconsText(Text[Action, Fact, View]):
    """Beacons in words."""

    def describe(self, view: View) -> Sequence[Words]:
        """The round, every seat, and one's own cards."""
        lines = [self.say("round", view), self.say("bids", view)]
        lines += [self.say("seat-shows" if at.shown else "seat", at) for at in view.places]
        if view.bid and not any(place.shown for place in view.places):
            lines.append(self.say("your-bid", view))
        if view.viewer is not None:
            lines.append(self.say("hand" if view.hand else "hand-empty", view))
        return lines

    def cards(self) -> Sequence[Card]:
        say = "beacons-card-text"
        return [
            Card(one.id, t.named(number), words(say, strength=one.strength, copies=one.copies))
            for number, one in enumerate(KINDS)
        ]


def _refuse_lay(state: Table, seat: int, action: Lay) -> Words | None:
    player, cards = state.players[seat], action.cards
    if state.open:
        return words("beacons-no-bid-now")
    if player.bid:
        return words("beacons-bid-twice")
    if not 1 <= len(cards) <= state.most or list(cards) != sorted(cards):
        return words("beacons-bid-size", most=state.most)
    if any(cards.count(card) > player.hand.count(card) for card in cards):
        return words("beacons-not-in-hand")
    return None


def _lay(state: Table, seat: int, action: Lay, tell: Tell[Fact]) -> None:
    """Lay a bid; once all bids are in, they are shown."""
    player = state.players[seat]
    for card in action.cards:
        player.hand.remove(card)
    player.bid = action.cards
    tell(t.Laid(None, None), {seat: t.Laid(seat, action.cards)})
    if all(other.bid for other in state.players):
        _show(state, tell)


def _refuse_take_back(state: Table, seat: int, _: TakeBack) -> Words | None:
    player = state.players[seat]
    if state.open or not player.bid:
        return words("beacons-nothing-laid")
    return words("beacons-back-once") if player.took_back else None


def _take_back(state: Table, seat: int, _: TakeBack, tell: Tell[Fact]) -> None:
    player = state.players[seat]
    player.hand = sorted((*player.hand, *player.bid))
    player.bid, player.took_back = (), True
    tell(t.TookBack(None), {seat: t.TookBack(seat)})


def _refuse_claim(state: Table, seat: int, action: Claim) -> Words | None:
    if state.claimant != seat:
        return words("beacons-not-yours")
    others = [other for other in range(len(state.players)) if other != seat]
    if action.seat not in others or action.card not in state.players[action.seat].bid:
        return words("beacons-not-shown")
    return None


def _claim(state: Table, seat: int, action: Claim, tell: Tell[Fact]) -> None:
    state.players[seat].score += KINDS[action.card].strength
    tell(t.Claimed(seat, action.seat, action.card))
    _next_round(state, tell)


def _show(state: Table, tell: Tell[Fact]) -> None:
    """Turn the bids up; a single strongest bid may claim, otherwise the round is over."""
    sums = [sum(KINDS[card].strength for card in player.bid) for player in state.players]
    for seat, player in enumerate(state.players):
        tell(t.Shown(seat, player.bid), reveals=True)
    if sums.count(max(sums)) == 1:
        state.claimant = sums.index(max(sums))
    else:
        tell(t.Tied())
        _next_round(state, tell)


def _next_round(state: Table, tell: Tell[Fact]) -> None:
    """Clear the bids, and draw, or end the game."""
    state.claimant = None
    for player in state.players:
        player.bid, player.took_back = (), False
    if state.turn == state.rounds:
        state.over = True
        return
    state.turn += 1
    for seat, player in enumerate(state.players):
        drawn = tuple(state.deck.pop() for _ in range(CARDS.hand - len(player.hand)))
        player.hand = sorted((*player.hand, *drawn))
        faces = {seat: t.Drew(seat, len(drawn), drawn)}
        tell(t.Drew(seat, len(drawn), None), faces, reveals=True)


RULES: Rules = {
    Lay: (_refuse_lay, _lay),
    TakeBack: (_refuse_take_back, _take_back),
    Claim: (_refuse_claim, _claim),
}


class TableOptions(Options):
    """How long a game lasts and how large a bid may be."""

    rounds: int = Field(3, ge=1, le=3)
    bids: Literal["single", "double"] = "double"


def greedy(seen: Perspective[Table, Action, View], _: Chance) -> Action:
    """The strongest cards in hand; the strongest card to claim."""
    known = seen.view()
    others = [place for place in known.places if place.seat != seen.seat]
    if claims := [(card, place.seat) for place in others for card in place.shown]:
        card, seat = max(claims)
        return Claim(seat, card)
    return Lay(known.hand[-known.most :])


class Beacons(Game[Table, Action, Fact, View]):
    """Secret bids; the strongest bid claims a card that another seat has shown."""

    name = "beacons"
    seats = range(2, 4)
    secret = True
    options = TableOptions
    rules = RULES
    text = BeaconsText()
    policies: ClassVar = {"greedy": greedy}

    def new(self, options: TableOptions, seats: int, chance: Chance) -> Table:
        deck = [number for number, kind in enumerate(KINDS) for _ in range(kind.copies)]
        chance.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(CARDS.hand)) for _ in range(seats)]
        most = 1 if options.bids == "single" else 2
        return Table(chance, 1, options.rounds, most, [t.Player(hand) for hand in hands], deck)

    def awaited(self, state: Table) -> Sequence[int]:
        """The seat that must claim, else all seats, as it is secret who has laid a bid."""
        if state.over:
            return ()
        return range(len(state.players)) if state.claimant is None else (state.claimant,)

    def missing(self, state: Table) -> Sequence[int]:
        """The seat that must claim, else the seats without a bid."""
        return [seat for seat in self.awaited(state) if not state.players[seat].bid or state.open]

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        player = state.players[seat]
        if seat in self.missing(state):
            if state.open:
                return offer(Branch("claim", lambda: _claims(state, seat)))
            items, most = [_IDS[card] for card in player.hand], min(state.most, len(player.hand))
            return offer(Pick("lay", 1, most, items, lambda ids: Lay(tuple(map(_IDS.index, ids)))))
        may_take_back = player.bid and not (state.open or player.took_back)
        return offer(Leaf("take-back", TakeBack())) if may_take_back else no_choices()

    def outcome(self, state: Table) -> Outcome | None:
        """Over after the last round; the highest score wins, shared if equal."""
        scores = (player.score for player in state.players)
        return Outcome.by_score(scores, "beacons-won") if state.over else None

    def view(self, state: Table, viewer: int | None) -> View:
        shown = [(player.bid if state.open else (), player.score) for player in state.players]
        places = tuple(t.Place(seat, *place) for seat, place in enumerate(shown))
        bids = sum(bool(player.bid) for player in state.players)
        mine = None if viewer is None else state.players[viewer]
        hand, bid = (tuple(mine.hand), mine.bid) if mine else ((), ())
        public = (state.turn, state.rounds, state.most, len(state.deck), bids, len(places))
        return View(viewer, *public, places, hand, bid)

    def redraw(self, state: Table, viewers: Sequence[int], chance: Chance) -> None:
        """Redeal all cards that are neither shown nor in a viewer's hand or bid.

        While bids are face down, redraw also which other seats have laid a bid or taken one back.
        """
        others = [player for seat, player in enumerate(state.players) if seat not in viewers]
        habits = [(bool(player.bid), player.took_back) for player in others]
        if not state.open:
            chance.shuffle(habits)
            for player in others:
                player.hand += player.bid
        deal_anew(chance, [state.deck, *(player.hand for player in others)])
        for player, (laid, took_back) in zip(others, habits, strict=True):
            if not state.open:
                size = chance.below(min(state.most, len(player.hand))) + 1 if laid else 0
                player.bid, player.took_back = tuple(sorted(player.hand[:size])), took_back
                del player.hand[:size]
            player.hand.sort()

    def on_deadline(self, state: Table, seat: int) -> Action | None:
        """Lay the weakest card; an agent decides a claim."""
        return None if state.open else Lay((state.players[seat].hand[0],))

    def measures(self, state: Table) -> Mapping[str, tuple[int, ...]]:
        return {"beacons-score": tuple(player.score for player in state.players)}

    def mentions(self, fact: Fact) -> Sequence[str]:
        return [_IDS[card] for card in fact.cards] if isinstance(fact, t.Shown) else ()


def _claims(state: Table, seat: int) -> list[Node[Action]]:
    return [
        Leaf(f"{_IDS[card]}.{other}", Claim(other, card))
        for other, player in enumerate(state.players)
        if other != seat
        for card in dict.fromkeys(player.bid)
    ]
