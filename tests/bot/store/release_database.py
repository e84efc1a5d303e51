"""Makes the database of the first release: `python -m tests.bot.store.release_database`.

The bot plays on a simulated Discord with additional channels (`ROOMS`); ids are the same in every
run. Before the last deeds its outbox is stopped, so that notices are pending; then the file is
copied by `airlock backup` and packed. After the release of 0.1.0 it is never made again.

- In #ended Dan gave up a game of Dyla; in #waiting Cleo has a lobby that Dan joined.
- In #solo Ada plays Dyla, in #shields Dan the challenge of the day in Planetary Defence.
- In #lounge Ada and Bo play Dark Miss Down by daily turns: the member who waits has declined a
  pause, is asked for another one, has nudged and prepared a move.
- In #third Cleo and Dan play Dark Miss Down, and the one at turn has left the seat to an AI.
- In #abyss Ada, Bo and Cleo play Black Abyss by daily turns.
"""

import asyncio
import gzip
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.app import create_bot
from bot.members.preferences import Notify
from bot.presentation.custom_ids import Verb, parse
from bot.runtime.config import Settings
from bot.store import backup
from tests.bot.journeys.player import Player, context_of
from tests.simulation import Simulation, custom_ids

FILE = Path(__file__).parent / "databases" / "schema_1.db.gz"
ROOMS = ("solo", "shields", "third", "abyss", "waiting", "ended")
RUNNING_GAMES = 30
"""The server's limit of games."""


def add_rooms(simulation: Simulation) -> None:
    """Make the channels in `ROOMS`."""
    for name in ROOMS:
        simulation.guild.create_text_channel(name)


