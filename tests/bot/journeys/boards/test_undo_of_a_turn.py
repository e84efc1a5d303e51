"""Undo across the end of a turn."""

from __future__ import annotations

from bot.language.speech import Speech
from tests.bot.journeys.player import Player
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


async def test_a_turn_just_ended_can_be_undone_with_all_its_moves(
    simulation: Simulation,
) -> None:
    cleo = Player(simulation, simulation.cleo, simulation.games)
    await cleo.open("planetary_defence")
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
    cleo = Player(simulation, simulation.cleo, simulation.games)
    await cleo.open("dyla", tutorial=True)
    await play(cleo, "Play all")
    await cleo.member.slash(cleo.channel, "table undo")
    told = [line for line in text_of(cleo.told[-1]).split("\n") if line.startswith("- ")]
    assert len(told) == len({*told})
    assert " times)" in told[0]


async def test_a_board_lists_an_undo_like_a_move(simulation: Simulation) -> None:
    cleo = Player(simulation, simulation.cleo, simulation.games)
    await cleo.open("dyla", tutorial=True)
    await play(cleo, "Play all")
    await undo(cleo)
    assert "Cleo took back the last move." in text_of(cleo.board)


async def test_an_undo_beyond_the_limit_is_not_offered(simulation: Simulation) -> None:
    cleo = Player(simulation, simulation.cleo, simulation.games)
    await cleo.open("planetary_defence")
    for _ in range(4):
        await play(cleo, "Play the whole hand")
        await play(cleo, "End the turn")

    said = [await undo(cleo) for _ in range(8)]
    assert said[0] == Speech().say("undo-done")
    assert said[-1] == Speech().say("undo-too-far")
    assert Speech().say("undo-changed") not in said
