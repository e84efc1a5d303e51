"""Boards deleted, permissions revoked, channels and servers gone: games continue where they can."""

import re

import pytest
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from bot.guilds.settings import GuildSettings
from tests.bot.journeys.player import Player, begin_alone, context_of
from tests.bot.journeys.tables.table import writes
from tests.simulation import Simulation, custom_ids, text_of

LATER = 40.0
"""Seconds after which an undeliverable notice is retried."""
NO_GAME = "No game is being played here. Start one with /play."

NEEDED = {
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


TRAP = re.compile(r"(?<!\\)(@everyone|<@|<#|<t:|</|\[click|\*\*bold|`y|\|\|z)|[\u202e\u2066\u200b]")
"""Matches text of others that would ping or format, unless escaped."""


def harmful_parts(message: Message) -> list[str]:
    """The parts of a message that should be escaped."""
    return TRAP.findall(text_of(message))


# at /play


@pytest.mark.parametrize("right", NEEDED)
async def test_a_missing_permission_is_named_before_the_game_begins(
    simulation: Simulation, right: str
) -> None:
    simulation.forbid(simulation.games, **{right: True})
    bo = Player(simulation, simulation.bo, simulation.games)

    await bo.open("dyla")

    (said,) = bo.told
    assert f"I need the permission \N{LEFT DOUBLE QUOTATION MARK}{NEEDED[right]}" in text_of(said)
    assert not bo.boards
    simulation.permit(simulation.games)
    await bo.open("dyla")
    assert bo.board


async def test_in_a_channel_closed_to_games_the_open_ones_are_named(simulation: Simulation) -> None:
    allowed = GuildSettings(channels=(simulation.lounge.id,))
    await context_of(simulation).guilds.change(simulation.guild.id, lambda _: allowed)
    bo = Player(simulation, simulation.bo, simulation.games)

    await bo.open("dyla")

    (said,) = bo.told
    assert f"<#{simulation.lounge.id}>" in text_of(said)
    assert not bo.boards


# in mid-game


async def test_a_deleted_board_is_posted_again_by_the_next_move(ada: Player) -> None:
    await ada.simulation.delete(ada.board)
    assert not ada.boards

    await ada.type()

    assert await ada.revision() == 1
    assert ada.plays_on.decision == 1
    await ada.do(ada.press(ada.plays_on))
    assert await ada.revision() == 2


async def test_a_click_on_a_deleted_board_is_played(ada: Player) -> None:
    press = ada.press(ada.plays_on)
    await ada.simulation.delete(ada.board)

    await ada.do(press)

    assert await ada.revision() == 1
    assert ada.plays_on.decision == 1


async def test_a_board_too_old_to_edit_is_replaced_by_a_new_one(ada: Player) -> None:
    old = ada.board
    path = f"/channels/{ada.channel.id}/messages/{old.id}"
    ada.simulation.env.inject_error("PATCH", path, status=429, code=30046, times=None)

    await ada.type()

    assert ada.board.id != old.id
    assert ada.plays_on.decision == 1


async def test_buttons_work_after_a_permission_is_lost(ada: Player) -> None:
    ada.simulation.forbid(ada.channel, send_messages=True, view_channel=True)

    sent = await ada.do(ada.press(ada.plays_on))

    assert len(sent) == 1
    assert await ada.revision() == 1
    assert ada.plays_on.decision == 1


async def test_a_board_that_cannot_be_edited_is_retried_three_times(
    ada: Player,
) -> None:
    ada.simulation.forbid(ada.channel, send_messages=True, view_channel=True)
    before = text_of(ada.board)
    await context_of(ada.simulation).seats.leave((await ada.table()).id, ada.member.id, ends=True)

    with ada.simulation.requests() as sent:
        for _ in range(4):
            await ada.simulation.pass_time(LATER)

    assert writes(sent, ada.channel) == ["PATCH"] * 3
    assert text_of(ada.board) == before


async def test_the_board_command_posts_a_board_that_was_given_up(ada: Player) -> None:
    ada.simulation.forbid(ada.channel, send_messages=True, view_channel=True)
    await ada.type()
    for _ in range(4):
        await ada.simulation.pass_time(LATER)
    assert ada.plays_on.decision == 0
    ada.simulation.permit(ada.channel)

    await ada.member.slash(ada.channel, "board")

    assert ada.plays_on.decision == 1


async def test_notices_for_a_deleted_channel_are_dropped(ada: Player) -> None:
    move = ada.plays_on
    service = context_of(ada.simulation).service
    played = await service.play(move.match_id, ada.member.id, 0, move.argument)
    ada.simulation.env.backend.delete_channel(ada.channel.id)
    await ada.simulation.env.settle()

    with ada.simulation.requests() as sent:
        await context_of(ada.simulation).publisher.publish_now(played)
        for _ in range(4):
            await ada.simulation.pass_time(LATER)

    assert writes(sent, ada.channel) == [], "Discord has told that it is gone"
    assert "The channel of your game of Dyla is gone" in text_of(
        ada.simulation.messages_of(ada.member)[-1]
    )
    assert await service.store.next_notice() is None


async def test_notices_for_a_server_that_removed_the_bot_are_dropped(ada: Player) -> None:
    move = ada.plays_on
    service = context_of(ada.simulation).service
    played = await service.play(move.match_id, ada.member.id, 0, move.argument)
    ada.simulation.env.backend.remove_guild(ada.simulation.guild.id)
    await ada.simulation.env.settle()

    await context_of(ada.simulation).publisher.publish_now(played)
    for _ in range(4):
        await ada.simulation.pass_time(LATER)

    assert await service.store.next_notice() is None


async def test_a_second_game_opens_in_a_thread_and_ends_quietly_when_that_is_deleted(
    ada: Player, simulation: Simulation
) -> None:
    bo = await begin_alone(simulation, "planetary_defence", by=simulation.bo)
    (offer,) = bo.told
    (yes,) = custom_ids(offer.components)
    press = simulation.press(bo.member, offer, yes)
    await bo.do(press, press)
    (thread,) = [
        place
        for place in simulation.env.backend.channels.values()
        if place.parent_id == bo.channel.id
    ]
    inside = Player(simulation, bo.member, ChannelHandle(simulation.env, simulation.guild, thread))
    await inside.do(inside.press(inside.plays_on))
    assert await inside.revision() == 1

    simulation.env.backend.delete_channel(thread.id)
    seats = context_of(simulation).seats
    await seats.leave((await inside.table()).id, bo.member.id, ends=True)
    await simulation.pass_time(LATER)

    assert await context_of(simulation).store.next_notice() is None
    await ada.do(ada.press(ada.plays_on))
    assert await ada.revision() == 1


async def test_a_refused_text_is_quoted_escaped_and_changes_nothing(ada: Player) -> None:
    for move in ("", "fly", "@everyone **now** <@1>", "\u202egnorw", "x" * 6_000):
        await ada.member.slash(ada.channel, "move", move=move)

    assert len(ada.told) == 5
    for said in ada.told:
        assert "Clear the field and pick a suggestion" in text_of(said)
        assert not harmful_parts(said)
    assert await ada.revision() == 0


@pytest.mark.parametrize("command", ["board", "move", "table undo", "table quit"])
async def test_commands_say_that_there_is_no_game_here(
    simulation: Simulation, command: str
) -> None:
    bo = Player(simulation, simulation.bo, simulation.games)
    options = {"move": "x"} if command == "move" else {}

    await bo.member.slash(bo.channel, command, **options)

    assert [text_of(one) for one in bo.told] == [NO_GAME]


HOSTILE = [
    "@everyone",
    "<@1>",
    "**bold** _x_ `y` ||z||",
    "[click](https://example.com)",
    "</play:1> <t:0:R> <#1>",
    "\u202eevil\u2066",
    "a\nb\r\n# c",
    "\u200b\u200b",
    "x" * 32,
]


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_pings_nobody_and_breaks_no_line(
    simulation: Simulation, name: str
) -> None:
    user = simulation.env.create_user("mallory", global_name=name)
    mallory = Player(simulation, simulation.guild.add_member(user), simulation.games)

    await mallory.open("dyla")
    await mallory.do(mallory.press(mallory.plays_on))

    board = mallory.board
    assert text_of(board).splitlines()[0].startswith("### Dyla")
    assert not harmful_parts(board)
    assert not board.ping_user_ids
    assert not board.mention_everyone
    assert await mallory.revision() == 1
