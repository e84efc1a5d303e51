"""The chance of winning from a position, estimated from public information."""

from math import exp, log

from engine.games.planetary_defence.content import COLUMNS, CREDITS, DAMAGE, GREED, METEOR, VALUE
from engine.games.planetary_defence.rules.turns import is_over
from engine.games.planetary_defence.state import PlanetaryState

_LOST = GREED.outlook.lost
WEIGHTS = tuple(weights for _, weights in GREED.outlook.weights)
STEEP = 30.0
"""The limit of the logit on both sides, so that `exp` stays in range."""


def estimate(state: PlanetaryState, seat: int) -> float:  # noqa: ARG001
    """The chance of winning, from 0 to 1, estimated for search.

    A won game is worth 1. A lost game is worth `lost` (`greedy.toml`) times the share of meteors
    destroyed; every running game is worth more than that.
    """
    if is_over(state):
        destroyed = state.destroyed / state.meteors
        return 1.0 if destroyed >= 1 else _LOST * destroyed
    left = turns_left(state)
    logit = 0.0
    for measure, (steady, each, square) in zip(measures(state, left), WEIGHTS, strict=True):
        logit += measure * (steady + left * (each + left * square))
    chance = 1 / (1 + exp(-max(-STEEP, min(STEEP, logit))))
    return _LOST + (1 - _LOST) * chance


def turns_left(state: PlanetaryState) -> int:
    """The turns until the scrap pile reaches the last column."""
    return (len(state.space) + COLUMNS - 1) // COLUMNS + COLUMNS - state.scrap_column


def measures(state: PlanetaryState, left: int) -> tuple[float, ...]:
    """The measures of a position, one for each field of `OutlookWeights`, in their order.

    `left` is the number of turns left.
    """
    hand = state.hand
    deck = state.draw + state.discard + state.played + hand
    red, white = sum([DAMAGE[card] for card in deck]), sum([CREDITS[card] for card in deck])
    meteor_value = sum([VALUE[card] for card in state.space if METEOR[card]])
    covering = covering_value = topmost = 0
    for column in state.columns:
        covers = False
        for card in column:
            if METEOR[card]:
                covers = True
                meteor_value += VALUE[card]
            elif covers:
                covering += 1
                covering_value += VALUE[card]
        topmost += bool(column) and METEOR[column[-1]]
    cards = len(deck)
    return (
        1,
        meteor_value,
        state.meteors - state.destroyed,
        red,
        white,
        cards,
        covering,
        covering_value,
        topmost,
        sum([DAMAGE[card] for card in hand]),
        sum([CREDITS[card] for card in hand]),
        log((meteor_value + 1) * max(1, cards) / ((red + 1) * max(1, left))),
        white / max(1, cards),
        red / max(1, cards),
    )
