"""Why a hint advises a choice: what the view shows of the task or card."""

from engine.core.words import Words
from engine.games.dark_miss_down import actions as a
from engine.games.dark_miss_down.content import CARD, TASK
from engine.games.dark_miss_down.prospects import Prospect, prospects
from engine.games.dark_miss_down.rules import bonuses
from engine.games.dark_miss_down.rules.payments import cards_missing
from engine.games.dark_miss_down.text.wording import BONUS, ICON, say
from engine.games.dark_miss_down.view import CARD_VIEWS, DarkMissView

_MIDDLE = 3
"""The danger up to which the dangerous tasks score most, and above which the harmless ones do."""
_POOR = 1
"""The points up to which a task is hardly worth its cards."""


def reason(view: DarkMissView, action: a.Action) -> Words | None:
    """Why to do this in the viewer's turn; None if the view has no particular reason."""
    match action:
        case a.Complete(task, paid):
            return _of_task(view, task, tuple([CARD[card] for card in paid]))
        case a.Draw():
            return _of_waiting(view)
        case a.Take(card) if view.phase == "turn":
            return _of_pool_card(view, card)
        case a.Replace(task):
            return _of_discarded_task(view, task)
    return None


def _of_task(view: DarkMissView, task: str, paid: tuple[int, ...]) -> Words:
    """The points, and what the task is good for afterwards."""
    seat = view.seats[view.active]
    danger = CARD_VIEWS[CARD[task]].danger
    bonus = 0 if seat.tableau is None else bonuses.points(CARD[seat.tableau.id], paid)
    points = abs(danger - seat.danger) + bonus
    if view.last:
        return say("because-complete-last", points=points)
    if not points:
        return say("because-complete-nothing", bonus=BONUS[task])
    next_one = "because-complete-high" if danger <= _MIDDLE else "because-complete-low"
    return say(next_one, points=points, danger=danger)


def _of_waiting(view: DarkMissView) -> Words | None:
    """Why to draw instead of completing a task that the hand can pay; None if it can pay none."""
    ready = [one for one in prospects(view) if not one.short]
    if not ready:
        return None
    best = max(ready, key=lambda one: one.scores)
    cards = len(CARD_VIEWS[CARD[best.task]].needs)
    return say("because-draw", task=TASK[best.task], points=best.scores, cards=cards)


def _of_pool_card(view: DarkMissView, card: str) -> Words | None:
    """For which task the card is good: of those it brings nearer, the one with most points."""
    hand = [CARD[one.id] for one in view.hand]
    richer = tuple(sorted((*hand, CARD[card])))
    nearer = [
        (cards_missing(CARD[one.task], richer), one)
        for one in prospects(view)
        if cards_missing(CARD[one.task], richer) < one.short
    ]
    if not nearer:
        return None
    left, best = max(nearer, key=lambda found: (found[1].scores / (found[0] + 1), -found[0]))
    own = CARD_VIEWS[CARD[card]]
    lacked = {own.crew, own.area} & {*best.lacking}
    named = {"task": TASK[best.task], "points": best.scores, "left": left, "crew": ICON[own.crew]}
    return say("because-take-card" if lacked else "because-take-pair", **named)


def _of_discarded_task(view: DarkMissView, task: str) -> Words:
    """Why the task helps the other officer, by cards all saw, or why it does not suit the hand."""
    own, other = view.seats[view.active], view.seats[1 - view.active]
    danger = CARD_VIEWS[CARD[task]].danger
    mine, theirs = abs(danger - own.danger), abs(danger - other.danger)
    listed = prospects(view)
    short = next(one.short for one in listed if one.task == task)
    known = tuple([CARD[card.id] for card in other.known])
    points = {"points": mine, "theirs": theirs}
    if theirs > _POOR and cards_missing(CARD[task], known) < short:
        return say("because-replace-nearer", **points)
    if theirs > mine and theirs > _POOR:
        return say("because-replace-theirs", **points)
    if _worth(listed) <= _POOR:
        return say("because-replace-poor", **points)
    if len(view.hand) >= view.hand_limit:
        return say("because-replace-full")
    return say("because-replace-short", short=short)


def _worth(listed: list[Prospect]) -> int:
    return max(one.scores for one in listed)
