"""Only members who asked for it are called to a new table, once."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.features.calls.deed import AFTER, EACH, Wishes
from bot.play.data_requests import member_export
from bot.presentation.custom_ids import Verb
from bot.store.changes import AddUnasked
from bot.store.records import MOST_UNASKED
from bot.timers.server_visits import VISIT_INTERVAL
from tests.bot.journeys.commands.saying import enter, refusal
from tests.bot.journeys.player import context_of, row_here
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

GAME, OTHER = "dark_miss_down", "black_abyss"

pytestmark = pytest.mark.usefixtures("patience")


async def wish(simulation: Simulation, member: MemberActor, *games: str) -> Message:
    """Let the member choose the games they want to be called for."""
    shown = await enter(simulation, member, "your notify", at=simulation.lounge)
    (menu,) = custom_ids(shown.components)
    await simulation.deliver(simulation.press(member, shown, menu, values=list(games)))
    return simulation.sees(member, simulation.lounge)[-1]


async def press(simulation: Simulation, member: MemberActor, shown: Message, label: str) -> None:
    """Press the button with this label."""
    (button,) = [one["custom_id"] for one in nodes(shown.components) if one.get("label") == label]
    await simulation.deliver(simulation.press(member, shown, button))


async def open_lobby(simulation: Simulation, host: MemberActor, game: str = GAME) -> Message:
    """Open a lobby in #games, and wait until its call is due; returns the lobby."""
    await host.slash(simulation.games, "play", game=game)
    lobby = simulation.sees(simulation.dan, simulation.games)[-1]
    await simulation.pass_time(AFTER)
    return lobby


def can_press(shown: Message, label: str) -> bool:
    """Whether a message has an enabled button with this label."""
    found = [one for one in nodes(shown.components) if one.get("label") == label]
    return bool(found) and not found[0].get("disabled")


def calls_to(simulation: Simulation, member: MemberActor) -> list[str]:
    """The direct messages that called a member to tables."""
    found = [text_of(one) for one in simulation.messages_of(member)]
    return [one for one in found if "opened a table of" in one]


async def test_a_member_who_asked_is_called_once_and_takes_the_seat_from_the_message(
    simulation: Simulation,
) -> None:
    shown = await wish(simulation, simulation.bo, GAME)
    assert "I tell you about new tables of: Dark Miss Down." in text_of(shown)
    lobby = await open_lobby(simulation, simulation.ada)
    (said,) = calls_to(simulation, simulation.bo)
    assert "Ada opened a table of [Dark Miss Down]" in said
    assert f"in **{simulation.guild.name}**: 1 of 2 seats taken. Pace: " in said
    assert not calls_to(simulation, simulation.cleo)
    assert not calls_to(simulation, simulation.ada), "the host knows"
    await simulation.pass_time(AFTER)
    await simulation.restart()
    assert len(calls_to(simulation, simulation.bo)) == 1

    message = simulation.messages_of(simulation.bo)[-1]
    assert labels_of(message) == ["Join", "Go to the table", "Don't tell me any more"]
    join = next(one for one in custom_ids(message.components) if ":join." in one)
    await simulation.deliver(simulation.press(simulation.bo, message, join))
    assert f"You have a seat in <#{simulation.games.id}>" in text_of(message)
    assert "2. Bo" in text_of(lobby)


async def test_no_call_for_another_game_a_hidden_channel_or_a_lobby_closed_early(
    simulation: Simulation,
) -> None:
    await wish(simulation, simulation.bo, OTHER)
    lobby = await open_lobby(simulation, simulation.ada)
    leave = next(one for one in custom_ids(lobby.components) if f":{Verb.LEAVE}:" in one)
    await simulation.deliver(simulation.press(simulation.ada, lobby, leave))
    await simulation.ada.slash(simulation.games, "play", game=OTHER)
    again = simulation.sees(simulation.dan, simulation.games)[-1]
    leave = next(one for one in custom_ids(again.components) if f":{Verb.LEAVE}:" in one)
    await simulation.deliver(simulation.press(simulation.ada, again, leave))
    await simulation.pass_time(AFTER)
    simulation.hide(simulation.games)
    await simulation.ada.slash(simulation.games, "play", game=OTHER)
    await simulation.pass_time(AFTER)
    assert not calls_to(simulation, simulation.bo)


