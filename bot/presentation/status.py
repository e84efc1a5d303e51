"""A table's status as lines of text: deadlines, absent members, proposals."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.language.speech import Speech
from bot.play.undo import by_rules_of
from bot.presentation.features import contributions
from bot.runtime.durations import DAY, HOUR, MINUTE
from bot.store.protocol import Store
from bot.store.records import MatchRow
from bot.table.clocks.holidays import held_until
from bot.table.clocks.pace import PACES
from bot.table.clocks.running import Rest, night, run_out
from bot.table.clocks.seat_times import bank_of, clock_left, hours_of, time_of
from bot.table.clocks.timer_kinds import Timers
from bot.table.leavers import seats_with_leavers, succession
from bot.table.presence import seats_present
from bot.table.state import UNNAMED, VOTES, Ask, Proposal
from bot.table.table import Table
from engine.core.words import Words, seat_name, words
from engine.matches.record import brief

UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1.0))
"""Units of time in seconds, largest first. A time is shown in the first of which it has two."""
BRIEF = 10 * MINUTE
"""Extra time below this is shown to the second, as fast games use little of it at once."""
CODE = 20
"""Characters of a hash on a board: 120 bits, one line on a phone."""
THEN = " → "
"""Separates consecutive moves."""


class Deadline(NamedTuple):
    """A deadline: the moment it is `due`, and the seconds that were `left` at the moment `at`.

    If the clock rests at times, `left` is less than the time until `due`. `extra` is the moment at
    which the seat begins to use its bank of extra time; without a bank it equals `due`. Moments are
    in unix seconds.
    """

    due: float
    left: float
    at: float
    extra: float


async def deadline_of(
    store: Store, table: Table, now: float, seat: int | None = None
) -> Deadline | None:
    """The deadline of a seat; without a seat, the earliest of all seats; in a pause, its end.

    None without a clock, in solo games, and after the end. The clock of an awaited seat runs on
    after the seat has acted: else a deadline would reveal which seats have acted.
    """
    if table.solo or table.over:
        return None
    timers = await store.timers(table.id)
    if table.paused:
        ends = [one.due for one in timers if one.kind == Timers.PAUSE]
        return Deadline(ends[0], ends[0] - now, now, ends[0]) if ends else None
    clocks = [one for one in timers if one.kind == Timers.DEADLINE and seat in (None, one.seat)]
    if not clocks:
        return None
    first = min(clocks, key=lambda one: one.due)
    left = clock_left(table, first.seat, now, first.due)
    bank = bank_of(table, first.seat) if table.clock.bank else 0.0
    extra = first.due - bank
    if table.settings.rest is not Rest.NONE:
        extra = run_out(
            now, left - bank, hours_of(table, first.seat, held_until(table, first.seat, now))
        )
    return Deadline(first.due, left, now, extra)


def fairness_code(row: MatchRow, speech: Speech) -> str:
    """The line with the first `CODE` characters of the seed's hash, for `airlock verify`."""
    return speech.say("standing-proof", hash=brief(row.seed_hash)[:CODE])


def whole_fairness_code(row: MatchRow, speech: Speech) -> str:
    """The line with the whole hash of the seed."""
    return speech.say("standing-proof-whole", hash=brief(row.seed_hash))


def lines(
    table: Table, speech: Speech, ends: Deadline | None, *, public: bool = True
) -> Iterator[str]:
    """The lines of status below the game, for a board (`public`) or a private panel.

    Only boards say that a tutorial does not count, which levels the AIs have, and who left.
    """
    settings = table.settings
    if settings.tutorial and public and not table.over:
        yield speech.say("standing-tutorial")
    if table.solo:
        yield from contributions().lines(table, speech)
    elif not table.over:
        yield from _between(table, speech, ends)
        if public:
            yield from _levels(table, speech)
            yield from leavers(table, speech)


def leavers(table: Table, speech: Speech) -> Iterator[str]:
    """A line for each seat that changed hands: who had it, and in which turn that changed."""
    yield from [speech(succession(table, seat)) for seat in seats_with_leavers(table)]


def retrospect(table: Table, speech: Speech) -> list[str]:
    """The lines below the result of a finished game: of features, awards, and who left a seat."""
    remarks = contributions().past(table, speech)
    awards = [speech(one) for one in table.match.game.text.score(table.match.public).awards]
    return [*remarks, *(f"- {one}" for one in (*awards, *leavers(table, speech)))]


def _between(table: Table, speech: Speech, ends: Deadline | None) -> Iterator[str]:
    """Lines for a running game of several: pause, proposals, features, deadline, absences."""
    affairs = table.state
    if table.paused:
        yield speech(_stillness(table, ends))
    if affairs.proposal is not None:
        yield speech(proposal_words(affairs.proposal))
    if affairs.lapsed is not None:
        yield speech.say("ballot-lapsed", asked=proposal_words(affairs.lapsed, "asked"))
    yield from contributions().lines(table, speech)
    if not table.paused:
        yield from speech.each(table.agent_sentences)
    if ends is not None and not table.paused:
        extra = any(bank_of(table, seat) for seat in seats_present(table))
        key = "standing-deadline-extra" if extra else "standing-deadline"
        key += "-lost" if table.loses_on_time else ""
        by_rules = f"standing-deadline{by_rules_of(table.match.game)}"
        key = by_rules if table.time_given else key
        key = f"{table.match.game.text.prefix}haste" if table.in_exchange else key
        deadline = speech.say(key, when=f"<t:{ends.due:.0f}:R>")
        yield f"{deadline} {_rest(table, speech, ends)}".rstrip()
    if table.settings.clock.bank:
        yield speech(_extra_time(table, ends))
    if affairs.late:
        yield speech(words("standing-late", who=late_names(affairs.late)))
    piloted = [seat.number for seat in table.row.seats if seat.autopilot]
    if piloted:
        yield speech(words("standing-autopilot", who=late_names(piloted)))


