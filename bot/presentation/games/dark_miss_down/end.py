"""The end of a game: the scene of its picture, and why the game ended like that."""

from typing import Final, NamedTuple

from bot.presentation.games.any_game import Finale
from engine.core.words import Words, seat_name, words
from engine.games.dark_miss_down.content import TASK
from engine.games.dark_miss_down.view import DarkMissView, SeatView

DRAWING: Final = "bot.presentation.games.dark_miss_down.draw_end:draw"


class Scene(NamedTuple):
    """The seat of the promoted officer, None at a tie.

    `pressed` tells that scores were equal, so that the airlock button decided.
    """

    winner: int | None
    pressed: bool


def finale(view: DarkMissView) -> Finale:
    """The picture of the end: an officer promoted, an officer put out of the airlock, or a tie."""
    scores = [one.score for one in view.seats]
    level = scores[0] == scores[1]
    winner = view.winner if level else scores.index(max(scores))
    how = "tie" if winner is None else "pressed" if level else "won"
    who = seat_name(winner or 0)
    return Finale(
        DRAWING,
        Scene(winner, level),
        title=None,
        shows=words(f"picture-dark-end-shows-{how}", seat=who, other=seat_name(1 - (winner or 0))),
        why=words("picture-dark-why-tie", count=scores[0]) if level else _why(view, winner or 0),
    )


def _why(view: DarkMissView, winner: int) -> Words:
    """Why the winner won: by bonuses, if they made the difference; else by leaps of danger."""
    mine, theirs = view.seats[winner], view.seats[1 - winner]
    who, other = seat_name(winner), seat_name(1 - winner)
    ahead = _bonus(mine) - _bonus(theirs)
    if ahead >= mine.score - theirs.score or not mine.scored:
        bonus = {"mine": _bonus(mine), "theirs": _bonus(theirs)}
        return words("picture-dark-why-bonus", seat=who, other=other, **bonus)
    leap = max(mine.scored, key=lambda one: one.points)
    return words(
        "picture-dark-why-leaps",
        seat=who,
        other=other,
        tasks=len(mine.scored),
        mine=mine.score,
        others=len(theirs.scored),
        theirs=theirs.score,
        leap=TASK[leap.task],
        points=leap.points,
    )


def _bonus(seat: SeatView) -> int:
    return sum(one.bonus for one in seat.scored)
