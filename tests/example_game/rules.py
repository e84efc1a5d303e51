"""The rules of Beacons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Literal

from pydantic import Field

from engine.core.chance import Chance
from engine.core.choices import Branch, Leaf, Node, Pick, nothing
from engine.core.events import Tell
from engine.core.game import Game, Options, Outcome, Perspective, Policy
from engine.core.words import Words, words
from tests.example_game import content
from tests.example_game.actions import Action, Claim, Lay, TakeBack
from tests.example_game.content import KINDS
from tests.example_game.facts import Claimed, Drew, Fact, Laid, Shown, Tied, TookBack
from tests.example_game.state import Player, Table
from tests.example_game.text import BeaconsText
from tests.example_game.view import View, view

_TAKE_BACK: Leaf[Action] = Leaf("take-back", TakeBack())
_IDS = tuple(kind.id for kind in KINDS)


class TableOptions(Options):
    """How long a game lasts and how large a bid may be."""

    rounds: int = Field(3, ge=1, le=3, description="How many rounds are played")
    bids: Literal["single", "double"] = Field("double", description="Most cards in a bid")


class Beacons(Game[Table, Action, Fact, View]):
    """Bid in secret; the strongest bid claims a card of another's."""

    name: ClassVar[str] = "beacons"
    folder: ClassVar[Path] = content.FOLDER
    ruleset: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 4)
    secret: ClassVar[bool] = True
    options = TableOptions
    state = Table
    action = Action
    fact = Fact
    text = BeaconsText()

    def new(self, options: TableOptions, seats: int, chance: Chance) -> Table:
        """Shuffle and deal."""
        deck = [number for number, kind in enumerate(KINDS) for _ in range(kind.copies)]
        chance.shuffle(deck)
        size = content.CARDS.hand
        hands = [sorted(deck.pop() for _ in range(size)) for _ in range(seats)]
        most = 1 if options.bids == "single" else 2
        return Table(chance, 1, options.rounds, most, [Player(hand) for hand in hands], deck)

    def may_act(self, state: Table, seat: int) -> bool:
        """Whoever has something to do, and whoever may still take a bid back."""
        return seat in self.missing(state) or _may_take_back(state, seat)

    def awaited(self, state: Table) -> Sequence[int]:
        """Who must claim, or else everybody: who has laid a bid already is secret."""
        if state.over:
            return ()
        return range(len(state.players)) if state.claimant is None else (state.claimant,)

    def missing(self, state: Table) -> Sequence[int]:
        """Who must claim, or else whoever has not laid a bid."""
        return [seat for seat in self.awaited(state) if not state.players[seat].bid or _open(state)]

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        """A pick of cards, taking back, or the cards to claim."""
        if seat in self.missing(state):
            if state.claimant is not None:
                return Branch("", lambda: [Branch("claim", lambda: _claims(state, seat))])
            hand = state.players[seat].hand
            items = [_IDS[card] for card in hand]
            return Branch("", lambda: [Pick("lay", 1, min(state.most, len(hand)), items, _lay)])
        return Branch("", lambda: [_TAKE_BACK]) if _may_take_back(state, seat) else nothing()

    def why_not(self, state: Table, seat: int, action: Action) -> Words | None:
        """The first rule that an action offends."""
        match action:
            case Lay(cards):
                return _why_not_lay(state, state.players[seat], cards)
            case TakeBack():
                player = state.players[seat]
                if state.claimant is not None or not player.bid:
                    return words("beacons-nothing-laid")
                return words("beacons-back-once") if player.took_back else None
            case Claim(source, card):
                if state.claimant != seat:
                    return words("beacons-not-yours")
                others = [other for other in range(len(state.players)) if other != seat]
                if source not in others or card not in state.players[source].bid:
                    return words("beacons-not-shown")
        return None

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        """Carry an action out, and show the bids once all are in."""
        player = state.players[seat]
        match action:
            case Lay(cards):
                for card in cards:
                    player.hand.remove(card)
                player.bid = cards
                tell(Laid(None, None), {seat: Laid(seat, cards)})
                if all(other.bid for other in state.players):
                    _show(state, tell)
            case TakeBack():
                player.hand = sorted((*player.hand, *player.bid))
                player.bid, player.took_back = (), True
                tell(TookBack(None), {seat: TookBack(seat)})
            case Claim(source, card):
                player.score += KINDS[card].strength
                tell(Claimed(seat, source, card))
                _next_round(state, tell)

    def outcome(self, state: Table) -> Outcome | None:
        """Over after the last round; the highest score wins, shared if equal."""
        if not state.over:
            return None
        scores = tuple(player.score for player in state.players)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(winners, tuple((score,) for score in scores), scores, "beacons-won")

    def view(self, state: Table, viewer: int | None) -> View:
        """What a viewer knows."""
        return view(state, viewer)

    def imagine(self, state: Table, viewers: Sequence[int], chance: Chance) -> Table:
        """Deal anew whatever is neither in a viewer's hand or bid nor shown.

        While bids lie face down, who of the others has laid or taken back one is guessed too.
        """
        imagined = Table(
            chance.spawn(),
            state.turn,
            state.rounds,
            state.most,
            [],
            state.deck[:],
            state.claimant,
            state.over,
        )
        others = [seat for seat in range(len(state.players)) if seat not in viewers]
        habits = [(bool(state.players[s].bid), state.players[s].took_back) for s in others]
        if not _open(state):
            chance.shuffle(habits)
        unseen = imagined.deck
        for seat in others:
            player = state.players[seat]
            unseen += player.hand if _open(state) else (*player.hand, *player.bid)
        unseen.sort()
        chance.shuffle(unseen)
        for seat, old in enumerate(state.players):
            player = Player(old.hand[:], old.bid, old.took_back, old.score)
            if seat in others:
                laid, player.took_back = habits.pop()
                held = len(old.hand) if _open(state) else len(old.hand) + len(old.bid)
                player.hand = sorted(unseen.pop() for _ in range(held))
                if not _open(state):
                    size = chance.below(min(state.most, held)) + 1 if laid else 0
                    player.bid, player.hand = tuple(player.hand[:size]), player.hand[size:]
            imagined.players.append(player)
        return imagined

    def on_deadline(self, state: Table, seat: int) -> Action | None:
        """The weakest card is laid for the absent; claims are left to the agent."""
        return None if state.claimant is not None else Lay((state.players[seat].hand[0],))

    def policies(self) -> Mapping[str, Policy]:
        """`greedy` bids high and claims the strongest."""
        return {"greedy": greedy}

    def measures(self, state: Table) -> Mapping[str, tuple[int, ...]]:
        """The course of the scores."""
        return {"beacons-score": tuple(player.score for player in state.players)}

    def mentions(self, fact: Fact) -> Sequence[str]:
        """The cards that were shown."""
        return [_IDS[card] for card in fact.cards] if isinstance(fact, Shown) else ()


