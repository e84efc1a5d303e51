"""A game of Dark Miss Down between two members, one with closed direct messages.

Ada plays in her direct messages, Bo by the board's button, both using only what is shown. Without
`--soak`, they play the middle of the game as its guide advises.
"""

from random import Random

from simcord.actors import MemberActor
from simcord.backend.models import Message

from engine.core.chance import Chance
from tests.bot.journeys.larger_tables import act_at_random, duel, moves, press
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, custom_ids, labels_of, text_of

MOST_CLICKS = 600
CLICKS = 60
"""Clicks before the middle of the game."""


def live_boards(simulation: Simulation) -> list[Message]:
    """The public boards with live buttons."""
    shown = simulation.sees(simulation.dan, simulation.games)
    return [one for one in shown if any(":hand:" in each for each in custom_ids(one.components))]


async def panel_of(simulation: Simulation, member: MemberActor) -> Message:
    """Where a member plays: Ada in her direct messages, Bo behind the board's button."""
    if member is simulation.ada:
        return next(one for one in reversed(simulation.messages_of(member)) if moves(one))
    await press(simulation, member, live_boards(simulation)[-1], "hand")
    return simulation.sees(member, simulation.games)[-1]


async def advise(simulation: Simulation, match_id: str) -> None:
    """Play the game as its guide advises, until one more action ends it."""
    service, luck = context_of(simulation).service, Chance("7" * 64)
    while True:
        table = await service.tables.load(match_id)
        seat, match = table.missing[0], table.match
        action = match.game.guide(match.state, seat, luck)
        if match.game.outcome(match.play(seat, action).match.state) is not None:
            break
        await service.do(table.id, table.row.seats[seat].user or 0, action)
    await simulation.env.settle()


async def test_two_members_play_to_the_end_and_a_rematch(
    simulation: Simulation, *, soaking: bool
) -> None:
    simulation.close_messages(simulation.bo)
    row = await duel(simulation)
    service = context_of(simulation).service
    luck = Random(8)
    within, passing = [0], {simulation.ada: [0], simulation.bo: [0]}
    members = (simulation.ada, simulation.bo)
    for clicks in range(MOST_CLICKS):
        if clicks == CLICKS and not soaking:
            await advise(simulation, row.id)
        table = await service.tables.load(row.id)
        if table.over:
            break
        seat = table.missing[0]
        panel = await panel_of(simulation, members[seat])
        assert moves(panel), text_of(panel)
        with simulation.requests() as requests:
            await act_at_random(simulation, members[seat], panel, luck)
        after = await service.tables.load(row.id)
        same = after.missing == table.missing and after.match.state.turn == table.match.state.turn
        if same:
            gone = [one for one in requests if one.method == "DELETE" and "/webhooks/" in one.path]
            assert len(gone) <= 1, "only an earlier refusal is deleted"
            within.append(len(requests) - len(gone))
        else:
            passing[members[1 - seat]].append(len(requests))
        assert len(live_boards(simulation)) <= 1
    table = await service.tables.load(row.id)
    assert table.over
    assert max(within) <= 2, within
    first, *further = sorted(passing[simulation.ada], reverse=True)
    assert first <= 5  # one more to open the direct messages
    assert max(further) <= 4, further
    assert max(passing[simulation.bo]) <= 4, passing  # one more to check that Bo is on the server
    # the reposted board mentions Bo, and Bo's open panel is updated
    assert sorted(passing[simulation.bo])[-2] <= 4
    board = simulation.sees(simulation.dan, simulation.games)[-1]
    assert "Play again" in labels_of(board)
    assert not any(":hand:" in one for one in custom_ids(board.components))
    await press(simulation, simulation.bo, board, "again")
    lobby = simulation.sees(simulation.dan, simulation.games)[-1]
    assert "1. Bo (host)" in text_of(lobby)
    assert "2. Ada (invited: press Join)" in text_of(lobby)


async def test_the_next_player_reads_only_what_the_other_did_since(
    simulation: Simulation,
) -> None:
    row = await duel(simulation)
    service, members = context_of(simulation).service, (simulation.ada, simulation.bo)
    seat = (await service.tables.load(row.id)).missing[0]
    one, other = members[seat], members[1 - seat]

    async def door(member: MemberActor) -> Message:
        await press(simulation, member, live_boards(simulation)[-1], "hand")
        return simulation.sees(member, simulation.games)[-1]

    panel = await door(one)
    assert "Meanwhile" not in text_of(panel)
    draw = next(each for each in custom_ids(panel.components) if each.endswith(":draw"))
    await simulation.deliver(simulation.press(one, panel, draw))
    drew = f"Meanwhile: {row.seats[seat].name} drew a card from the pile."
    assert drew in text_of(await door(other))
    assert "Meanwhile" not in text_of(await door(one))
    assert drew in text_of(simulation.messages_of(other)[-1])
