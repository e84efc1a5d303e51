"""A crew leads a game for one: each choice is a vote, and nobody who sleeps stops it."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from bot.store.records import Timer
from bot.table.table import Table
from tests.bot.journeys.player import Player, context_of
from tests.simulation import Simulation, labels_of, text_of


async def opened(simulation: Simulation, game: str = "planetary_defence", **given: Any) -> Player:
    """A game that the first channel leads; Ada opened it."""
    player = Player(simulation, simulation.ada, simulation.games)
    await player.open(game, crew=True, **given)
    return player


async def votes(
    simulation: Simulation, member: MemberActor, player: Player, place: int = 0
) -> None:
    """A member presses one of the board's buttons that play on at once."""
    board = player.board
    await simulation.deliver(simulation.press(member, board, str(player.all_plays_on[place])))


async def timers(simulation: Simulation, table: Table) -> list[Timer]:
    """What comes due at a table."""
    return await context_of(simulation).service.store.timers(table.id)


def told(simulation: Simulation, member: MemberActor) -> str:
    """What was last said to a member alone."""
    seen = simulation.sees(member, simulation.games)
    return text_of([one for one in seen if one.is_ephemeral][-1])


async def test_three_lead_a_game_one_sleeps_and_the_time_plays(simulation: Simulation) -> None:
    ada = await opened(simulation, crew_agree="2", crew_time="1")
    await votes(simulation, simulation.ada, ada)
    first = await ada.table()
    assert first.match.revision == 0, "one vote of three is not enough"
    assert "▰▱▱ " in text_of(ada.board)
    assert "Ada" in text_of(ada.board)
    assert any(one.endswith(" · 1") for one in labels_of(ada.board))

    await votes(simulation, simulation.bo, ada)
    assert "▰▰▱ " in text_of(ada.board)
    assert (await ada.table()).match.revision == 0
    await simulation.pass_time(121)
    table = await ada.table()
    assert table.match.revision == 1, "Cleo sleeps, and two minutes are over"
    assert "Last move: Ada's idea, with Bo." in text_of(ada.board)
    assert await timers(simulation, table) == []

    await votes(simulation, simulation.cleo, ada)
    wanted = ada.all_plays_on[-1]
    print("XX", wanted, labels_of(ada.board), text_of(ada.board)[-400:])
    for member in (simulation.bo, simulation.ada):
        await simulation.deliver(simulation.press(member, ada.board, str(wanted)))
    assert (await ada.table()).match.revision == 2, "all three agree: it is played at once"
    assert "Last move: Cleo's idea, with Bo and Ada." in text_of(ada.board)
