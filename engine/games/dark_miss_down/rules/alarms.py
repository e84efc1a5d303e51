"""Alarms: the last round, a tie, and a player at the goal or one task from it.

They depend on tasks, tableaus and scores, which are public, never on a hand.
"""

from collections.abc import Iterator

from engine.core.game import Alarm
from engine.core.words import seat_name, words
from engine.games.dark_miss_down.content import BONUS, DANGER, NUMBERS, Take
from engine.games.dark_miss_down.state import DarkMissState

BOTH = (0, 1)


def alarms(state: DarkMissState) -> tuple[Alarm, ...]:
    """Alarms for the last round, a tie, and a player at the goal or one task from it."""
    if state.phase == "over":
        return ()
    if state.phase == "airlock":
        sentence = words("dark-miss-down-alarm-airlock", score=state.players[0].score)
        return (Alarm("airlock", sentence, threatens=BOTH),)
    if state.last or state.turn >= NUMBERS.turns:
        scores = tuple(player.score for player in state.players)
        ahead = "tie" if scores[0] == scores[1] else "ahead"
        sentence = words(
            f"dark-miss-down-alarm-last-{ahead}",
            seat=seat_name(scores.index(max(scores))),
            most=max(scores),
            least=min(scores),
        )
        return (Alarm("last-round", sentence, threatens=BOTH),)
    return tuple(_near(state))


def _near(state: DarkMissState) -> Iterator[Alarm]:
    """An alarm for each player who is at the goal, or can reach it with the next task."""
    for seat in BOTH:
        missing = NUMBERS.goal - state.players[seat].score
        if missing <= most(state, seat):
            near = "near" if missing > 0 else "reached"
            sentence = words(
                f"dark-miss-down-alarm-{near}",
                seat=seat_name(seat),
                score=state.players[seat].score,
                goal=NUMBERS.goal,
            )
            yield Alarm(f"near-{seat}", sentence, threatens=(1 - seat,), near=(seat,))


def most(state: DarkMissState, seat: int) -> int:
    """The most points that the next task can give a seat, with the replaced task's bonus."""
    old = state.players[seat].tableau
    now = 0 if old is None else DANGER[old]
    bonus = None if old is None else BONUS[old]
    more = 0 if bonus is None or isinstance(bonus, Take) else bonus.points
    return max([abs(DANGER[task] - now) for task in state.tasks], default=0) + more
