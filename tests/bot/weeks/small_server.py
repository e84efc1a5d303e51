"""A server with its channels and members as plain values, behind the interface of a client.

Answers as Discord would: about what is gone, who left, and requests that fail. Other tests cover
the real client.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import discord

from bot.discord_io.layout import RawView
from tests.bot.weeks.process import AnswerLost, Process
from tests.simulation import custom_ids

T = TypeVar("T")
BOT, GUILD, DIRECT = 1, 7, 10_000
"""Ids of the bot and the server, and the difference of a member's id and their direct channel's."""
UNKNOWN_CHANNEL, UNKNOWN_MEMBER, UNKNOWN_MESSAGE, NO_SERVER_SHARED = 10003, 10007, 10008, 50278


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    """The library's exception for an error answer of Discord's."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.DiscordServerError)
    answer = cast("Any", SimpleNamespace(status=status, reason=""))
    return kind(answer, {"code": code, "message": ""})


@dataclass
class SmallServer:
    """Messages by channel and id, the ids of members, and errors for the next requests."""

    process: Process
    channels: dict[int, dict[int, RawView]]
    members: set[int]
    failing: list[int] = field(default_factory=list)
    """The error statuses of the next answers, the last one first."""
    lost: bool = False
    _ids: count[int] = field(default_factory=lambda: count(1_000_000))

    def request(self, place: int, do: Callable[[dict[int, RawView]], T]) -> T:
        """Apply `do` to a channel's messages, as one request; returns its result.

        Raises HTTPException as Discord would answer, and CancelledError if the process has ended.
        """
        self.process.moment()
        if self.failing:
            raise refusal(self.failing.pop())
        if place > DIRECT and place - DIRECT not in self.members:
            raise refusal(403, NO_SERVER_SHARED)
        if place not in self.channels:
            raise refusal(404, UNKNOWN_CHANNEL)
        done = do(self.channels[place])
        self.process.moment()
        return done

    def post(self, place: int, view: RawView, nonce: str) -> int:
        """Send a message; returns its id."""

        def add() -> int:
            number = next(self._ids)
            self.channels[place][number] = view
            return number

        moves = custom_ids(view.to_components()) if place > DIRECT else []
        where = f"/channels/{place}/messages"
        posting = self.process.posting
        try:
            return self.request(place, lambda _: posting(where, nonce, add, lambda n: (n, moves)))
        except AnswerLost:
            raise refusal(502) from None

    @property
    def client(self) -> discord.Client:
        """The client that the bot uses."""
        return cast("discord.Client", _Client(self))


@dataclass(frozen=True)
class _Client:
    server: SmallServer
    user = discord.Object(BOT)

    def get_guild(self, guild: int) -> _Guild | None:
        return _Guild(self.server) if guild == GUILD else None

    def get_channel(self, channel: int) -> _Place | None:
        return _Place(self.server, channel) if channel in self.server.channels else None

    async def fetch_channel(self, channel: int) -> _Place:
        return self.server.request(channel, lambda _: _Place(self.server, channel))

    def get_partial_messageable(self, channel: int) -> _Place:
        return _Place(self.server, channel)

    async def create_dm(self, user: discord.Object) -> _Place:
        return _Place(self.server, DIRECT + user.id)


@dataclass(frozen=True)
class _Guild:
    server: SmallServer
    preferred_locale = "en-US"

    def get_channel_or_thread(self, channel: int) -> None:
        """Nothing is cached, so the bot must request channels."""

    async def fetch_member(self, user: int) -> None:
        self.server.process.moment()
        if user not in self.server.members:
            raise refusal(404, UNKNOWN_MEMBER)


@dataclass(frozen=True)
class _Place:
    server: SmallServer
    id: int

    async def send(self, *, view: RawView, nonce: str, **_: object) -> _Message:
        return _Message(self, self.server.post(self.id, view, nonce))

    def get_partial_message(self, number: int) -> _Message:
        return _Message(self, number)

    async def history(self, *, limit: int) -> AsyncIterator[_Message]:
        newest = self.server.request(self.id, lambda kept: sorted(kept, reverse=True)[:limit])
        for number in newest:
            yield _Message(self, number)


@dataclass(frozen=True)
class _Message:
    place: _Place
    id: int
    author = discord.Object(BOT)

    @property
    def components(self) -> Sequence[_Component]:
        kept = self.place.server.channels[self.place.id].get(self.id)
        return [] if kept is None else [_Component(one) for one in kept.to_components()]

    async def edit(self, *, view: RawView, attachments: object) -> _Message:  # noqa: ARG002
        def change(kept: dict[int, RawView]) -> None:
            self._require(kept)
            kept[self.id] = view

        self.place.server.request(self.place.id, change)
        return self

    async def delete(self) -> None:
        def drop(kept: dict[int, RawView]) -> None:
            self._require(kept)
            del kept[self.id]

        self.place.server.request(self.place.id, drop)

    def _require(self, kept: dict[int, RawView]) -> None:
        if self.id not in kept:
            raise refusal(404, UNKNOWN_MESSAGE)


@dataclass(frozen=True)
class _Component:
    written: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        return self.written
