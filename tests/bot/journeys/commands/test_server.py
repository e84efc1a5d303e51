"""`/settings`: a server's settings apply to everybody, and only managers can change them."""

from dataclasses import replace
from typing import Any

import pytest

from bot.app import Airlock
from bot.guilds.settings import MOST_CHANNELS, GuildSettings
from bot.guilds.switches import switches
from bot.store.changes import PutTable
from bot.table.refusals import Refused
from tests.bot.journeys.commands.saying import board, enter, refusal
from tests.bot.journeys.player import context_of, row_here
from tests.bot.journeys.tables.table import press_only_button
from tests.simulation import Simulation, custom_ids, labels_of, text_of

COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("settings show", {}),
    ("settings threads", {"allowed": False}),
    ("settings games", {"most": 1}),
    ("settings end", {}),
    ("settings post", {"what": next(iter(switches()))}),
)
OF_A_CHANNEL = ("settings allow", "settings disallow")


async def test_a_new_server_allows_games_everywhere_and_says_so(simulation: Simulation) -> None:
    said = text_of(await enter(simulation, simulation.ada, "settings show"))
    assert "Games may start in every channel." in said
    assert "I may open a thread" in said
    assert "To choose what I post on my own, use /settings post" in said
    assert "Up to 25 games may run at once; now: 0." in said


async def test_games_can_be_opened_only_in_allowed_channels(simulation: Simulation) -> None:
    lounge = simulation.lounge
    said = text_of(await enter(simulation, simulation.ada, "settings allow", channel=lounge))
    assert f"<#{lounge.id}>" in said
    said = await refusal(simulation, simulation.bo, "play", game="dyla")
    assert said == f"On this server, games start in <#{lounge.id}> only."
    await simulation.bo.slash(lounge, "play", game="dyla")
    assert "Dyla" in text_of(simulation.sees(simulation.bo, lounge)[-1])
    await enter(simulation, simulation.ada, "settings allow", channel=simulation.games)
    said = text_of(await enter(simulation, simulation.ada, "settings show"))
    assert f"in threads there: <#{lounge.id}>, <#{simulation.games.id}>." in said
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    assert "Dyla" in text_of(board(simulation))


async def test_allowing_every_channel_where_all_are_allowed_says_that_nothing_changed(
    simulation: Simulation,
) -> None:
    said = text_of(await enter(simulation, simulation.ada, "settings allow"))
    assert said.startswith("Nothing has changed.")
    await enter(simulation, simulation.ada, "settings allow", channel=simulation.lounge)
    said = text_of(await enter(simulation, simulation.ada, "settings allow"))
    assert "Nothing has changed." not in said
    assert "Nothing has changed." not in text_of(
        await enter(simulation, simulation.ada, "settings show")
    ), "nothing was to change"


async def test_a_channel_that_is_not_listed_cannot_be_removed(simulation: Simulation) -> None:
    lounge = simulation.lounge
    await enter(simulation, simulation.ada, "settings allow", channel=simulation.games)
    said = await refusal(simulation, simulation.ada, "settings disallow", channel=lounge)
    assert said.startswith(f"<#{lounge.id}> isn't on the list")


async def test_if_no_channel_is_named_removing_one_says_how_to_limit_games(
    simulation: Simulation,
) -> None:
    said = await refusal(simulation, simulation.ada, "settings disallow", channel=simulation.lounge)
    assert said.startswith("Nothing has changed: games may start in every channel.")
    assert "Choose the game channels with /settings allow" in said


async def test_removing_the_last_channel_is_refused_and_all_are_allowed_only_on_purpose(
    simulation: Simulation,
) -> None:
    ada, games = simulation.ada, simulation.games
    await enter(simulation, ada, "settings allow", channel=games)
    said = await refusal(simulation, ada, "settings disallow", channel=games)
    assert said.startswith(f"Nothing has changed: without <#{games.id}>, games could start in")
    assert "use /settings allow without a channel" in said
    elsewhere = await refusal(simulation, simulation.bo, "play", at=simulation.lounge, game="dyla")
    assert elsewhere == f"On this server, games start in <#{games.id}> only."
    said = text_of(await enter(simulation, ada, "settings allow"))
    assert "Games may start in every channel." in said
    await simulation.bo.slash(simulation.lounge, "play", game="dyla")
    assert "Dyla" in text_of(simulation.sees(simulation.bo, simulation.lounge)[-1])


async def test_a_deleted_channel_is_removed_from_the_list(simulation: Simulation) -> None:
    await enter(simulation, simulation.ada, "settings allow", channel=simulation.lounge)
    simulation.env.backend.delete_channel(simulation.lounge.id)
    await simulation.env.settle()
    said = text_of(await enter(simulation, simulation.ada, "settings show"))
    assert "Games may start in every channel." in said


def test_more_channels_than_fit_the_list_are_refused() -> None:
    full = GuildSettings(channels=tuple(range(MOST_CHANNELS)))
    with pytest.raises(Refused):
        full.with_channel(999)


