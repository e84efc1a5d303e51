"""Installs Beacons, and lets the clock skip idle time."""

from __future__ import annotations

from tests.bot.journeys.tables.conftest import beacons, days, make_bot, skew

__all__ = ["beacons", "days", "make_bot", "skew"]
