"""Installs Beacons, lets the clock skip idle time, and lets the operator use the database."""

from tests.bot.journeys.tables.conftest import beacons, database, days

__all__ = ["beacons", "database", "days"]