async def test_the_limit_of_games_survives_a_restart(simulation: Simulation) -> None:
    await enter(simulation, simulation.ada, "settings games", most=1)
    await simulation.restart()
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    said = await refusal(simulation, simulation.cleo, "play", at=simulation.lounge, game="dyla")
    assert said.startswith("This server allows one game at a time")


async def test_a_member_hosts_at_most_their_share_of_a_servers_games(
    simulation: Simulation,
) -> None:
    shown = await enter(simulation, simulation.ada, "settings games", most=25, each=1)
    assert "Each member may host one of them." in text_of(shown)
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    said = await refusal(simulation, simulation.bo, "play", at=simulation.lounge, game="dyla")
    assert said == (
        "You already host one game on this server. Nobody can host more: finish or quit one first."
    )
    await simulation.cleo.slash(simulation.lounge, "play", game="dyla")
    assert "Dyla" in text_of(simulation.sees(simulation.dan, simulation.lounge)[-1])
    shown = await enter(simulation, simulation.ada, "settings games", most=20)
    assert "Each member may host one of them." in text_of(shown), "the share stays as it was"


async def test_by_default_one_member_cannot_fill_a_server(simulation: Simulation) -> None:
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    for _ in range(GuildSettings().each - 1):
        offer = await enter(simulation, simulation.bo, "play", game="planetary_defence")
        await press_only_button(simulation, simulation.bo, offer)
    said = await refusal(simulation, simulation.bo, "play", game="dyla")
    assert said.startswith("You already host 5 games on this server")


async def test_without_threads_a_second_game_in_a_channel_is_refused(
    simulation: Simulation,
) -> None:
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    offer = await enter(simulation, simulation.cleo, "play", game="dyla")
    await enter(simulation, simulation.ada, "settings threads", allowed=False)
    said = await refusal(simulation, simulation.cleo, "play", game="dyla")
    assert "I may not open threads on this server" in said
    await press_only_button(simulation, simulation.cleo, offer)
    assert "I may not open threads on this server" in text_of(
        simulation.sees(simulation.cleo, simulation.games)[-1]
    )
    assert not simulation.env.backend.active_threads(simulation.guild.id)


async def test_a_manager_ends_a_game_after_confirming(simulation: Simulation) -> None:
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    question = await enter(simulation, simulation.ada, "settings end")
    assert labels_of(question) == ["End the game"]
    assert "The game is over." in await press_only_button(simulation, simulation.ada, question)
    assert "Play again" in labels_of(board(simulation))
    said = await refusal(simulation, simulation.ada, "settings end")
    assert said == "No game is being played here. Start one with /play."


async def test_a_manager_can_end_a_game_that_cannot_be_resumed_which_frees_its_channel(
    simulation: Simulation,
) -> None:
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    bot = simulation.bot
    assert isinstance(bot, Airlock)
    service = bot.context.service
    for game, ruleset in (("dyla", "99"), ("chess", "1")):
        row = await row_here(simulation)
        await service.store.commit([PutTable(replace(row, game=game, ruleset=ruleset))])
        service.tables.forget(row.id)
        assert "can't be loaded" in text_of(await enter(simulation, simulation.bo, "games"))
        question = await enter(simulation, simulation.ada, "settings end")
        assert "The game is over." in await press_only_button(simulation, simulation.ada, question)
        await simulation.bo.slash(simulation.games, "play", game="dyla")
        assert "Text" in labels_of(board(simulation))


@pytest.mark.parametrize(("game", "ruleset"), [("dyla", "99"), ("chess", "1")])
async def test_a_game_that_cannot_be_resumed_can_be_resigned_by_its_player(
    simulation: Simulation, game: str, ruleset: str
) -> None:
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    service = context_of(simulation).service
    row = await row_here(simulation)
    await service.store.commit([PutTable(replace(row, game=game, ruleset=ruleset))])
    service.tables.forget(row.id)
    question = await enter(simulation, simulation.bo, "table quit")
    assert "can't be loaded any more" in text_of(question)
    (yes,) = custom_ids(question.components)
    await simulation.deliver(simulation.press(simulation.cleo, board(simulation), yes))
    refused = simulation.sees(simulation.cleo, simulation.games)[-1]
    assert "out of date" in text_of(refused)
    assert await service.store.match_in_channel(simulation.games.id) is not None
    assert "The game is over." in await press_only_button(simulation, simulation.bo, question)
    assert len(simulation.sees(simulation.dan, simulation.games)) == 1, "its last board stays"
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    assert "Dyla" in text_of(board(simulation))


