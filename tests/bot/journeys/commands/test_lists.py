"""`/games` lists only games that the member may see."""

import discord
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.language.speech import fitting
from tests.bot.journeys.commands.saying import board, enter
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of


async def play_to_the_end(simulation: Simulation, member: MemberActor) -> None:
    """End each turn at once until the game is over, or where that is not offered, play."""
    for _ in range(2_000):
        shown = board(simulation)
        enabled = (one for one in nodes(shown.components) if not one.get("disabled"))
        moves = [id_ for one in enabled if ":play:" in (id_ := one.get("custom_id", ""))]
        if not moves:
            return
        chosen = next((one for one in moves if one.endswith(":end")), moves[-1])
        await simulation.deliver(simulation.press(member, shown, chosen))
    raise AssertionError("the game did not end")


async def test_an_empty_list_says_that_nobody_plays(simulation: Simulation) -> None:
    said = text_of(await enter(simulation, simulation.ada, "games"))
    assert "You're not in any game. Start one with /play, or see all games with /help" in said
    assert "There are no other games that you can see. Start one with /play" in said


async def test_my_games_and_those_of_others_lead_to_their_boards(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    await simulation.bo.slash(simulation.lounge, "play", game="planetary_defence")
    mine, here = text_of(await enter(simulation, simulation.ada, "games")).split("Other games")
    place = f"https://discord.com/channels/{simulation.guild.id}/{simulation.games.id}"
    assert f"[Dyla]({place}/{board(simulation).id}) in <#{simulation.games.id}>" in mine
    assert "turn 1 · **your turn**" in mine
    assert "Planetary Defence System" not in mine
    assert "Dyla" not in here
    assert f"in <#{simulation.lounge.id}> · turn 1 · waiting for Bo" in here


async def test_a_tutorial_is_listed_as_one(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla", tutorial=True)
    listed = await enter(simulation, simulation.ada, "games")
    assert "[Dyla · tutorial](" in text_of(listed)
    assert labels_of(listed) == ["Continue the tutorial: Dyla"]


async def test_a_finished_game_is_no_longer_listed(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    question = await enter(simulation, simulation.ada, "table quit")
    yes, _ = custom_ids(question.components)
    await simulation.deliver(simulation.press(simulation.ada, question, yes))
    assert "You're not in any game." in text_of(await enter(simulation, simulation.ada, "games"))


async def test_a_game_in_a_hidden_channel_is_not_listed(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.lounge, "play", game="dyla")
    hidden = discord.Permissions(view_channel=True).value
    simulation.env.backend.set_overwrite(
        simulation.lounge.id, Overwrite(simulation.bo.id, OverwriteType.MEMBER, 0, hidden)
    )
    await simulation.env.settle()
    said = text_of(await enter(simulation, simulation.bo, "games"))
    assert str(simulation.lounge.id) not in said
    assert "There are no other games that you can see. Start one with /play" in said
    assert "Dyla" in text_of(await enter(simulation, simulation.cleo, "games"))


async def test_in_direct_messages_my_own_games_are_listed(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    result = await simulation.ada.user.slash("games")
    assert result.response is not None
    said = text_of(result.response)
    assert "Dyla" in said
    assert "Other games" not in said


def test_a_list_that_is_too_long_ends_between_two_lines() -> None:
    assert fitting(["aaaa", "bbbb", "c"], 10) == ["aaaa", "bbbb"]
    assert fitting([], 10) == []
