"""The table in words, its caption below the picture, and what the listed tasks would score."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.core.words import Arg, Words, seat_name
from engine.games.dark_miss_down.content import NUMBERS, SHORT, TASK
from engine.games.dark_miss_down.prospects import Prospect, prospects
from engine.games.dark_miss_down.text.wording import (
    BONUS,
    icon_counts,
    icons_of,
    names_of,
    say,
)
from engine.games.dark_miss_down.view import CARD_VIEWS, CardView, DarkMissView, SeatView

_TASK_LINE = {
    card.id: say(
        "task",
        task=TASK[card.id],
        danger=card.danger,
        needs=icons_of(card.needs),
        bonus=BONUS[card.id],
    )
    for card in CARD_VIEWS
}


def caption(view: DarkMissView) -> list[Words]:
    """The caption of the picture, the most important lines first: a phone leaves out the last ones.

    First comes the round, if the heading does not say enough, and the warning that gaining a card
    costs another one. Then come tasks that would score, the one with most points per turn first;
    those that can be completed now are left out, as their buttons say the same. Last comes why
    they score.
    """
    is_stated = view.last or view.phase in ("over", "airlock")
    is_stated = is_stated or (view.viewer is None and view.phase != "turn")
    at_turn = view.viewer == view.active
    left = [one for one in prospects(view) if one.scores and (one.short or not at_turn)]
    left = [one for one in left if _may_win(view, one)]
    left.sort(key=lambda one: (-one.scores / (one.short + 1), one.short))
    lines = [_status(view, seat_name)] if is_stated else []
    full = at_turn and view.phase == "turn" and len(view.hand) >= NUMBERS.hand_limit
    lines += [say("hand-full")] * full + [prospect(one) for one in left]
    if left and left[0].before and not full:
        lines.append(say("last-danger", danger=left[0].before))
    return lines


def _may_win(view: DarkMissView, one: Prospect) -> bool:
    """Whether a task of the viewer may still decide: in the last round, if the viewer has a turn.

    In that turn it must be possible to complete the task, and to win or tie by it.
    """
    if view.viewer is None or not (view.last or view.turn >= view.turns):
        return True
    has_turn = view.viewer in (view.active, 1 - view.first)
    own, other = (view.seats[seat].score for seat in (view.viewer, 1 - view.viewer))
    return has_turn and not one.short and own + one.scores >= other


def table(
    view: DarkMissView, named: Callable[[int], Words] = seat_name, *, briefly: bool = False
) -> list[Words]:
    """The table in words; `named` words a seat's name.

    `briefly` names cards by their assets alone, and only counts the discards.
    """
    lines = [_status(view, named), *[_TASK_LINE[card.id] for card in view.tasks]]
    if not view.tasks:
        lines.append(say("no-tasks"))
    lines.append(_row("pool", view.pool))
    lines.append(say("deck", cards=view.deck))
    discards = say("piled", count=len(view.discards))
    lines.append(discards if briefly else _row("discards", view.discards))
    for number, seat in enumerate(view.seats):
        lines += _seat(named(number), seat, own=number == view.viewer)
    if view.completing is not None:
        played = tuple(SHORT[card.id] for card in view.played)
        lines.append(say("completing", task=TASK[view.completing.id], cards=played))
    if view.viewer is not None:
        lines.append(_row("hand", view.hand))
    return lines


@lru_cache(maxsize=1024)
def prospect(one: Prospect) -> Words:
    """Words for a listed task: its score, and the needs the hand lacks."""
    scored = say("prospect-points", task=TASK[one.task], points=one.scores, bonus=one.bonus)
    if not one.short:
        return say("prospect-ready", prospect=scored)
    icons = icon_counts(one.lacking)
    if one.short < len(one.lacking):
        return say("prospect-pairs", prospect=scored, icons=icons, short=one.short)
    return say("prospect", prospect=scored, icons=icons)


def _status(view: DarkMissView, named: Callable[[int], Words]) -> Words:
    seat = named(view.active)
    if view.phase == "over":
        return say("status-over", turn=view.turn)
    if view.phase == "airlock":
        return say("status-airlock", turn=view.turn)
    when = "last" if view.last else "round"
    doing = say(f"doing-{view.phase}", seat=seat)
    return say(f"status-{when}", turn=view.turn, turns=view.turns, doing=doing)


def _seat(name: Words, seat: SeatView, *, own: bool) -> list[Words]:
    if seat.tableau is None:
        lines = [say("seat-new", seat=name, score=seat.score)]
    else:
        task = seat.tableau
        lines = [
            say(
                "seat",
                seat=name,
                score=seat.score,
                task=TASK[task.id],
                danger=task.danger,
                bonus=BONUS[task.id],
            )
        ]
    if not own:
        held: dict[str, Arg] = {"seat": name, "count": seat.cards}
        known = say("holds-known", cards=names_of(seat.known), **held)
        lines.append(known if seat.known else say("holds", **held))
    return lines


def _row(which: str, cards: Sequence[CardView]) -> Words:
    if not cards:
        return say(f"{which}-empty")
    return say(which, count=len(cards), cards=names_of(cards))
