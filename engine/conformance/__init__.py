"""The laws of every registered game, as a test suite that packages inherit.

    from engine.conformance import Laws

    class TestMyGame(Laws):
        game = "my_game"

The suite needs no test framework: its methods are named `test_...` and raise `LawBroken` with a
sentence naming the seed, the step and the difference. Laws play random games from many seeds
through the contract alone; nothing here knows any game.

The laws are in `laws/`. Beside them is what they play and compare with: `tables` plays random
games, `probes` makes illegal actions, `compare` and `digest` compare.
"""

from engine.conformance.laws.alarms import AlarmLaws
from engine.conformance.laws.contents import ContentLaws
from engine.conformance.laws.golden import GoldenLaw
from engine.conformance.laws.knowledge import KnowledgeLaws
from engine.conformance.laws.learning import LearningLaws
from engine.conformance.laws.rulesets import RulesetLaws
from engine.conformance.laws.times import TimeLaws
from engine.conformance.laws.wording import TextLaws
from engine.conformance.tables import LawBroken


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
