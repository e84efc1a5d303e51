"""The policy `greedy`.

It knows its own hand and what is public, and considers only the listed tasks. Its weights are data
(`greedy.toml`).
"""

from typing import Any

from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.games.dark_miss_down import actions as a
from engine.games.dark_miss_down.content import CARDS, DANGER, GREED, NUMBERS, SIZE
from engine.games.dark_miss_down.rules import bonuses
from engine.games.dark_miss_down.rules.payments import Hand, cards_missing, payable, payments
from engine.games.dark_miss_down.state import DarkMissState


def greedy(perspective: Perspective[Any, Any, Any], chance: Chance) -> a.Action:
    """Complete the most valuable task, else gain the most useful card."""
    return guide(perspective.imagine(chance), perspective.seat, chance)


def guide(state: DarkMissState, seat: int, chance: Chance) -> a.Action:  # noqa: ARG001
    """The action of `greedy` in a state, which uses only what the seat knows."""
    if state.phase == "airlock":
        return a.Stand()
    decision = _Decision(state, seat)
    if state.phase == "discard":
        return decision.discard()
    if state.phase == "bonus":
        return decision.bonus_card()
    return decision.complete() or decision.gain()


class _Decision:
    """One decision: the value of each listed task to the seat, and the best action.

    `card`: what a card of the hand is worth; nothing in the last round, or if the hand is full and
    there is none to take. `goals`: the tasks worth more than the cards they cost.
    """

    def __init__(self, state: DarkMissState, seat: int) -> None:
        self.state, self.old = state, state.players[seat].tableau
        self.hand = tuple(state.players[seat].hand)
        full = len(self.hand) >= NUMBERS.hand_limit
        spends = state.last or (full and not state.pool)
        self.card = 0.0 if spends else GREED.card_of_full_hand if full else GREED.card
        self.worths = [(task, self._worth(task)) for task in state.tasks]
        nets = [(task, worth - self.card * (SIZE[task] - 1)) for task, worth in self.worths]
        self.goals = [(task, net) for task, net in nets if net > 0]

    def _worth(self, task: int) -> float:
        """The points for a task, plus how much better it is to build on than the present task."""
        danger, old = DANGER[task], self.old
        if old is None:
            return danger + self._edge(danger)
        return abs(danger - DANGER[old]) + self._edge(danger) - self._edge(DANGER[old])

    def _edge(self, danger: int) -> float:
        """How good a danger is to build on: the further it is from the middle, the better."""
        return 0.0 if self.state.last else GREED.edge * abs(danger - GREED.middle)

    def complete(self) -> a.Action | None:
        """The best payment for the best task; None if none is worth its cards."""
        best, most = None, 0.0
        for task, worth in self.worths:
            if payable(task, self.hand):
                for cards in payments(task, self.hand):
                    net = worth + self._bonus(cards) - self.card * (len(cards) - 1)
                    if net > most:
                        best, most = (task, cards), net
        if best is None:
            return None
        task, cards = best
        return a.Complete(CARDS[task], tuple([CARDS[card] for card in cards]))

    def _bonus(self, cards: Hand) -> float:
        if self.old is None:
            return 0.0
        takes = bonuses.to_take(self.old, self.state.pool)
        return bonuses.points(self.old, cards) + (GREED.bonus_card if takes else 0.0)

    def gain(self) -> a.Action:
        """Take the most useful card of the pool, if it helps; else draw.

        With a full hand, the worst task of the list is replaced instead of drawing.
        """
        state = self.state
        if state.pool:
            worths = [self._worth_with(card) for card in state.pool]
            refill = state.deck or state.discards
            if max(worths) > self._worth_of_hand(self.hand) or not refill:
                return a.Take(CARDS[state.pool[worths.index(max(worths))]])
        if len(self.hand) >= NUMBERS.hand_limit and self.worths:
            worst, _ = min(self.worths, key=lambda pair: pair[1])
            return a.Replace(CARDS[worst])
        return a.Draw()

    def bonus_card(self) -> a.Action:
        """The most useful card to take as a bonus."""
        assert self.old is not None, "a bonus comes from an old task"
        cards = bonuses.to_take(self.old, self.state.pool)
        return a.Take(CARDS[max(cards, key=self._worth_with)])

    def discard(self) -> a.Action:
        """The least useful card."""
        hand = self.hand
        rests = [tuple([other for other in hand if other != card]) for card in hand]
        worths = [self._worth_of_hand(rest) for rest in rests]
        return a.Discard(CARDS[hand[worths.index(max(worths))]])

    def _worth_with(self, card: int) -> float:
        return self._worth_of_hand(tuple(sorted((*self.hand, card))))

    def _worth_of_hand(self, hand: Hand) -> float:
        """The sum of the values of the goals, each multiplied by `patience` per missing card."""
        patience = GREED.patience
        return sum([net * patience ** cards_missing(task, hand) for task, net in self.goals])


POLICIES = {"greedy": greedy}
