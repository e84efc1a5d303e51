"""What each task of the list would bring a seat, and what its hand has for it and lacks.

From a view alone: a seat's own hand, and what lies open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.dark_miss_down import bonuses
from engine.games.dark_miss_down.content import AREAS, CARD, Area, Crew
from engine.games.dark_miss_down.payments import missing, payments
from engine.games.dark_miss_down.view import CardView, DarkMissView


@dataclass(frozen=True, slots=True)
class Prospect:
    """A task for a hand: it scores the difference of `danger` and `before`, and `bonus` at best.

    `held` are the needs that cards cover one by one, `lacking` the others; `short` is how many more
    cards complete it, fewer than that where pairs stand in.
    """

    task: str
    danger: int
    before: int
    bonus: int
    held: tuple[Crew | Area, ...]
    lacking: tuple[Crew | Area, ...]
    short: int

    @property
    def points(self) -> int:
        """What it scores, the bonus aside."""
        return abs(self.danger - self.before)


def prospects(view: DarkMissView) -> Iterator[Prospect]:
    """Of the viewer, in the order of the list; none for spectators."""
    if view.viewer is None or view.phase != "turn":
        return
    tableau, before = view.seats[view.viewer].tableau, view.seats[view.viewer].danger
    hand = tuple(CARD[card.id] for card in view.hand)
    for task in view.tasks:
        number = CARD[task.id]
        held, lacking = _covered(task.needs, view.hand)
        best = 0
        if tableau is not None:
            old = CARD[tableau.id]
            paid = (bonuses.points(old, cards) for cards in payments(number, hand))
            best = max(paid, default=0)
        yield Prospect(task.id, task.danger, before, best, held, lacking, missing(number, hand))


def _covered(
    needs: Sequence[Crew | Area], hand: Sequence[CardView]
) -> tuple[tuple[Crew | Area, ...], tuple[Crew | Area, ...]]:
    """The needs that cards of the hand cover, one card a need, and those they do not.

    For an area a card is used whose crew is missed least.
    """
    crews: Counter[Crew | Area] = Counter(card.crew for card in hand)
    wanted = Counter(needs)
    servers = [card.crew for card in hand if card.area in needs]
    held: list[Crew | Area] = []
    lacking: list[Crew | Area] = []
    if servers:
        crews[max(servers, key=lambda crew: crews[crew] - wanted[crew])] -= 1
    for need in needs:
        covered = bool(servers) if need in AREAS else crews[need] > 0
        (held if covered else lacking).append(need)
        crews[need] -= 1
    return tuple(held), tuple(lacking)