def greedy(seen: Perspective[Table, Action, View], _: Chance) -> Action:
    """The strongest cards in hand; the strongest card to claim."""
    known = seen.view()
    open_bids = [
        (card, seat)
        for seat, place in enumerate(known.places)
        for card in place.shown
        if seat != seen.seat
    ]
    if open_bids:
        card, seat = max(open_bids)
        return Claim(seat, card)
    return Lay(known.hand[-known.most :])


def _lay(chosen: tuple[str, ...]) -> Action:
    return Lay(tuple(_IDS.index(card) for card in chosen))


def _claims(state: Table, seat: int) -> list[Node[Action]]:
    return [
        Leaf(f"{_IDS[card]}.{other}", Claim(other, card))
        for other, player in enumerate(state.players)
        if other != seat
        for card in dict.fromkeys(player.bid)
    ]


def _open(state: Table) -> bool:
    """Whether the bids lie open."""
    return state.claimant is not None


def _may_take_back(state: Table, seat: int) -> bool:
    player = state.players[seat]
    return state.claimant is None and bool(player.bid) and not player.took_back


def _why_not_lay(state: Table, player: Player, cards: tuple[int, ...]) -> Words | None:
    if state.claimant is not None:
        return words("beacons-no-bid-now")
    if player.bid:
        return words("beacons-bid-twice")
    if not 1 <= len(cards) <= state.most or list(cards) != sorted(cards):
        return words("beacons-bid-size", most=state.most)
    if any(cards.count(card) > player.hand.count(card) for card in cards):
        return words("beacons-not-in-hand")
    return None


def _show(state: Table, tell: Tell[Fact]) -> None:
    """Turn the bids up; a single strongest one is to claim, else the round is over."""
    sums = [sum(KINDS[card].strength for card in player.bid) for player in state.players]
    for seat, player in enumerate(state.players):
        tell(Shown(seat, player.bid), reveals=True)
    if sums.count(max(sums)) == 1:
        state.claimant = sums.index(max(sums))
    else:
        tell(Tied())
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
        count = content.CARDS.hand - len(player.hand)
        drawn = tuple(state.deck.pop() for _ in range(count))
        player.hand = sorted((*player.hand, *drawn))
        tell(Drew(seat, count, None), {seat: Drew(seat, count, drawn)}, reveals=True)
