"""Members at a table of Beacons: begin, act, press, and read what is shown."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.types import HttpLogEntry

from bot.members.preferences import MemberSettings
from bot.play.advance import snapshot_of
from bot.play.effects.board import AGENTS_PAUSE
from bot.presentation.custom_ids import Verb
from bot.store.changes import PutSnapshot
from bot.table.table import Table
from engine.core import registry
from engine.core.choices import Pick, walk
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of, row_here
from tests.patience import PATIENCE
from tests.simulation import Simulation, custom_ids, nodes, text_of

DAY = 24 * 3600.0


async def table(simulation: Simulation) -> Table:
    """The stored table in the first channel."""
    service = context_of(simulation).service
    row = await row_here(simulation)
    return await service.tables.load(row.id)


async def arranged(simulation: Simulation, now: Table) -> Table:
    """Replace the table's stored state at the same revision; returns the table."""
    tables, store = context_of(simulation).service.tables, context_of(simulation).service.store
    await store.commit([PutSnapshot(snapshot_of(now.id, now.match))])
    tables.forget(now.id)
    return await tables.load(now.id)


async def choice_of(simulation: Simulation, seat: int) -> str:
    """The text by which commands name a seat: its number from 1 and its member's name."""
    return f"{seat + 1}. {(await table(simulation)).row.seats[seat].name}"


def public(simulation: Simulation) -> list[Message]:
    """The messages that everybody sees in the first channel."""
    seen = simulation.sees(simulation.dan, simulation.games)
    return [message for message in seen if not message.is_ephemeral]


def posts(simulation: Simulation) -> str:
    """The text of all public messages in the first channel."""
    return "\n".join(text_of(message) for message in public(simulation))


def board(simulation: Simulation) -> Message:
    """The newest message with the board's own buttons."""
    return next(
        message
        for message in reversed(public(simulation))
        if any(":hand:" in one for one in custom_ids(message.components))
    )


def boards(simulation: Simulation, channel: ChannelHandle | None = None) -> list[Message]:
    """Every board with live buttons in a channel, by default the first."""
    shown = simulation.sees(simulation.dan, channel or simulation.games)
    return [one for one in shown if any(":99:0:text:" in id_ for id_ in custom_ids(one.components))]


def writes(sent: list[HttpLogEntry], channel: ChannelHandle) -> list[str]:
    """The HTTP methods of the requests that post, edit or delete messages of a channel."""
    place = f"/channels/{channel.id}/messages"
    return [one.method for one in sent if one.method != "GET" and one.path.startswith(place)]


async def press(
    simulation: Simulation, member: MemberActor, message: Message, verb: str, *values: str
) -> Message:
    """Press the first button with this verb, or choose in the first menu with `values`.

    Returns the private answer to the member, or else the message itself.
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


async def press_only_button(simulation: Simulation, member: MemberActor, shown: Message) -> str:
    """Press the only button of a message; returns its text afterwards."""
    (only,) = custom_ids(shown.components)
    await simulation.deliver(simulation.press(member, shown, only))
    return text_of(shown)


async def pause_a_week(simulation: Simulation, member: MemberActor, panel: Message) -> None:
    """Press *Pause a week* in the menu behind the board's *Table* button, and confirm it."""
    for _ in ("Pause a week", "Pause"):
        wanted = next(one for one in custom_ids(panel.components) if "break" in one)
        await simulation.deliver(simulation.press(member, panel, wanted))


async def open_lobby(simulation: Simulation, game: str, **given: Any) -> Message:
    """Let Ada open a lobby in the first channel; returns its message."""
    await simulation.ada.slash(simulation.games, "play", game=game, **given)
    return public(simulation)[-1]


BY_LOT = "factions=lot, tactics=1"
"""Options with which a game of Dark Wall Destiny begins with its first turn."""


async def begin(
    simulation: Simulation,
    *members: MemberActor,
    pace: str = "none",
    agents: int = 0,
    game: str = "beacons",
    chosen: str = "",
) -> Table:
    """Open a lobby with options in the first channel, let the members join, and start."""
    assert game in registry.names(), f"{game} is not installed in this test: name another `game`"
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
    return await table(simulation)


async def lay(simulation: Simulation, member: MemberActor) -> Message:
    """Lay the first card of the hand by the board's button; returns the private panel."""
    panel = await press(simulation, member, board(simulation), "hand")
    seat = (await table(simulation)).seat_of(member.id)
    assert seat is not None
    match = (await table(simulation)).match
    cards = match.game.choices(match.state, seat).open()[0]
    assert isinstance(cards, Pick)
    card = cards.items[0]
    return await press(simulation, member, panel, "pick", card)


async def act(simulation: Simulation, *members: MemberActor) -> None:
    """Let each of these members who must act make their first choice."""
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


async def a_turn(simulation: Simulation, *members: MemberActor) -> None:
    """Let the members act until the next turn begins."""
    turn = (await table(simulation)).match.state.turn
    while (await table(simulation)).match.state.turn == turn:
        await act(simulation, *members)


async def quits(simulation: Simulation, member: MemberActor, how: str = Verb.LEAVE_AI) -> None:
    """Let a member leave their seat to an AI, or end the game with `resign`."""
    question = await enter(simulation, member, "table quit")
    await press(simulation, member, question, how)


async def bo_quits(simulation: Simulation) -> str:
    """Let Bo leave a table of three in its second turn; returns the name of the AI."""
    members = simulation.ada, simulation.bo, simulation.cleo
    await begin(simulation, *members)
    await a_turn(simulation, *members)
    await quits(simulation, simulation.bo)
    return (await table(simulation)).speech("en").names[1]


async def choose(simulation: Simulation, member: MemberActor, **settings: object) -> None:
    """Change a member's settings."""
    members = context_of(simulation).members
    await members.change(
        member.id, lambda now: MemberSettings.model_validate({**now.model_dump(), **settings})
    )


async def until(simulation: Simulation, done: Callable[[], Awaitable[bool]]) -> None:
    """Advance the simulated clock until something has happened.

    Agents run in other processes, and a board waits for their moves.
    """
    async with asyncio.timeout(PATIENCE):
        for tries in count(1):
            if await done():
                return
            await asyncio.sleep(0.05)
            await simulation.env.settle()
            if tries % 20 == 0:
                await simulation.pass_time(AGENTS_PAUSE)
