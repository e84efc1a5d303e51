"""The challenge in direct messages and where the bot is no member: the first start counts."""

from bot.presentation.custom_ids import Verb
from tests.bot.journeys.commands.saying import board, enter
from tests.bot.journeys.elsewhere.acting import clicked
from tests.simulation import Simulation, text_of

GAME = "planetary_defence"


async def test_after_a_start_in_a_group_a_start_on_a_server_is_practice(
    simulation: Simulation,
) -> None:
    ada, bo = simulation.friends.members
    group = simulation.friends.channel
    await bo.slash(group, "stats challenge", game=GAME)
    assert "Nobody has finished it yet." in text_of(simulation.sees(bo, group)[-1])
    await ada.slash(group, "play", game=GAME, challenge=True)
    start = simulation.sees(ada, group)[-1]
    assert "This is your first try, so it counts." in text_of(start)
    await clicked(simulation, ada, start, Verb.ASK_LEAVE)
    await clicked(simulation, ada, simulation.sees(ada, group)[-1], Verb.LEAVE_END)
    for member, said in (
        (ada, "1. Not played to the end. · **that's you**"),
        (bo, "1. Not played to the end."),
    ):
        await member.slash(group, "stats challenge", game=GAME)
        answer = text_of(simulation.sees(member, group)[-1])
        assert said in answer
        assert "**Ada**" not in answer
    await simulation.ada.slash(simulation.games, "play", game=GAME, challenge=True)
    assert "practice: only your first try counts" in text_of(board(simulation))
    ranked = text_of(await enter(simulation, simulation.dan, "stats challenge", game=GAME))
    assert "One person has begun it so far, on any server." in ranked
    assert "Ada" not in ranked


async def test_the_command_reopens_todays_game_and_begins_another_the_next_day(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    shown = []
    for passed in (0, 600, 86_400):
        await simulation.pass_time(passed)
        await ada.user.slash("play", game=GAME, challenge=True)
        shown.append(simulation.messages_of(ada)[-1])
    seals = [text_of(one).rpartition("`")[0] for one in shown]
    assert text_of(shown[0]).startswith("This game goes on in a newer message.")
    assert "first try" in seals[1]
    assert "first try" in seals[2]
    assert seals[1].rpartition("`")[2] != seals[2].rpartition("`")[2]


async def test_the_challenge_in_direct_messages_is_german_for_german_members(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.ada, "de")
    await simulation.ada.user.slash("play", game=GAME, challenge=True)
    assert "Das ist dein erster Versuch, also zählt er." in text_of(
        simulation.messages_of(simulation.ada)[-1]
    )
    await simulation.ada.user.slash("stats challenge", game=GAME)
    assert "Dein Spiel läuft noch." in text_of(simulation.messages_of(simulation.ada)[-1])
