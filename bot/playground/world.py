"""The simulated server of `make play`: a server, two channels, a forum, four members.

Ids are the same in every run, so that a kept database finds its channels and players.
`earlier_games` restores messages and threads.
"""

from dataclasses import dataclass
from datetime import datetime

from simcord import Env
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle

from bot.playground.simcord_elsewhere import PlaceElsewhere, place_elsewhere

GUILD_NAME = "Airlock"
BOT_NAME = "Airlock"
CHANNELS = (
    ("games", "Type /play (in German: /spielen) to start a game here"),
    ("lounge", "A second table"),
)
FORUM = "tables"
TAGS = (
    "Black Abyss",
    "Dark Miss Down",
    "Dark Wall Destiny",
    "looking for players",
    "sucht Mitspieler",
)
"""The tags of the forum, as managers would make them for the bot."""
ROLE = "players"
"""A role that the bot may mention."""
MEMBERS = ("Ada", "Bo", "Cleo", "Dan")
"""The members' names. The first one owns the server."""


@dataclass(frozen=True, slots=True)
class World:
    """The server, its channels, and its members in the order of `MEMBERS`."""

    guild: GuildHandle
    channels: tuple[ChannelHandle, ...]
    members: tuple[MemberActor, ...]


def build_world(env: Env) -> World:
    """Create the server in an empty simulated Discord, before the bot connects."""
    env.backend.bot_user.name = BOT_NAME
    users = [env.create_user(name.lower(), global_name=name) for name in MEMBERS]
    guild = env.create_guild(GUILD_NAME, owner=users[0])
    channels = tuple(guild.create_text_channel(name, topic=topic) for name, topic in CHANNELS)
    owner = MemberActor(env, guild, users[0])
    members = (owner, *(guild.add_member(user) for user in users[1:]))
    for member in members:
        _ = member.user.dm_channel  # creates the channel, so that its id is the same in every run
    return World(guild, channels, members)


def build_forum(env: Env, world: World) -> ChannelHandle:
    """Create the server's forum, with its tags."""
    forum, backend = world.guild.create_forum_channel(FORUM), env.backend
    usual = {"moderated": False, "emoji_id": None, "emoji_name": None}
    tags = [{"id": str(backend.snowflake()), "name": name, **usual} for name in TAGS]
    backend.edit_channel(forum.id, {"available_tags": tags})
    return forum


def build_elsewhere(env: Env, world: World) -> tuple[PlaceElsewhere, PlaceElsewhere]:
    """Create a server and a group without the bot; the first two members are in both."""
    two = (world.members[0].user, world.members[1].user)
    return (
        place_elsewhere(env, "Book club", "novels", two, group=False),
        place_elsewhere(env, "Group", "friends", two, group=True),
    )


def move_clock_to(env: Env, now: datetime) -> None:
    """Advance the simulated clock, which starts in January 2026, to `now`.

    Discord's ids contain the time. Without this, a second run would repeat the interaction ids of
    the first one, and the store would take each click for a duplicate.
    """
    ahead = (now - env.now()).total_seconds()
    if ahead > 0:
        env.backend.advance_clock(ahead)


def latest_news(channel: ChannelHandle, member: MemberActor) -> str:
    """When another member last posted or edited what `member` can see; "" for never."""
    messages = channel._env.backend.messages.get(channel.id, {}).values()
    return max(
        (
            message.edited_timestamp or message.timestamp
            for message in messages
            if message.author_id != member.id and message.visible_to(member.id)
        ),
        default="",
    )
