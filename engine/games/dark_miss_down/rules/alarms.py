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
    """One alarm if players are at the goal, or can reach it with the next task.

    It is about the one with the higher score, and names the other too if both can reach it.
    """
    scores = [player.score for player in state.players]
    near = [seat for seat in BOTH if NUMBERS.goal - scores[seat] <= most(state, seat)]
    if not near:
        return
    first = max(near, key=lambda seat: scores[seat])
    other = 1 - first
    how = "reached" if scores[first] >= NUMBERS.goal else "both" if len(near) > 1 else "near"
    told, told_first, told_other = (
        words(
            f"dark-miss-down-alarm-{how}{whose}",
            seat=seat_name(first),
            score=scores[first],
            other=seat_name(other),
            less=scores[other],
            goal=NUMBERS.goal,
        )
        for whose in ("", "-yours", "-theirs" if how == "both" else "")
    )
    yield Alarm(
        f"near-{first}",
        told,
        threatens=(other,),
        near=(first,),
        told_threatened=told_other,
        told_near=told_first,
    )


def most(state: DarkMissState, seat: int) -> int:
    """The most points that the next task can give a seat, with the replaced task's bonus."""
    old = state.players[seat].tableau
    now = 0 if old is None else DANGER[old]
    bonus = None if old is None else BONUS[old]
    more = 0 if bonus is None or isinstance(bonus, Take) else bonus.points
    return max([abs(DANGER[task] - now) for task in state.tasks], default=0) + more
