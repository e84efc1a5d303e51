"""A test kit: the bot on a simulated Discord with a server, two channels and four members.

Packages with a game test it here through the bot; see `bot/presentation/README.md`. Needs no pytest
and knows no game.
"""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Self

import discord
import structlog
from simcord import Env
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.enums import ComponentType
from simcord.results import ResponseMessage
from structlog.typing import EventDict

from bot.interactions.typed.completion import ITEMS_MARK
from bot.playground.session import BotFactory, quick_env
from bot.playground.simcord_elsewhere import PlaceElsewhere
from bot.playground.simcord_hooks import BotWait, speak
from bot.playground.world import World, build_elsewhere, build_world
from bot.presentation.custom_ids import Verb, parse
from bot.runtime.config import Settings
from engine.core.chance import Chance, seed_from

COMMAND = re.compile(r"</([^:>]+):[0-9]+>")
"""A command mention; the group is the command's name."""
ERRORS = ("error", "exception", "critical")
"""The methods of the bot's log that log faults."""
CHOICES = frozenset({Verb.PLAY, Verb.OPEN, Verb.CHOOSE, Verb.PICK, Verb.FORM, Verb.MENU})
"""The verbs of a choice on a panel or board."""
PAUSE = 60.0
"""Seconds that pass for the agents to play, when no member can."""
ON_ONE_LINE = structlog.processors.KeyValueRenderer(key_order=["event"])


@asynccontextmanager
async def simulated(folder: Path) -> AsyncIterator[Simulation]:
    """A running bot on a simulated Discord of its own, with its database in an empty folder.

    At the end, raises errors that the test did not expect (`LoggedErrors.expect`), also those that
    are only logged: if a picture cannot be drawn, members see words instead.
    """
    from bot.app import create_bot  # worker processes may import this module, and need no bot

    settings = Settings(database=folder / "airlock.db", icons=False)
    errors = LoggedErrors()
    with errors.of_the_bot():
        simulation = await Simulation.start(
            lambda wait: create_bot(settings, wait=wait, now=wait.now), errors=errors
        )
        try:
            yield simulation
        finally:
            await simulation.stop()


class LoggedErrors(logging.Handler):
    """Collects the errors that discord.py logs, and while `of_the_bot` is open those of the bot.

    discord.py only logs exceptions of some handlers, so there is no other trace of them.
    """

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Collect the record."""
        self.records.append(record)

    @contextmanager
    def of_the_bot(self) -> Iterator[None]:
        """Collect errors of the bot's log, such as a picture that cannot be drawn."""

        def collect(log: Any, level: str, entry: EventDict) -> EventDict:
            if level in ERRORS:
                self.emit(logging.makeLogRecord({"msg": ON_ONE_LINE(log, level, {**entry})}))
            return entry

        processors = structlog.get_config()["processors"]
        processors.insert(0, collect)
        try:
            yield
        finally:
            processors.remove(collect)

    def expect(self, text: str) -> None:
        """Expect the errors so far. Fails if there is none, or if one does not contain `text`."""
        found, self.records = self.records, []
        assert found, f"no error was logged, {text!r} was expected"
        for record in found:
            assert text in _full_text(record), _full_text(record)

    def check(self) -> None:
        """Fail if there are errors that were not expected."""
        assert not self.records, "\n".join(dict.fromkeys(map(_full_text, self.records)))


def _full_text(record: logging.LogRecord) -> str:
    return logging.Formatter().format(record)


