"""The health file, on a full disk and before the first write."""

import time
from pathlib import Path

from bot.runtime import liveness


def test_the_health_file_is_updated_in_place_when_no_new_file_can_be_written(
    tmp_path: Path,
) -> None:
    database = tmp_path / "airlock.db"
    now = time.time()
    sign = liveness.Sign(connected=now, stored=now, blocked_by="a call with a long name")
    sign.report_block(database, "a call with a long name")
    (tmp_path / "airlock.db.alive.new").mkdir()
    assert "it is held up by a call" in liveness.fault(database, "airlock.db")

    sign.show(database)
    assert liveness.fault(database, "airlock.db") == ""

    sign.stored -= 100
    sign.show(database)
    said = liveness.fault(database, "airlock.db")
    assert said.startswith("The bot on airlock.db could not write it for 100 s; look whether its")


def test_a_bot_without_a_health_file_is_starting() -> None:
    assert liveness.lacking(liveness.Sign(), "airlock.db") == "The bot on airlock.db is starting."
