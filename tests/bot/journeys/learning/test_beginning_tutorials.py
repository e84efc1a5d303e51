"""Where a tutorial begins, and how its learner is told of that."""

from dataclasses import replace

import pytest

from bot.interactions.opening.standing import IDLE
from bot.language.speech import Speech, title
from bot.presentation.custom_ids import Verb, parse
from bot.store.changes import PutTable
from bot.store.records import Status
from tests.bot.journeys.commands.saying import enter, last_private
from tests.bot.journeys.learning.test_tutorials import begin_lesson, press_advised, said
from tests.bot.journeys.player import begin_alone, context_of, row_here
from tests.bot.journeys.tables.table import press
from tests.simulation import Simulation, custom_ids, nodes, text_of


async def test_in_a_channel_with_a_running_game_the_tutorial_gets_a_thread(
    simulation: Simulation,
) -> None:
    await begin_alone(simulation, "dyla")
    await enter(simulation, simulation.ada, "move", move="Play all attack cards")
    offer = await enter(simulation, simulation.ada, "play", game="dyla", tutorial=True)
    assert text_of(offer) == ("Your game of Dyla is running here. Open a thread for the tutorial?")
    await press(simulation, simulation.ada, offer, Verb.THREAD)
    (thread,) = simulation.env.backend.active_threads(simulation.guild.id)
    shown = list(simulation.env.backend.messages[thread.id].values())[-1]
    assert said("dyla", "guns") in text_of(shown)
    assert thread.name == "Dyla · tutorial: Ada"


async def test_a_tutorial_takes_the_place_of_a_game_in_which_nothing_was_played(
    simulation: Simulation,
) -> None:
    await begin_alone(simulation, "dyla")
    await simulation.ada.slash(simulation.games, "play", game="dyla", tutorial=True)
    await simulation.deliver()
    (board,) = simulation.sees(simulation.dan, simulation.games)
    assert said("dyla", "guns") in text_of(board)
    assert simulation.env.backend.active_threads(simulation.guild.id) == []
    assert len(await context_of(simulation).service.store.matches_of(simulation.ada.id)) == 1
    told = last_private(simulation, simulation.ada)
    assert told.startswith(
        "The tutorial of Dyla has begun: press “Board”. It replaces your game of Dyla,"
    )


async def test_a_tutorial_begun_from_the_rules_links_to_its_board(
    simulation: Simulation,
) -> None:
    rules = await enter(simulation, simulation.ada, "table rules", game="dyla")
    begin = next(one for one in custom_ids(rules.components) if parse(one).verb is Verb.BEGIN)
    await simulation.deliver(simulation.press(simulation.ada, rules, begin))
    (board,) = simulation.sees(simulation.dan, simulation.games)
    (told,) = [
        one
        for one in simulation.sees(simulation.ada, simulation.games)
        if "has begun:" in text_of(one)
    ]
    assert text_of(told) == "The tutorial of Dyla has begun: press “Board”."
    (link,) = [one["url"] for one in nodes(told.components) if "url" in one]
    assert link.endswith(f"/{board.id}")


@pytest.mark.parametrize("lesson", ["dyla", "dark_miss_down"])
async def test_another_game_takes_the_place_of_ones_own_unfinished_tutorial(
    simulation: Simulation, lesson: str
) -> None:
    ada = await begin_lesson(simulation, lesson)
    await press_advised(simulation, ada)
    await simulation.ada.slash(simulation.games, "play", game="planetary_defence")
    await simulation.deliver()
    assert (await row_here(simulation)).game == "planetary_defence"
    assert (await ada.table()).match.revision == 0
    assert simulation.env.backend.active_threads(simulation.guild.id) == []
    assert last_private(simulation, simulation.ada) == (
        f"This replaces your tutorial of {Speech()(title(lesson))},"
        " which you can start again with /play."
    )


async def test_ones_own_unfinished_tutorial_gives_way_to_a_lobby_and_to_another_tutorial(
    simulation: Simulation,
) -> None:
    await press_advised(simulation, await begin_lesson(simulation, "dyla"))
    await simulation.ada.slash(simulation.games, "play", game="planetary_defence", tutorial=True)
    await simulation.deliver()
    assert last_private(simulation, simulation.ada) == (
        "The tutorial of Planetary Defence System has begun: press “Board”."
        " This replaces your tutorial of Dyla, which you can start again with /play."
    )
    await simulation.ada.slash(simulation.games, "play", game="dark_wall_destiny")
    lobby = await row_here(simulation)
    assert (lobby.game, lobby.status) == ("dark_wall_destiny", Status.LOBBY)


async def test_the_same_tutorial_is_not_begun_anew_unasked(simulation: Simulation) -> None:
    ada = await begin_lesson(simulation, "dyla")
    await press_advised(simulation, ada)
    offer = await enter(simulation, simulation.ada, "play", game="dyla", tutorial=True)
    assert text_of(offer) == "Your game of Dyla is running here. Open a thread for the tutorial?"
    assert (await ada.table()).match.revision == 1


async def test_another_members_tutorial_gives_way_only_after_a_day(
    simulation: Simulation,
) -> None:
    await begin_lesson(simulation, "dyla")
    offer = await enter(simulation, simulation.bo, "play", game="planetary_defence")
    assert text_of(offer).startswith("A game of Dyla is running in this channel.")
    row = await row_here(simulation)
    long_ago = replace(row, updated=row.updated - IDLE)
    await context_of(simulation).store.commit([PutTable(long_ago)])
    await simulation.bo.slash(simulation.games, "play", game="planetary_defence")
    found = await row_here(simulation)
    assert (found.game, found.host) == ("planetary_defence", simulation.bo.id)