class Evening:
    """What members do in the channels, before (`play`) and after the outbox is stopped."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.ada, self.bo, self.cleo, self.dan = simulation.world.members
        self.rooms = simulation.guild.channels
        self.luck = Random(7)

    async def play(self) -> None:
        """Do everything that reaches Discord."""
        for name, member, more in (
            ("ended", self.dan, {"game": "dyla"}),
            ("solo", self.ada, {"game": "dyla"}),
            ("shields", self.dan, {"game": "planetary_defence", "challenge": True}),
        ):
            await member.slash(self.rooms[name], "play", **more)
            await self.take_turns(name, 5)
        await self.quit("ended", self.dan, Verb.LEAVE_END)
        await self.seat("waiting", "dark_miss_down", self.cleo, self.dan)
        await self.begin("lounge", "dark_miss_down", self.ada, self.bo)
        await self.begin("third", "dark_miss_down", self.cleo, self.dan)
        await self.begin("abyss", "black_abyss", self.ada, self.bo, self.cleo)
        for name, moves in (("lounge", 6), ("third", 6), ("abyss", 60)):
            await self.take_turns(name, moves)
        await self.ask_for_a_pause("lounge")
        _, waiting = await self.duellists("lounge")
        await self.press(waiting, self.simulation.messages_of(waiting)[-1], Verb.NAY)
        await self.settings()

    async def leave_pending(self) -> None:
        """Do what only the store records."""
        for name, moves in (("solo", 1), ("shields", 1), ("abyss", 20), ("lounge", 2)):
            await self.take_turns(name, moves)
        await self.ask_for_a_pause("lounge")
        _, waiting = await self.duellists("lounge")
        await waiting.slash(self.rooms["lounge"], "table nudge")
        await self.prepare("lounge", waiting)
        acting, _ = await self.duellists("third")
        await self.quit("third", acting, Verb.LEAVE_AI)

    async def prepare(self, room: str, member: MemberActor) -> None:
        """Let a member prepare the first suggested move that can be prepared."""
        for one in await member.autocomplete(self.rooms[room], "move", "move", ""):
            await member.slash(self.rooms[room], "move", move=one["value"])
            if (await self.player(room, member).table()).state.prepared:
                return

    async def settings(self) -> None:
        """Change settings of the server and of a member."""
        context = context_of(self.simulation)
        await context.guilds.change(
            self.simulation.guild.id, lambda now: now.model_copy(update={"games": RUNNING_GAMES})
        )
        await context.members.change(
            self.cleo.id, lambda now: now.model_copy(update={"notify": Notify.CHANNEL})
        )

    async def seat(self, room: str, game: str, *members: MemberActor) -> Message:
        """Open a lobby and let the others join; returns the lobby."""
        host, *others = members
        await host.slash(self.rooms[room], "play", game=game)
        lobby = self.simulation.sees(self.dan, self.rooms[room])[-1]
        for other in others:
            await self.press(other, lobby, Verb.JOIN)
        return lobby

    async def begin(self, room: str, game: str, *members: MemberActor) -> None:
        """Seat the members and start a game with daily turns."""
        lobby = await self.seat(room, game, *members)
        await self.press(members[0], lobby, Verb.OPTIONS)
        options = self.simulation.sees(members[0], self.rooms[room])[-1]
        await self.press(members[0], options, Verb.SET, "pace", "daily")
        await self.press(members[0], lobby, Verb.START)

    async def take_turns(self, room: str, moves: int) -> None:
        """Let missing members type suggested moves."""
        for _ in range(moves):
            acting, *_ = await self.missing(room)
            await self.player(room, acting).type()

    def player(self, room: str, member: MemberActor) -> Player:
        """A member at the table in a channel."""
        return Player(self.simulation, member, self.rooms[room], self.luck)

    async def missing(self, room: str) -> list[MemberActor]:
        """The members that a game waits for."""
        table = await self.player(room, self.dan).table()
        users = {table.row.seats[seat].user for seat in table.missing}
        return [one for one in self.simulation.world.members if one.id in users]

    async def duellists(self, room: str) -> tuple[MemberActor, MemberActor]:
        """The member to act and the one who waits, at a table of two."""
        table = await self.player(room, self.dan).table()
        (acting,) = await self.missing(room)
        (waiting,) = [
            one
            for one in self.simulation.world.members
            if table.seat_of(one.id) is not None and one is not acting
        ]
        return acting, waiting

    async def ask_for_a_pause(self, room: str) -> None:
        """Let the member to act ask for a pause."""
        acting, _ = await self.duellists(room)
        await acting.slash(self.rooms[room], "table pause")

    async def quit(self, room: str, member: MemberActor, how: Verb) -> None:
        """Let a member quit, and confirm."""
        await member.slash(self.rooms[room], "table quit")
        await self.press(member, self.simulation.sees(member, self.rooms[room])[-1], how)

    async def press(
        self, member: MemberActor, message: Message, verb: Verb, about: str = "", *values: str
    ) -> None:
        """Press the first button with this verb, or choose in the first menu with `values`."""
        ids = custom_ids(message.components)
        wanted = next(one for one in ids if parse(one).verb is verb and about in one)
        press = self.simulation.press(member, message, wanted, values=list(values) or None)
        await self.simulation.deliver(press)


async def make(folder: Path) -> Path:
    """Play the evening on a database in `folder`; returns a copy."""
    settings = Settings(database=folder / "airlock.db", agent_nodes=2_000, icons=False)
    simulation = await Simulation.start(
        lambda wait: create_bot(settings, wait=wait, now=wait.now), add_rooms
    )
    try:
        evening = Evening(simulation)
        await evening.play()
        await context_of(simulation).outbox.stop()
        await evening.leave_pending()
        copy = folder / "copy.db"
        await asyncio.to_thread(backup, settings.database, copy)
        return copy
    finally:
        await simulation.stop()


def main() -> None:
    """Write the file."""
    with TemporaryDirectory() as folder:
        made = asyncio.run(make(Path(folder)))
        FILE.write_bytes(gzip.compress(made.read_bytes(), mtime=0))


if __name__ == "__main__":
    main()
