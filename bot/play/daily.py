"""The challenge of the day: one seed and the same options for everybody.

The seed is derived from a secret of this installation, so nobody can predict it. The cards of a day
are published only when it is over. A member's first start counts, on whichever server; later ones
are practice. A member whose data was deleted has no second first start: until the day is over a
keyed hash replaces their id.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from bot.language.speech import title
from bot.store.own_facts import OwnFacts, keep_own
from bot.store.protocol import Store
from bot.table.refusals import Refused
from engine.core import options, registry
from engine.core.chance import seed_from
from engine.core.words import words

DAY = 86_400
MARK_BYTES: Final = 8


def games() -> tuple[str, ...]:
    """The games that have a challenge: those one person plays alone."""
    return tuple(name for name in registry.names() if registry.game(name).seats[-1] == 1)


def check(game: str) -> None:
    """Raises Refused, naming those that have one, if a game has no challenge."""
    if game not in games():
        known = tuple(map(title, games()))
        raise Refused(words("refused-no-challenge", game=title(game), games=known))


def options_of_day(game: str, given: Mapping[str, str]) -> dict[str, str]:
    """The options of a game's challenge: the defaults.

    Raises Refused if a different one was given, as everybody ranked must play the same game.
    """
    known = options.describe(registry.game(game))
    for one in known:
        if given.get(one.name, one.default) != one.default:
            usual = words("option-pair", option=one.title, value=one.label(one.default))
            raise Refused(words("refused-challenge-options", usual=usual))
    return {one.name: one.default for one in known}


def day_of(now: float) -> str:
    """The day, in UTC, as `2026-01-31`."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(now: float) -> int:
    """When the day is over, in unix seconds."""
    return (int(now) // DAY + 1) * DAY


def under_way(day: str, now: float) -> bool:
    """Whether the challenge of a day may still be begun."""
    return day_of(now) <= day


async def mark(store: Store, day: str, user: int) -> int:
    """The pseudonym of a deleted member among those who began challenges of a day.

    It is negative, as no member's id is.
    """
    facts = await keep_own(store, _salted)
    key, told = (facts.challenge_salt or "").encode(), f"{day} {user}".encode()
    digest = hmac.digest(key, told, "sha256")[:MARK_BYTES]
    return -1 - (int.from_bytes(digest) >> 1)


async def seed(store: Store, day: str, game: str) -> str:
    """The seed (64 hex digits) of a game's challenge on a day."""
    facts = await keep_own(store, _salted)
    return seed_from(f"{facts.challenge_salt} {day} {game}")


def _salted(facts: OwnFacts) -> OwnFacts:
    if facts.challenge_salt:
        return facts
    return facts.model_copy(update={"challenge_salt": secrets.token_hex(32)})
