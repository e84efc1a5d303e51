"""Interactions prepared now and delivered later, as SimCord's members cannot do by themselves.

One is delivered twice, at the same moment as others or with a custom id nobody was shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from simcord import Env
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.builders import ChannelHandle
from simcord.enums import AppCommandType, ComponentType, InteractionType
from simcord.interactions import (
    base_payload,
    build_options,
    nest_options,
    walk_to_subcommand,
)


@dataclass(slots=True)
class Delivery:
    """An interaction prepared but not delivered yet; `record` tells how it was answered."""

    record: Interaction
    payload: dict[str, Any]

    @property
    def answered(self) -> bool:
        return self.record.responded


@dataclass
class Deliveries:
    """Prepares what members ask of the bot in `env`, and delivers it."""

    env: Env

    def press(
        self,
        member: MemberActor,
        message: Message,
        custom_id: str,
        *,
        values: Sequence[str] | None = None,
    ) -> Delivery:
        """A press of a button (a choice in a select, with `values`) on `message` as it is now.

        Prepared now and delivered later, it is a stale click. A custom id the message does not
        carry is a forger's: the message comes with it as Discord knows it.
        """
        channel = self.env.backend.get_channel(message.channel_id)
        shown: dict[str, Any] = deepcopy(
            dict(serializers.message_payload(self.env.backend, message))
        )
        kind = ComponentType.BUTTON if values is None else _select(shown, custom_id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": int(kind)}
        if values is not None:
            data["values"] = list(values)
        if kind == ComponentType.USER_SELECT:
            users = map(self.env.backend.get_user, map(int, values or ()))
            found = {str(user.id): dict(serializers.user_payload(user)) for user in users}
            data["resolved"] = {"users": found}
        record, payload = base_payload(
            self.env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            user_id=member.id,
            data=data,
        )
        record.source_message_id = message.id
        payload["message"] = shown
        return Delivery(record, payload)

    def submit(
        self, member: MemberActor, opened: Delivery, answers: Mapping[str, Sequence[str]]
    ) -> Delivery:
        """The window that a click opened, filled in: each field with `answers` or as it stood.

        Prepared now and delivered later, it is a window that stood open for long.
        """
        spec, message = opened.record.modal, opened.record.source_message_id
        assert spec is not None, "no window was opened"
        assert message is not None
        channel = self.env.backend.get_channel(opened.record.channel_id)
        record, payload = base_payload(
            self.env.backend,
            type=InteractionType.MODAL_SUBMIT,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            user_id=member.id,
            data={
                "custom_id": spec["custom_id"],
                "components": [_filled(label, answers) for label in spec["components"]],
            },
        )
        record.source_message_id = message
        source = self.env.backend.get_message(channel.id, message)
        payload["message"] = deepcopy(dict(serializers.message_payload(self.env.backend, source)))
        return Delivery(record, payload)

    def ask(
        self, member: MemberActor, channel: ChannelHandle, command: str, /, **options: Any
    ) -> Delivery:
        """A command as it is sent, prepared now and delivered later, or twice."""
        name, *below = command.split()
        root = member._resolve_root(name, AppCommandType.CHAT_INPUT, channel.id)
        leaf, nesting = walk_to_subcommand(root, below)
        given, named = build_options(member, command, leaf, options, channel_id=channel.id)
        record, payload = base_payload(
            self.env.backend,
            type=InteractionType.APPLICATION_COMMAND,
            channel_id=channel.id,
            guild_id=self.env.backend.get_channel(channel.id).guild_id,
            user_id=member.id,
            data={
                "id": root["id"],
                "name": name,
                "type": 1,
                "options": nest_options(root, nesting, given),
                "resolved": named,
            },
        )
        return Delivery(record, payload)

    async def deliver(self, *deliveries: Delivery) -> None:
        """Deliver all at the same moment (one given twice: twice), then let the bot finish."""
        for delivery in deliveries:
            self.env.backend.emit("INTERACTION_CREATE", delivery.payload)
        await self.env.settle()


def _select(shown: Any, custom_id: str) -> ComponentType:
    """The kind of a message's select; a string select if it is not the message's own."""
    if isinstance(shown, list):
        found = [_select(one, custom_id) for one in shown]
        return max(found, default=ComponentType.STRING_SELECT)
    if not isinstance(shown, dict):
        return ComponentType.STRING_SELECT
    if shown.get("custom_id") == custom_id:
        return ComponentType(shown["type"])
    return _select([*shown.values()], custom_id)


def _filled(label: Mapping[str, Any], answers: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """A field of a window as Discord sends it; what it would not let be sent fails the test."""
    field = label["component"]
    kind, name = field["type"], field["custom_id"]
    if kind == ComponentType.TEXT_INPUT:
        written = "\n".join(answers.get(name, ()))
        assert len(written) <= field["max_length"], f"{written!r} is too long for {name}"
        given = {"type": kind, "id": field["id"], "custom_id": name, "value": written}
        return {"type": label["type"], "id": label["id"], "component": given}
    options = field["options"]
    chosen = [one["value"] for one in options if one.get("default")]
    chosen = list(answers.get(name, chosen))
    known, required = {one["value"] for one in options}, field.get("required", True)
    least, most = field.get("min_values", 1), field.get("max_values", len(options))
    assert set(chosen) <= known, f"{chosen} are not all among {known}"
    if kind == ComponentType.RADIO_GROUP:
        least, most = int(required), 1
    assert least <= len(chosen) <= most or not (chosen or required), f"{name}: {chosen}"
    given = {"type": kind, "id": field["id"], "custom_id": name}
    given |= {"value": chosen[0]} if kind == ComponentType.RADIO_GROUP else {"values": chosen}
    return {"type": label["type"], "id": label["id"], "component": given}
