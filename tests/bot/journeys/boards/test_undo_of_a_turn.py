"""Undo across the end of a turn."""

from bot.language.speech import Speech
from bot.presentation.custom_ids import Verb, parse
from tests.bot.journeys.player import Player, begin_alone
from tests.simulation import Simulation, custom_ids, text_of


async def play(player: Player, words: str) -> None:
    """Play the first move that is suggested for these words."""
    offered = await player.member.autocomplete(player.channel, "move", "move", words)
    await player.member.slash(player.channel, "move", move=offered[0]["value"])


async def undo(player: Player) -> str:
    """Undo the last move, confirm if asked, and return the answer."""
    await player.member.slash(player.channel, "table undo")
    answer = player.told[-1]
    for yes in custom_ids(answer.components)[:1]:
        await player.do(player.simulation.press(player.member, answer, yes))
    return text_of(player.told[-1])


def undo_button(player: Player) -> str:
    """The custom id of Undo on the board."""
    (found,) = (one for one in custom_ids(player.board.components) if parse(one).verb is Verb.UNDO)
    return found


async def test_the_button_of_a_solo_game_undoes_without_a_question(simulation: Simulation) -> None:
    cleo = await begin_alone(simulation, "planetary_defence", by=simulation.cleo)
    await play(cleo, "Play the whole hand")
    assert "Played: nothing yet" not in text_of(cleo.board)
    before = len(cleo.told)

    await cleo.do(cleo.press(undo_button(cleo)))

    assert "Played: nothing yet" in text_of(cleo.board)
    assert "Cleo took back the last move." in text_of(cleo.board)
    assert len(cleo.told) == before


async def test_two_quick_presses_of_the_button_undo_one_move(simulation: Simulation) -> None:
    cleo = await begin_alone(simulation, "planetary_defence", by=simulation.cleo)
    for _ in range(2):
        await play(cleo, "Play ")
    button = undo_button(cleo)

    await cleo.do(cleo.press(button), cleo.press(button))

    assert await cleo.revision() == 3
    assert "Played: nothing yet" not in text_of(cleo.board)


async def test_the_button_asks_before_it_shuffles_again_what_was_seen(
    simulation: Simulation,
) -> None:
    cleo = await begin_alone(simulation, "planetary_defence", by=simulation.cleo)
    await play(cleo, "End the turn")

    await cleo.do(cleo.press(undo_button(cleo)))

    assert Speech().say("undo-reshuffles") in text_of(cleo.told[-1])
    assert "turn 2" in text_of(cleo.board)


async def test_a_turn_just_ended_can_be_undone_with_all_its_moves(
    simulation: Simulation,
) -> None:
    cleo = await begin_alone(simulation, "planetary_defence", by=simulation.cleo)
    for moves in (1, 1, 3):
        for _ in range(moves):
            await play(cleo, "Play ")
        await play(cleo, "End the turn")
    assert "turn 4" in text_of(cleo.board)

    for _ in range(4):
        assert await undo(cleo) == Speech().say("undo-done")
    assert "turn 3" in text_of(cleo.board)
    assert "Played: nothing yet" in text_of(cleo.board)


async def test_an_undo_lists_equal_moves_as_one_line_with_their_number(
    simulation: Simulation,
) -> None:
    cleo = await begin_alone(simulation, "dyla", by=simulation.cleo, tutorial=True)
    await play(cleo, "Play all")
    await cleo.member.slash(cleo.channel, "table undo")
    told = [line for line in text_of(cleo.told[-1]).split("\n") if line.startswith("- ")]
    assert len(told) == len({*told})
    assert "\N{MULTIPLICATION SIGN})" in told[0]


async def test_a_board_lists_an_undo_like_a_move(simulation: Simulation) -> None:
    cleo = await begin_alone(simulation, "dyla", by=simulation.cleo, tutorial=True)
    await play(cleo, "Play all")
    await undo(cleo)
    assert "Cleo took back the last move." in text_of(cleo.board)


async def test_an_undo_beyond_the_limit_is_not_offered(simulation: Simulation) -> None:
    cleo = await begin_alone(simulation, "planetary_defence", by=simulation.cleo)
    for _ in range(4):
        await play(cleo, "Play the whole hand")
        await play(cleo, "End the turn")

    said = [await undo(cleo) for _ in range(8)]
    assert said[0] == Speech().say("undo-done")
    assert said[-1] == Speech().say("undo-too-far")
    assert Speech().say("undo-changed") not in said
