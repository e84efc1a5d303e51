"""Weeks in which people leave, channels are deleted, Discord fails and the bot dies.

`AIRLOCK_TEST_WEEKS=1000` runs more of them. A failing week is reported with its seed and its events
so far.
"""

import os

import pytest
from structlog.testing import capture_logs

from tests.bot.weeks.week import Week
from tests.simulation import Simulation

WEEKS = int(os.environ.get("AIRLOCK_TEST_WEEKS", "1"))
SURPRISES = {"unforeseen_fault", "notice_failed", "notice_dropped", "timer_failed"}
"""Log events of unexpected faults."""


@pytest.mark.parametrize("seed", range(WEEKS))
async def test_after_a_week_of_faults_nothing_is_lost_or_repeated_and_games_continue(
    simulation: Simulation, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    week = Week(simulation, seed, monkeypatch)
    try:
        with capture_logs() as logged:
            await week.run()
        assert not [one for one in logged if one["event"] in SURPRISES]
    except Exception as fault:
        told = f"{len(week.story)} " + ", ".join(week.story[-12:])
        raise AssertionError(f"the week of seed {seed} failed: {fault}; {told}") from fault
    if seed == 0:  # the week of every run has what it tests
        assert week.ledger.ends > 1
        assert week.ledger.fired["deadline"] > 3
