"""A whole game of another package, with bluffs, on the board that every game has."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from bot.play.undo import events_in
from engine.core.events import seen
from tests.bot.journeys.larger_tables import act_at_random, games_installed
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import board, posts, press, public, table
from tests.liars_dice import Doubted, Shown
from tests.liars_dice.test_liars_dice import LIARS_DICE
from tests.simulation import Simulation, text_of

LONGEST = 300
"""Maximum steps of a game with two dice each."""


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install Liar's Dice."""
    with games_installed(tmp_path_factory.mktemp("site"), LIARS_DICE):
        yield


async def begin(simulation: Simulation) -> str:
    """Start a game of Ada and Bo with two dice each; returns its id."""
    ada, games = simulation.ada, simulation.games
    await ada.slash(games, "play", game="Liar's Dice", options="Dice: 2")
    lobby = public(simulation)[-1]
    assert "Dice: **2**" in text_of(lobby)
    await press(simulation, simulation.bo, lobby, "join")
    await press(simulation, ada, lobby, "start")
    return (await table(simulation)).id


async def test_a_game_is_clicked_to_its_end_and_the_board_shows_every_reveal(
    simulation: Simulation,
) -> None:
    match, members, luck = await begin(simulation), (simulation.ada, simulation.bo), Random(7)
    service, reveals = context_of(simulation).service, 0
    for _ in range(LONGEST):
        now = await service.tables.load(match)
        if now.over:
            break
        member = members[now.awaited[0]]
        panel = await press(simulation, member, board(simulation), "hand")
        while (await service.tables.load(match)).match.revision == now.match.revision:
            await act_at_random(simulation, member, panel, luck)
        newest, after = text_of(public(simulation)[-1]), await service.tables.load(match)
        assert "Your dice" not in posts(simulation)
        assert "You rolled" not in posts(simulation)
        (entry,) = await service.store.actions(now.id, now.match.revision)
        facts = seen(events_in(after.match, entry), None)
        speech = after.speech("en")
        for fact in facts:
            assert speech(after.match.game.text.fact(fact)) in newest
        reveals += any(isinstance(fact, Doubted) for fact in facts)
        assert len([fact for fact in facts if isinstance(fact, Shown)]) in (0, 2)

    assert (await service.tables.load(match)).over
    assert reveals >= 2
    assert re.search(r"(Ada|Bo) won with [12] dice left", posts(simulation))


async def test_a_reposted_board_still_shows_the_events_of_the_last_step(
    simulation: Simulation,
) -> None:
    await begin(simulation)
    assert "Ada bid" not in text_of(board(simulation))
    await simulation.ada.slash(simulation.games, "move", move="Bid 2 x 3")
    assert "Ada bid 2 x 3." in text_of(board(simulation))
    await simulation.dan.slash(simulation.games, "board")
    assert text_of(board(simulation)).count("Ada bid 2 x 3.") == 2
    await simulation.bo.slash(simulation.games, "move", move="Doubt it")
    shown = text_of(board(simulation))
    assert "Bo doubted the 2 x 3 of Ada." in shown
    assert re.search(r"Bo had \d, \d\.\nAda had \d, \d\.", shown)