@dataclass
class Simulation:
    """A running simulated Discord; `restart` replaces only the bot.

    `guild` is its server, `games` and `lounge` are the channels there, `ada` (the owner), `bo`,
    `cleo` and `dan` the members.
    """

    env: Env
    world: World
    wait: BotWait
    make_bot: BotFactory
    errors: LoggedErrors
    _languages: dict[int, str] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        self.guild = self.world.guild
        self.games, self.lounge = self.world.channels
        self.ada, self.bo, self.cleo, self.dan = self.world.members

    @classmethod
    async def start(
        cls,
        make_bot: BotFactory,
        arrange: Callable[[Self], None] | None = None,
        errors: LoggedErrors | None = None,
    ) -> Self:
        """Create a simulated server, and connect the bot to it.

        `arrange` is called before the bot connects. `errors` may have collected errors already.
        """
        wait = BotWait()
        env = quick_env(make_bot(wait), wait)
        simulation = cls(env, build_world(env), wait, make_bot, errors or LoggedErrors())
        speak(env, simulation._languages)
        if arrange is not None:
            arrange(simulation)
        logging.getLogger("discord").addHandler(simulation.errors)
        try:
            await env.start()
        except BaseException:
            await env.bot.close()
            raise
        return simulation

    async def stop(self) -> None:
        """Close the bot. Fails if there are errors that were not expected."""
        try:
            await self.env.bot.close()
            await self.env.shutdown()
        finally:
            logging.getLogger("discord").removeHandler(self.errors)
        self.env.raise_errors()
        self.errors.check()

    @property
    def bot(self) -> discord.Client:
        """The bot's client."""
        return self.env.bot

    async def restart(self) -> None:
        """Stop the bot and start another one on the same database and Discord."""
        await self.env.bot.close()
        await self.env.restart_bot(self.make_bot(self.wait))

    async def pass_time(self, seconds: float) -> None:
        """Advance the simulated clock. Due timers fire at once, in order."""
        await self.env.advance_time(seconds)

    @property
    def club(self) -> PlaceElsewhere:
        """A server of which the bot is no member."""
        return self._elsewhere[0]

    @property
    def friends(self) -> PlaceElsewhere:
        """A group chat, in which the bot is no member."""
        return self._elsewhere[1]

    @cached_property
    def _elsewhere(self) -> tuple[PlaceElsewhere, PlaceElsewhere]:
        """The places without the bot. Created at first use, so that other ids stay the same."""
        return build_elsewhere(self.env, self.world)

    # what members see

    def sees(self, member: MemberActor, channel: ChannelHandle) -> list[Message]:
        """The messages of a channel that `member` can see, oldest first."""
        found = self.env.backend.messages.get(channel.id, {}).values()
        return sorted((m for m in found if m.visible_to(member.id)), key=lambda m: m.id)

    def messages_of(self, member: MemberActor) -> list[Message]:
        """The direct messages between the bot and `member`, oldest first."""
        return self.sees(member, member.user.dm_channel)

    # what members do

    def speak(self, member: MemberActor, locale: str) -> None:
        """Set the language of `member`'s client, such as "de"; by default all use en-US."""
        self._languages[member.id] = locale

    async def begin(
        self, game: str, *members: MemberActor, agents: int = 0, **typed: str
    ) -> Message:
        """Open a table as the first member, seat the others and `agents` AIs, and start the game.

        `typed` are further options of `/play`: `options="rounds=3, bids=single"` sets table
        options. Returns the board. Fails if the game does not begin, for example with too few
        players.
        """
        host, *others = members
        await host.slash(self.games, "play", game=game, **typed)
        lobby = self.sees(host, self.games)[-1]
        for member in others:
            await self.click(member, lobby, Verb.JOIN)
        for _ in range(agents):
            await self.click(host, lobby, Verb.AGENT)
        if others or agents:
            await self.click(host, lobby, Verb.START)
        self._check_begun()
        return self.board

    def _check_begun(self) -> None:
        """Fail if the newest public message is a lobby."""
        assert Verb.START not in verbs_of(self.board), (
            "the game has not begun: let `begin` seat more members, or AIs by `agents=1`; in a"
            f" lobby Verb.AGENT seats one, and Verb.START begins. It says: {text_of(self.board)}"
        )

    async def hand(self, member: MemberActor) -> Message:
        """Press the board's button for a member's own panel. Returns the panel."""
        await self.click(member, self.board, Verb.HAND)
        return self.sees(member, self.games)[-1]

    async def move(self, member: MemberActor, move: str) -> str:
        """Type a move: the labels of its buttons, from the outermost group inwards.

        Items of a pick follow a colon: "Lay cards: Beam, Nova". Returns the text of the private
        answer, which says why a refused move was refused.
        """
        before = self.sees(member, self.games)
        await member.slash(self.games, "move", move=move)
        fresh = [one for one in self.sees(member, self.games) if one not in before]
        return "\n".join(text_of(one) for one in fresh if one.is_ephemeral)

    async def moves(self, member: MemberActor) -> list[str]:
        """The moves that the member can make now, as `move` takes them; at most 25.

        Opens the member's own panel first, if the game has one. Empty if they have no choice.
        """
        return [await self._whole(member, move) for move in await self._offers(member)]

    async def _offers(self, member: MemberActor) -> list[str]:
        """The suggested moves, none without a choice. A pick among them may lack items."""
        private = Verb.HAND in verbs_of(self.board)
        panel = await self.hand(member) if private else self.board
        return await self._suggestions(member, "") if verbs_of(panel) & CHOICES else []

    async def _whole(self, member: MemberActor, move: str) -> str:
        """The move; a pick or form is completed by the first items that are suggested."""
        while ITEMS_MARK in move:
            further = await self._suggestions(member, move)
            if not further or move in further:
                break
            move = further[0]
        return move

    async def _suggestions(self, member: MemberActor, typed: str) -> list[str]:
        found = await member.autocomplete(self.games, "move", "move", typed)
        return [str(one["value"]) for one in found]

    async def play_out(self, *members: MemberActor, most: int = 500) -> Message:
        """Make random moves for these members until the game is over. Returns the last board.

        The agents of other seats play meanwhile. Fails after `most` moves and pauses.
        """
        self._check_begun()
        chance = Chance(seed_from("an evening"))
        for _ in range(most):
            if Verb.AGAIN in verbs_of(self.board):
                return self.board
            for member in members:
                if offered := await self._offers(member):
                    await self.move(member, await self._whole(member, chance.pick(offered)))
                    break
            else:
                await self.pass_time(PAUSE)
        raise AssertionError(f"the game is not over after {most} moves: {text_of(self.board)}")

    @property
    def board(self) -> Message:
        """The newest board or lobby in the first channel; the newest public message without one."""
        messages = [one for one in self.sees(self.dan, self.games) if not one.is_ephemeral]
        return next((one for one in reversed(messages) if verbs_of(one) - CHOICES), messages[-1])

    async def click(self, member: MemberActor, message: Message, verb: Verb) -> None:
        """Press the first button of a message with this verb; fails if there is none."""
        ids = custom_ids(message.components)
        wanted = next((one for one in ids if parse(one).verb is verb), None)
        assert wanted is not None, (
            f"nothing in the message asks for {verb}, only for"
            f" {', '.join(sorted(verbs_of(message))) or 'nothing'}: {text_of(message)}"
        )
        await member.click(ResponseMessage(self.env, message), custom_id=wanted)

    def pictures(self, message: Message) -> list[bytes]:
        """The files of a message, as sent."""
        found = (self.env.backend.cdn.get(file["url"]) for file in message.attachments)
        return [file for file in found if file is not None]


