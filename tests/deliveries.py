"""Interactions prepared now and delivered later, which SimCord's members cannot do.

One can be delivered twice, at the same moment as others, or with a forged custom id.
"""

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
    """An interaction not delivered yet; `record` has its answers afterwards."""

    record: Interaction
    payload: dict[str, Any]

    @property
    def answered(self) -> bool:
        return self.record.responded


@dataclass
class Deliveries:
    """Prepares interactions of members in `env`, and delivers them."""

    env: Env

    def press(
        self,
        member: MemberActor,
        message: Message,
        custom_id: str,
        *,
        values: Sequence[str] | None = None,
    ) -> Delivery:
        """A press of a button, or with `values` a choice in a select, on `message` as it is now.

        Delivered later, it is a stale click. A custom id that the message does not have is forged.
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
        """A submitted modal: each field with `answers`, or as prefilled.

        Delivered later, it is a modal that stood open for long.
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
        """A slash command, to be delivered later, or twice."""
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
        """Deliver all at the same moment, and wait until the bot is idle.

        A repeated one arrives twice.
        """
        for delivery in deliveries:
            self.env.backend.emit("INTERACTION_CREATE", delivery.payload)
        await self.env.settle()


def _select(shown: Any, custom_id: str) -> ComponentType:
    """The type of a message's select; a string select if the custom id is forged."""
    if isinstance(shown, list):
        found = [_select(one, custom_id) for one in shown]
        return max(found, default=ComponentType.STRING_SELECT)
    if not isinstance(shown, dict):
        return ComponentType.STRING_SELECT
    if shown.get("custom_id") == custom_id:
        return ComponentType(shown["type"])
    return _select([*shown.values()], custom_id)


def _filled(label: Mapping[str, Any], answers: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """A submitted field of a modal; raises AssertionError on a value that Discord would reject."""
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
