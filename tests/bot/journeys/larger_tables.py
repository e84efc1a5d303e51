"""Shared by tests of tables of several: games of other packages, lobbies and moves."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.enums import ComponentType

from bot.language import speech
from bot.presentation.learning import first_turn
from bot.store import records
from engine.core import registry
from tests.bot.journeys.player import row_here
from tests.example_game.install import installed
from tests.simulation import Simulation, custom_ids, nodes

PLAYS = (":play:", ":pick:", ":choose:", ":menu:")
"""A control whose custom id contains one of these makes a move."""


@contextmanager
def beacons_installed(folder: Path) -> Iterator[None]:
    """Install Beacons, a game for two or three seats with secret hands."""
    with games_installed(folder):
        yield


@contextmanager
def games_installed(folder: Path, *games: str, presenters: Sequence[str] = ()) -> Iterator[None]:
    """Install games by their entry points, by default Beacons; `presenters` are entry points too.

    They are installed in `folder`, and removed at the end of the context.
    """
    with installed(folder, *games, presenters=presenters):
        forget_games()
        yield
    forget_games()


def forget_games() -> None:
    """Clear the caches of games, their texts and their pages of the first turn."""
    registry.reload()
    first_turn.picture.cache_clear()
    speech.catalogue.cache_clear()


async def lobby(simulation: Simulation, host: MemberActor, **options: Any) -> Message:
    """A lobby of Beacons that `host` has opened in #games."""
    await host.slash(simulation.games, "play", game="beacons", **options)
    return simulation.sees(host, simulation.games)[-1]


def newest(simulation: Simulation, member: MemberActor) -> Message:
    """The newest message in #games that `member` can see."""
    return simulation.sees(member, simulation.games)[-1]


async def press(simulation: Simulation, member: MemberActor, message: Message, verb: str) -> None:
    """Press the first button of a message with this verb."""
    wanted = next(one for one in custom_ids(message.components) if f":{verb}:" in one)
    await simulation.deliver(simulation.press(member, message, wanted))


async def duel(simulation: Simulation) -> records.MatchRow:
    """Let Ada open a table of Dark Miss Down in #games, Bo join, and Ada start."""
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    waiting = simulation.sees(simulation.dan, simulation.games)[-1]
    await press(simulation, simulation.bo, waiting, "join")
    await press(simulation, simulation.ada, waiting, "start")
    return await row_here(simulation)


def moves(message: Message) -> list[dict[str, Any]]:
    """The buttons and menus of a message that make moves, as JSON."""
    return [
        node
        for node in nodes(message.components)
        if any(verb in node.get("custom_id", "") for verb in PLAYS)
    ]


async def act_at_random(
    simulation: Simulation, member: MemberActor, panel: Message, luck: Random
) -> None:
    """Make one of the moves that a panel offers, chosen by `luck`; from a menu, random entries."""
    control, values = luck.choice(moves(panel)), None
    if control["type"] == ComponentType.STRING_SELECT:
        count = luck.randint(control["min_values"], control["max_values"])
        values = luck.sample([one["value"] for one in control["options"]], count)
    await simulation.deliver(simulation.press(member, panel, control["custom_id"], values=values))
