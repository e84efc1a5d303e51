"""Discord's JSON for users, servers, channels, messages and interactions."""

from collections.abc import Sequence
from typing import Any

BOT, GUILD, ADA = "101", "201", "401"
DIRECT = "303"
"""The channel of Ada's direct messages with the bot."""
CHANNEL, OTHER = CHANNELS = ("301", "302")
EVERYTHING = str(2**53 - 1)
"""All permissions."""


def user(id_: str, name: str, *, bot: bool = False) -> dict[str, Any]:
    return {
        "id": id_,
        "username": name,
        "discriminator": "0",
        "global_name": name.title(),
        "avatar": None,
        "bot": bot,
        "verified": True,
        "mfa_enabled": True,
        "flags": 0,
    }


def application() -> dict[str, Any]:
    return {
        "id": BOT,
        "name": "Airlock",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": user("1", "owner"),
        "team": None,
    }


def directly() -> dict[str, Any]:
    """The fields of an interaction in direct messages that replace server and member."""
    ada = user(ADA, "ada")
    channel = {"id": DIRECT, "type": 1, "recipients": [ada], "last_message_id": None}
    return {"channel": channel, "user": ada}


def channel(guild: str, id_: str) -> dict[str, Any]:
    return {
        "id": id_,
        "type": 0,
        "name": f"games-{id_}",
        "position": 0,
        "guild_id": guild,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "permissions": EVERYTHING,
    }


def server(guild: str, channels: Sequence[str]) -> dict[str, Any]:
    """A server without members, roles and emoji, as the gateway sends it."""
    return {
        "id": guild,
        "name": "Little",
        "owner_id": ADA,
        "preferred_locale": "en-US",
        "channels": [channel(guild, one) for one in channels],
        "roles": [],
        "members": [],
        "threads": [],
        "emojis": [],
        "stickers": [],
        "features": [],
        "member_count": 2,
        "unavailable": False,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def with_files(components: list[dict[str, Any]], files: list[dict[str, Any]]) -> Any:
    """Components as Discord returns them, with a URL for each file."""
    found = {f"attachment://{one['filename']}": one for one in files}

    def resolved(part: Any) -> Any:
        if isinstance(part, list):
            return [resolved(one) for one in part]
        if not isinstance(part, dict):
            return part
        file = found.get(str(part.get("url")))
        if file is not None:
            return {**part, "url": file["url"], "attachment_id": file["id"]}
        return {key: resolved(value) for key, value in part.items()}

    return resolved(components)


def message(
    id_: str, channel: str, shown: dict[str, Any], before: dict[str, Any], files: list[Any]
) -> dict[str, Any]:
    """A message of the bot after the request `shown`; `before` is its previous state."""
    components = shown.get("components", before.get("components", []))
    return {
        "id": id_,
        "channel_id": channel,
        "author": user(BOT, "airlock", bot=True),
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": files,
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": shown.get("flags", before.get("flags", 0)),
        "components": with_files(components, files),
        "nonce": shown.get("nonce"),
    }


def interaction(
    id_: str, kind: int, data: dict[str, Any], guild: str, place: str, **more: Any
) -> dict[str, Any]:
    """A command or click of Ada's, in a channel of the server or in direct messages."""
    return {
        "id": id_,
        "application_id": BOT,
        "type": kind,
        "token": f"tok{id_}",
        "version": 1,
        **(directly() if place == DIRECT else on_server(guild, place)),
        "locale": "en-US",
        "channel_id": place,
        "app_permissions": EVERYTHING,
        "attachment_size_limit": 10 * 2**20,
        "entitlements": [],
        "data": data,
        **more,
    }


def on_server(guild: str, place: str) -> dict[str, Any]:
    """The fields of an interaction about server, channel and Ada."""
    member = {
        "user": user(ADA, "ada"),
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "permissions": EVERYTHING,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    return {
        "guild_id": guild,
        "guild": {"id": guild, "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "channel": channel(guild, place),
        "member": member,
    }
