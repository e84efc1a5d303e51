"""The bot in a simulated Discord, with its games on a real PostgreSQL server."""

from collections.abc import Iterator

import pytest
from pydantic import SecretStr

from bot.app import create_bot
from bot.playground.session import BotFactory
from bot.runtime import workers
from bot.runtime.config import Settings
from tests.bot.conftest import LastingWorkers
from tests.bot.journeys.tables.table import act, begin, board, table
from tests.bot.store.postgres.server import serving
from tests.simulation import Simulation, text_of


@pytest.fixture
def make_bot(drawing: LastingWorkers, monkeypatch: pytest.MonkeyPatch) -> Iterator[BotFactory]:
    """The real bot on a database of its own."""
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: drawing)
    with serving(fsync="off") as server:
        settings = Settings(database=SecretStr(server.database()), icons=False)
        yield lambda wait: create_bot(settings, wait=wait, now=wait.now)


async def test_a_game_goes_on_after_a_restart_on_postgresql(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    begun = await begin(simulation, ada, bo)
    await simulation.restart()
    while (await table(simulation)).match.state.turn == begun.match.state.turn:
        await act(simulation, ada, bo)
    assert "turn 2" in text_of(board(simulation))
