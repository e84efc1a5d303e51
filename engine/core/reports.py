"""What a game reports of itself to everybody: how it ended, what is news, what is near."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.words import Seat, Words


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `winners` are seats (in solo and co-operative games all or none). `ranking` has a tuple a seat,
    compared from the left, more is better: the order of leaderboards. `scores` is one number a seat
    to show. `how` is the id of the message that says how it ended. `raced`: it hung on who was
    quicker, which people alone try to be; against an agent such a game counts in no rating.
    """

    winners: tuple[Seat, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    how: str
    raced: bool = False

    @classmethod
    def by_score(cls, scores: Iterable[int], how: str) -> Outcome:
        """The highest score wins, shared if several have it."""
        each = tuple(scores)
        winners = tuple(seat for seat, score in enumerate(each) if score == max(each))
        return cls(winners, tuple((score,) for score in each), each, how)


@dataclass(frozen=True, slots=True)
class Headline:
    """A fact that is told in the channel on its own.

    Where it concerns only some `seats`, it is told if a person sits at one of them. `answers` are
    choices, by seat and path, that may be made at once: such as everybody may know of. What is
    said on one `topic` in a row is told in one message, headed by `<game>-topic-<topic>`.
    """

    seats: tuple[Seat, ...] = ()
    answers: tuple[tuple[Seat, str], ...] = ()
    topic: str = ""


@dataclass(frozen=True, slots=True)
class Alarm:
    """Something near that decides the game, as everybody may know it.

    The same `key` is the same alarm, however its words change, so that nobody is called twice for
    it. `near` are the seats that would win by it, none where that is open; `threatens` are those
    who would lose.
    """

    key: str
    told: Words
    threatens: tuple[Seat, ...]
    near: tuple[Seat, ...] = ()
