"""The health file: the bot writes it, health checks in other processes read it.

It is written only while the event loop runs. It holds, in unix seconds, when the bot last heard
from Discord and when its store last committed.
"""

import json
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

SECONDS = 10.0
"""Seconds between two writes of the file."""
PATIENCE = 60.0
"""Seconds after which a time in the file is stale.

That is longer than the 41 seconds between two heartbeats of Discord.
"""
WELL = "The bot is well."
"""The report on a healthy bot."""


@dataclass(slots=True)
class Sign:
    """Contents of the health file.

    `connected`, `stored` and `shown` are when the bot last heard from Discord, committed, and wrote
    the file: unix seconds, 0 for never. `blocked_by` names what blocks the event loop, or is "".
    """

    connected: float = 0.0
    stored: float = 0.0
    shown: float = 0.0
    blocked_by: str = ""

    def show(self, database: Path) -> None:
        """Write the health file beside the database, with the current time.

        Raises nothing: a full disk fails the health check, not the bot.
        """
        self.shown, self.blocked_by = time.time(), ""
        self._write(database)

    def report_block(self, database: Path, by: str) -> None:
        """Write what blocks the event loop. The next `show` removes it."""
        self.blocked_by = by
        self._write(database)

    def _write(self, database: Path) -> None:
        file, text = _file(database), json.dumps(asdict(self))
        new = file.with_name(f"{file.name}.new")
        try:
            new.write_text(text, "utf-8")
            new.replace(file)
        except OSError:  # a full disk still accepts bytes over existing ones
            with suppress(OSError), file.open("r+", encoding="utf-8") as old:
                old.write(text.ljust(file.stat().st_size))


def remove_sign(database: Path) -> None:
    """Delete the file, because no bot runs on this database any more."""
    with suppress(OSError):
        _file(database).unlink()


def fault(sign: Path, database: str) -> str:
    """Why the bot is unhealthy, in one sentence; "" if it is well.

    `sign` is `Settings.sign`; `database` is how the sentence names the database.
    """
    try:
        sign_of_life = Sign(**json.loads(_file(sign).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        if database.startswith("postgresql://"):
            return f"No bot with this AIRLOCK_SHARDS runs on this machine on {database}."
        return f"No bot runs on {database}."
    return lacking(sign_of_life, database)


def lacking(sign: Sign, database: str) -> str:
    """The fault that the contents of the health file show, in one sentence; "" if there is none."""
    now = time.time()
    if sign.blocked_by:
        return (
            f"The bot on {database} hangs for {_ago(sign.shown)}: it is held up by"
            f" {sign.blocked_by}. If it stays so, restart it; a package that holds it up must be"
            " mended or removed."
        )
    if not sign.shown:
        return f"The bot on {database} is starting."
    if now - sign.shown > PATIENCE:
        return f"The bot on {database} hangs or was killed: no sign of life for {_ago(sign.shown)}."
    if not sign.connected:
        return f"The bot on {database} has not reached Discord yet; look at its log."
    if now - sign.connected > PATIENCE:
        return (
            f"The bot on {database} is not connected to Discord: it heard nothing for"
            f" {_ago(sign.connected)}."
        )
    if now - sign.stored > PATIENCE:
        return (
            f"The bot on {database} could not write it for {_ago(sign.stored)}; look whether its"
            " disk is full, another program holds it, or its server is away."
        )
    return ""


def _ago(moment: float) -> str:
    return f"{time.time() - moment:.0f} s"


def _file(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")
