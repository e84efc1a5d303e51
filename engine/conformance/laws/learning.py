"""Law of lessons: tutorial, first turn and texts for newcomers fit the game."""

from engine.conformance.laws.basis import Basis, hold
from engine.learning.faults import faults


class LearningLaws(Basis):
    """A game's folder `learning`, if it has one."""

    def test_lessons_can_be_followed(self) -> None:
        """The tutorial plays to its end, every text exists in every language, numbers match."""
        found = "\n".join(faults(self.rules))
        hold(self.game, not found, f"its lessons have faults:\n{found}")
