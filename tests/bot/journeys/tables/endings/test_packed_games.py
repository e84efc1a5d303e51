"""A game that ended long ago is packed, which members do not notice."""

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import AGAIN, begin_alone, context_of
from tests.bot.journeys.tables.endings.test_fairness import exported
from tests.bot.journeys.tables.table import press
from tests.simulation import Simulation, labels_of, text_of

MONTH = 30 * 86_400.0


async def rows_of_actions(simulation: Simulation) -> int:
    """The number of actions stored in separate rows."""
    store = context_of(simulation).service.store
    return int((await store._rows("SELECT count(*) FROM actions"))[0][0])


async def shown(simulation: Simulation, command: str) -> tuple[str, list[bytes | None]]:
    """The text and files of an answer."""
    answer = await enter(simulation, simulation.ada, command)
    backend = simulation.env.backend
    return text_of(answer), [backend.cdn.get(one["url"]) for one in answer.attachments]


@pytest.mark.usefixtures("patience")
async def test_log_chart_and_export_of_a_packed_game_are_unchanged(
    simulation: Simulation, tmp_path: Path
) -> None:
    ada = await begin_alone(simulation, "planetary_defence")
    while not ada.over:
        await ada.click()
    (promised,) = re.findall(r"Fairness code: `([\w-]{20})`", text_of(ada.board))
    asked_for = ("table log", "table chart", "table export")
    await enter(simulation, simulation.ada, "table log")  # from now on it has nothing new
    before = [await shown(simulation, command) for command in asked_for]
    played = await rows_of_actions(simulation)
    await simulation.pass_time(MONTH - 3600)
    assert await rows_of_actions(simulation) == played > 0

    await simulation.pass_time(86_400)
    assert await rows_of_actions(simulation) == 0
    await simulation.restart()
    assert [await shown(simulation, command) for command in asked_for] == before
    file = await exported(simulation, simulation.ada, tmp_path)
    assert main(["verify", str(file), "--hash", promised]) == 0
    await press(simulation, simulation.ada, ada.board, "again")
    assert AGAIN not in labels_of(ada.boards[-1])
