"""Installs Beacons, lets the clock skip idle time, and lets the operator use the database."""

from __future__ import annotations

from tests.bot.journeys.tables.conftest import beacons, database, days, make_bot, skew

__all__ = ["beacons", "database", "days", "make_bot", "skew"]
