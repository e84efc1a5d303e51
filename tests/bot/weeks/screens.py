"""What a member of a large server sees, indexed so that each look reads only new messages."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain, islice, takewhile
from typing import Any, Final

from simcord.backend.models import Message

from tests.bot.journeys.larger_tables import moves
from tests.simulation import nodes

SCREEN: Final = 30
"""How many of a channel's newest messages a member looks at."""

Control = dict[str, Any]
Of = Callable[[Message], list[Control]]


@dataclass
class _Place:
    """A channel's messages, newest last: public ones, and each member's private ones."""

    newest: int = 0
    public: list[int] = field(default_factory=list)
    private: defaultdict[int, list[int]] = field(default_factory=lambda: defaultdict(list))


class Screens:
    """The newest messages by channel and member, and their controls."""

    def __init__(self, messages: dict[int, dict[int, Message]]) -> None:
        self._messages = messages
        self._places: dict[int, _Place] = {}
        self._read: dict[int, tuple[object, dict[Of, list[Control]]]] = {}

    def shown(self, place: int, member: int) -> Iterator[Message]:
        """The newest messages of a channel that a member sees, newest first."""
        there, known = self._messages.get(place, {}), self._followed(place)
        both = chain(known.public[-SCREEN:], known.private[member])
        newest = (there[one] for one in sorted(both, reverse=True) if one in there)
        return islice(newest, SCREEN)

    def close(self) -> None:
        """Drop private answers, as a restarted client does."""
        for place, known in self._places.items():
            there = self._messages.get(place, {})
            for one in chain.from_iterable(known.private.values()):
                there.pop(one, None)
            known.private.clear()

    def controls(self, message: Message, of: Of) -> list[Control]:
        """The controls that `of` finds on a message, cached until it is edited."""
        standing, found = self._read.get(message.id, (None, {}))
        if standing is not message.components:
            found = {}
            self._read[message.id] = message.components, found
        if of not in found:
            found[of] = of(message)
        return found[of]

    def _followed(self, place: int) -> _Place:
        """The index of a channel, after adding its new messages; Discord's ids rise."""
        known = self._places.setdefault(place, _Place())
        there = reversed(self._messages.get(place, {}).values())
        new = [*takewhile(lambda one: one.id > known.newest, there)]
        for one in reversed(new):
            known.newest = one.id
            if one.is_ephemeral:
                reader = int((one.interaction_metadata or {})["user"]["id"])
                known.private[reader].append(one.id)
            else:
                known.public.append(one.id)
        return known


def controls(message: Message) -> list[Control]:
    """All controls on a message that can be pressed."""
    found = [one for one in nodes(message.components) if "custom_id" in one]
    return [one for one in found if not one.get("disabled")]


__all__ = ["Control", "Of", "Screens", "controls", "moves"]
