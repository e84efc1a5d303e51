"""The record of a match: seed, options and actions, from which the whole game can be replayed.

A finished game's record is public; anyone can replay it and compare the seed with the commitment
shown at the start.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from engine.core import options, registry
from engine.core.chance import commitment
from engine.core.errors import EngineError, Malformed
from engine.core.events import Event
from engine.core.match import Match, actions_of


class By(StrEnum):
    """Who made an entry: the player, an agent, the deadline, the queue; or it is an undo."""

    PLAYER = "player"
    AGENT = "agent"
    DEADLINE = "deadline"
    QUEUE = "queue"
    UNDO = "undo"


class Entry(BaseModel):
    """One revision: an action in JSON, or for an undo `{"to": revision}`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: int = Field(ge=0)
    by: By
    action: dict[str, Any]


class Record(BaseModel):
    """Everything needed to play a match again."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    ruleset: int
    seats: int = Field(ge=1)
    options: dict[str, str]
    seed: str = Field(pattern="^[0-9a-f]{64}$")
    entries: tuple[Entry, ...]


class Timeline:
    """Plays entries one after the other and can go back: replays, exports, verification.

    `matches` and what was `told` on the way to each have one entry more than the record.
    """

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self.matches = [match]
        self.told: list[list[Event[Any]]] = [[]]
        self._reveals = [False]

    def add(self, entry: Entry) -> Match[Any, Any, Any]:
        """The match after one more entry. Raises IllegalAction or Malformed."""
        match = self.matches[-1]
        if entry.by is By.UNDO:
            after = self._undo(match, entry)
            self.told.append([])
            self._reveals.append(False)
        else:
            action = actions_of(match.game).load(json.dumps(entry.action))
            step = match.play(entry.seat, action)
            after = step.match
            self.told.append(step.events)
            self._reveals.append(step.reveals)
        self.matches.append(after)
        return after

    def revealed_since(self, revision: int) -> bool:
        """Whether chance or a secret was touched by anything after `revision`."""
        return any(self._reveals[revision + 1 :])

    def _undo(self, match: Match[Any, Any, Any], entry: Entry) -> Match[Any, Any, Any]:
        to = entry.action.get("to")
        if not isinstance(to, int) or not 0 <= to < len(self.matches) - 1:
            raise Malformed(f"An undo must name a revision before it, not {to!r}.")
        return match.undo(self.matches[to].state, revealed=self.revealed_since(to))


def begin(record: Record) -> Timeline:
    """The timeline of a record at its start, with no entry played yet.

    Raises UnknownGame, UnknownRuleset, BadOption or BadSeats.
    """
    game = registry.game(record.game).at(record.ruleset)
    return Timeline(
        Match.start(game, options.read(game, record.options), record.seats, record.seed)
    )


def replay(record: Record) -> Iterator[Match[Any, Any, Any]]:
    """The match at the start and after every entry.

    Raises what `begin` does, Malformed or IllegalAction.
    """
    timeline = begin(record)
    yield timeline.matches[0]
    for entry in record.entries:
        yield timeline.add(entry)


def verify(record: Record, shown: str | None) -> str | None:
    """What is wrong with a record, in a sentence, or None if it is an honest finished game.

    `shown` is the commitment to the seed that stood in the channel at the start, if known.
    """
    if shown is not None and commitment(record.seed) != shown:
        return "The seed is not the one whose hash was shown at the start of the game."
    match = None
    try:
        for after in replay(record):
            match = after
    except EngineError as error:
        done = f"after {match.revision} entries" if match else "before the first action"
        return f"The replay stops {done}: {error}"
    if match is None or match.game.outcome(match.state) is None:
        return "The record ends before the game does."
    return None
