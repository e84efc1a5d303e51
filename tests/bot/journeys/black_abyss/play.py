"""Members at a table of Black Abyss on a simulated Discord, who play by clicks."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.play.effects.all_effects import follow
from bot.play.effects.board import AGENTS_PAUSE
from bot.play.effects.transition import Transition, as_lobby
from bot.presentation.custom_ids import CustomId, Verb
from bot.table.table import Table
from engine.core.chance import Chance
from engine.core.choices import Leaf, Pick, walk
from engine.core.game import Perspective
from engine.core.match import Match
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.clicking import towards
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import DAY, arranged, board, press, public, table
from tests.deliveries import Delivery
from tests.patience import PATIENCE
from tests.simulation import Simulation, nodes

__all__ = ["DAY", "begin", "board", "context_of", "document", "press", "public", "table"]

Arrange = Callable[[Any], None]

EMPTY = "cast-empty/cast"
"""The path that casts an empty ballot."""
STEPS = 12
"""Maximum clicks of a single choice."""


async def begin(
    simulation: Simulation, *members: MemberActor, agents: int, pace: str = "none", **options: str
) -> Table:
    """Open a lobby in the first channel, let the members join, add agents, and start."""
    host = members[0]
    given = " ".join(f"{name}={value}" for name, value in options.items())
    await host.slash(simulation.games, "play", game="black_abyss", options=given)
    lobby = public(simulation)[-1]
    for other in members[1:]:
        await press(simulation, other, lobby, "join")
    for _ in range(agents):
        await press(simulation, host, lobby, "agent")
    settings = await press(simulation, host, lobby, "options")
    wanted = next(one for one in _ids(settings) if one.endswith("set:pace"))
    await simulation.deliver(simulation.press(host, settings, wanted, values=[pace]))
    await press(simulation, host, lobby, "start")
    return await table(simulation)


async def agents_rest(simulation: Simulation) -> Table:
    """Wait until the game waits for members and all moves of agents are shown."""
    async with asyncio.timeout(PATIENCE):
        while any(map((now := await table(simulation)).automatic, now.missing)):
            await asyncio.sleep(0.01)
            await simulation.env.settle()
    await simulation.pass_time(AGENTS_PAUSE + 0.1)
    return await table(simulation)


async def begin_for_three(simulation: Simulation) -> tuple[MemberActor, ...]:
    """Start a game of Ada, Bo and Cleo."""
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    return members


async def door(simulation: Simulation, member: MemberActor) -> Message:
    """The member's private panel, opened by the board's button."""
    return await press(simulation, member, board(simulation), "hand")


async def take(
    simulation: Simulation,
    member: MemberActor,
    path: str,
    picked: Sequence[str] = (),
    clicks: list[str] | None = None,
) -> Message:
    """Make the choice at `path` by clicks on the member's private panel; returns the panel.

    Appends each click to `clicks`.
    """
    panel = await door(simulation, member)
    seat = (await table(simulation)).seat_of(member.id)
    assert seat is not None
    before = (await table(simulation)).match.decisions[seat]
    for _ in range(STEPS):
        control, values = towards(panel, path, picked)
        click = simulation.press(member, panel, control, values=values)
        await simulation.deliver(click)
        assert click.answered
        if clicks is not None:
            clicks.append(control)
        panel = simulation.env.backend.messages[panel.channel_id][panel.id]
        if (await table(simulation)).match.decisions[seat] != before:
            return panel
    raise AssertionError(f"{path!r} cannot be reached by clicks")


async def empty_ballot(simulation: Simulation, member: MemberActor) -> tuple[Message, str]:
    """The member's panel at the empty ballot, and the button that casts it."""
    panel = await door(simulation, member)
    opens, values = towards(panel, EMPTY, ())
    await simulation.deliver(simulation.press(member, panel, opens, values=values))
    opened = simulation.env.backend.messages[panel.channel_id][panel.id]
    return opened, towards(opened, EMPTY, ())[0]


def advised(match: Match[Any, Any, Any], seat: int) -> str:
    """The path of the action that the greedy agent chooses for the seat."""
    policy = match.game.policies["greedy"]
    action = policy(Perspective(match.game, match.state, seat), Chance("5" * 64))
    for path, node in walk(match.game.choices(match.state, seat)):
        if isinstance(node, Leaf) and node.action == action:
            return "/".join(path)
        if isinstance(node, Pick) and _makes(node, action):
            return "/".join(path)
    raise AssertionError(f"{action} is not offered")


def picked_for(match: Match[Any, Any, Any], seat: int, path: str) -> tuple[str, ...]:
    """The items that the greedy agent would pick at `path`."""
    policy = match.game.policies["greedy"]
    action = policy(Perspective(match.game, match.state, seat), Chance("5" * 64))
    nodes = {"/".join(way): one for way, one in walk(match.game.choices(match.state, seat))}
    node = nodes[path]
    return () if isinstance(node, Leaf) else _items(node, action)


def _makes(pick: Any, action: Any) -> bool:
    return bool(_items(pick, action))


def _items(pick: Any, action: Any) -> tuple[str, ...]:
    """The items of a pick that make this action; empty if none do."""
    numbers = getattr(action, "ships", None) or getattr(action, "lands", None) or ()
    named = tuple(key for key in pick.items if key[1:].isdigit() and int(key[1:]) in numbers)
    for chosen in (named, tuple(pick.items)):
        if pick.least <= len(chosen) <= pick.most and pick.build(chosen) == action:
            return chosen
    return ()


def document(message: Message) -> str:
    """All text and labels of a message."""
    parts = []
    for node in nodes(message.components):
        parts += [str(node[key]) for key in ("content", "label", "placeholder") if key in node]
    return "\n".join(parts)


def _ids(message: Message) -> list[str]:
    return [node["custom_id"] for node in nodes(message.components) if "custom_id" in node]


async def jump(
    simulation: Simulation, cycle: int, phase: str, arrange: Arrange | None = None
) -> Table:
    """Replace the table's state by a saved one of that cycle and phase, with as many seats."""
    now, parts = await table(simulation), context_of(simulation)
    state = late.table(len(now.row.seats), cycle, phase, arrange).match.state
    there = await arranged(simulation, replace(now, match=replace(now.match, state=state)))
    begun = Transition(as_lobby(there), there, parts.service.now())
    await parts.service.store.commit(follow(begun))
    parts.service.wake()
    await simulation.env.settle()
    return there


async def prepared(
    simulation: Simulation, member: MemberActor, path: str, ahead: int = 0
) -> Delivery:
    """A member's click on `path`, to be delivered later.

    `ahead` is how many of the member's own actions come before it.
    """
    now, panel = await table(simulation), await door(simulation, member)
    seat = now.seat_of(member.id)
    assert seat is not None
    where = CustomId(now.id, seat, now.match.decisions[seat] + ahead, Verb.PLAY, path)
    return simulation.press(member, panel, str(where))
