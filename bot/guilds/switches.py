"""Unsolicited messages, by feature: off until a manager names a channel."""

from typing import NamedTuple

from bot.runtime import features


class Switch(NamedTuple):
    """A feature's unsolicited message: its `name` in settings, and the ids of its descriptions.

    Managers choose it by its `label`. The answer is the sentence `on`, with the channel `where`, or
    `off`. If it mentions a `role`, managers must name one, which `on` contains. A `lasting` message
    is deleted when it is switched off. With `forum` its channel must be a forum.
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
