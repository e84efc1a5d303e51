"""The kit for packages plays a whole game of Beacons, with its picks, secrets and news."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.presentation.custom_ids import Verb
from engine.core.choices import Branch, Pick, offer
from engine.core.game import Headline
from tests.bot.journeys.larger_tables import games_installed
from tests.example_game.game import Beacons
from tests.example_game.table import Action, Fact, Table
from tests.simulation import Simulation, labels_of


class Newsy(Beacons):
    """Beacons in which a bid takes two cards, and every fact is posted below the board."""

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        nodes = super().choices(state, seat).open()
        return offer(
            *[replace(one, least=one.most) if isinstance(one, Pick) else one for one in nodes]
        )

    def headline(self, fact: Fact) -> Headline | None:  # noqa: ARG002
        return Headline()


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install Beacons, with news."""
    with games_installed(tmp_path_factory.mktemp("site"), f"beacons = {__name__}:Newsy"):
        yield


async def test_every_move_offered_is_whole(simulation: Simulation) -> None:
    await simulation.begin("beacons", simulation.ada, simulation.bo, options="bids=double")
    moves = await simulation.moves(simulation.ada)
    assert moves
    assert all(re.fullmatch(r"Lay cards: \w+, \w+", move) for move in moves)
    assert "could be" not in await simulation.move(simulation.ada, moves[0])


async def test_a_game_with_news_is_played_to_its_end(simulation: Simulation) -> None:
    await simulation.begin("beacons", simulation.ada, simulation.bo)
    end = await simulation.play_out(simulation.ada, simulation.bo)
    assert "Play again" in labels_of(end)
    assert await simulation.moves(simulation.ada) == []


async def test_a_game_that_does_not_end_is_shown(simulation: Simulation) -> None:
    await simulation.begin("beacons", simulation.ada, simulation.bo)
    with pytest.raises(AssertionError, match="not over after 2 moves: ### Beacons"):
        await simulation.play_out(simulation.ada, simulation.bo, most=2)


async def test_a_lobby_that_lacks_a_player_is_no_game(simulation: Simulation) -> None:
    with pytest.raises(AssertionError, match=r"has not begun: .* AIs by `agents=1`"):
        await simulation.begin("beacons", simulation.ada)
    with pytest.raises(AssertionError, match="has not begun"):
        await simulation.play_out(simulation.ada)
    await simulation.click(simulation.ada, simulation.board, Verb.AGENT)
    await simulation.click(simulation.ada, simulation.board, Verb.START)
    assert await simulation.moves(simulation.ada)


async def test_a_member_alone_is_joined_by_agents(simulation: Simulation) -> None:
    board = await simulation.begin("beacons", simulation.ada, agents=1)
    with pytest.raises(
        AssertionError, match="nothing in the message asks for start, only for guide, "
    ):
        await simulation.click(simulation.ada, board, Verb.START)
