"""Features are tried at tables: Beacons is installed, loops that only wait for time are patient."""

from __future__ import annotations

from tests.bot.journeys.tables.conftest import beacons, days, make_bot, skew

__all__ = ["beacons", "days", "make_bot", "skew"]
