"""All effects, and what follows from a transition by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bot.play.effects.agents import agents
from bot.play.effects.alarms import alarms
from bot.play.effects.announcements import announcements
from bot.play.effects.board import board
from bot.play.effects.deadlines import deadlines
from bot.play.effects.hands import hands
from bot.play.effects.pauses import pauses
from bot.play.effects.proposals import proposals
from bot.play.effects.sentences import sentences
from bot.play.effects.transition import Transition
from bot.play.effects.turns import turns
from bot.play.effects.whispers import whispers
from bot.store.changes import Change

Effect = Callable[[Transition], Iterable[Change]]
"""Pure; what it writes (a timer, a notice by its key, a message by its role) no other one does."""

EFFECTS: Final[tuple[Effect, ...]] = (
    board,
    turns,
    deadlines,
    pauses,
    agents,
    hands,
    proposals,
    alarms,
    announcements,
    whispers,
    sentences,
)


def follow(t: Transition) -> list[Change]:
    """What must be committed with a change, beside the change itself."""
    return [change for effect in EFFECTS for change in effect(t)]
