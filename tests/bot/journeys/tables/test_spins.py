"""A spin of Dark Wall Destiny is told on the board in one go, until the next turn is over."""

from __future__ import annotations

from bot.table.table import Table
from engine.agents.advice import way_to
from engine.core.chance import Chance
from engine.core.choices import SEPARATOR
from engine.core.game import Perspective
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import begin, board, table, until
from tests.simulation import Simulation, text_of

GAME = "dark_wall_destiny"
ROUNDS = 3


async def greedily(simulation: Simulation) -> Table:
    """The first member who is awaited does what a simple player would."""
    now = await table(simulation)
    match, seat = now.match, now.missing[0]
    seen = Perspective(match.game, match.state, seat)
    action = match.game.policies()["greedy"](seen, Chance("5" * 64))
    way = way_to(match.game.choices(match.state, seat), action)
    user = now.row.seats[seat].user
    assert way is not None
    assert user is not None
    path = SEPARATOR.join(way.path)
    played = await context_of(simulation).service.play(
        now.id, user, match.decisions[seat], path, way.picked
    )
    return played.table


async def test_the_board_tells_the_spin_from_what_burned_on(simulation: Simulation) -> None:
    now = await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, game=GAME)
    for rounds in range(1, ROUNDS + 1):
        while now.match.state.turn == rounds and now.match.state.stage != "spin":
            now = await greedily(simulation)
        begun = f"Round {rounds} is over; the system spins."

        async def told(begun: str = begun) -> bool:
            return begun in text_of(board(simulation))

        while now.match.state.stage == "spin":
            await until(simulation, told)
            now = await greedily(simulation)
        await until(simulation, told)
        shown = text_of(board(simulation))
        assert " burns." in shown.partition(begun)[2]
    while not now.match.state.done:
        now = await greedily(simulation)

    async def told_no_more() -> bool:
        return "the system spins" not in text_of(board(simulation))

    await until(simulation, told_no_more)
