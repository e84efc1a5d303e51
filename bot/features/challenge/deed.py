"""The challenge of the day: one seed and the same options for everybody.

The seed is derived from a secret in the database, so nobody but the operator can predict it.
Records are published only after the day. A member's first start of the day on any server counts;
later ones are practice. A member who deletes their data cannot have another first start: until the
day is over, a keyed hash replaces their id. Each server's crews have a ranking of their own, in
which the first start of a crew counts; a member who joins a crew has used their own first start.

Days are dates in UTC, written as `2026-01-31`.
"""

import hmac
import secrets
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, time
from typing import Final

from bot.language.speech import title
from bot.play.opening.start import Seating
from bot.play.opening.ways import Forms, Way, led_by_group
from bot.runtime.durations import day_of
from bot.store import changes, records
from bot.store.own_facts import OwnFacts, keep_own
from bot.store.protocol import Store
from bot.table.refusals import Refused, require_game
from bot.table.settings import TableSettings, options_of, settings_of
from bot.table.table import Table
from engine.core import options, registry
from engine.core.chance import seed_from
from engine.core.game import Outcome
from engine.core.words import words

SECONDS = 86_400
MARK_BYTES: Final = 8
FIRST: Final = date(2026, 1, 1)
"""The day of challenge number 1."""
SUNDAYS: Final = "dark_wall_destiny"
SUNDAY: Final = 6
FORMED: Final = range(2, 5)
"""The possible numbers of players of a Sunday's challenge."""
DAY, PRACTICE = "daily", "practice"
"""Keys in a table's settings: the day of the challenge, and whether the table is for practice."""


def several(game: str) -> bool:
    """Whether a game's challenge is played by several together, on Sundays."""
    return game == SUNDAYS and game in registry.names()


def is_sunday(of: str) -> bool:
    """Whether a date is a Sunday."""
    return date.fromisoformat(of).weekday() == SUNDAY


def games_on(of: str) -> tuple[str, ...]:
    """The games that have a challenge on a date; the public message is about the first."""
    solo = games()
    first = number_of(of) % len(solo)
    together = filter(several, (SUNDAYS,) if is_sunday(of) else ())
    return (*together, *solo[first:], *solo[:first])


def games() -> tuple[str, ...]:
    """The games that have a challenge every day: those for one player."""
    return tuple(name for name in registry.names() if registry.game(name).seats[-1] == 1)


def check(game: str) -> None:
    """Raises Refused if this game has no challenge; the refusal names the games that have one."""
    if not several(game):
        require_game(game, games(), "refused-no-challenge")


def options_of_day(game: str, chosen_options: Mapping[str, str]) -> dict[str, str]:
    """The options of a game's challenge, which are the default ones.

    Raises Refused if the game has no challenge, or if another value was chosen.
    """
    check(game)
    known = options.describe(registry.game(game))
    for one in known:
        if chosen_options.get(one.name, one.default) != one.default:
            usual = words("option-pair", option=one.title, value=one.label(one.default))
            raise Refused(words("refused-challenge-options", usual=usual))
    return {one.name: one.default for one in known}


def check_day(of: str, now: float) -> None:
    """Raises Refused if a date is before the first challenge, or after the day of `now`."""
    if not FIRST.isoformat() <= of <= day_of(now):
        raise Refused(words("refused-challenge-day"))


