"""Unfinished orders: menus stay open while others act, steps can be undone, ending asks first."""

from bot.presentation.custom_ids import parse
from tests.bot.journeys.black_abyss.play import begin, door, table, take
from tests.bot.journeys.clicking import towards
from tests.bot.journeys.commands.saying import enter
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def test_an_open_menu_survives_a_move_of_the_other_side(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    await begin(simulation, ada, bo, agents=0, mode="fleet_battle")
    await take(simulation, bo, "muster/hammers")
    panel = await door(simulation, ada)
    control, values = towards(panel, "muster/wasps", ())
    await simulation.deliver(simulation.press(ada, panel, control, values=values))
    messages = simulation.env.backend.messages[panel.channel_id]
    opened = custom_ids(messages[panel.id].components)
    assert any(parse(one).argument == "muster" for one in opened)
    await take(simulation, bo, "enlist/fighter")
    assert (await table(simulation)).match.revision == 2
    assert custom_ids(messages[panel.id].components) == opened
    await take(simulation, bo, "pass")
    assert custom_ids(messages[panel.id].components) == opened


async def test_a_secret_step_that_no_log_tells_can_be_undone(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    await begin(simulation, ada, bo, agents=0, mode="fleet_battle")
    await take(simulation, ada, "muster/hammers")
    question = await enter(simulation, ada, "table undo")
    assert "Undo your last move?" in text_of(question)


async def test_whoever_ends_a_move_early_is_not_asked_again_in_the_next_round(
    simulation: Simulation,
) -> None:
    ada, bo = simulation.ada, simulation.bo
    await begin(simulation, ada, bo, agents=0, mode="fleet_battle")
    for member in (ada, bo):
        await take(simulation, member, "muster/hammers")
        await take(simulation, member, "pass")
    await take(simulation, bo, "command/assault/trust")
    await take(simulation, ada, "lead")
    await take(simulation, ada, "end-move")
    panel = await door(simulation, ada)
    for path in ("end-early", "end-early/end-move"):
        control, values = towards(panel, path, ())
        await simulation.deliver(simulation.press(ada, panel, control, values=values))
        panel = simulation.env.backend.messages[panel.channel_id][panel.id]
    assert "Done …" in labels_of(panel)
    assert "End the move anyway" not in labels_of(panel)
