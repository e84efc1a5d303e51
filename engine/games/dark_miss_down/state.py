"""The state of a game; cards are indexes into `content.CARDS`."""

from dataclasses import dataclass, field
from typing import Literal

from engine.core.game import State

Phase = Literal["turn", "bonus", "discard", "airlock", "over"]
"""`bonus` and `discard` are parts of a turn: taking a bonus card, or discarding down to the limit.

`airlock` is the decision of a tie.
"""


@dataclass(frozen=True, slots=True)
class TaskScore:
    """A completed task, its points for danger, and the bonus of the task it replaced."""

    task: int
    points: int
    bonus: int


@dataclass(slots=True)
class Player:
    """A seat's cards and score.

    `hand` is sorted. `blind` has each card of the hand that was drawn unseen, with the number of
    reshuffles before that draw: an opponent who counts cards can tell the shuffles apart. `tableau`
    is the last completed task. `scored` explains the score.
    """

    hand: list[int]
    blind: dict[int, int]
    score: int = 0
    tableau: int | None = None
    scored: list[TaskScore] = field(default_factory=list)


@dataclass(slots=True)
class DarkMissState(State):
    """The table.

    `turn` is the round. The last card of `deck` is its top. While a bonus card is chosen,
    `completing` is the task just paid for, still in the list, and `played` the cards that paid.
    `last` marks the last round. `stood` are the seats that accepted the tie; `winner` pressed the
    button.
    """

    first: int
    active: int
    phase: Phase
    last: bool
    players: list[Player]
    tasks: list[int]
    pool: list[int]
    deck: list[int]
    discards: list[int]
    shuffles: int = 0
    completing: int | None = None
    played: tuple[int, ...] = ()
    stood: tuple[int, ...] = ()
    winner: int | None = None
