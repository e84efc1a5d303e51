"""The end of a cooperative game: contributions, and a harder rematch."""

import pytest

from bot.play.opening import start
from bot.table.table import Table
from engine.core import options, registry
from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.core.match import Match
from tests.bot.journeys.tables.table import begin, public, until
from tests.bot.journeys.tables.turns.test_spins import GAME, greedily
from tests.simulation import Simulation, custom_ids, labels_of, text_of

SEATS = 2
SEEDS = 40


def won_by_simple_players() -> str:
    """A seed with which two greedy agents win."""
    game = registry.game(GAME)
    greedy = game.policies["greedy"]
    for number in range(SEEDS):
        match = Match.start(game, options.read(game, {}), SEATS, f"{number:064x}")
        while awaited := game.awaited(match.state):
            seen = Perspective(game, match.state, awaited[0])
            match = match.play(awaited[0], greedy(seen, Chance("5" * 64))).match
        outcome = game.outcome(match.state)
        assert outcome is not None
        if outcome.winners:
            return f"{number:064x}"
    raise AssertionError("simple players win no game")


async def win_together(simulation: Simulation, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Let Ada and Bo win a game; returns the table once its final board is posted."""
    seed = won_by_simple_players()
    monkeypatch.setattr(start, "seed_of", lambda _secret, _started: seed)
    now = await begin(simulation, simulation.ada, simulation.bo, game=GAME)
    while not now.over:
        now = await greedily(simulation)

    async def ended() -> bool:
        return "Play again" in labels_of(public(simulation)[-1])

    await until(simulation, ended)
    return now


async def test_a_cooperative_win_lists_contributions_and_offers_a_harder_rematch(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = await win_together(simulation, monkeypatch)
    over = public(simulation)[-1]
    shown = text_of(over)
    assert "all colonies are saved" in shown
    assert "damage taken" in shown
    saved = sum(player.rescued for player in now.match.state.players)
    assert saved == 5
    for seat, who in enumerate(("Ada", "Bo")):
        line = next(line for line in shown.splitlines() if line.startswith(f"- {who}: "))
        rescued = now.match.state.players[seat].rescued
        assert (f"{rescued} colon" in line) is bool(rescued)
    assert "Points for the most energy in the sector: " in shown
    assert "Again, one step harder" in labels_of(over)
    lobby = await harder(simulation)
    assert "Difficulty: **Hard**" in lobby


async def harder(simulation: Simulation) -> str:
    """Press the button for a harder rematch; returns the lobby's text."""
    over = public(simulation)[-1]
    wanted = next(one for one in custom_ids(over.components) if one.endswith(":again:harder"))
    await simulation.deliver(simulation.press(simulation.ada, over, wanted))
    return text_of(public(simulation)[-1])
