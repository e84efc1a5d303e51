"""Members' preferences, such as quiet hours by the clock of a city."""

from datetime import UTC, datetime

import pytest

from bot.members.cities import cities, zone_of
from bot.members.preferences import MemberSettings


def at(month: int, hour: int) -> float:
    return datetime(2026, month, 10, hour, tzinfo=UTC).timestamp()


def test_quiet_hours_follow_summer_time() -> None:
    quiet = MemberSettings(quiet_from=22, quiet_to=7, city="Europe/Berlin")
    assert quiet.quiet_until(at(1, 21)) == at(1, 21) + 9 * 3600
    assert quiet.quiet_until(at(1, 20)) is None
    assert quiet.quiet_until(at(7, 20)) == at(7, 20) + 9 * 3600


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("new york", "America/New_York"),
        ("München", "Europe/Berlin"),
        ("Europe/Vienna", "Europe/Vienna"),
        ("utc", "UTC"),
        ("Atlantis", None),
    ],
)
def test_a_city_is_found_in_any_spelling(typed: str, zone: str | None) -> None:
    assert zone_of(typed) == zone


def test_no_city_lacks_its_time_zone() -> None:
    assert {"Hamburg", "Mumbai", "Tokyo", "Kolkata", "Sydney"} <= set(cities())
