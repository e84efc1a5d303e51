"""The laws every registered game keeps, as a suite of tests that any package can inherit.

    from engine.conformance import Laws

    class TestMyGame(Laws):
        game = "my_game"

The suite knows no test framework: methods named `test_...` that raise `LawBroken` with a sentence
naming the seed, the step and what differs. Laws are checked by playing at random from many seeds
through the contract alone; nothing here knows any game.
"""

from __future__ import annotations

from engine.conformance.alarms import AlarmLaws
from engine.conformance.contents import ContentLaws
from engine.conformance.golden import GoldenLaw
from engine.conformance.knowledge import KnowledgeLaws
from engine.conformance.play import PlayLaws
from engine.conformance.tables import LawBroken
from engine.conformance.times import TimeLaws
from engine.conformance.wording import TextLaws


class Laws(PlayLaws, TimeLaws, KnowledgeLaws, AlarmLaws, TextLaws, ContentLaws, GoldenLaw):
    """Every law; set `game`, and where a game is slow or rich the numbers of `Basis`."""


__all__ = ["LawBroken", "Laws"]