def _rest(table: Table, speech: Speech, ends: Deadline) -> str:
    """The times at which the clock rests, and about how long it still runs.

    "" if it rests less than a minute until the deadline.
    """
    rest = table.settings.rest
    if rest is Rest.NONE or ends.due - ends.at - ends.left < MINUTE:
        return ""
    unit, length = _unit(ends.left)
    left = words(f"left-{unit}", count=round(ends.left / length))
    return speech.say("standing-rest", rest=rest.value, left=left, when=f"<t:{ends.at:.0f}:R>")


def _unit(seconds: float) -> tuple[str, float]:
    """The unit in which this time is shown, and the unit's length in seconds."""
    return next(one for one in UNITS if seconds >= 2 * one[1] or one is UNITS[-1])


def _extra_time(table: Table, ends: Deadline | None) -> Words:
    """The extra time left to each member, and when the next deadline's seat begins to use its."""
    each = tuple(_banks(table))
    if ends is None or table.paused or ends.extra >= ends.due:
        return words("standing-bank", each=each)
    start = f"<t:{ends.extra // MINUTE * MINUTE:.0f}:f>"
    return words("standing-bank-from", each=each, start=start)


def _banks(table: Table) -> Iterator[Words]:
    """The extra time left in each member's bank."""
    for seat in table.row.seats:
        if seat.user is not None:
            left, who = bank_of(table, seat.number), seat_name(seat.number)
            if left < BRIEF:
                minutes, seconds = divmod(int(left), round(MINUTE))
                yield words("bank-clock", who=who, time=f"{minutes}:{seconds:02}")
                continue
            unit, length = _unit(left)
            yield words(f"bank-{unit}", who=who, count=int(left / length))


def _stillness(table: Table, ends: Deadline | None) -> Words:
    """Why a game is paused, and when or how it resumes."""
    if table.lost:
        return words("standing-lost")
    if not seats_present(table):
        return words("standing-paused-nobody")
    if ends is None:
        return words("standing-paused")
    when = f"<t:{ends.due:.0f}:R>"
    if table.state.on_break:
        return words("standing-paused-break", who=seat_name(table.state.breaks[-1]), when=when)
    how = "agreed" if table.state.agreed_pause else "open"
    return words(f"standing-paused-{how}", when=when)


def _levels(table: Table, speech: Speech) -> Iterator[str]:
    """A line for each level that AIs at the table have, if the game has levels."""
    seats = table.row.seats
    for level, agent in table.match.game.companions.levels.items():
        who = tuple([seat_name(seat.number) for seat in seats if seat.agent == agent])
        if who:
            yield speech(words("standing-level", who=who, level=words(f"level-{level}")))


def proposal_words(proposal: Proposal, prefix: str = "ask") -> Words:
    """A proposal in words, and who agreed. `prefix` begins the message id: "ask" or "asked"."""
    who = seat_name(proposal.by)
    agreed = late_names(proposal.agreed)
    if proposal.ask in VOTES:
        about = seat_name(proposal.about)
        return words(f"{prefix}-{proposal.ask}", who=who, about=about, agreed=agreed)
    if proposal.ask is Ask.PACE:
        pace = words(f"pace-{PACES[proposal.about]}")
        return words(f"{prefix}-pace", who=who, pace=pace, agreed=agreed)
    return words(f"{prefix}-{proposal.ask}", who=who, agreed=agreed)


def late_names(seats: Iterable[int | None]) -> tuple[Words, ...]:
    """The names of seats; "somebody" for None and `UNNAMED`."""
    return tuple(
        words("somebody") if seat is None or seat == UNNAMED else seat_name(seat) for seat in seats
    )


def night_without_city(table: Table, seat: int, ends: Deadline | None, speech: Speech) -> str:
    """The line on when the clock of an awaited seat rests at night, if its member has no city.

    "" if the clock does not rest at night, the member has a city, or the seat is not awaited.
    """
    zone, rests = time_of(table, seat).zone, table.settings.rest in (Rest.NIGHTS, Rest.BOTH)
    if ends is None or not rests or zone or table.paused or seat not in table.missing:
        return ""
    begins, over = (f"<t:{at:.0f}:t>" for at in night(zone, ends.at))
    return speech.say("standing-night", begins=begins, ends=over)


def orders_and_premoves(table: Table, seat: int, speech: Speech) -> Iterator[str]:
    """The lines on a seat's prepared moves, and features' lines, as on its standing orders."""
    prepared = table.state.prepared.get(seat)
    if prepared is not None:
        moves = THEN.join(one.text for one in prepared.moves)
        yield speech.say("prepared-waits", move=moves)
    yield from contributions().seat_lines(table, seat, speech)
