"""What each listed task would score for a seat, and what its hand lacks for it.

Uses the view only: the seat's own hand and public cards.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.games.dark_miss_down.content import AREAS, CARD, Area, Crew
from engine.games.dark_miss_down.rules import bonuses
from engine.games.dark_miss_down.rules.payments import cards_missing, payments
from engine.games.dark_miss_down.view import CardView, DarkMissView

HARMLESS = 1
"""The danger up to which a task is hardly worth being a player's first one."""


class Prospect(NamedTuple):
    """A listed task, judged for one hand.

    It scores (`scores`) the difference between `danger` and `before`, the danger of the task the
    seat completed last (0 before the first), plus a bonus of at most `bonus`. `lacking` lists the
    needs that no single card covers. `short` is how many more cards are needed to complete the
    task, with pairs standing in where possible.
    """

    task: str
    danger: int
    before: int
    scores: int
    bonus: int
    lacking: tuple[Crew | Area, ...]
    short: int


def prospects(view: DarkMissView) -> list[Prospect]:
    """The viewer's prospects, in the order of the list; none for spectators."""
    if view.viewer is None or view.phase != "turn":
        return []
    found = []
    tableau, before = view.seats[view.viewer].tableau, view.seats[view.viewer].danger
    hand = tuple([CARD[card.id] for card in view.hand])
    for task in view.tasks:
        number = CARD[task.id]
        lacking = _lacking(task.needs, view.hand)
        best = 0
        if tableau is not None:
            old = CARD[tableau.id]
            paid = [bonuses.points(old, cards) for cards in payments(number, hand)]
            best = max(paid, default=0)
        short = cards_missing(number, hand)
        scores = abs(task.danger - before) + best
        found.append(Prospect(task.id, task.danger, before, scores, best, lacking, short))
    return found


def pool_helps(view: DarkMissView) -> bool:
    """Whether the pool has a card that the viewer's hand lacks for a dangerous task.

    A second card of a pair that could stand in does not count.
    """
    wanted = {need for one in prospects(view) if one.danger > HARMLESS for need in one.lacking}
    return any(wanted & {card.crew, card.area} for card in view.pool)


def _lacking(needs: Sequence[Crew | Area], hand: Sequence[CardView]) -> tuple[Crew | Area, ...]:
    """The needs that no single card of the hand covers.

    The card for the needed area comes from the crew with most cards to spare.
    """
    crews: Counter[Crew | Area] = Counter([card.crew for card in hand])
    wanted = Counter(needs)
    servers = [card.crew for card in hand if card.area in needs]
    lacking: list[Crew | Area] = []
    if servers:
        crews[max(servers, key=lambda crew: crews[crew] - wanted[crew])] -= 1
    for need in needs:
        covered = bool(servers) if need in AREAS else crews[need] > 0
        if not covered:
            lacking.append(need)
        crews[need] -= 1
    return tuple(lacking)
