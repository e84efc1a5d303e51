"""Lists all effects, and applies them to a transition."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from bot.play.effects.agents import agents
from bot.play.effects.board import board
from bot.play.effects.deadlines import deadlines, pauses
from bot.play.effects.hands import hands
from bot.play.effects.messages import alarms, headline_notices, turns, whispers
from bot.play.effects.proposals import proposals
from bot.play.effects.sentences import sentences
from bot.play.effects.transition import Transition
from bot.runtime import features
from bot.store.changes import Change

Effect = Callable[[Transition], Iterable[Change]]
"""A pure function: the changes to commit with a transition.

No two effects write the same timer, notice (by key) or message (by role).
"""


class AddedEffect(NamedTuple):
    """An effect of a feature, on its own timers and notices.

    It is called where features stored data, and at the end of a game.
    """

    effect: Effect


EFFECTS: Final[tuple[Effect, ...]] = (board, sentences)
OF_SEVERAL: Final[tuple[Effect, ...]] = (
    turns,
    deadlines,
    pauses,
    agents,
    hands,
    proposals,
    alarms,
    headline_notices,
    whispers,
)
"""Effects at tables of several; in a solo game the board shows everything."""


def effects_of(t: Transition) -> list[Effect]:
    """The effects of a transition, with those that features add."""
    effects = list(EFFECTS) if t.after.solo else [*EFFECTS, *OF_SEVERAL]
    if t.ends or t.before.state.model_extra or t.after.state.model_extra:
        effects += [one.effect for one in features.contributions("deed", AddedEffect)]
    return effects


def follow(t: Transition) -> list[Change]:
    """The changes of all effects of a transition, to be committed with it."""
    return [change for effect in effects_of(t) for change in effect(t)]
