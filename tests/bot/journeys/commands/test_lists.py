"""`/games` and `/challenge` list what a member may know of, and nothing else."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.app import Airlock
from bot.language.speech import fitting
from tests.bot.journeys.commands.saying import asked, board, refusal, suggested
from tests.simulation import Simulation, custom_ids, text_of


async def play_to_the_end(simulation: Simulation, member: MemberActor) -> None:
    """Press the first button of the board until the game is over."""
    for _ in range(2_000):
        shown = board(simulation)
        moves = [one for one in custom_ids(shown.components) if ":play:" in one]
        if not moves:
            return
        await simulation.deliver(simulation.press(member, shown, moves[-1]))
    raise AssertionError("the game did not end")


async def test_nobody_plays_yet(simulation: Simulation) -> None:
    said = text_of(await asked(simulation, simulation.ada, "games"))
    assert "You're not in any game. Start one with /play, or see all games with /help" in said
    assert "No other games you can see. Start one with /play" in said


async def test_my_games_and_those_of_others_lead_to_their_boards(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    await simulation.bo.slash(simulation.lounge, "play", game="planetary_defence")
    mine, here = text_of(await asked(simulation, simulation.ada, "games")).split("Other games")
    place = f"https://discord.com/channels/{simulation.guild.id}/{simulation.games.id}"
    assert f"[Dyla]({place}/{board(simulation).id}) in <#{simulation.games.id}>" in mine
    assert "turn 1 · **your turn**" in mine
    assert "Planetary Defence System" not in mine
    assert "Dyla" not in here
    assert f"in <#{simulation.lounge.id}> · turn 1 · waiting for Bo" in here


async def test_a_finished_game_is_no_longer_listed(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    question = await asked(simulation, simulation.ada, "quit")
    (yes,) = custom_ids(question.components)
    await simulation.deliver(simulation.press(simulation.ada, question, yes))
    assert "You're not in any game." in text_of(await asked(simulation, simulation.ada, "games"))


async def test_a_game_in_a_channel_that_a_member_may_not_see_is_not_named_to_them(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.lounge, "play", game="dyla")
    hidden = discord.Permissions(view_channel=True).value
    simulation.env.backend.set_overwrite(
        simulation.lounge.id, Overwrite(simulation.bo.id, OverwriteType.MEMBER, 0, hidden)
    )
    await simulation.env.settle()
    said = text_of(await asked(simulation, simulation.bo, "games"))
    assert str(simulation.lounge.id) not in said
    assert "No other games you can see. Start one with /play" in said
    assert "Dyla" in text_of(await asked(simulation, simulation.cleo, "games"))


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


# /challenge


async def test_todays_challenge_is_ranked_by_result_and_forgotten_tomorrow(
    simulation: Simulation,
) -> None:
    said = text_of(await asked(simulation, simulation.bo, "challenge"))
    assert said.count("Nobody has finished it yet.") == 2
    await simulation.ada.slash(simulation.games, "play", game="planetary_defence", challenge=True)
    await play_to_the_end(simulation, simulation.ada)
    said = text_of(
        await asked(simulation, simulation.bo, "challenge", game="Planetary Defence System")
    )
    assert "1. **Ada** — " in said
    assert "Dyla" not in said
    simulation.env.backend.advance_clock(86_400)
    said = text_of(await asked(simulation, simulation.bo, "challenge"))
    assert "Ada" not in said


async def test_a_game_for_several_has_no_challenge_and_says_which_have(
    simulation: Simulation,
) -> None:
    for command, options in (("play", {"challenge": True}), ("challenge", {})):
        said = await refusal(simulation, simulation.ada, command, game="dark_miss_down", **options)
        assert said.startswith(
            "Dark Miss Down has no daily challenge, because it takes several players."
        )
        assert "Planetary Defence System, Dyla" in said
    assert simulation.sees(simulation.dan, simulation.games) == []
    offered = await suggested(simulation, "challenge", "game", "")
    assert offered == ["Planetary Defence System", "Dyla"]


async def test_everybody_gets_the_same_cards_in_a_challenge_and_only_there(
    simulation: Simulation,
) -> None:
    bot = simulation.bot
    assert isinstance(bot, Airlock)
    places = (simulation.games, simulation.lounge)
    for member, place in zip((simulation.ada, simulation.bo), places, strict=True):
        await member.slash(place, "play", game="dyla", challenge=True)
    rows = [await bot.context.service.store.match_in_channel(one.id) for one in places]
    first, second = [row.seed_hash for row in rows if row is not None]
    assert first == second
