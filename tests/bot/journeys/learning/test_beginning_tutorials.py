"""Where a tutorial begins, and how its learner is told of that."""

from bot.presentation.custom_ids import Verb, parse
from tests.bot.journeys.commands.saying import enter, last_private
from tests.bot.journeys.learning.test_tutorials import said
from tests.bot.journeys.player import begin_alone, context_of
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


async def test_who_begins_a_tutorial_in_the_rules_is_led_to_its_board(
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
