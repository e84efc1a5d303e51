"""Alarms: space runs out of cards, and the scrap pile advances."""

from engine.core.game import Alarm
from engine.core.words import words
from engine.games.planetary_defence.content import COLUMNS
from engine.games.planetary_defence.rules.turns import is_over
from engine.games.planetary_defence.state import PlanetaryState


def alarms(state: PlanetaryState) -> tuple[Alarm, ...]:
    """An alarm if the next advance deals the last cards of space, or if space is empty already.

    With empty space, the scrap pile moves on.
    """
    if is_over(state) or len(state.space) > COLUMNS:
        return ()
    if state.space:
        sentence = words("planetary-defence-alarm-space", cards=len(state.space))
        return (Alarm("space", sentence, threatens=(0,)),)
    turns, meteors = COLUMNS - state.scrap_column, state.meteors - state.destroyed
    sentence = words("planetary-defence-alarm-scrap", turns=turns, meteors=meteors)
    return (Alarm("scrap", sentence, threatens=(0,)),)