async def test_a_game_that_cannot_be_resumed_blocks_no_other_in_direct_messages(
    simulation: Simulation,
) -> None:
    for channel in (simulation.games, simulation.lounge):
        await simulation.bo.slash(channel, "play", game="dyla")
    service = context_of(simulation).service
    row = await row_here(simulation)
    await service.store.commit([PutTable(replace(row, game="chess"))])
    service.tables.forget(row.id)
    moves = await simulation.bo.user.autocomplete("move", "move", "")
    assert moves
    assert all(one["name"].startswith("Dyla: ") for one in moves)
    await simulation.bo.user.slash("table quit", game="chess")
    question = simulation.messages_of(simulation.bo)[-1]
    assert "can't be loaded any more" in text_of(question)
    assert "The game is over." in await press_only_button(simulation, simulation.bo, question)


async def test_a_game_whose_channel_is_deleted_does_not_count_and_can_be_moved(
    simulation: Simulation,
) -> None:
    await enter(simulation, simulation.ada, "settings games", most=1)
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    simulation.env.backend.delete_channel(simulation.games.id)
    await simulation.env.settle()
    (told,) = simulation.messages_of(simulation.bo)
    assert "The channel of your game of Dyla is gone" in text_of(told)
    assert labels_of(told) == [], "there is no board to go to"
    shown = await enter(simulation, simulation.ada, "settings show", at=simulation.lounge)
    assert "run at once; now: 0." in text_of(shown)
    await simulation.cleo.slash(simulation.lounge, "play", game="dyla")
    assert "Dyla" in text_of(simulation.sees(simulation.dan, simulation.lounge)[-1])
    third = simulation.guild.create_text_channel("third")
    await simulation.bo.slash(third, "table move")
    moved = simulation.sees(simulation.dan, third)[-1]
    assert any(":play:" in one for one in custom_ids(moved.components))


async def test_games_of_channels_deleted_while_offline_do_not_fill_a_server(
    simulation: Simulation,
) -> None:
    await enter(simulation, simulation.ada, "settings games", most=1, at=simulation.lounge)
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    await simulation.env.bot.close()
    simulation.env.backend.delete_channel(simulation.games.id)
    await simulation.env.restart_bot(simulation.make_bot(simulation.wait))
    with simulation.requests() as sent:
        await simulation.cleo.slash(simulation.lounge, "play", game="dyla")
    assert "Dyla" in text_of(simulation.sees(simulation.dan, simulation.lounge)[-1])
    assert [one.path for one in sent if one.method == "GET"] == [f"/channels/{simulation.games.id}"]
    fourth = simulation.guild.create_text_channel("fourth")
    said = await enter(simulation, simulation.dan, "play", at=fourth, game="dyla")
    assert "allows one game at a time" in text_of(said), "that one is still there"


async def test_a_lobby_is_closed_with_its_channel(simulation: Simulation) -> None:
    await simulation.bo.slash(simulation.games, "play", game="dark_miss_down")
    store = context_of(simulation).service.store
    assert await store.matches_of(simulation.bo.id)
    simulation.env.backend.delete_channel(simulation.games.id)
    await simulation.env.settle()
    assert await store.matches_of(simulation.bo.id) == []
    assert simulation.messages_of(simulation.bo) == []


async def test_ordinary_members_see_only_their_own_settings(
    simulation: Simulation,
) -> None:
    listed = simulation.bo.available_commands(simulation.games)
    assert "your settings" in listed
    assert not [one for one in listed if one.startswith("settings")]
    await simulation.cleo.slash(simulation.games, "play", game="dyla")
    assert "Your settings" in text_of(await enter(simulation, simulation.bo, "your settings"))
    simulation.let_use(simulation.bo, "settings")
    of_a_channel = [(command, {"channel": simulation.lounge}) for command in OF_A_CHANNEL]
    for command, options in (*COMMANDS, *of_a_channel):
        said = await refusal(simulation, simulation.bo, command, **options)
        assert said == "Only members who may manage the server can do that."
    offered = simulation.bo.available_commands(simulation.games)
    untried = {one for one in offered if one.startswith("settings ")} - {*dict(COMMANDS)}
    assert untried == {*OF_A_CHANNEL}, "each other needs a line in COMMANDS"
    shown = text_of(await enter(simulation, simulation.ada, "settings show"))
    assert "I may open a thread" in shown
    assert "Up to 25 games may run at once; now: 1." in shown


async def test_only_managers_can_use_the_button_that_ends_a_game(
    simulation: Simulation,
) -> None:
    await simulation.cleo.slash(simulation.games, "play", game="dyla")
    question = await enter(simulation, simulation.ada, "settings end")
    (yes,) = custom_ids(question.components)
    for shown in (board(simulation), question):
        await simulation.deliver(simulation.press(simulation.bo, shown, yes))
        said = text_of(simulation.sees(simulation.bo, simulation.games)[-1])
        assert said.startswith("This button is out of date.")
    simulation.env.backend.edit_guild(simulation.guild.id, {"owner_id": simulation.bo.id})
    await simulation.deliver(simulation.press(simulation.ada, question, yes))
    said = text_of(simulation.sees(simulation.ada, simulation.games)[-1])
    assert said == "Only members who may manage the server can do that."
    assert "Play again" not in labels_of(board(simulation))
