"""An unchanged picture is uploaded once, however often the menus below it change."""

import pytest

from bot.language.speech import Speech
from bot.presentation.custom_ids import Verb, parse
from tests.bot.journeys.black_abyss import play as abyss
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import Player, begin_alone
from tests.bot.journeys.tables.table import begin, board
from tests.simulation import Simulation, custom_ids, labels_of, text_of


def picture(player: Player) -> tuple[str, str]:
    """The id and file name of the board's picture."""
    (file,) = player.board.attachments
    return file["id"], file["filename"]


async def test_a_late_click_keeps_the_boards_picture(
    simulation: Simulation,
) -> None:
    ada = await begin_alone(simulation, "planetary_defence")
    late = str(ada.plays_on)
    await ada.click()
    before = picture(ada)
    await ada.do(simulation.press(ada.member, ada.board, late))
    assert Speech().say("note-outdated") in text_of(ada.board)
    assert picture(ada) == before


async def test_a_move_visible_in_the_picture_replaces_it(simulation: Simulation) -> None:
    ada = await begin_alone(simulation, "planetary_defence")
    before = picture(ada)
    moves = [one for one in custom_ids(ada.board.components) if parse(one).verb is Verb.PLAY]
    await ada.do(simulation.press(ada.member, ada.board, moves[0]))
    after = picture(ada)
    assert after[0] != before[0]
    assert after[1] != before[1]


async def test_a_picture_is_uploaded_again_if_keeping_it_fails(simulation: Simulation) -> None:
    ada = await begin_alone(simulation, "planetary_defence")
    late = str(ada.plays_on)
    await ada.click()
    before = picture(ada)
    simulation.env.inject_error("POST", "/interactions/*", status=400, code=50035, times=1)
    await ada.do(simulation.press(ada.member, ada.board, late))
    assert Speech().say("note-outdated") in text_of(ada.board)
    assert picture(ada)[0] != before[0]
    assert picture(ada)[1] == before[1]


async def test_a_panel_keeps_its_picture_when_another_menu_opens(
    simulation: Simulation,
) -> None:
    await abyss.begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    own = await abyss.door(simulation, simulation.ada)
    panel = await abyss.press(simulation, simulation.ada, own, "open")  # diplomacy: all empires
    (before,), menu = panel.attachments, custom_ids(panel.components)
    with simulation.requests() as sent:
        opened = await abyss.press(simulation, simulation.ada, panel, "open")
    (after,) = opened.attachments
    assert custom_ids(opened.components) != menu
    assert after["id"] == before["id"]
    assert len(sent) == 1


@pytest.mark.parametrize("refused", [False, True])
async def test_an_unclicked_board_keeps_its_picture_during_a_vote(
    simulation: Simulation, refused: bool
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    (before,) = board(simulation).attachments
    if refused:
        channel = f"/channels/{simulation.games.id}/messages/*"
        simulation.env.inject_error("PATCH", channel, status=400, code=50035, times=1)
    await enter(simulation, simulation.ada, "table pause")
    (after,) = board(simulation).attachments
    assert "Answer Ada" in labels_of(board(simulation))
    assert after["filename"] == before["filename"]
    assert (after["id"] == before["id"]) is not refused
