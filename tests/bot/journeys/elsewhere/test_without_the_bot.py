"""Members who installed the bot for themselves play solo in groups and on other servers."""

import pytest
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.backend.models import Message

from bot.discord_io.answer import TOKEN_LIFE
from bot.playground.simcord_elsewhere import PlaceElsewhere
from bot.presentation.custom_ids import Verb, parse
from bot.store.records import NO_SERVER
from tests.bot.journeys.elsewhere.acting import clicked, game_of
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, custom_ids, labels_of, repeated, text_of


@pytest.fixture(params=["club", "friends"])
def place(request: pytest.FixtureRequest, simulation: Simulation) -> PlaceElsewhere:
    """A server without the bot, or a group."""
    found: PlaceElsewhere = getattr(simulation, request.param)
    return found


def seen(simulation: Simulation, member: MemberActor, place: PlaceElsewhere) -> list[Message]:
    return simulation.sees(member, place.channel)


async def begun(simulation: Simulation, place: PlaceElsewhere, game: str = "dyla") -> Message:
    """The board of a game that Ada begins there."""
    ada, _ = place.members
    await ada.slash(place.channel, "play", game=game)
    return seen(simulation, ada, place)[-1]


async def test_only_solo_games_are_offered_where_the_bot_is_no_member(
    simulation: Simulation, place: PlaceElsewhere
) -> None:
    ada, _ = place.members
    offered = [one["value"] for one in await ada.autocomplete(place.channel, "play", "game", "")]
    assert "dyla" in offered
    assert not {"black_abyss", "dark_miss_down"}.intersection(offered)
    there = await simulation.ada.autocomplete(simulation.games, "play", "game", "")
    assert "black_abyss" in [one["value"] for one in there]


async def test_a_game_is_one_public_message_on_which_only_its_member_plays(
    simulation: Simulation, place: PlaceElsewhere
) -> None:
    ada, bo = place.members
    with simulation.requests() as sent:
        board = await begun(simulation, place)
        await clicked(simulation, ada, board, Verb.PLAY)
        await simulation.pass_time(3600)
        assert seen(simulation, bo, place) == [board]
        before = text_of(board)
        refusal = "You're not in this game of Dyla. Start your own with /play."
        for times, verb in enumerate((Verb.PLAY, Verb.HINT, Verb.TEXT, Verb.ASK_LEAVE), 1):
            await clicked(simulation, bo, board, verb)
            answer = seen(simulation, bo, place)[-1]
            assert text_of(answer) == repeated(refusal, times)
            assert answer.is_ephemeral
    row = await game_of(simulation, ada)
    assert (row.guild, row.revision, text_of(board)) == (NO_SERVER, 1, before)
    assert {one.path.split("/")[1] for one in sent} == {"interactions", "webhooks"}


async def test_the_board_command_works_wherever_the_member_is(
    simulation: Simulation,
) -> None:
    old = await begun(simulation, simulation.club)
    ada = simulation.club.members[0]
    await clicked(simulation, ada, old, Verb.PLAY)
    await simulation.pass_time(TOKEN_LIFE + 60)
    board = await begun(simulation, simulation.friends)
    await clicked(simulation, ada, board, Verb.PLAY)
    await ada.user.slash("play", game="dyla")
    assert text_of(board).startswith("This game goes on in a newer message.")
    assert (await game_of(simulation, ada)).revision == 2


async def test_a_click_after_the_token_expired_posts_another_board(
    simulation: Simulation, place: PlaceElsewhere
) -> None:
    board = await begun(simulation, place)
    await simulation.pass_time(TOKEN_LIFE + 60)
    await simulation.restart()
    await clicked(simulation, place.members[0], board, Verb.PLAY)
    assert (await game_of(simulation, place.members[0])).revision == 1


async def test_where_external_apps_may_not_post_only_the_member_sees_the_board(
    simulation: Simulation, place: PlaceElsewhere
) -> None:
    ada, bo = place.members
    place.discreet.add(ada.id)
    board = await begun(simulation, place)
    assert board.is_ephemeral
    await clicked(simulation, ada, board, Verb.PLAY)
    await clicked(simulation, ada, board, Verb.ASK_LEAVE)
    await clicked(simulation, ada, seen(simulation, ada, place)[-1], Verb.LEAVE_END)
    assert "Play again" in labels_of(board)
    assert seen(simulation, bo, place) == []


async def test_games_for_several_and_server_commands_are_refused_in_one_sentence(
    simulation: Simulation, place: PlaceElsewhere
) -> None:
    ada, _ = place.members
    for command, options in (
        ("play", {"game": "dark_miss_down", "tutorial": True}),
        ("table pause", {}),
        ("table rematch", {}),
    ):
        await ada.slash(place.channel, command, **options)
        answer = seen(simulation, ada, place)[-1]
        assert answer.is_ephemeral
        assert text_of(answer).count(".") <= 2, text_of(answer)
        assert not labels_of(answer)
    with pytest.raises(SetupError, match="not visible"):
        await ada.slash(place.channel, "settings show")


async def test_a_user_without_the_app_is_offered_nothing_and_may_not_rematch(
    simulation: Simulation, place: PlaceElsewhere
) -> None:
    ada, bo = place.members
    place.installed.remove(bo.id)
    with pytest.raises(SetupError, match="not visible"):
        await bo.slash(place.channel, "play", game="dyla")
    board = await begun(simulation, place)
    await clicked(simulation, ada, board, Verb.ASK_LEAVE)
    await clicked(simulation, ada, seen(simulation, ada, place)[-1], Verb.LEAVE_END)
    await clicked(simulation, bo, board, Verb.AGAIN)
    assert "You're not in this game" in text_of(seen(simulation, bo, place)[-1])
    assert await context_of(simulation).service.store.matches_of(bo.id) == []


async def test_a_forged_click_on_anothers_board_plays_nothing(
    simulation: Simulation, place: PlaceElsewhere
) -> None:
    ada, bo = place.members
    board = await begun(simulation, place)
    await bo.slash(place.channel, "play", game="dyla")
    others = seen(simulation, bo, place)[-1]
    move = next(one for one in custom_ids(board.components) if parse(one).verb is Verb.PLAY)
    for message in (others, board):
        await simulation.deliver(simulation.press(bo, message, move))
    assert (await game_of(simulation, ada)).revision == 0
    assert (await game_of(simulation, bo)).revision == 0
