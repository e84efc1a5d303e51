"""The record of a match: seed, options and entries, which replay the game.

A finished game's record is public: anyone can replay it and compare the seed with the commitment
shown at the start.
"""

import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from pydantic import BaseModel, Field

from engine.core import options, registry
from engine.core.chance import commitment, seed_of
from engine.core.errors import EngineError, Malformed
from engine.core.match import Match, Step, actions_of

LEAST_DIGITS = 16
"""Minimum hex digits accepted as the beginning of a hash; earlier boards showed as many."""
LETTERS = 43
"""Characters of a whole hash (256 bits) in base64."""
LEAST_LETTERS = 11
"""Minimum base64 characters accepted as the beginning of a hash: as many bits as `LEAST_DIGITS`."""


class By(StrEnum):
    """Who caused an entry: player, agent, deadline, queue of prepared moves, or an undo."""

    PLAYER = "player"
    AGENT = "agent"
    DEADLINE = "deadline"
    QUEUE = "queue"
    UNDO = "undo"


class Entry(BaseModel, frozen=True, extra="forbid"):
    """One revision of a match. `action` is the action's JSON, or for an undo `{"to": revision}`."""

    seat: int = Field(ge=0)
    by: By
    action: dict[str, Any]


class Signature(BaseModel, frozen=True, extra="forbid"):
    """The signer of a record: an Ed25519 public `key`, and its `value` over `signed_bytes`."""

    key: str = Field(pattern="^[0-9a-f]{64}$")
    value: str = Field(pattern="^[0-9a-f]{128}$")


class Record(BaseModel, frozen=True, extra="forbid"):
    """Everything needed to replay a match; `resigned` are seats that gave up.

    The seed comes from `secret` and `started` (`engine.core.chance.seed_of`), unless it was chosen
    whole. The signature is verified by callers that can check keys.
    """

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
    """The bytes that are signed: the record as canonical JSON, without signature and nulls."""
    data = record.model_dump(mode="json", exclude={"signature"}, exclude_none=True)
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def secret_or_seed(record: Record) -> str:
    """The value whose hash was published before the first move: the secret, or the seed itself."""
    return record.seed if record.secret is None else record.secret


def begin(record: Record) -> Match[Any, Any, Any]:
    """The match of a record before its first entry.

    Raises UnknownGame, UnknownRuleset, BadOption or BadSeats.
    """
    game = registry.game(record.game).at(record.ruleset)
    return Match.start(game, options.read(game, record.options), record.seats, record.seed)


def steps(record: Record, at: Match[Any, Any, Any] | None = None) -> Iterator[Step[Any, Any, Any]]:
    """A record's match at the start, then the step of each entry.

    Keeps only states that a later undo returns to. With `at` the replay begins with that match, and
    no undo may go further back. Raises what `begin` raises, Malformed or IllegalAction.
    """
    step = Step(begin(record) if at is None else at, [], reveals=False)
    needed = _last_undos(record)
    states: dict[int, Any] = {}
    revealed = 0  # the last revision that revealed chance or a secret
    yield step
    for entry in record.entries[step.match.revision :]:
        before = step.match
        if before.revision in needed:
            states[before.revision] = before.state
        if entry.by is By.UNDO:
            to = _target(entry, before.revision)
            step = Step(before.undo(states[to], revealed=revealed > to), [], reveals=False)
            if needed[to] == step.match.revision:
                del states[to]
        else:
            step = before.play(entry.seat, actions_of(before.game).load(json.dumps(entry.action)))
            revealed = step.match.revision if step.reveals else revealed
        yield step


def _last_undos(record: Record) -> dict[int, int]:
    """For each revision that an undo returns to, the last undo that does."""
    undos = ((at, entry) for at, entry in enumerate(record.entries, 1) if entry.by is By.UNDO)
    return {to: at for at, entry in undos if isinstance(to := entry.action.get("to"), int)}


def _target(entry: Entry, revision: int) -> int:
    to = entry.action.get("to")
    if not isinstance(to, int) or not 0 <= to < revision:
        raise Malformed(f"An undo must name a revision before it, not {to!r}.")
    return to


def replay(record: Record) -> Iterator[Match[Any, Any, Any]]:
    """A record's match at the start and after each entry. Raises what `steps` raises."""
    return (step.match for step in steps(record))


def verify(record: Record, shown: str | None) -> str | None:
    """Check the record of a finished game; returns a sentence about what is wrong, or None.

    `shown` is the commitment that was published before the game (the hash of `secret_or_seed`), or
    its beginning, in hex or base64; None skips this check. Raises Malformed if `shown` is no hash.
    If the game cannot be replayed here, nothing can be judged, and it raises what `begin` raises.
    """
    what = "seed" if record.secret is None else "secret"
    if shown is not None and not _begins(commitment(secret_or_seed(record)), shown):
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
    """A hash as `LETTERS` base64 characters (`-` and `_`) instead of 64 hex digits."""
    return urlsafe_b64encode(bytes.fromhex(hash)).decode().rstrip("=")


def _begins(hash: str, shown: str) -> bool:  # noqa: A002
    """Whether a hash starts with `shown`, in hex or base64.

    Raises Malformed if `shown` is neither.
    """
    copied = shown.strip("` \n")
    if re.fullmatch(f"[0-9a-fA-F]{{{LEAST_DIGITS},64}}", copied):
        return hash.startswith(copied.lower())
    if re.fullmatch(f"[0-9A-Za-z_-]{{{LEAST_LETTERS},{LETTERS}}}", copied):
        return brief(hash).startswith(copied)
    raise Malformed(
        f"{shown!r} is no hash of a seed or secret: that is {LETTERS} letters and digits, or the"
        f" first {LEAST_LETTERS} of them at least. Below the board stands its beginning."
    )
