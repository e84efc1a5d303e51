"""Runs agents in the test's process."""

from tests.bot.journeys.black_abyss.conftest import near_agents

__all__ = ["near_agents"]
