"""A member who plays any game by the board's controls or by typed suggestions."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.enums import ComponentType
from simcord.types import HttpLogEntry

from bot.app import Airlock
from bot.interactions.context import Context
from bot.presentation.custom_ids import CustomId, Verb, parse
from bot.store.records import MatchRow
from bot.table.table import Table
from tests.deliveries import Delivery
from tests.simulation import Simulation, custom_ids, labels_of, nodes

AGAIN = "Play again"
ASIDE = {"Text", "Undo", "Back", "How to play", "Hint", "What is …?", "My games"}
"""The labels of buttons that make no move."""


def context_of(simulation: Simulation) -> Context:
    """The `Context` of the running bot: its store, services and settings."""
    bot = simulation.bot
    assert isinstance(bot, Airlock)
    return bot.context


async def row_here(simulation: Simulation) -> MatchRow:
    """The stored row of the table or lobby in the first channel."""
    row = await context_of(simulation).store.match_in_channel(simulation.games.id)
    assert row is not None
    return row


SEVERAL = "several at once"
"""Part of the suggestions to name several cards; they name only one, so `type` leaves them out."""


@dataclass
class Player:
    """A member at the table in one channel; `luck` chooses the moves."""

    simulation: Simulation
    member: MemberActor
    channel: ChannelHandle
    luck: Random = field(default_factory=lambda: Random(7))

    @property
    def boards(self) -> list[Message]:
        """The public messages with live buttons, oldest first."""
        shown = self.simulation.sees(self.simulation.dan, self.channel)
        public = [message for message in shown if not message.is_ephemeral]
        return [message for message in public if any(_controls(message))]

    @property
    def board(self) -> Message:
        """The one live board."""
        (board,) = self.boards
        return board

    @property
    def told(self) -> list[Message]:
        """The private messages to this member, oldest first."""
        seen = self.simulation.sees(self.member, self.channel)
        return [one for one in seen if not one.visible_to(self.simulation.dan.id)]

    @property
    def over(self) -> bool:
        return AGAIN in labels_of(self.board)

    async def open(self, game: str, **options: Any) -> None:
        """Start a game by `/play`; `options` are further options of the command."""
        await self.member.slash(self.channel, "play", game=game, **options)

    async def click(self) -> list[HttpLogEntry]:
        """Press a random button of the board, or choose from a random menu.

        Returns the requests to Discord that this caused.
        """
        board = self.board
        control = self.luck.choice([one for one in _controls(board) if _leads_on(one)])
        values = None
        if control["type"] == ComponentType.STRING_SELECT:
            count = self.luck.randint(control["min_values"], control["max_values"])
            values = self.luck.sample([one["value"] for one in control["options"]], count)
        return await self.do(self.press(control["custom_id"], values=values))

    async def do(self, *presses: Delivery) -> list[HttpLogEntry]:
        """Deliver presses at the same moment; returns the requests this caused."""
        with self.simulation.requests() as sent:
            await self.simulation.deliver(*presses)
        return sent

    async def type(self) -> list[HttpLogEntry]:
        """Type a suggested move; returns the requests this caused."""
        offered = await self.member.autocomplete(self.channel, "move", "move", "")
        whole = [one["value"] for one in offered if SEVERAL not in one["value"]]
        move = self.luck.choice(whole)
        with self.simulation.requests() as sent:
            await self.member.slash(self.channel, "move", move=move)
        return sent

    async def table(self) -> Table:
        """The newest stored table in the channel."""
        store = context_of(self.simulation).service.store
        guild = self.simulation.guild.id
        rows = [
            row
            for over in (False, True)
            for row in await store.matches_in(guild, over=over)
            if row.channel == self.channel.id
        ]
        newest = max(rows, key=lambda row: row.created)
        return await context_of(self.simulation).service.tables.load(newest.id)

    async def revision(self) -> int:
        """The number of stored actions."""
        return (await self.table()).match.revision

    @property
    def all_plays_on(self) -> list[CustomId]:
        """The custom ids of the live board's buttons that make a move."""
        found = (parse(one["custom_id"]) for one in _controls(self.board))
        return [one for one in found if one.verb is Verb.PLAY]

    @property
    def plays_on(self) -> CustomId:
        """The custom id of the last button that makes a move: a card's, as long as there is one."""
        return self.all_plays_on[-1]

    @property
    def best_play(self) -> CustomId:
        """The custom id of the button that plays all attacks, else of the last enabled move.

        So a ship of Dyla survives many moves.
        """
        found = (one for one in _controls(self.board) if not one.get("disabled"))
        plays = [one for one in (parse(one["custom_id"]) for one in found) if one.verb is Verb.PLAY]
        return next((one for one in plays if one.argument == "all-attacks"), plays[-1])

    async def give_up(self) -> None:
        """Resign by `/table quit`, and confirm it."""
        await self.member.slash(self.channel, "table quit")
        yes, _ = custom_ids(self.told[-1].components)
        await self.do(self.simulation.press(self.member, self.told[-1], yes))

    def press(self, custom_id: CustomId | str, **given: Any) -> Delivery:
        """A press on the live board, to be delivered later."""
        return self.simulation.press(self.member, self.board, str(custom_id), **given)


async def begin_alone(
    simulation: Simulation, game: str, *, by: MemberActor | None = None, **options: Any
) -> Player:
    """The player of a solo game in the first channel, at its beginning; by default Ada."""
    player = Player(simulation, by or simulation.ada, simulation.games)
    await player.open(game, **options)
    return player


def _controls(message: Message) -> Iterator[dict[str, Any]]:
    for node in nodes(message.components):
        if "custom_id" in node and not node.get("disabled"):
            yield node


def _leads_on(control: dict[str, Any]) -> bool:
    return control.get("label") not in ASIDE
