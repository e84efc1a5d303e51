"""A simple player, and what a position is worth to search.

The greedy player knows its hand and what lies open, and looks no further than the tasks listed.
Its judgement is data (`greedy.toml`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.games.dark_miss_down import bonuses
from engine.games.dark_miss_down.actions import (
    Action,
    Complete,
    Discard,
    Draw,
    Replace,
    Stand,
    Take,
)
from engine.games.dark_miss_down.content import CARD, CARDS, DANGER, GREED, NUMBERS, SIZE, Greed
from engine.games.dark_miss_down.payments import Hand, missing, payments
from engine.games.dark_miss_down.state import DarkMissState
from engine.games.dark_miss_down.view import CardView, DarkMissView


@dataclass(frozen=True, slots=True)
class Officer:
    """A player that completes the task worth most, and else gains the card that helps most."""

    taste: Greed

    def __call__(self, seen: Perspective[Any, Any, Any], _: Chance) -> Action:
        """The action for what is seen."""
        view: DarkMissView = seen.view()
        if view.phase == "airlock":
            return Stand()
        return _Thought(self.taste, view, seen.seat).action()


class _Thought:
    """One decision: what the tasks of the list are worth to a seat, and what follows from that."""

    def __init__(self, taste: Greed, view: DarkMissView, seat: int) -> None:
        self.taste, self.view = taste, view
        self.hand = _places(view.hand)
        tableau = view.seats[seat].tableau
        self.old = None if tableau is None else CARD[tableau.id]
        full = len(self.hand) >= NUMBERS.hand_limit
        self.card = 0.0 if view.last else taste.card_of_full_hand if full else taste.card
        self.edge = 0.0 if view.last else taste.edge
        self.worths = {task: self._worth(task) for task in _places(view.tasks)}

    def action(self) -> Action:
        """What seems best."""
        view = self.view
        if view.phase == "discard":
            kept = {card: _without(self.hand, card) for card in self.hand}
            return Discard(CARDS[max(kept, key=lambda card: self._promise(kept[card]))])
        if view.phase == "bonus":
            task = self.view.seats[self.view.active].tableau
            assert task is not None
            cards = bonuses.to_take(CARD[task.id], _places(view.pool))
            return Take(CARDS[max(cards, key=self._promise_with)])
        return self._complete() or self._gain()

    def _worth(self, task: int) -> float:
        """Points of danger, and how good the task is to go on from, less the cards it takes."""
        danger, old = DANGER[task], 0 if self.old is None else DANGER[self.old]
        edge = self._edge(danger) - (self._edge(old) if old else 0.0)
        return abs(danger - old) + edge

    def _edge(self, danger: int) -> float:
        return self.edge * abs(danger - self.taste.middle)

    def _complete(self) -> Action | None:
        """The best payment for the best task, if that is worth the cards."""
        best, most = None, 0.0
        for task, worth in self.worths.items():
            for cards in payments(task, self.hand):
                net = worth + self._bonus(cards) - self.card * (len(cards) - 1)
                if net > most:
                    best, most = Complete(CARDS[task], tuple([CARDS[card] for card in cards])), net
        return best

    def _bonus(self, cards: Hand) -> float:
        if self.old is None:
            return 0.0
        takes = bonuses.to_take(self.old, _places(self.view.pool))
        return bonuses.points(self.old, cards) + (self.taste.bonus_card if takes else 0.0)

    def _gain(self) -> Action:
        """The card of the pool that helps; else one unseen, or another task for the worst."""
        view, now = self.view, self._promise(self.hand)
        pool = _places(view.pool)
        refill = bool(view.deck or view.discards)
        if pool:
            best = max(pool, key=self._promise_with)
            if self._promise_with(best) > now or not refill:
                return Take(CARDS[best])
        if len(self.hand) >= NUMBERS.hand_limit and self.worths:
            return Replace(CARDS[min(self.worths, key=self.worths.__getitem__)])
        return Draw()

    def _promise_with(self, card: int) -> float:
        return self._promise(tuple(sorted((*self.hand, card))))

    def _promise(self, hand: Hand) -> float:
        """What the tasks are worth that the hand is on the way to."""
        promise = 0.0
        for task, worth in self.worths.items():
            net = worth - self.card * (SIZE[task] - 1)
            if net > 0:
                promise += net * self.taste.patience ** missing(task, hand)
        return promise


def _places(cards: Iterable[CardView]) -> Hand:
    return tuple([CARD[card.id] for card in cards])


def _without(hand: Hand, card: int) -> Hand:
    return tuple([other for other in hand if other != card])


greedy = Officer(GREED)


def promise(state: DarkMissState, seat: int) -> float:
    """1 for a won game, 0 for a lost one, a half for a tie."""
    mine, theirs = state.players[seat].score, state.players[1 - seat].score
    if mine == theirs:
        return 0.5 if state.winner is None else float(state.winner == seat)
    return float(mine > theirs)
