"""The policy `greedy`.

It knows its own hand and what is public, and considers only the listed tasks. Its weights are data
(`greedy.toml`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.games.dark_miss_down import actions as a
from engine.games.dark_miss_down.content import CARD, CARDS, DANGER, GREED, NUMBERS, SIZE, Greed
from engine.games.dark_miss_down.rules import bonuses
from engine.games.dark_miss_down.rules.payments import Hand, cards_missing, payable, payments
from engine.games.dark_miss_down.state import DarkMissState, Phase
from engine.games.dark_miss_down.view import CardView, DarkMissView


@dataclass(slots=True)
class Sight:
    """What `greedy` decides from; cards are indexes into `CARDS`.

    `refill`: whether deck or discard pile has a card. `old`: the task the seat completed last, or
    None.
    """

    phase: Phase
    last: bool
    hand: Hand
    tasks: Hand
    pool: Hand
    refill: bool
    old: int | None


def from_view(view: DarkMissView, seat: int) -> Sight:
    """The sight of a seat, from its view."""
    old = view.seats[seat].tableau
    return Sight(
        view.phase,
        view.last,
        _places(view.hand),
        _places(view.tasks),
        _places(view.pool),
        bool(view.deck or view.discards),
        None if old is None else CARD[old.id],
    )


def from_state(state: DarkMissState, seat: int) -> Sight:
    """The sight of a seat, from an imagined state."""
    player = state.players[seat]
    return Sight(
        state.phase,
        state.last,
        tuple(player.hand),
        tuple(state.tasks),
        tuple(state.pool),
        bool(state.deck or state.discards),
        player.tableau,
    )


def _places(cards: Iterable[CardView]) -> Hand:
    return tuple([CARD[card.id] for card in cards])


@dataclass(frozen=True, slots=True)
class Officer:
    """The policy: completes the most valuable task, else gains the most useful card."""

    taste: Greed

    def __call__(self, perspective: Perspective[Any, Any, Any], _: Chance) -> a.Action:
        """The action for a seat's perspective."""
        return self.decide(from_view(perspective.view(), perspective.seat))

    def decide(self, sight: Sight) -> a.Action:
        """The action for a sight; it is deterministic."""
        if sight.phase == "airlock":
            return a.Stand()
        decision = _Decision(self.taste, sight)
        if sight.phase == "discard":
            return decision.discard()
        if sight.phase == "bonus":
            return decision.bonus_card()
        return decision.complete() or decision.gain()


class _Decision:
    """One decision: the value of each listed task to the seat, and the best action.

    `card`: what a card of the hand is worth. `goals`: the tasks worth more than the cards they
    cost.
    """

    def __init__(self, taste: Greed, sight: Sight) -> None:
        self.taste, self.sight = taste, sight
        full = len(sight.hand) >= NUMBERS.hand_limit
        self.card = 0.0 if sight.last else taste.card_of_full_hand if full else taste.card
        self.worths = [(task, self._worth(task)) for task in sight.tasks]
        nets = [(task, worth - self.card * (SIZE[task] - 1)) for task, worth in self.worths]
        self.goals = [(task, net) for task, net in nets if net > 0]

    def _worth(self, task: int) -> float:
        """The points for a task, plus how much better it is to build on than the old one."""
        danger, old = DANGER[task], self.sight.old
        if old is None:
            return danger + self._edge(danger)
        return abs(danger - DANGER[old]) + self._edge(danger) - self._edge(DANGER[old])

    def _edge(self, danger: int) -> float:
        """What a task is worth to build on: the further its danger is from the middle, the more."""
        return 0.0 if self.sight.last else self.taste.edge * abs(danger - self.taste.middle)

    def complete(self) -> a.Action | None:
        """The best payment for the best task; None if none is worth its cards."""
        hand, best, most = self.sight.hand, None, 0.0
        for task, worth in self.worths:
            if payable(task, hand):
                for cards in payments(task, hand):
                    net = worth + self._bonus(cards) - self.card * (len(cards) - 1)
                    if net > most:
                        best, most = (task, cards), net
        if best is None:
            return None
        task, cards = best
        return a.Complete(CARDS[task], tuple([CARDS[card] for card in cards]))

    def _bonus(self, cards: Hand) -> float:
        old = self.sight.old
        if old is None:
            return 0.0
        takes = bonuses.to_take(old, self.sight.pool)
        return bonuses.points(old, cards) + (self.taste.bonus_card if takes else 0.0)

    def gain(self) -> a.Action:
        """Take the most useful card of the pool, if it helps; else draw.

        With a full hand, the worst task of the list is replaced instead of drawing.
        """
        sight = self.sight
        if sight.pool:
            worths = [self._worth_with(card) for card in sight.pool]
            if max(worths) > self._worth_of_hand(sight.hand) or not sight.refill:
                return a.Take(CARDS[sight.pool[worths.index(max(worths))]])
        if len(sight.hand) >= NUMBERS.hand_limit and self.worths:
            worst, _ = min(self.worths, key=lambda pair: pair[1])
            return a.Replace(CARDS[worst])
        return a.Draw()

    def bonus_card(self) -> a.Action:
        """The most useful card to take as a bonus."""
        assert self.sight.old is not None, "a bonus comes from an old task"
        cards = bonuses.to_take(self.sight.old, self.sight.pool)
        return a.Take(CARDS[max(cards, key=self._worth_with)])

    def discard(self) -> a.Action:
        """The least useful card."""
        hand = self.sight.hand
        rests = [tuple([other for other in hand if other != card]) for card in hand]
        worths = [self._worth_of_hand(rest) for rest in rests]
        return a.Discard(CARDS[hand[worths.index(max(worths))]])

    def _worth_with(self, card: int) -> float:
        return self._worth_of_hand(tuple(sorted((*self.sight.hand, card))))

    def _worth_of_hand(self, hand: Hand) -> float:
        """The sum of what the goals are worth, each times `patience` per missing card."""
        patience = self.taste.patience
        return sum([net * patience ** cards_missing(task, hand) for task, net in self.goals])


def guide(state: DarkMissState, seat: int, chance: Chance) -> a.Action:  # noqa: ARG001
    """The action of `greedy` in the seat."""
    return GREEDY.decide(from_state(state, seat))


GREEDY = Officer(GREED)
POLICIES = {"greedy": GREEDY}
