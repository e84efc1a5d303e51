"""Alarms: space runs out of cards, and the scrap pile advances."""

from engine.core.game import Alarm
from engine.core.words import words
from engine.games.planetary_defence.content import COLUMNS
from engine.games.planetary_defence.rules.turns import is_over
from engine.games.planetary_defence.state import PlanetaryState


def alarms(state: PlanetaryState) -> tuple[Alarm, ...]:
    """The last cards of space, then the scrap pile on its way to the last column."""
    if is_over(state) or len(state.space) > COLUMNS:
        return ()
    if state.space:
        sentence = words("planetary-defence-alarm-space", cards=len(state.space))
        return (Alarm("space", sentence, threatens=(0,)),)
    turns, meteors = COLUMNS - state.scrap_column, state.meteors - state.destroyed
    sentence = words("planetary-defence-alarm-scrap", turns=turns, meteors=meteors)
    return (Alarm("scrap", sentence, threatens=(0,)),)