async def test_a_button_at_a_lobby_asks_for_calls_and_one_in_the_message_ends_them(
    simulation: Simulation,
) -> None:
    lobby = await open_lobby(simulation, simulation.ada)
    await press(simulation, simulation.bo, lobby, "Tell me about new tables")
    page = simulation.sees(simulation.bo, simulation.games)[-1]
    assert "I tell you about new tables of: Dark Miss Down." in text_of(page)
    (menu,) = [one for one in nodes(page.components) if "options" in one]
    assert [one["value"] for one in menu["options"] if one.get("default")] == [GAME]
    await simulation.cleo.slash(simulation.lounge, "play", game=GAME)
    await simulation.pass_time(AFTER)
    assert len(calls_to(simulation, simulation.bo)) == 1
    message = simulation.messages_of(simulation.bo)[-1]
    await press(simulation, simulation.bo, message, "Don't tell me any more")
    assert "I no longer tell you about tables of Dark Miss Down" in text_of(message)
    store = context_of(simulation).store
    assert not (await Wishes(store).read(simulation.guild.id, simulation.bo.id)).games


async def test_a_member_who_blocks_direct_messages_is_not_called_again_and_reads_why(
    simulation: Simulation,
) -> None:
    await wish(simulation, simulation.bo, GAME, OTHER)
    simulation.close_messages(simulation.bo)
    await open_lobby(simulation, simulation.ada)
    with simulation.requests() as sent:
        await simulation.cleo.slash(simulation.lounge, "play", game=OTHER)
        await simulation.pass_time(AFTER)
    assert not [one for one in sent if "/users/@me/channels" in one.path]
    shown = await enter(simulation, simulation.bo, "your notify")
    assert "My last direct message didn't reach you, so I stopped." in text_of(shown)
    assert "You have chosen no game yet." in text_of(shown)


