"""The end of every game shows its turning points, in a solo game with better actions."""

import pytest

from bot.features.endings.deed import Moment
from bot.language.speech import Speech, capital, turn_when
from engine.core.chance import Chance
from tests.bot.features.endings.test_endings import (
    percents,
    pictures,
    pressed,
    story_of,
    story_shown,
    went,
)
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import Player, context_of
from tests.bot.journeys.tables.table import begin, until
from tests.simulation import Simulation, text_of

STRONGER, LUCK, NONE_STRONGER = (
    "Better on this turn (by about ",
    (" That was good luck. ", " That was bad luck. "),
    "The AI found no better move on this turn.",
)


def changed(game: str, moment: Moment) -> str:
    """When the chance rose or fell, as at the beginning of a line."""
    return f"{capital(Speech()(turn_when(game, moment.turn)))} the chance {went(moment)}"


async def play_as_advised(simulation: Simulation, game: str, seats: int) -> Player:
    """A game that its members have played to its end as its guide advises."""
    members = (simulation.ada, simulation.bo, simulation.dan)[:seats]
    ada = Player(simulation, simulation.ada, simulation.games)
    if seats == 1:
        await ada.open(game)
    else:
        await begin(simulation, *members, game=game)
    service, luck = context_of(simulation).service, Chance("7" * 64)
    while not (now := await ada.table()).over:
        seat, match = now.missing[0], now.match
        action = match.game.guide(match.state, seat, luck)
        await service.do(now.id, now.row.seats[seat].user or 0, action)

    await until(simulation, lambda: story_shown(ada))
    return ada


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("planetary_defence", 1),
        ("dyla", 1),
        ("dark_miss_down", 2),
        pytest.param("dark_wall_destiny", 2, marks=pytest.mark.soak),
        pytest.param("black_abyss", 3, marks=pytest.mark.soak),
    ],
)
async def test_the_deciding_moments_are_below_the_final_board_and_in_the_log(
    simulation: Simulation, game: str, seats: int
) -> None:
    player = await play_as_advised(simulation, game, seats)
    story, last = await story_of(player), player.boards[-1]
    assert 1 <= len(story.moments) <= 3
    text = text_of(last)
    for moment in story.moments:
        before, after = percents(await player.table(), moment)
        line = f"{changed(game, moment)} from {before} to {after}. "
        (told,) = [one for one in text.split("\n") if line in one]
        assert moment.facts or moment.better
        if seats == 1:
            assert (STRONGER in told) is bool(moment.better)
            rose = moment.after > moment.before
            assert (LUCK[0] in told) is (moment.luck and rose)
            assert (LUCK[1] in told) is (moment.luck and not rose)
            assert (NONE_STRONGER in told) is moment.best
    log = await enter(simulation, simulation.ada, "table log")
    shown = await pressed(simulation, simulation.ada, log, "moments:")
    for place, moment in enumerate(story.moments, 1):
        assert f"Turning point {place} of {len(story.moments)}" in text_of(shown)
        before, _ = percents(await player.table(), moment)
        assert f"{changed(game, moment)} from {before}" in text_of(shown)
        assert len(pictures(shown)) == 1
        if place < len(story.moments):
            shown = await pressed(simulation, simulation.ada, shown, f"moments:{place}")
