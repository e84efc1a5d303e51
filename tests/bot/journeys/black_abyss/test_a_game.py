"""A game of one member with two agents, played by clicks through two tribunals."""

import re

from bot.store.records import Action
from tests.bot.journeys.black_abyss.play import (
    advised,
    agents_rest,
    begin,
    board,
    document,
    picked_for,
    public,
    table,
    take,
)
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, text_of

DECIDED = r"(passed, [0-9]+ votes? to [0-9]+|failed.*)\.\*\*"
PHASES_WITHOUT_HASTE = ("setup", "settle", "ground", "tribunal", "battle")


async def play_a_phase(simulation: Simulation) -> str:
    """Let Ada play a phase by clicks, as the greedy agent would; returns the phase."""
    now = await agents_rest(simulation)
    match, turn = now.match, now.match.state.turn
    phase = str(match.game.view(match.state, None).phase)
    hasty = turn > 1 and phase not in PHASES_WITHOUT_HASTE and not match.state.pending
    while 0 in now.missing and (now.match.state.turn, now.match.state.phase) == (
        turn,
        match.state.phase,
    ):
        path = "pass" if hasty else advised(now.match, 0)
        picked = picked_for(now.match, 0, path)
        await take(simulation, simulation.ada, path, picked)
        now = await table(simulation)
    return phase


async def history(simulation: Simulation) -> list[Action]:
    """All actions of the table's record."""
    now = await table(simulation)
    return list(await context_of(simulation).service.store.actions(now.id))


async def test_a_member_clicks_through_two_tribunals_with_two_agents(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, agents=2)
    assert "waiting for Ada" in text_of(board(simulation))
    while (await table(simulation)).match.state.turn <= 6:
        await play_a_phase(simulation)
        assert not (await table(simulation)).over
    await agents_rest(simulation)

    seen = [document(message) for message in public(simulation)]
    seats = (await table(simulation)).row.seats
    assert len({seat.name for seat in seats}) == len(seats)
    decided = [text for text in seen if re.search(DECIDED, text)]
    seated = [
        text
        for text in seen
        if "took the tribunal seat" in text or "Nobody took the tribunal seat" in text
    ]
    assert (len(decided), len(seated)) == (2, 2), "resolutions first, then the seat"
    for result in (*decided, *seated):
        counted = re.findall(r"With \d+ votes?, .+ (?:voted|abstained)", result)
        assert len(counted) in (3, 6), "once, or with the seat that was voted on beforehand"
        assert all(f", {seat.name} " in result for seat in seats if seat.user is None)
    live = [message for message in public(simulation) if "My moves" in document(message)]
    assert len(live) == 1
    agents_moves = sum(entry.by == "agent" for entry in await history(simulation))
    assert len(seen) < agents_moves / 2, "the channel is flooded"
