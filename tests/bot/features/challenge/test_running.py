"""The ranking leads a member to their own challenge while it runs."""

import pytest
from simcord.backend.models import Message

from bot.features.challenge.panel import PLAY
from bot.interactions.private.game_lists import link_to
from bot.store.records import Status
from tests.bot.features.challenge.posting import press
from tests.bot.journeys.commands.saying import board, enter
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, labels_of, nodes, text_of

NOBODY = "Nobody has finished it yet."

pytestmark = pytest.mark.usefixtures("patience")


def links(shown: Message) -> list[str]:
    return [one["url"] for one in nodes(shown.components) if "url" in one]


async def test_ones_own_running_challenge_is_named_and_linked_until_it_is_over(
    simulation: Simulation,
) -> None:
    ada, context = simulation.ada, context_of(simulation)
    await ada.slash(simulation.games, "play", game="dyla", challenge=True)
    shown = await enter(simulation, ada, "stats challenge", game="dyla")
    assert "Your game is still running." in text_of(shown)
    assert NOBODY not in text_of(shown)
    assert labels_of(shown)[0] == "Continue Dyla"
    (begun,) = await context.store.dailies_of(ada.id)
    row = await context.store.match(begun.match_id)
    assert row is not None
    assert links(shown) == [await link_to(context.store, row)]
    assert links(shown)[0].endswith(f"/{board(simulation).id}")
    simulation.speak(ada, "de")
    shown = await enter(simulation, ada, "stats challenge", game="dyla")
    assert "Dein Spiel läuft noch." in text_of(shown)

    others = await enter(simulation, simulation.bo, "stats challenge", game="dyla")
    assert NOBODY in text_of(others)
    assert links(others) == []
    simulation.speak(ada, "en")
    await context.seats.leave(begun.match_id, ada.id, ends=True)
    shown = await enter(simulation, ada, "stats challenge", game="dyla")
    assert "Your game is still running." not in text_of(shown)
    assert links(shown) == []


async def test_a_challenge_begun_in_direct_messages_is_continued_there(
    simulation: Simulation,
) -> None:
    ada, store = simulation.ada, context_of(simulation).store
    await ada.user.slash("play", game="dyla", challenge=True)
    here = await enter(simulation, ada, "stats challenge", game="dyla")
    assert "Your game is still running, but not on this server." in text_of(here)
    assert "Continue Dyla" not in labels_of(here)
    await ada.user.slash("stats challenge", game="dyla")
    there = simulation.messages_of(ada)[-1]
    assert "Your game is still running." in text_of(there)
    assert labels_of(there)[0] == "Continue Dyla"
    await press(simulation, ada, there, "ranked", f".{PLAY}")
    (running,) = await store.matches_of(ada.id)
    assert running.status is Status.RUNNING
    assert "This is your first try, so it counts." in text_of(simulation.messages_of(ada)[-1])
