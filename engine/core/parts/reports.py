"""A game's public reports: outcome, news, alarms."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.core.words import Seat, Words


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `winners` are seats (in solo and co-operative games all or none). `ranking` has a tuple per
    seat, compared from the left, higher is better; it orders leaderboards. `scores` has one number
    per seat to show. `how` is the id of the message that tells how the game ended. `raced` says
    that speed in clicking decided; as agents never race, such a game with an agent is not rated.
    """

    winners: tuple[Seat, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    how: str
    raced: bool = False

    @property
    def winning_score(self) -> int:
        """The best score of a winner, which a seat ranked lower may exceed; of all if none won."""
        return max(self.scores[seat] for seat in self.winners or range(len(self.scores)))

    @classmethod
    def by_score(cls, scores: Iterable[int], how: str) -> Outcome:
        """The outcome in which the highest of the `scores`, one per seat, wins; ties share it."""
        each = tuple(scores)
        winners = tuple(seat for seat, score in enumerate(each) if score == max(each))
        return cls(winners, tuple((score,) for score in each), each, how)


DECISIVE: Final = 4
"""The number from which a fact is a turning point, whatever it changed (`Game.deeds`)."""


@dataclass(frozen=True, slots=True)
class Headline:
    """A fact posted to the channel as news.

    `seats`: those whom it concerns; empty for all. It is posted if a person is among them.
    `answers`: public choices, as (seat, path), for which the message gets buttons.
    `topic`: consecutive news on one topic share a message, headed by `<game>-topic-<topic>`.
    `matter`: of the news on one matter, such as talks of two seats, that message has only the last.
    `closes`: the topic of offers that this news ends, if it has no topic itself.
    `effect`: a sentence on its consequence.
    `listed`: it stands in a list below the headline before it.
    """

    seats: tuple[Seat, ...] = ()
    answers: tuple[tuple[Seat, str], ...] = ()
    topic: str = ""
    closes: str = ""
    effect: Words | None = None
    listed: bool = False
    matter: str = ""


@dataclass(frozen=True, slots=True)
class Alarm:
    """A public warning that something may soon decide the game.

    Alarms with the same `key` are the same alarm, of which nobody is notified twice. `threatens`
    are the seats that would lose, `near` those that would win; it is empty if that is open. `told`
    is the warning in words, `told_threatened` and `told_near` the same for these seats, as "you";
    if one is None, `told` is for them, too.
    """

    key: str
    told: Words
    threatens: tuple[Seat, ...]
    near: tuple[Seat, ...] = ()
    told_threatened: Words | None = None
    told_near: Words | None = None

    def told_to(self, reader: Seat | None) -> Words:
        """The warning for a seat, or for everybody (None)."""
        if reader in self.threatens:
            return self.told_threatened or self.told
        return (self.told_near if reader in self.near else None) or self.told