def nodes(components: object) -> Iterator[dict[str, Any]]:
    """Every component of a message, at any depth, in reading order."""
    if isinstance(components, dict):
        yield components
        components = [*components.get("components", ()), components.get("accessory")]
    if isinstance(components, list):
        for component in components:
            yield from nodes(component)


def custom_ids(components: object) -> list[str]:
    """The custom ids of a message's buttons and selects, in reading order."""
    return [node["custom_id"] for node in nodes(components) if "custom_id" in node]


def verbs_of(message: Message) -> set[str]:
    """The verbs of a message's buttons and selects."""
    return {parse(one).verb for one in custom_ids(message.components)}


def text_of(message: Message) -> str:
    """All text of a message: content, text blocks and alt texts.

    Command mentions are shown as in a client.
    """
    parts = [message.content]
    for node in nodes(message.components):
        if isinstance(node.get("content"), str):
            parts.append(node["content"])
        parts += [item.get("description") or "" for item in node.get("items", ())]
    return COMMAND.sub(r"/\1", "\n".join(part for part in parts if part))


def labels_of(message: Message) -> list[str]:
    """The labels of enabled buttons, in reading order."""
    return [
        node["label"]
        for node in nodes(message.components)
        if node.get("type") == ComponentType.BUTTON and "label" in node and not node.get("disabled")
    ]