async def test_calls_respect_quiet_hours_and_daily_limits(simulation: Simulation) -> None:
    await wish(simulation, simulation.bo, GAME)
    context = context_of(simulation)
    now = context.now()
    hour = int(now // 3_600 % 24)
    await context.members.change(
        simulation.bo.id,
        lambda kept: kept.model_copy(update={"quiet_from": hour, "quiet_to": (hour + 2) % 24}),
    )
    await open_lobby(simulation, simulation.ada)
    assert not calls_to(simulation, simulation.bo)
    await simulation.pass_time(2 * 3_600)
    assert len(calls_to(simulation, simulation.bo)) == 1, "the table still looks for players"

    wishes, guild = Wishes(context.store), simulation.guild.id
    today = (context.now(),) * EACH
    await wishes.change(
        guild, simulation.bo.id, lambda wish: wish.model_copy(update={"lately": today})
    )
    await simulation.cleo.slash(simulation.lounge, "play", game=GAME)
    await simulation.pass_time(AFTER)
    assert len(calls_to(simulation, simulation.bo)) == 1


async def test_a_server_at_its_daily_limit_of_messages_calls_nobody(
    simulation: Simulation,
) -> None:
    await wish(simulation, simulation.bo, GAME)
    context = context_of(simulation)
    day = datetime.fromtimestamp(context.now(), UTC).date().isoformat()
    for _ in range(MOST_UNASKED):
        await context.store.commit([AddUnasked(simulation.guild.id, day)])
    await open_lobby(simulation, simulation.ada)
    assert not calls_to(simulation, simulation.bo)


async def test_the_role_that_managers_chose_is_called_once_per_table(
    simulation: Simulation,
) -> None:
    closed = simulation.guild.create_role("Staff")
    role = simulation.guild.create_role("Players", mentionable=True)
    await simulation.env.settle()
    given: dict[str, Any] = {"what": "calls", "channel": simulation.lounge}
    assert await refusal(simulation, simulation.ada, "settings post", **given) == (
        "Also choose the role to mention, with the option “role”."
    )
    simulation.forbid(simulation.lounge, mention_everyone=True)
    for refused in (closed, simulation.guild.default_role):
        said = await refusal(simulation, simulation.ada, "settings post", role=refused, **given)
        assert said.startswith(f"I may not mention <@&{refused.id}> there.")
    shown = await enter(simulation, simulation.ada, "settings post", role=role, **given)
    assert f"I mention <@&{role.id}> once in <#{simulation.lounge.id}>." in text_of(shown)
    await open_lobby(simulation, simulation.ada)
    await simulation.pass_time(AFTER)
    (call,) = [
        one
        for one in simulation.sees(simulation.dan, simulation.lounge)
        if "opened" in text_of(one)
    ]
    assert text_of(call).startswith(f"<@&{role.id}> Ada opened a table of")
    await press(simulation, simulation.bo, call, "Join")
    row = await row_here(simulation)
    assert [seat.user for seat in row.seats] == [simulation.ada.id, simulation.bo.id]


async def test_the_call_of_a_role_is_edited_as_its_table_changes(simulation: Simulation) -> None:
    role = simulation.guild.create_role("Players", mentionable=True)
    await simulation.env.settle()
    given: dict[str, Any] = {"what": "calls", "channel": simulation.lounge, "role": role}
    await enter(simulation, simulation.ada, "settings post", **given)
    lobby = await open_lobby(simulation, simulation.ada)
    await simulation.bo.slash(simulation.guild.create_text_channel("other"), "play", game=GAME)
    await simulation.pass_time(AFTER)
    shown = simulation.sees(simulation.dan, simulation.lounge)
    first, second = [one for one in shown if "opened" in text_of(one)]
    await press(simulation, simulation.cleo, lobby, "Join")
    await simulation.pass_time(VISIT_INTERVAL)
    assert "2 of 2 seats taken" in text_of(first)
    assert not can_press(first, "Join"), "there is no seat left"
    assert can_press(second, "Join")

    await press(simulation, simulation.cleo, lobby, "Leave")
    await simulation.pass_time(VISIT_INTERVAL)
    assert can_press(first, "Join"), "a seat is free again"
    await press(simulation, simulation.cleo, first, "Join")
    await press(simulation, simulation.ada, lobby, "Start (Ada)")
    await simulation.restart()
    await simulation.pass_time(VISIT_INTERVAL)
    assert text_of(first).endswith("It has begun.")
    assert labels_of(first) == ["Tell me about new tables"]

    with simulation.requests() as sent:
        await simulation.pass_time(2 * VISIT_INTERVAL)
    assert not [one for one in sent if one.path.endswith(f"/messages/{first.id}")]
    assert can_press(second, "Join")


async def test_a_wish_is_exported_and_deleted_with_the_members_data(
    simulation: Simulation,
) -> None:
    await wish(simulation, simulation.bo, GAME)
    store, bo = context_of(simulation).store, simulation.bo.id
    exported = json.loads(await member_export.of_member(store, bo))
    assert exported["calls"] == [
        {"guild": simulation.guild.id, "games": [GAME], "lately": [], "closed": False}
    ]
    asked_for = await enter(simulation, simulation.bo, "your data delete")
    await press(simulation, simulation.bo, asked_for, "Delete my data")
    assert await store.settings_of_member(bo) == {}
    await open_lobby(simulation, simulation.ada)
    assert not calls_to(simulation, simulation.bo)


@pytest.mark.parametrize("deleted", [True, False])
async def test_a_role_that_may_not_be_mentioned_any_more_is_not_called(
    simulation: Simulation, deleted: bool
) -> None:
    role = simulation.guild.create_role("Players", mentionable=True)
    await simulation.env.settle()
    given: dict[str, Any] = {"what": "calls", "channel": simulation.lounge, "role": role}
    await enter(simulation, simulation.ada, "settings post", **given)
    backend, guild = simulation.env.backend, simulation.guild.id
    if deleted:
        backend.delete_role(guild, role.id)
    else:
        backend.edit_role(guild, role.id, {"mentionable": False})
        simulation.forbid(simulation.lounge, mention_everyone=True)
    await simulation.env.settle()
    await open_lobby(simulation, simulation.ada)
    assert not [one for one in simulation.sees(simulation.dan, simulation.lounge) if one.components]
    said = text_of(await enter(simulation, simulation.ada, "settings show"))
    assert "I can't right now: that role no longer exists, or I may not mention it there." in said
