"""Snapshots are stored for every state that an undo can return to, whatever is cached."""

from random import Random

import pytest

from bot.language.speech import Speech
from bot.store.records import Snapshot
from bot.table.table import Table
from engine.core.match import states_of
from tests.bot.journeys.boards.test_undo_of_a_turn import play, undo
from tests.bot.journeys.player import Player, begin_alone, context_of
from tests.simulation import Simulation, text_of

CLICKS = 120


async def kept(simulation: Simulation, table: Table) -> list[Snapshot]:
    """The stored snapshots of a match, oldest first."""
    store = context_of(simulation).service.store
    asked = [await store.snapshot(table.id, n) for n in range(table.match.revision + 1)]
    return [shot for n, shot in enumerate(asked) if shot is not None and shot.revision == n]


async def test_snapshots_of_the_last_two_turns_are_stored_even_without_a_cache(
    simulation: Simulation,
) -> None:
    ada = Player(simulation, simulation.ada, simulation.games, Random(4))
    await ada.open("dyla")
    turns = set()
    for _ in range(CLICKS):
        context_of(simulation).service.tables.forget((await ada.table()).id)
        await ada.click()
        if ada.over:
            break
        now = await ada.table()
        turns.add(now.match.state.turn)
        shots = await kept(simulation, now)
        of = [states_of(now.match.game).load(shot.state).turn for shot in shots]
        assert of == [shot.turn for shot in shots]
        assert set(of) <= {now.match.state.turn, now.match.state.turn - 1}
        assert shots[-1].revision == now.match.revision
    assert len(turns) > 2


async def test_an_ended_turn_can_be_undone_after_a_restart(simulation: Simulation) -> None:
    cleo = await begin_alone(simulation, "planetary_defence", by=simulation.cleo)
    for _ in range(2):
        await play(cleo, "Play ")
        await play(cleo, "End the turn")
    await simulation.restart()
    for _ in range(2):
        assert await undo(cleo) == Speech().say("undo-done")
    assert "turn 2" in text_of(cleo.board)


async def test_repeated_undos_do_not_accumulate_snapshots(
    simulation: Simulation,
) -> None:
    cleo = await begin_alone(simulation, "planetary_defence", by=simulation.cleo)
    for _ in range(12):
        await play(cleo, "Play ")
        assert await undo(cleo) == Speech().say("undo-done")
        assert len(await kept(simulation, await cleo.table())) <= 3
    assert (await cleo.table()).match.revision == 24


@pytest.mark.parametrize("given_up", [False, True])
async def test_only_the_last_snapshot_of_a_finished_game_is_kept(
    simulation: Simulation, given_up: bool
) -> None:
    ada = Player(simulation, simulation.ada, simulation.games, Random(5))
    await ada.open("dyla")
    for _ in range(2 if given_up else 400):
        await ada.click()
        if ada.over:
            break
    if given_up:
        await ada.give_up()
    table = await ada.table()
    assert table.over
    assert [shot.revision for shot in await kept(simulation, table)] == [table.match.revision]
