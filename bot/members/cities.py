"""Time zones by the name of a city, such as Tokyo, Berlin, or another large city of the zone.

Zones are those of the IANA database, by the standard library's `zoneinfo`. The bot stores only
their names, such as `Asia/Tokyo`; offsets from UTC are computed each time, as they change with
summer time.
"""

import tomllib
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from pydantic import TypeAdapter

from engine.core.content import DATA

FILE = DATA / "bot" / "cities.toml"
AREAS = frozenset(
    {
        *("Africa", "America", "Asia", "Atlantic", "Australia"),
        *("Europe", "Indian", "Pacific"),
    }
)
"""The first parts of the names of zones that are named after a city."""
UTC_ZONE = "UTC"


@cache
def cities() -> Mapping[str, str]:
    """The names of zones by city, in alphabetical order of cities.

    The cities after which zones are named, the further ones in `data/bot/cities.toml`, and UTC.
    """
    zones = available_timezones()
    found = {
        zone.rpartition("/")[2].replace("_", " "): zone
        for zone in sorted(zones, reverse=True)
        if zone.partition("/")[0] in AREAS
    }
    others = TypeAdapter(dict[str, str]).validate_python(tomllib.loads(FILE.read_text("utf-8")))
    found |= {city: zone for city, zone in others.items() if zone in zones}
    return dict(sorted({**found, UTC_ZONE: UTC_ZONE}.items()))


def zone_of(typed: str) -> str | None:
    """The name of the zone of this city, or with this name, in any case; None if unknown."""
    wanted = typed.strip().casefold()
    for city, zone in cities().items():
        if wanted in (city.casefold(), zone.casefold()):
            return zone
    return None


def city_of(zone: str) -> str:
    """The city after which a zone is named."""
    return zone.rpartition("/")[2].replace("_", " ")


def ahead_of_utc(zone: str, now: float) -> float:
    """The zone's offset from UTC in seconds at `now`, summer time included."""
    there = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone))
    offset = there.utcoffset()
    assert offset is not None
    return offset.total_seconds()


def clock_at(zone: str, now: float) -> str:
    """The zone's local time, such as `18:05`."""
    return f"{datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone)):%H:%M}"
