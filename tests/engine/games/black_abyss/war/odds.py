"""The lines of forecasts that tests of the odds read."""

from itertools import count
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.games.black_abyss import odds
from engine.games.black_abyss.state import State
from tests.bot.journeys.black_abyss import late

BATTLES = 63
GAME = late.game()
FORESIGHT = odds.BattleOdds()


def wars(state: State, seat: int, battles: int = BATTLES) -> list[dict[str, Any]]:
    """The arguments of the lines about battles that a seat could begin by moving."""
    steps = count(1)
    imagine = Perspective(GAME, state, seat).imagine
    _, *lines = FORESIGHT.outcomes(seat, imagine, Chance("4" * 64), lambda: next(steps) < battles)
    return [dict(line.args) for line in lines if line.args]
