"""Alarms: space runs out of cards, and the scrap pile advances."""

from engine.core.game import Alarm
from engine.core.words import words
from engine.games.planetary_defence.content import COLUMNS
from engine.games.planetary_defence.rules.turns import is_over
from engine.games.planetary_defence.state import PlanetaryState


def alarms(state: PlanetaryState) -> tuple[Alarm, ...]:
    """An alarm when the next advance deals the last of space, or the scrap pile is on its way."""
    if is_over(state) or len(state.space) > COLUMNS:
        return ()
    if state.space:
        sentence = words("planetary-defence-alarm-space", cards=len(state.space))
        return (Alarm("space", sentence, threatens=(0,)),)
    turns, meteors = COLUMNS - state.scrap_column, state.meteors - state.destroyed
    sentence = words("planetary-defence-alarm-scrap", turns=turns, meteors=meteors)
    return (Alarm("scrap", sentence, threatens=(0,)),)
