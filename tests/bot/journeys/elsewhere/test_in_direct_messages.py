"""A solo game in direct messages is one message, edited by its own clicks."""

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.discord_io.answer import TOKEN_LIFE
from bot.presentation.custom_ids import Verb
from bot.store.records import NO_SERVER, Status
from tests.bot.journeys.elsewhere.acting import clicked, game_of
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def begun(simulation: Simulation, member: MemberActor, game: str = "dyla") -> Message:
    """The board of a game that a member begins in direct messages."""
    await member.user.slash("play", game=game)
    return simulation.messages_of(member)[-1]


async def test_a_game_in_direct_messages_is_one_message(
    simulation: Simulation,
) -> None:
    board = await begun(simulation, simulation.ada)
    with simulation.requests() as sent:
        for revision in range(1, 3):
            await clicked(simulation, simulation.ada, board, Verb.PLAY)
            row = await game_of(simulation, simulation.ada)
            assert (row.guild, row.revision) == (NO_SERVER, revision)
        await simulation.pass_time(3600)
    assert simulation.messages_of(simulation.ada) == [board]
    assert {one.path.split("/")[1] for one in sent} == {"interactions"}


async def test_the_board_command_works_after_the_token_expired_and_after_a_restart(
    simulation: Simulation,
) -> None:
    old = await begun(simulation, simulation.ada)
    await clicked(simulation, simulation.ada, old, Verb.PLAY)
    await simulation.pass_time(TOKEN_LIFE + 60)
    await simulation.restart()
    assert (await game_of(simulation, simulation.ada)).status is Status.RUNNING
    board = await begun(simulation, simulation.ada)
    assert board.id != old.id
    await clicked(simulation, simulation.ada, board, Verb.PLAY)
    assert (await game_of(simulation, simulation.ada)).revision == 2
    await clicked(simulation, simulation.ada, old, Verb.PLAY)
    assert text_of(old).startswith("This game goes on in a newer message.")
    assert (await game_of(simulation, simulation.ada)).revision == 2


async def test_a_typed_move_updates_the_board_while_its_token_is_valid(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    board = await begun(simulation, ada)
    before = text_of(board)
    moves = await ada.user.autocomplete("move", "move", "")
    await ada.user.slash("move", move=moves[0]["value"])
    assert text_of(board) != before
    await simulation.pass_time(TOKEN_LIFE + 60)
    before = text_of(board)
    moves = await ada.user.autocomplete("move", "move", "")
    await ada.user.slash("move", move=moves[0]["value"])
    await simulation.pass_time(60)
    assert text_of(board) == before
    await clicked(simulation, ada, board, Verb.PLAY)
    assert "Too late: the game has moved on" in text_of(board)
    assert (await game_of(simulation, ada)).revision == 2


async def test_private_questions_are_answered_in_a_separate_message(
    simulation: Simulation,
) -> None:
    board = await begun(simulation, simulation.ada)
    before = text_of(board)
    for verb in (Verb.TEXT, Verb.HINT, Verb.GUIDE):
        await clicked(simulation, simulation.ada, board, verb)
        answer = simulation.messages_of(simulation.ada)[-1]
        assert answer.is_ephemeral
        assert text_of(board) == before


async def test_a_game_in_direct_messages_can_be_listed_ended_exported_and_deleted(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    board = await begun(simulation, ada)
    await clicked(simulation, ada, board, Verb.PLAY)
    await ada.user.slash("games")
    assert "Dyla in your messages" in text_of(simulation.messages_of(ada)[-1])
    await clicked(simulation, ada, board, Verb.ASK_LEAVE)
    await clicked(simulation, ada, simulation.messages_of(ada)[-1], Verb.LEAVE_END)
    assert "Play again" in labels_of(board)
    store = context_of(simulation).service.store
    assert len(await store.results_of(ada.id)) == 1
    await ada.user.slash("table export")
    assert simulation.messages_of(ada)[-1].attachments
    board = await begun(simulation, ada)
    await ada.user.slash("your data delete")
    await clicked(simulation, ada, simulation.messages_of(ada)[-1], Verb.FORGET)
    assert await store.results_of(ada.id) == []
    assert await store.matches_of(ada.id) == await store.matches_of(ada.id, over=True) == []
    await clicked(simulation, ada, board, Verb.PLAY)
    assert "You're not in this game" in text_of(simulation.messages_of(ada)[-1])


async def test_the_number_of_open_games_is_limited_and_games_for_several_are_refused(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    for _ in range(5):
        await ada.user.slash("play", game="dyla", options="goal=12")
    await ada.user.slash("play", game="planetary_defence")
    assert "You already have 5 games in your direct messages" in text_of(
        simulation.messages_of(ada)[-1]
    )
    await simulation.bo.user.slash("play", game="black_abyss")
    said = text_of(simulation.messages_of(simulation.bo)[-1])
    assert said.startswith("Black Abyss needs other players")
    assert "Dark Wall Destiny" in said


@pytest.mark.parametrize("game", ["planetary_defence", "dark_wall_destiny"])
async def test_every_solo_game_can_be_played_in_direct_messages(
    simulation: Simulation, game: str
) -> None:
    board = await begun(simulation, simulation.bo, game)
    assert any(":choose:" in one or ":play:" in one for one in custom_ids(board.components))


async def test_a_game_in_direct_messages_is_in_its_members_language(simulation: Simulation) -> None:
    simulation.speak(simulation.ada, "de")
    board = await begun(simulation, simulation.ada)
    assert {"Text", "Tipp", "Was ist …?"} <= set(labels_of(board))
    await clicked(simulation, simulation.ada, board, Verb.PLAY)
    await simulation.ada.user.slash("play", game="black_abyss")
    assert "braucht Mitspieler" in text_of(simulation.messages_of(simulation.ada)[-1])
