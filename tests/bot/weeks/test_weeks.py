"""Weeks in which people leave, channels go, Discord fails and the bot dies: all that stays true.

`AIRLOCK_TEST_WEEKS=1000` runs more of them. A week that fails is named by its seed, with what
happened until then.
"""

from __future__ import annotations

import os

import pytest
from structlog.testing import capture_logs

from tests.bot.weeks.week import Week
from tests.simulation import Simulation

WEEKS = int(os.environ.get("AIRLOCK_TEST_WEEKS", "2"))
SURPRISES = {"unforeseen_fault", "notice_failed", "notice_dropped", "timer_failed"}
"""What the bot logs when it did not foresee something."""


@pytest.mark.parametrize("seed", range(WEEKS))
async def test_nothing_is_lost_or_repeated_and_every_game_can_continue(
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
    assert week.ledger.ends > 1
    assert week.ledger.fired["deadline"] > 3
