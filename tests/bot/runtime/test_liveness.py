"""The sign of life as a file: what a full disk does to it."""

from __future__ import annotations

import time
from pathlib import Path

from bot.runtime import liveness


def test_a_sign_is_brought_up_to_date_where_the_disk_takes_no_new_file(tmp_path: Path) -> None:
    database = tmp_path / "airlock.db"
    now = time.time()
    sign = liveness.Sign(connected=now, stored=now, held_up_by="a call with a long name")
    sign.held_up(database, "a call with a long name")
    (tmp_path / "airlock.db.alive.new").mkdir()
    assert "it is held up by a call" in liveness.fault(database, "airlock.db")

    sign.show(database)
    assert liveness.fault(database, "airlock.db") == ""

    sign.stored -= 100
    sign.show(database)
    said = liveness.fault(database, "airlock.db")
    assert said.startswith("The bot on airlock.db could not write it for 100 s; look whether its")


def test_who_has_given_no_sign_yet_is_starting_and_not_dead() -> None:
    assert liveness.lacking(liveness.Sign(), "airlock.db") == "The bot on airlock.db is starting."
