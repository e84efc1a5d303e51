"""Adds to SimCord places where the bot is no member, by Discord's rules for user installs.

Members who installed the bot for themselves use its commands there. The bot receives only
interactions, cannot read, send or edit messages by its own permissions, and may send five
follow-ups per interaction. A group chat is simulated by a server that the bot does not know, and
whose interactions name no server. Uses SimCord's private parts, as `simcord_hooks` does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from simcord import Env, actors
from simcord.actors import MemberActor
from simcord.backend import command_access
from simcord.backend.errors import BackendError
from simcord.backend.ops import commands
from simcord.builders import ChannelHandle, UserHandle
from simcord.http import router

GUILD, GROUP = 0, 2
"""Contexts of interactions."""
BY_SERVER, BY_USER = "0", "1"
"""How an application is installed."""
FOLLOW_UPS: Final = 5
TOO_MANY: Final = 40094
EPHEMERAL: Final = 64
GROUP_CHANNEL: Final = 3
CALLBACK: Final = "/interactions/{interaction_id}/{token}/callback"
FOLLOW_UP: Final = "/webhooks/{webhook_id}/{token}"
KNOWN = "places_elsewhere"
"""The attribute of a backend that holds these places, by channel."""
Access = command_access.Access
_access = command_access.command_access


@dataclass(frozen=True, slots=True)
class PlaceElsewhere:
    """A channel where the bot is no member, with its members.

    `installed` has the user ids of those who installed the bot for themselves. `discreet` has those
    of members whose external apps may not post in public: Discord shows answers only to them.
    """

    channel: ChannelHandle
    members: tuple[MemberActor, ...]
    group: bool
    installed: set[int] = field(default_factory=set)
    discreet: set[int] = field(default_factory=set)

    @property
    def context(self) -> int:
        """Discord's context number of its interactions."""
        return GROUP if self.group else GUILD


def place_elsewhere(
    env: Env, name: str, channel: str, users: tuple[UserHandle, ...], *, group: bool
) -> PlaceElsewhere:
    """Create a server or group without the bot, whose members have all installed it."""
    known = vars(env.backend).setdefault(KNOWN, {})
    if not known:
        _send_only_interactions(env)
        _limit()
    heard, env.backend.subscribers[:] = [*env.backend.subscribers], []
    guild = env.create_guild(name, owner=users[0])
    del env.backend.guilds[guild.id].members[env.backend.bot_user.id]
    there = guild.create_text_channel(channel)
    members = (
        MemberActor(env, guild, users[0]),
        *(guild.add_member(user) for user in users[1:]),
    )
    place = PlaceElsewhere(there, members, group, {user.id for user in users})
    known[there.id] = place
    env.backend.subscribers[:] = heard
    return place


def _places(backend: Any) -> Mapping[int, PlaceElsewhere]:
    found: Mapping[int, PlaceElsewhere] = vars(backend).get(KNOWN, {})
    return found


def _send_only_interactions(env: Env) -> None:
    """Patch SimCord so that places without the bot send it only interactions, in Discord's form."""
    backend = env.backend
    tell = backend.emit

    def emit(event: str, payload: Mapping[str, Any]) -> None:
        known = _places(backend)
        guilds = {str(place.channel.guild.id) for place in known.values() if place.channel.guild}
        if event == "INTERACTION_CREATE":
            place = known.get(int(payload["channel_id"]))
            tell(event, _authorize(payload) if place is None else _from(place, payload))
        elif not {str(payload.get("guild_id")), str(payload.get("id"))} & guilds:
            tell(event, payload)

    backend.emit = emit  # type: ignore[method-assign]


def _authorize(payload: Mapping[str, Any]) -> dict[str, Any]:
    """The payload of an interaction, marked with the installation that authorized it."""
    owners = {BY_SERVER: payload.get("guild_id", "0")}
    return {**payload, "authorizing_integration_owners": owners}


def _from(place: PlaceElsewhere, payload: Mapping[str, Any]) -> dict[str, Any]:
    """The payload of an interaction from a place where the bot is no member."""
    data = dict(payload)
    asking = data["member"]["user"]["id"]
    data["context"] = place.context
    data["authorizing_integration_owners"] = {BY_USER: _owner(data) or asking}
    data["app_permissions"] = "0"
    if place.group:
        data["user"] = data.pop("member")["user"]
        for name in ("guild_id", "guild_locale"):
            data.pop(name, None)
        data["channel"] = {
            "id": data["channel_id"],
            "type": GROUP_CHANNEL,
            "name": place.channel.name,
            "owner_id": str(place.members[0].id),
            "icon": None,
            "recipients": [],
        }
    else:
        data["guild"] = {"id": data["guild_id"], "features": [], "locale": "en-US"}
    if "message" in data:
        data["message"] = {k: v for k, v in data["message"].items() if k != "guild_id"}
    return data


def _owner(payload: Mapping[str, Any]) -> str | None:
    """The id of the user whose command was answered by the clicked message; None for commands.

    Another member may have clicked.
    """
    metadata = payload.get("message", {}).get("interaction_metadata") or {}
    found: str | None = metadata.get("user", {}).get("id")
    return found


def _accessible(backend: Any, command: dict[str, Any], *, user_id: int, channel_id: int) -> Access:
    """Whether a member may use a command; where the bot is no member, only if installed."""
    place = _places(backend).get(channel_id)
    if place is None:
        return _access(backend, command, user_id=user_id, channel_id=channel_id)
    meant = int(BY_USER) in (command.get("integration_types") or ())
    fits = place.context in (command.get("contexts") or ())
    if meant and fits and user_id in place.installed:
        return Access(allowed=True, reason=None)
    return Access(allowed=False, reason="context")


def _limit() -> None:
    """Apply the rules of these places to commands and answers. Patches the process, once."""
    name = "command_access"
    if vars(commands)[name] is _accessible:
        return
    vars(commands)[name] = vars(actors)[name] = _accessible
    for template, rule in ((CALLBACK, _answer_privately), (FOLLOW_UP, _limit_follow_ups)):
        segments, routes = template.strip("/").split("/"), router._ROUTES["POST"]
        at = next(at for at, one in enumerate(routes) if one[0] == segments)
        routes[at] = segments, rule(routes[at][1])


def _answer_privately(handle: router.Handler) -> router.Handler:
    """A route handler that makes answers private for members whose apps may not post."""

    def handler(ctx: router.RequestContext) -> Any:
        record = ctx.backend.interactions.get(ctx.int_arg("interaction_id"))
        if record is not None:
            _hide(ctx, record, ctx.body().get("data"))
        return handle(ctx)

    return handler


def _limit_follow_ups(handle: router.Handler) -> router.Handler:
    """A route handler that limits follow-ups per interaction where the bot is no member."""

    def handler(ctx: router.RequestContext) -> Any:
        token, backend = ctx.args["token"], ctx.backend
        if token in backend.interaction_tokens:
            record = backend.interaction_by_token(token)
            there = record.channel_id in _places(backend)
            if there and not record.loading and len(record.followup_ids) >= FOLLOW_UPS:
                raise BackendError(400, TOO_MANY, "Too many follow-up messages.")
            _hide(ctx, record, ctx.body())
        return handle(ctx)

    return handler


def _hide(ctx: router.RequestContext, record: Any, body: dict[str, Any] | None) -> None:
    place = _places(ctx.backend).get(record.channel_id)
    if place is not None and body is not None and record.user_id in place.discreet:
        body["flags"] = int(body.get("flags") or 0) | EPHEMERAL