def end_of(now: float) -> int:
    """The end of the day of `now`, both in unix seconds."""
    return (int(now) // SECONDS + 1) * SECONDS


def closes(settings: TableSettings) -> float:
    """When a lobby for a challenge closes, in unix seconds: at the end of the challenge's day."""
    begun = datetime.combine(date.fromisoformat(day(settings) or ""), time(), UTC)
    return begun.timestamp() + SECONDS


def number_of(day: str) -> int:
    """The number of a date's challenge, counted from 1 at `FIRST`."""
    return (date.fromisoformat(day) - FIRST).days + 1


async def pseudonym(store: Store, of: str, user: int) -> int:
    """The number that replaces a member's id in a day's challenges once their data is deleted.

    The same member has the same number all day. It is negative, unlike members' ids.
    """
    facts = await keep_own(store, _with_salt)
    key, content = (facts.challenge_salt or "").encode(), f"{of} {user}".encode()
    digest = hmac.digest(key, content, "sha256")[:MARK_BYTES]
    return -1 - (int.from_bytes(digest) >> 1)


async def seed(store: Store, of: str, game: str) -> str:
    """The seed (64 hex digits) of a game's challenge on a day."""
    facts = await keep_own(store, _with_salt)
    return seed_from(f"{facts.challenge_salt} {of} {game}")


def _with_salt(facts: OwnFacts) -> OwnFacts:
    if facts.challenge_salt:
        return facts
    return facts.model_copy(update={"challenge_salt": secrets.token_hex(32)})


def day(settings: TableSettings) -> str | None:
    """The day of the challenge that a table plays; None if it plays none."""
    found: str | None = (settings.model_extra or {}).get(DAY)
    return found


def is_practice(settings: TableSettings) -> bool:
    """Whether a table is for practice, as its member had already started the day's challenge."""
    return bool((settings.model_extra or {}).get(PRACTICE))


def counts(settings: TableSettings) -> bool:
    """Whether a table is ranked: it plays a challenge and is not for practice."""
    return day(settings) is not None and not is_practice(settings)


def is_secret(settings: TableSettings, now: float) -> bool:
    """Whether the day of a table's challenge is not over, so that others may play the same deal."""
    return (day(settings) or "") >= day_of(now)


async def seating_of_today(store: Store, seating: Seating, now: float) -> Seating:
    """The seating with the seed and day of today's challenge.

    A Sunday's table starts by itself when it is full, unless another number of players was chosen.
    Raises Refused for Sunday's game on another day.
    """
    today, settings = day_of(now), seating.settings
    if seating.game not in games_on(today):
        raise Refused(words("refused-challenge-sunday", game=title(seating.game)))
    wanted = settings.wanted or (FORMED[-1] if several(seating.game) else 0)
    new_settings = settings.model_copy(update={DAY: today, "wanted": wanted})
    return replace(seating, seed=await seed(store, today, seating.game), settings=new_settings)


async def seed_for_lobby(store: Store, lobby: records.MatchRow, now: float) -> str:
    """The seed of the challenge that a lobby starts.

    Raises Refused if its day is over, if its options are not the default ones, or unless 2 to 4
    members and no AI have seats.
    """
    today = day_of(now)
    if day(settings_of(lobby)) != today:
        raise Refused(words("refused-challenge-past"))
    options_of_day(lobby.game, options_of(lobby))
    if len(lobby.seats) not in FORMED or any(one.user is None for one in lobby.seats):
        raise Refused(words("refused-challenge-seats", least=FORMED[0], most=FORMED[-1]))
    return await seed(store, today, lobby.game)


def as_practice(settings: TableSettings) -> TableSettings:
    """The settings of a table for practice."""
    return settings.model_copy(update={PRACTICE: True})


def crew_ranking(game: str) -> str:
    """The name in the store of a game's ranking of groups: crews and tables of several.

    The ranking of members has the name of the game.
    """
    return f"{game} crews"


def main_ranking(game: str) -> str:
    """The name in the store of a game's main ranking: of groups for a game of several."""
    return crew_ranking(game) if several(game) else game


async def opening(store: Store, table: Table) -> list[changes.Change]:
    """The store's changes at the start of a ranked table; none for any other table.

    They add a row for each member, and one row for a table of several or a crew.
    """
    begun = _start(table)
    if begun is None:
        return []
    seats = table.row.seats if len(table.row.seats) > 1 else ()
    own = [replace(begun, game=table.row.game, user=one.user) for one in seats if one.user]
    return [
        changes.AddDaily(one, await pseudonym(store, one.day, one.user)) for one in (begun, *own)
    ]


async def joining(store: Store, table: Table, user: int) -> list[changes.Change]:
    """The store's changes for a member who joins a crew: the member has used their first start."""
    begun = _start(table)
    if begun is None:
        return []
    own = replace(begun, game=table.row.game, user=user)
    return [changes.AddDaily(own, await pseudonym(store, own.day, user))]


def changes_at_end(over: Table, outcome: Outcome | None) -> list[changes.Change]:
    """The store's changes at the end of a ranked table: its result, without a score if resigned."""
    begun = _start(over)
    if begun is None:
        return []
    return [changes.EndDaily(replace(begun, score=_score(outcome), ended=over.row.updated))]


async def forgets(store: Store, user: int, now: float) -> changes.ForgetUser:
    """The store's change that deletes a member's data; a pseudonym stays until the day is over."""
    today = day_of(now)
    return changes.ForgetUser(user, today, await pseudonym(store, today, user))


def _start(table: Table) -> records.Daily | None:
    """The row of a ranked table; None for any other.

    In place of a member's id, the row of a crew has the id of its server, and the row of a table of
    several has the table's id as a number.
    """
    row, began, user = table.row, day(table.settings), table.row.seats[0].user
    if began is None or is_practice(table.settings):
        return None
    if led_by_group(table):
        return records.Daily(began, crew_ranking(row.game), row.guild, row.guild, row.id)
    if len(row.seats) > 1:
        return records.Daily(began, crew_ranking(row.game), row.guild, int(row.id, 16), row.id)
    return None if user is None else records.Daily(began, row.game, row.guild, user, row.id)


def _score(outcome: Outcome | None) -> float | None:
    """The first seat's result as one number, which orders results like the game's ranking.

    None for a resigned game.
    """
    if outcome is None:
        return None
    score = 0.0
    for part in outcome.ranking[0]:
        score = score * 1000 + part
    return score


CHALLENGE = Way(
    mark="d",
    option="challenge",
    about="Today's challenge: the same cards for everyone, ranked on this server",
    no_undo="undo-challenge",
    no_hint="refused-hint-challenge",
    no_record="export-challenge",
    called=lambda settings: words("challenge-called", number=number_of(day(settings) or "")),
    has=lambda settings: day(settings) is not None,
    counts=counts,
    is_secret=is_secret,
    options=options_of_day,
    seating_of=seating_of_today,
    opening=opening,
    again=lambda seating: replace(seating, settings=as_practice(seating.settings)),
    ending=changes_at_end,
    forgets=forgets,
    forms=Forms(several, FORMED, seed_for_lobby, as_practice, "lobby-challenge", closes),
    joins=joining,
    no_join="refused-crew-begun",
)
MARK: Final = CHALLENGE.mark
"""The name of the challenge's way to begin, in requests and custom ids."""
