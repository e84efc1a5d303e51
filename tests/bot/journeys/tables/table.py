"""Several members at a table of Beacons, and what they do and see there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.types import HttpLogEntry

from bot.members.preferences import MemberSettings
from bot.play.advance import snapshot_of
from bot.play.effects.board import AGENTS_PAUSE
from bot.store.changes import PutSnapshot
from bot.table.table import Table
from engine.core.choices import Pick, walk
from tests.bot.journeys.player import context_of
from tests.patience import PATIENCE
from tests.simulation import Simulation, custom_ids, nodes, text_of

DAY = 24 * 3600.0


async def table(simulation: Simulation) -> Table:
    """The table in the first channel, as it is stored."""
    service = context_of(simulation).service
    row = await service.store.match_in_channel(simulation.games.id)
    assert row is not None
    return await service.tables.load(row.id)


async def arranged(simulation: Simulation, now: Table) -> Table:
    """The table with this state in place of the one it had at the same revision."""
    tables, store = context_of(simulation).service.tables, context_of(simulation).service.store
    await store.commit([PutSnapshot(snapshot_of(now.id, now.match))])
    tables.forget(now.id)
    return await tables.load(now.id)


async def called(simulation: Simulation, seat: int) -> str:
    """What a seat is called where it is typed."""
    return f"{seat + 1}. {(await table(simulation)).row.seats[seat].name}"


def public(simulation: Simulation) -> list[Message]:
    """What everybody sees in the first channel: Dan plays nothing."""
    return simulation.sees(simulation.dan, simulation.games)


def said(simulation: Simulation) -> str:
    """All that stands in the first channel for everybody."""
    return "\n".join(text_of(message) for message in public(simulation))


def board(simulation: Simulation) -> Message:
    """The newest message with doors."""
    return next(
        message
        for message in reversed(public(simulation))
        if any(":hand:" in one for one in custom_ids(message.components))
    )


def boards(simulation: Simulation, channel: ChannelHandle | None = None) -> list[Message]:
    """Every board that stands in a channel, the first unless said; what of it can be clicked."""
    shown = simulation.sees(simulation.dan, channel or simulation.games)
    return [one for one in shown if any(":99:0:text:" in id_ for id_ in custom_ids(one.components))]


def writes(sent: list[HttpLogEntry], channel: ChannelHandle) -> list[str]:
    """How the bot wrote in a channel, looking things up left out."""
    place = f"/channels/{channel.id}/messages"
    return [one.method for one in sent if one.method != "GET" and one.path.startswith(place)]


async def press(
    simulation: Simulation, member: MemberActor, message: Message, verb: str, *values: str
) -> Message:
    """Press the first button (choose in the first menu, with values) that does this.

    Gives the private answer to the member, or else the message itself.
    """
    there = (one for one in nodes(message.components) if not one.get("disabled"))
    wanted = next(
        one for one in (each.get("custom_id", "") for each in there) if f":{verb}:" in one
    )
    before = {one.id for one in simulation.sees(member, simulation.games)}
    click = simulation.press(member, message, wanted, values=list(values) or None)
    await simulation.deliver(click)
    assert click.answered
    after = [one for one in simulation.sees(member, simulation.games) if one.is_ephemeral]
    return next((one for one in reversed(after) if one.id not in before), message)


async def pause_a_week(simulation: Simulation, member: MemberActor, panel: Message) -> None:
    """Press *Pause a week* behind the board's door *Table*."""
    wanted = next(one for one in custom_ids(panel.components) if "break" in one)
    await simulation.deliver(simulation.press(member, panel, wanted))


BY_LOT = "factions=lot, tactics=1"
"""The options by which a game of Dark Wall Destiny begins with its first turn."""


async def begin(
    simulation: Simulation,
    *members: MemberActor,
    pace: str = "none",
    agents: int = 0,
    game: str = "beacons",
    chosen: str = "",
) -> Table:
    """Open a lobby in the first channel with options, let the members join, and start."""
    host = members[0]
    given = {"game": game} | ({"options": chosen} if chosen else {})
    await host.slash(simulation.games, "play", **given)
    lobby = public(simulation)[-1]
    for other in members[1:]:
        await press(simulation, other, lobby, "join")
    for _ in range(agents):
        await press(simulation, host, lobby, "agent")
    options = await press(simulation, host, lobby, "options")
    wanted = next(one for one in custom_ids(options.components) if one.endswith("set:pace"))
    await simulation.deliver(simulation.press(host, options, wanted, values=[pace]))
    await press(simulation, host, lobby, "start")
    context_of(simulation)
    return await table(simulation)


async def lay(simulation: Simulation, member: MemberActor) -> Message:
    """Lay the first card of the hand, by the door of the board; the private panel after it."""
    panel = await press(simulation, member, board(simulation), "hand")
    seat = (await table(simulation)).seat_of(member.id)
    assert seat is not None
    match = (await table(simulation)).match
    cards = match.game.choices(match.state, seat).open()[0]
    assert isinstance(cards, Pick)
    card = cards.items[0]
    return await press(simulation, member, panel, "pick", card)


async def act(simulation: Simulation, *members: MemberActor) -> None:
    """Let each of these members who is missing play their first choice."""
    for member in members:
        now = await table(simulation)
        seat = now.seat_of(member.id)
        if seat is None or seat not in now.missing:
            continue
        state, service = now.match.state, context_of(simulation).service
        path, node = next(walk(now.match.game.choices(state, seat)))
        picked = node.items[:1] if isinstance(node, Pick) else ()
        decision = now.match.decisions[seat]
        await service.play(now.id, member.id, decision, "/".join(path), picked)
        await simulation.env.settle()


async def choose(simulation: Simulation, member: MemberActor, **settings: object) -> None:
    """Let a member have these settings."""
    members = context_of(simulation).members
    await members.change(
        member.id, lambda now: MemberSettings.model_validate({**now.model_dump(), **settings})
    )


async def until(simulation: Simulation, done: Callable[[], Awaitable[bool]]) -> None:
    """Let the bot go on until something is so: agents think in a process of their own.

    A board waits for what they do next, so now and then the simulated clock goes on, too.
    """
    async with asyncio.timeout(PATIENCE):
        for tries in count(1):
            if await done():
                return
            await asyncio.sleep(0.05)
            await simulation.env.settle()
            if tries % 20 == 0:
                await simulation.pass_time(AGENTS_PAUSE)
