"""The laws of every registered game, as a test suite that packages inherit.

    from engine.conformance import Laws

    class TestMyGame(Laws):
        game = "my_game"

The suite needs no test framework: its methods are named `test_...` and raise `LawBroken` with a
sentence naming the seed, the step and the difference. Laws play random games from many seeds
through the contract alone; nothing here knows any game.
"""

from engine.conformance.alarms import AlarmLaws
from engine.conformance.contents import ContentLaws
from engine.conformance.golden import GoldenLaw
from engine.conformance.knowledge import KnowledgeLaws
from engine.conformance.learning import LearningLaws
from engine.conformance.rulesets import RulesetLaws
from engine.conformance.tables import LawBroken
from engine.conformance.times import TimeLaws
from engine.conformance.wording import TextLaws


class Laws(
    RulesetLaws,
    TimeLaws,
    KnowledgeLaws,
    AlarmLaws,
    TextLaws,
    ContentLaws,
    LearningLaws,
    GoldenLaw,
):
    """Every law. A subclass sets `game`; for slow or large games also the numbers of `Basis`."""


__all__ = ["LawBroken", "Laws"]
