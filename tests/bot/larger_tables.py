"""What tests of tables of several seats share: a game for them that another package brings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot import speech
from engine.core import registry
from tests.example_game.install import installed
from tests.simulation import Simulation


@contextmanager
def beacons_installed(folder: Path) -> Iterator[None]:
    """Beacons, for two or three seats with secret hands, is among the games meanwhile."""
    with installed(folder):
        forget_games()
        yield
    forget_games()


def forget_games() -> None:
    """Look anew for what games there are, and what they say."""
    registry.game.cache_clear()
    speech.catalogue.cache_clear()


async def lobby(simulation: Simulation, host: MemberActor, **options: str) -> Message:
    """A lobby of Beacons that `host` has opened in #games."""
    await host.slash(simulation.games, "play", game="beacons", **options)
    return simulation.sees(host, simulation.games)[-1]


def newest(simulation: Simulation, member: MemberActor) -> Message:
    """The newest message in #games that `member` can see."""
    return simulation.sees(member, simulation.games)[-1]
