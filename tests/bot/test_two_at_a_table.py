"""A whole game of Dark Miss Down between two members, one of them with direct messages closed.

Ada plays from her direct messages, Bo through the door on the board; both only by what is shown.
"""

from __future__ import annotations

from random import Random

from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.enums import ComponentType

from tests.bot.player import context_of
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

MOST_CLICKS = 600
PLAYS = (":play:", ":pick:", ":choose:")


async def press(simulation: Simulation, member: MemberActor, message: Message, verb: str) -> None:
    """Press the first button of a message that does this."""
    wanted = next(one for one in custom_ids(message.components) if f":{verb}:" in one)
    await simulation.deliver(simulation.press(member, message, wanted))


async def begin(simulation: Simulation) -> None:
    """Ada opens a table, Bo joins, Ada starts."""
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    lobby = simulation.sees(simulation.dan, simulation.games)[-1]
    await press(simulation, simulation.bo, lobby, "join")
    await press(simulation, simulation.ada, lobby, "start")


def live_boards(simulation: Simulation) -> list[Message]:
    """The boards that everybody sees and whose door still opens."""
    shown = simulation.sees(simulation.dan, simulation.games)
    return [one for one in shown if any(":hand:" in each for each in custom_ids(one.components))]


def can_play(message: Message) -> bool:
    """Whether a message offers any move."""
    return any(verb in one for one in custom_ids(message.components) for verb in PLAYS)


async def panel_of(simulation: Simulation, member: MemberActor) -> Message:
    """Where a member plays: Ada in her direct messages, Bo behind the door of the board."""
    if member is simulation.ada:
        return simulation.messages_of(member)[-1]
    await press(simulation, member, live_boards(simulation)[-1], "hand")
    return simulation.sees(member, simulation.games)[-1]


async def act(
    simulation: Simulation, member: MemberActor, panel: Message, luck: Random
) -> list[str]:
    """Do something the panel offers; the requests that made."""
    controls = [
        node
        for node in nodes(panel.components)
        if any(verb in node.get("custom_id", "") for verb in PLAYS)
    ]
    control = luck.choice(controls)
    values = None
    if control["type"] == ComponentType.STRING_SELECT:
        count = luck.randint(control["min_values"], control["max_values"])
        values = luck.sample([one["value"] for one in control["options"]], count)
    with simulation.requests() as sent:
        click = simulation.press(member, panel, control["custom_id"], values=values)
        await simulation.deliver(click)
    return [entry.path for entry in sent]


async def test_two_members_play_to_the_end_and_once_more(simulation: Simulation) -> None:
    simulation.close_messages(simulation.bo)
    await begin(simulation)
    service = context_of(simulation).service
    row = await service.store.match_in_channel(simulation.games.id)
    assert row is not None
    luck = Random(11)
    within, passing = [0], {simulation.ada: [0], simulation.bo: [0]}
    members = (simulation.ada, simulation.bo)
    for _ in range(MOST_CLICKS):
        table = await service.tables.load(row.id)
        if table.over:
            break
        seat = table.missing[0]
        panel = await panel_of(simulation, members[seat])
        assert can_play(panel), text_of(panel)
        requests = await act(simulation, members[seat], panel, luck)
        after = await service.tables.load(row.id)
        same = after.missing == table.missing and after.match.state.turn == table.match.state.turn
        (within if same else passing[members[1 - seat]]).append(len(requests))
        assert len(live_boards(simulation)) <= 1
    table = await service.tables.load(row.id)
    assert table.over
    assert max(within) <= 2, within
    first, *further = sorted(passing[simulation.ada], reverse=True)
    assert first <= 5  # once, to open the direct messages
    assert max(further) <= 4, further
    assert max(passing[simulation.bo]) <= 5  # a mention, and a look whether Bo is still there
    board = simulation.sees(simulation.dan, simulation.games)[-1]
    assert "Play again" in labels_of(board)
    assert not any(":hand:" in one for one in custom_ids(board.components))
    await press(simulation, simulation.bo, board, "again")
    lobby = simulation.sees(simulation.dan, simulation.games)[-1]
    assert "1. Bo (host)" in text_of(lobby)
    assert "2. Ada (invited)" in text_of(lobby)
