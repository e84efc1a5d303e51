"""Games of other packages, each with a fault."""

import sys
from pathlib import Path
from typing import Any

from engine.core.game import Options
from tests.example_game.game import Beacons

WORDS = Path("/nowhere")


def raises() -> None:
    raise ZeroDivisionError("no stars left")


def leaves() -> None:
    sys.exit("and thanks for all the fish")


def no_game() -> object:
    return "a game, honestly"


def another_name() -> Beacons:
    return Beacons()


class Telescope:
    """A type that pydantic cannot store."""


class Option(Options):
    """An option with more values than can be listed."""

    length: float = 1.0


def wreck(name: str, **worse: Any) -> Beacons:
    """Beacons under another name, with a fault."""
    made: Beacons = type("Wreck", (Beacons,), {"name": name, **worse})()
    return made


def nobody() -> Beacons:
    return wreck("nobody", seats=range(0))


def lawless() -> Beacons:
    return wreck("lawless", rules={})


def homeless() -> Beacons:
    return wreck("homeless", folder=Path("/nowhere"))


def unlimited() -> Beacons:
    return wreck("unlimited", options=Option)


def opaque_state() -> Beacons:
    return wreck("opaque_state", state=Telescope)


def opaque_action() -> Beacons:
    return wreck("opaque_action", action=Telescope)


def dark() -> Beacons:
    return wreck("dark")


def mute() -> Beacons:
    return wreck("mute", folder=WORDS)


def unfinished() -> Beacons:
    made: Beacons = type("Unfinished", (Beacons.__base__,), {"name": "unfinished"})()  # type: ignore[arg-type]
    return made
