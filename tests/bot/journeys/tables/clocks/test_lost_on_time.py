"""At tables with this option, a player who runs out of time loses a duel."""

from bot.presentation.custom_ids import Verb
from bot.table.clocks.timer_kinds import TURN_TIMERS
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import (
    DAY,
    begin,
    board,
    lay,
    open_lobby,
    posts,
    press,
    public,
    table,
)
from tests.simulation import Simulation, custom_ids, nodes, text_of

HOUR = 3_600.0


async def begin_duel(simulation: Simulation, pace: str, late: str = "") -> str:
    """Start a duel of Ada and Bo with this option; returns the lobby's text."""
    lobby = await open_lobby(simulation, "beacons", pace=pace)
    if late:
        options = await press(simulation, simulation.ada, lobby, "options")
        menu = next(one for one in custom_ids(options.components) if one.endswith("set:forfeit"))
        await simulation.deliver(simulation.press(simulation.ada, options, menu, values=[late]))
    told = "In a duel, whoever runs out of time loses." in text_of(lobby)
    assert told is (late == "yes" or (not late and pace == "blitz"))
    await press(simulation, simulation.bo, lobby, "join")
    await simulation.click(simulation.ada, lobby, Verb.START)
    return (await table(simulation)).id


async def test_with_the_option_a_player_who_runs_out_of_time_loses_a_duel(
    simulation: Simulation,
) -> None:
    match = await begin_duel(simulation, "daily", "yes")
    assert "Whoever is late loses the game." in text_of(board(simulation))
    await lay(simulation, simulation.ada)
    await simulation.pass_time(20 * HOUR + 60)
    assert "After that, you lose the game." in text_of(simulation.messages_of(simulation.bo)[-1])
    await simulation.pass_time(4 * HOUR)
    assert "Bo ran out of time, so Ada wins." in posts(simulation)
    parts = nodes(public(simulation)[-1].components)
    pictures = [item["description"] for one in parts for item in one.get("items", ())]
    assert ["Bo did not play to the end" in told for told in pictures] == [True]
    store = context_of(simulation).store
    assert not [one for one in await store.timers(match) if one.kind in TURN_TIMERS]
    results = await store.results_of(simulation.ada.id)
    assert {one.user: one.won for one in results} == {
        simulation.ada.id: True, simulation.bo.id: False
    }  # fmt: skip


async def test_nobody_wins_if_both_run_out_of_time_at_once(simulation: Simulation) -> None:
    match = await begin_duel(simulation, "daily", "yes")
    await simulation.pass_time(DAY + 60)
    assert "Both ran out of time at once, so nobody wins." in posts(simulation)
    assert (await context_of(simulation).service.tables.load(match)).resigned == (0, 1)


async def test_a_blitz_duel_is_lost_after_five_minutes(simulation: Simulation) -> None:
    await begin_duel(simulation, "blitz")
    await lay(simulation, simulation.ada)
    await simulation.pass_time(5 * 60)
    assert not (await table(simulation)).over
    await simulation.pass_time(60)
    assert "Bo ran out of time, so Ada wins." in posts(simulation)


async def test_without_the_option_an_ai_plays_on_for_the_late(
    simulation: Simulation,
) -> None:
    await begin_duel(simulation, "blitz", "no")
    await lay(simulation, simulation.ada)
    await simulation.pass_time(6 * 60)
    assert not (await table(simulation)).over


async def test_with_three_players_nobody_loses_on_time(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, pace="blitz")
    assert "loses" not in text_of(board(simulation))
    await simulation.pass_time(6 * 60)
    assert not (await table(simulation)).over
