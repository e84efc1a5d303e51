"""The policy `greedy`, which does not look ahead and uses only public information.

Its preferences are data (`greedy.toml`).
"""

from collections.abc import Sequence
from typing import Any

from engine.core.chance import Chance
from engine.core.choices import Branch, Leaf, Node
from engine.core.game import Perspective
from engine.games.planetary_defence import actions as a
from engine.games.planetary_defence.choices import DRAW, END_TURN, PLAY, PLAY_ALL, SHIELD, TOP
from engine.games.planetary_defence.content import (
    CARD,
    CARDS,
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
from engine.games.planetary_defence.view import CardView, PlanetaryView

_START = len(deck(NUMBERS.decks.standard)[1]) + COLUMNS * (COLUMNS - 1)
"""The size of a new game, in cards: those in space, and one row for each move of the scrap pile."""

_TASTE: dict[str, Appeal] = {"black": GREED.meteor, "red": GREED.red, "white": GREED.white}
_CARD_APPEAL = {
    card: (_TASTE[colour].base + _TASTE[colour].each * VALUE[place], _TASTE[colour].late)
    for (card, place), colour in zip(CARD.items(), COLOUR, strict=True)
}
_WEIGHED = ("buy", "attack")


def greedy(perspective: Perspective[Any, Any, Any], chance: Chance) -> a.Action:  # noqa: ARG001
    """Play the whole hand, then the option that appeals most, until none appeals."""
    offered: Sequence[Node[a.Action]] = perspective.choices().open()
    best, most = END_TURN.action, 0.0
    if offered[0] is END_TURN:
        return best
    view = perspective.view()
    if view.hand:
        return PLAY_ALL.action if len(view.hand) > 1 else a.Play(view.hand[0].id)
    passed = 1 - (view.space + COLUMNS * (COLUMNS - view.scrap_column)) / _START
    for node in offered:
        weighed = node.open() if type(node) is Branch and node.key in _WEIGHED else (node,)
        for leaf in weighed:
            if type(leaf) is Leaf and (worth := _worth(leaf.action, view, passed)) > most:
                best, most = leaf.action, worth
    return best


def guide(state: PlanetaryState, seat: int, chance: Chance) -> a.Action:  # noqa: ARG001
    """`greedy`, decided from the state, without building choices and view."""
    if state.hand:
        return PLAY_ALL.action if len(state.hand) > 1 else PLAY[state.hand[0]].action
    means, damage = state.credits, state.damage
    if not means and not damage:
        return END_TURN.action
    passed = 1 - (len(state.space) + COLUMNS * (COLUMNS - state.scrap_column)) / _START
    best, most = _of_the_row(state, passed)
    if damage >= NUMBERS.shield and state.space and not state.shield:
        open_columns = sum([METEOR[column[-1]] for column in state.columns if column])
        worth = _shield(open_columns, passed)
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
            base, late = _CARD_APPEAL[CARDS[card]]
            worth = base + late * passed
            if len(column) > 1:
                worth += GREED.uncover.any * sum([METEOR[card] for card in column[:-1]])
                worth += GREED.uncover.next * METEOR[column[-2]]
            if worth > most:
                best, most = leaves[card].action, worth
    return best, most


def _worth(action: a.Action, view: PlanetaryView, passed: float) -> float:
    match action:
        case a.Buy(card, column) | a.Attack(card, column):
            base, late = _CARD_APPEAL[card]
            return base + late * passed + _uncovering(view.columns[column - 1])
        case a.Shield():
            topmost = [column[-1].colour for column in view.columns if column]
            return _shield(topmost.count("black"), passed)
        case a.Draw():
            return GREED.draw.base + GREED.draw.late * passed
    return 0.0


def _shield(open_columns: int, passed: float) -> float:
    """The value of the shield, by the number of columns with a meteor on top."""
    return GREED.shield.base + GREED.shield.each * open_columns + GREED.shield.late * passed


def _uncovering(column: Sequence[CardView]) -> float:
    """The value of taking away a column's topmost card, by the cards below."""
    worth = 0.0
    for card in column[:-1]:
        if card.colour == "black":
            worth += GREED.uncover.any
    if len(column) > 1 and column[-2].colour == "black":
        worth += GREED.uncover.next
    return worth


POLICIES = {"greedy": greedy, "rollout": greedy}
"""`greedy`, and the policy by which search plays on."""
