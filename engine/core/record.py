"""The record of a match: seed, options and actions, from which the whole game can be replayed.

A finished game's record is public; anyone can replay it and compare the seed with the commitment
shown at the start.
"""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from engine.core import options, registry
from engine.core.chance import commitment, seed_of
from engine.core.errors import EngineError, Malformed
from engine.core.match import Match, Step, actions_of

LEAST_DIGITS = 16
"""Digits of a hash at least that say which seed is meant: so many were shown once."""
LETTERS = 43
"""Letters of a hash below a board: as many bits in one line of a phone as 64 digits in two."""
LEAST_LETTERS = 11
"""Of those at least; they hold as much as `LEAST_DIGITS`."""


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


class Signature(BaseModel):
    """Who vouches for a record: an Ed25519 public `key` and its `value` over `signed_bytes`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str = Field(pattern="^[0-9a-f]{64}$")
    value: str = Field(pattern="^[0-9a-f]{128}$")


class Record(BaseModel):
    """Everything needed to play a match again; `resigned` are the seats that gave it up, if any.

    `secret` and `started` are what the seed comes from (`engine.core.chance.seed_of`), where it was
    not chosen whole. Nothing is proved here by the signature: that is for whoever can check keys.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    ruleset: int
    seats: int = Field(ge=1)
    options: dict[str, str]
    seed: str = Field(pattern="^[0-9a-f]{64}$")
    entries: tuple[Entry, ...]
    resigned: tuple[int, ...] = ()
    secret: str | None = Field(default=None, pattern="^[0-9a-f]{64}$")
    started: int | None = None
    signature: Signature | None = None


def signed_bytes(record: Record) -> bytes:
    """What a signature of a record is over: its JSON without signature, nulls, order and spaces."""
    told = record.model_dump(mode="json", exclude={"signature"}, exclude_none=True)
    return json.dumps(told, sort_keys=True, separators=(",", ":")).encode()


def committed(record: Record) -> str:
    """What was hashed and shown before the first move: the secret, or the seed itself."""
    return record.seed if record.secret is None else record.secret


def begin(record: Record) -> Match[Any, Any, Any]:
    """The match of a record at its start, with no entry played yet.

    Raises UnknownGame, UnknownRuleset, BadOption or BadSeats.
    """
    game = registry.game(record.game).at(record.ruleset)
    return Match.start(game, options.read(game, record.options), record.seats, record.seed)


def steps(record: Record) -> Iterator[Step[Any, Any, Any]]:
    """The start of a record's match, and the step that each entry makes.

    Of what was, only those states are kept that a later undo goes back to. Raises what `begin`
    does, Malformed or IllegalAction.
    """
    step = Step(begin(record), [], reveals=False)
    needed = _last_undos(record)
    kept: dict[int, Any] = {}
    revealed = 0  # the last revision that touched chance or a secret
    yield step
    for entry in record.entries:
        before = step.match
        if before.revision in needed:
            kept[before.revision] = before.state
        if entry.by is By.UNDO:
            to = _target(entry, before.revision)
            step = Step(before.undo(kept[to], revealed=revealed > to), [], reveals=False)
            if needed[to] == step.match.revision:
                del kept[to]
        else:
            step = before.play(entry.seat, actions_of(before.game).load(json.dumps(entry.action)))
            revealed = step.match.revision if step.reveals else revealed
        yield step


def _last_undos(record: Record) -> dict[int, int]:
    """For each revision that undos go back to, the revision of the last that does."""
    undos = ((at, entry) for at, entry in enumerate(record.entries, 1) if entry.by is By.UNDO)
    return {to: at for at, entry in undos if isinstance(to := entry.action.get("to"), int)}


def _target(entry: Entry, revision: int) -> int:
    to = entry.action.get("to")
    if not isinstance(to, int) or not 0 <= to < revision:
        raise Malformed(f"An undo must name a revision before it, not {to!r}.")
    return to


def replay(record: Record) -> Iterator[Match[Any, Any, Any]]:
    """The match at the start and after every entry; raises what `steps` does."""
    return (step.match for step in steps(record))


def verify(record: Record, shown: str | None) -> str | None:
    """What is wrong with a record, in a sentence, or None if it is an honest finished game.

    `shown` is the commitment as it stood in the channel, if known: all of it, or its first digits;
    it is of the secret the seed comes from, or of a seed that was chosen whole. Raises Malformed if
    that is no such hash, and what `begin` does where the game cannot be played here: then nobody
    can say whether it was honest.
    """
    what = "seed" if record.secret is None else "secret"
    if shown is not None and not _begins(commitment(committed(record)), shown):
        return f"The {what} is not the one whose hash was shown at the start of the game."
    if record.secret is not None and record.seed != seed_of(record.secret, record.started or 0):
        return "The seed does not come from the secret and the interaction that started the game."
    match = begin(record)
    try:
        for match in replay(record):  # noqa: B007  (the last one counts)
            pass
    except EngineError as error:
        return f"The replay stops after {match.revision} entries: {error}"
    if match.game.outcome(match.state) is None and not record.resigned:
        return "The record ends before the game does."
    return None


def brief(hash: str) -> str:  # noqa: A002
    """A hash in `LETTERS` letters, digits, `-` and `_` (base64) for its 64 hexadecimal digits."""
    return urlsafe_b64encode(bytes.fromhex(hash)).decode().rstrip("=")


def _begins(hash: str, shown: str) -> bool:  # noqa: A002
    """Whether a hash begins as somebody has copied it, briefly or in digits. Raises Malformed."""
    copied = shown.strip("` \n")
    if re.fullmatch(f"[0-9a-fA-F]{{{LEAST_DIGITS},64}}", copied):
        return hash.startswith(copied.lower())
    if re.fullmatch(f"[0-9A-Za-z_-]{{{LEAST_LETTERS},{LETTERS}}}", copied):
        return brief(hash).startswith(copied)
    raise Malformed(
        f"{shown!r} is no hash of a seed or secret: that is {LETTERS} letters and digits, as they"
        f" stand below the board, or the first {LEAST_LETTERS} of them at least."
    )
