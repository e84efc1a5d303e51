"""Time zones by city: Tokyo, Berlin, or another large city of the zone.

Zones are those of the IANA database in the standard library. Only their names are stored. Offsets
are computed each time, as summer time changes them.
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
"""Prefixes of zones that are named after a city."""
UTC_ZONE = "UTC"


@cache
def cities() -> Mapping[str, str]:
    """Zones by city, in alphabetical order."""
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
    """The zone of a city, or the zone with this name, in any case; None if unknown."""
    wanted = typed.strip().casefold()
    for city, zone in cities().items():
        if wanted in (city.casefold(), zone.casefold()):
            return zone
    return None


def city_of(zone: str) -> str:
    """The city a zone is named after."""
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
