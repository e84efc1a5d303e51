"""A game's public reports: outcome, news, alarms."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.words import Seat, Words


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `winners` are seats (in solo and co-operative games all or none). `ranking` has a tuple per
    seat, compared from the left, higher is better; it orders leaderboards. `scores` is one number
    per seat to show. `how` is the id of the message that tells it. `raced` says that the fastest
    won; as agents never race, such a game against an agent is not rated.
    """

    winners: tuple[Seat, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    how: str
    raced: bool = False

    @classmethod
    def by_score(cls, scores: Iterable[int], how: str) -> Outcome:
        """The highest score wins, shared in a tie."""
        each = tuple(scores)
        winners = tuple(seat for seat, score in enumerate(each) if score == max(each))
        return cls(winners, tuple((score,) for score in each), each, how)


@dataclass(frozen=True, slots=True)
class Headline:
    """A fact posted to the channel as news.

    If it concerns only some `seats`, it is posted if a person is among them. `answers` are public
    choices, by seat and path, that can be made at once. Consecutive news on one `topic` share a
    message, headed by `<game>-topic-<topic>`. `effect` words its consequence. A `listed` headline
    stands in a list below the one before.
    """

    seats: tuple[Seat, ...] = ()
    answers: tuple[tuple[Seat, str], ...] = ()
    topic: str = ""
    effect: Words | None = None
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Alarm:
    """A public warning that something may soon decide the game.

    Alarms with the same `key` are one alarm, so nobody is notified twice. `near` are the seats that
    would win, empty if that is open; `threatens` are the seats that would lose.
    """

    key: str
    told: Words
    threatens: tuple[Seat, ...]
    near: tuple[Seat, ...] = ()
