"""The policy `greedy`, which looks no further ahead than this turn, by public information.

Its preferences are data (`greedy.toml`).
"""

from typing import Any

from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.games.planetary_defence import actions as a
from engine.games.planetary_defence.agents.finish import finish
from engine.games.planetary_defence.choices import DRAW, END_TURN, PLAY, PLAY_ALL, SHIELD, TOP
from engine.games.planetary_defence.content import (
    COLOUR,
    COLUMNS,
    GREED,
    METEOR,
    NUMBERS,
    VALUE,
    Appeal,
    deck,
)
from engine.games.planetary_defence.state import PlanetaryState

_START = len(deck(NUMBERS.decks.standard)[1]) + COLUMNS * (COLUMNS - 1)
"""The size of a new game, in cards: those in space, and one row for each move of the scrap pile."""

_TASTE: dict[str, Appeal] = {"black": GREED.meteor, "red": GREED.red, "white": GREED.white}
_CARD_APPEAL = tuple(
    (_TASTE[colour].base + _TASTE[colour].each * value, _TASTE[colour].late)
    for colour, value in zip(COLOUR, VALUE, strict=True)
)


def greedy(perspective: Perspective[Any, Any, Any], chance: Chance) -> a.Action:
    """Play the whole hand; then win in this turn, or take what appeals most until none does."""
    return guide(perspective.imagine(chance), perspective.seat, chance)


def guide(state: PlanetaryState, seat: int, chance: Chance) -> a.Action:  # noqa: ARG001
    """The action of `greedy` in a state, found without its tree of choices."""
    if state.hand:
        return PLAY_ALL.action if len(state.hand) > 1 else PLAY[state.hand[0]].action
    means, damage = state.credits, state.damage
    if not means and not damage:
        return END_TURN.action
    if (last := finish(state)) is not None:
        return last
    passed = 1 - (len(state.space) + COLUMNS * (COLUMNS - state.scrap_column)) / _START
    best, most = _of_the_row(state, passed)
    if damage >= NUMBERS.shield and state.space and not state.shield:
        open_columns = sum([METEOR[column[-1]] for column in state.columns if column])
        shield = GREED.shield
        worth = shield.base + shield.each * open_columns + shield.late * passed
        if worth > most:
            best, most = SHIELD.action, worth
    if means >= NUMBERS.action and (state.draw or state.discard):
        worth = GREED.draw.base + GREED.draw.late * passed
        if worth > most:
            best = DRAW.action
    return best


def _of_the_row(state: PlanetaryState, passed: float) -> tuple[a.Action, float]:
    best, most = END_TURN.action, 0.0
    for leaves, column in zip(TOP, state.columns, strict=True):
        if not column:
            continue
        card = column[-1]
        if VALUE[card] <= (state.damage if METEOR[card] else state.credits):
            base, late = _CARD_APPEAL[card]
            worth = base + late * passed
            if len(column) > 1:
                worth += GREED.uncover.any * sum([METEOR[card] for card in column[:-1]])
                worth += GREED.uncover.next * METEOR[column[-2]]
            if worth > most:
                best, most = leaves[card].action, worth
    return best, most


POLICIES = {"greedy": greedy, "rollout": greedy}
"""`greedy`, and the policy by which search plays on."""
