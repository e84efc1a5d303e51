"""Clocks that stop at nights and weekends run for their exact time, and end within the limit."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.runtime.durations import DAY, HOUR, MINUTE
from bot.table.clocks.pace import CLOCKS, Clock, Pace
from bot.table.clocks.running import (
    Hours,
    Rest,
    Stint,
    deadline,
    longest,
    next_reminder,
    ran,
    run_out,
)
from engine.core.chance import Chance, seed_from
from tests.bot.calendar_clocks import awake, latest

ZONES = ("", "Europe/Berlin", "Asia/Kathmandu", "America/Santiago", "Australia/Lord_Howe")
EVENINGS = 20
"""Evenings on which a clock starts; three times as many with `--soak`."""


def at(zone: str, *when: int) -> float:
    """The time of a city's clock as a timestamp."""
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[misc,arg-type]


@pytest.mark.parametrize("rest", Rest)
def test_a_clock_runs_exactly_its_time_and_ends_within_the_longest_span(
    rest: Rest, *, soaking: bool
) -> None:
    luck = Chance(seed_from(f"clocks {rest}"))
    year = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
    for _ in range(3 * EVENINGS if soaking else EVENINGS):
        begin = year + luck.below(366 * 24 * 60) * 60.0
        span = CLOCKS[luck.pick([*Pace][1:])].span
        assert span is not None
        seconds = span * (1 + luck.below(5))
        hours = Hours(rest, luck.pick(ZONES), begin + luck.pick([0.0, 0.0, 3 * DAY]))

        ends = run_out(begin, seconds, hours)

        assert awake(rest, hours.zone, hours.since, ends) == pytest.approx(seconds)
        assert ran(begin, ends, hours) == pytest.approx(seconds)
        assert ends - hours.since <= latest(seconds, rest) + HOUR
        assert longest(seconds, rest) == pytest.approx(latest(seconds, rest))
        half = run_out(begin, seconds / 2, hours)
        assert hours.since < half <= ends
        assert run_out(half, seconds / 2, hours) == pytest.approx(ends)


def test_a_clock_started_on_friday_evening_ends_on_monday() -> None:
    hours = Hours(Rest.BOTH, "Europe/Berlin")
    begin = at("Europe/Berlin", 2026, 11, 20, 21)
    assert run_out(begin, 4 * HOUR, hours) == at("Europe/Berlin", 2026, 11, 23, 9)
    assert run_out(begin, 4 * HOUR, Hours(Rest.NIGHTS, "Europe/Berlin")) == at(
        "Europe/Berlin", 2026, 11, 21, 9
    )
    assert run_out(begin, 4 * HOUR, Hours()) == begin + 4 * HOUR


def test_a_bank_adds_to_a_turns_time_of_which_an_undo_leaves_half() -> None:
    clock = Clock(DAY, 4 * HOUR, 5 * DAY)
    assert deadline(Stint(clock, 5 * DAY), 0.0, Hours()) == 6 * DAY
    assert deadline(Stint(clock, DAY, share=0.5), 0.0, Hours()) == 1.5 * DAY
    assert deadline(Stint(clock, DAY, left=HOUR), 0.0, Hours()) == HOUR


def test_reminders_come_at_the_start_of_the_bank_and_as_often_as_wanted() -> None:
    stint = Stint(CLOCKS[Pace.DAILY_BANK], 5 * DAY)
    assert next_reminder(stint.total, stint, 0.0) == 5 * DAY
    assert next_reminder(5 * DAY, stint, 0.0) == 4 * HOUR
    assert next_reminder(5 * DAY, stint, DAY) == 4 * DAY
    assert next_reminder(4 * HOUR, stint, HOUR) is None
    assert next_reminder(4 * HOUR, Stint(CLOCKS[Pace.DAILY]), 0.0) is None
    hasty = Stint(CLOCKS[Pace.BLITZ], 5 * MINUTE)
    assert next_reminder(hasty.total, hasty, 0.0) == MINUTE
    spent = Stint(CLOCKS[Pace.BLITZ], 0.0)
    assert next_reminder(spent.total, spent, 0.0) is None
