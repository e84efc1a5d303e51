"""The course of a game is computed once, then cached and extended, in bounded memory."""

from random import Random
from typing import Any

import pytest

from bot.play import record as history
from bot.play.record import Courses
from engine.matches.record import replay
from tests.bot.journeys.player import Player, context_of
from tests.simulation import Simulation, nodes, text_of


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose records were replayed."""
    replayed: list[str] = []

    def counted(record: Any) -> Any:
        replayed.append(record.game)
        return replay(record)

    monkeypatch.setattr(history, "replay", counted)
    return replayed


async def fresh(simulation: Simulation, player: Player) -> history.Course:
    """The course computed by a replay of the whole record."""
    return await Courses(context_of(simulation).service.store).of(await player.table())


async def test_a_second_chart_replays_nothing_and_is_the_same(
    simulation: Simulation, replays: list[str]
) -> None:
    player = Player(simulation, simulation.ada, simulation.games, Random(3))
    await player.open("dyla")
    for _ in range(6):
        await player.click()
    courses = context_of(simulation).service.courses
    first = await courses.of(await player.table())
    await simulation.ada.slash(simulation.games, "table chart")
    assert replays == ["dyla"]
    second = await courses.of(await player.table())
    assert replays == ["dyla"]
    assert second == first == await fresh(simulation, player)


async def test_a_cached_course_follows_play_and_undo(
    simulation: Simulation, replays: list[str]
) -> None:
    player = Player(simulation, simulation.ada, simulation.games, Random(4))
    await player.open("dyla")
    service = context_of(simulation).service
    courses, turns = service.courses, set()
    await courses.of(await player.table())
    for number in range(60):
        if player.over:
            break
        await player.click()
        if number % 4 == 3 and not player.over:
            before = await player.table()
            undo = await service.can_take_back(before.id, simulation.ada.id)
            await service.take_back(before.id, simulation.ada.id, undo.to)
        now = await player.table()
        turns.add(now.match.state.turn)
        kept = await courses.of(now)
        replays.clear()
        assert kept == await fresh(simulation, player)
    assert len(turns) > 2
    replays.clear()
    await courses.of(await player.table())
    assert replays == []


async def test_reposting_the_board_of_a_finished_game_replays_nothing(
    simulation: Simulation, replays: list[str]
) -> None:
    player = Player(simulation, simulation.ada, simulation.games, Random(5))
    await player.open("dyla")
    for _ in range(2):
        await player.click()
    await player.give_up()
    assert "quit this game" in text_of(player.board)
    replays.clear()
    await simulation.ada.slash(simulation.games, "table chart")
    shown = simulation.sees(simulation.ada, simulation.games)[-1]
    assert any(node.get("items") for node in nodes(shown.components)), "no picture"
    assert replays == []


async def test_the_cache_of_courses_is_bounded(
    simulation: Simulation, replays: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "KEPT", 1)
    player = Player(simulation, simulation.ada, simulation.games)
    other = Player(simulation, simulation.bo, simulation.lounge)
    await player.open("dyla")
    await other.open("dyla")
    courses = Courses(context_of(simulation).service.store)
    for one in (player, other, other, player):
        await courses.of(await one.table())
    assert replays == ["dyla"] * 3
