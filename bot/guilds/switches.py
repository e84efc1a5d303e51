"""The switches of features' unsolicited messages, which are off until a manager names a channel."""

from typing import NamedTuple

from bot.runtime import features


class Switch(NamedTuple):
    """The switch of a feature's unsolicited messages.

    `name`: its name in a server's settings.
    `label`: the message id of the name by which managers choose it.
    `on`, `off`: the ids of the sentences on it in `/settings`, `on` with a channel and role.
    `lasting`: whether its message is deleted when it is switched off.
    `role`: whether it mentions a role, which managers must name.
    `forum`: whether its channel must be a forum.
    """

    name: str
    label: str
    on: str
    off: str
    lasting: bool = False
    role: bool = False
    forum: bool = False


def switches() -> dict[str, Switch]:
    """The switches of all features, by name."""
    return {one.name: one for one in features.contributions("panel", Switch)}
