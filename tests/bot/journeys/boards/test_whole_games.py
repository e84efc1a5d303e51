"""Both solo games, played to their end in a channel, once by clicks and once by typing."""

import pytest

from tests.bot.journeys.player import begin_alone
from tests.simulation import Simulation, custom_ids, labels_of, text_of

GAMES = {"dyla": "", "planetary_defence": "mode=hard"}
LONGEST = 400
"""Maximum steps of a game."""
TOO_DEAR = "cards first."
"""Ends the refusal of several purchases that cannot be paid together."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_clicked_to_its_end_with_one_request_per_click(
    simulation: Simulation, game: str
) -> None:
    ada = await begin_alone(simulation, game)
    first = ada.board

    for _ in range(LONGEST):
        sent = await ada.click()
        if TOO_DEAR in str(sent[-1]):  # several were chosen at once
            sent.pop()
        assert len(sent) == 1
        assert ada.board.id == first.id
        if ada.over:
            break

    table = await ada.table()
    assert table.over
    assert not table.resigned
    again, *_, text = labels_of(ada.board)
    assert (again, text) == ("Play again", "Text")
    assert len(ada.board.attachments) == 1
    assert "turn" in text_of(ada.board)

    once_more = next(one for one in custom_ids(ada.board.components) if ":again:" in one)
    assert len(await ada.do(ada.press(once_more))) == 1
    finished, fresh = ada.boards
    assert "Play again" in labels_of(finished)
    assert "Play again" not in labels_of(fresh)
    assert not (await ada.table()).over


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_typed_to_its_end_with_two_requests_per_move(
    simulation: Simulation, game: str
) -> None:
    bo = await begin_alone(simulation, game, by=simulation.bo, options=GAMES[game])
    first = bo.board

    for _ in range(LONGEST):
        sent = await bo.type()
        assert len(sent) == 2
        assert bo.board.id == first.id
        if bo.over:
            break

    assert (await bo.table()).over
    again, *_, text = labels_of(bo.board)
    assert (again, text) == ("Play again", "Text")
    assert len(bo.board.attachments) == 1
