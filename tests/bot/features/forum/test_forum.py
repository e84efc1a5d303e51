"""A forum has a post for each table; its tags name the game and say if it waits for players."""

import pytest
from simcord.backend.models import Channel
from simcord.builders import ChannelHandle

from bot.guilds.switches import switches
from bot.presentation.custom_ids import Verb
from bot.timers.server_visits import VISIT_INTERVAL
from tests.bot.journeys.commands.saying import enter, refusal
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, text_of

TAGS = ("Dark Miss Down", "Looking for players", "News")

pytestmark = pytest.mark.usefixtures("patience")


async def forum_with_tags(simulation: Simulation) -> ChannelHandle:
    """A forum with tags that managers made, chosen for the server's tables."""
    forum = simulation.guild.create_forum_channel("tables")
    backend = simulation.env.backend
    usual = {"moderated": False, "emoji_id": None, "emoji_name": None}
    tags = [{"id": str(backend.snowflake()), "name": one, **usual} for one in TAGS]
    backend.edit_channel(forum.id, {"available_tags": tags})
    await simulation.env.settle()
    shown = await enter(simulation, simulation.ada, "settings post", what="forum", channel=forum)
    assert f"Tables for several players open as posts in <#{forum.id}>." in text_of(shown)
    return forum


def post_of(simulation: Simulation) -> Channel:
    (post,) = simulation.env.backend.active_threads(simulation.guild.id)
    return post


def tags_of(simulation: Simulation, forum: ChannelHandle) -> set[str]:
    """The names of the tags of the only post."""
    backend = simulation.env.backend
    names = {int(one["id"]): one["name"] for one in backend.get_channel(forum.id).available_tags}
    return {names[int(one)] for one in post_of(simulation).applied_tags}


async def test_a_table_has_a_post_whose_tags_are_updated(simulation: Simulation) -> None:
    forum = await forum_with_tags(simulation)
    told = await enter(simulation, simulation.ada, "play", game="dark_miss_down")
    post = post_of(simulation)
    assert f"<#{post.id}>" in text_of(told)
    assert post.name == "Dark Miss Down: Ada"
    assert tags_of(simulation, forum) == {"Dark Miss Down", "Looking for players"}

    place = ChannelHandle(simulation.env, simulation.guild, post)
    first, lobby = simulation.sees(simulation.dan, place)
    assert text_of(first) == "Ada opened this table of Dark Miss Down."
    await simulation.click(simulation.bo, lobby, Verb.JOIN)
    await simulation.pass_time(VISIT_INTERVAL)
    assert tags_of(simulation, forum) == {"Dark Miss Down"}, "no seat is left"

    await simulation.click(simulation.ada, lobby, Verb.START)
    await simulation.env.settle()
    row = await context_of(simulation).store.match_in_channel(post.id)
    assert row is not None
    await context_of(simulation).seats.offer_to_all(row.id, simulation.bo.id, offered=True)
    await simulation.pass_time(VISIT_INTERVAL)
    assert tags_of(simulation, forum) == {"Dark Miss Down", "Looking for players"}
    with simulation.requests() as sent:
        await simulation.pass_time(VISIT_INTERVAL)
    assert not [one for one in sent if one.method == "PATCH"], "nothing changed"


async def test_solo_games_and_tables_in_threads_get_no_post(simulation: Simulation) -> None:
    await forum_with_tags(simulation)
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    assert "turn 1" in text_of(simulation.sees(simulation.dan, simulation.games)[-1])
    assert not simulation.env.backend.active_threads(simulation.guild.id)


async def test_a_deleted_forum_closes_its_lobbies_and_new_tables_open_in_channels(
    simulation: Simulation,
) -> None:
    forum = await forum_with_tags(simulation)
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    post = post_of(simulation)
    simulation.env.backend.delete_channel(forum.id)
    await simulation.env.settle()
    assert await context_of(simulation).store.match_in_channel(post.id) is None
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    assert "looking for players" in text_of(simulation.sees(simulation.dan, simulation.games)[-1])


async def test_only_the_forum_setting_accepts_a_forum(
    simulation: Simulation,
) -> None:
    forum = simulation.guild.create_forum_channel("tables")
    await simulation.env.settle()
    said = await refusal(
        simulation, simulation.ada, "settings post", what="forum", channel=simulation.lounge
    )
    assert said == "Choose a forum for this, not a text channel."
    other = next(one.name for one in switches().values() if not one.forum)
    said = await refusal(simulation, simulation.ada, "settings post", what=other, channel=forum)
    assert said == "Choose a text channel for this, not a forum."
