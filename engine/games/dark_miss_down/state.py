"""The state of a game of Dark Miss Down: cards are their places in `content.CARDS`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.core.game import State

Phase = Literal["turn", "bonus", "discard", "airlock", "over"]
"""A turn, a bonus card to choose in it, a hand over its limit; a tie at the airlock; the end."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A completed task, the points of danger it scored, and those of the last one's bonus."""

    task: int
    points: int
    bonus: int


@dataclass(slots=True)
class Player:
    """A seat. `hand` is sorted.

    `blind` holds the cards of the hand that were drawn unseen, each with the number of reshuffles
    before: whoever counts cards can tell apart only those of different shuffles. `tableau` is the
    task completed last, `scored` is what made the score; games begun before it was kept have less.
    """

    hand: list[int]
    blind: dict[int, int]
    score: int = 0
    tableau: int | None = None
    scored: list[Scored] = field(default_factory=list)


@dataclass(slots=True)
class DarkMissState(State):
    """The table. `turn` is the round: the turn that either player is at.

    The last card of `deck` is its top. While a bonus card is chosen, `completing` is the task just
    paid for, still in the task list, and `played` are the cards that paid. `last` is set in the
    last round. At the airlock `stood` are the seats that let the tie stand; `winner` pressed.
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
