"""The end of a game of several seats: everybody sees who won and how it went."""

from __future__ import annotations

from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import act, begin, public
from tests.simulation import Simulation, labels_of, text_of


async def test_a_finished_game_is_shown_by_its_winner_scores_and_course(
    simulation: Simulation,
) -> None:
    match = (await begin(simulation, simulation.ada, simulation.bo)).id
    service = context_of(simulation).service
    while not (now := await service.tables.load(match)).over:
        seat = now.missing[0]
        await act(simulation, (simulation.ada, simulation.bo)[seat])

    outcome = now.match.game.outcome(now.match.state)
    assert outcome is not None
    board = next(one for one in reversed(public(simulation)) if "Play again" in labels_of(one))
    assert len(board.attachments) == 1
    said = text_of(board)
    for name, score in zip(("Ada", "Bo"), outcome.scores, strict=True):
        assert f"{name}: {score}." in said
        assert f"{name}, Points claimed went from 0 to {score}" in said
    winners = ", ".join(("Ada", "Bo")[seat] for seat in outcome.winners)
    assert f"Beacons · 3 turns: {winners} win" in said
