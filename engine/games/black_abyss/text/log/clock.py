"""Which cycle and phase the facts of a log belong to.

No fact tells the phase, so it follows from facts of kinds that occur in only one phase.
"""

from dataclasses import dataclass
from typing import Any

from engine.core.words import Words, words
from engine.games.black_abyss import facts as f

MOVE, BATTLE, GROUND, PURCHASE, TRIBUNAL = "move", "battle", "ground", "purchase", "tribunal"

_BARGAINS = (f.WarDeclared, f.Bargained, f.Talked, f.Eliminated, f.Ended, f.SecretLost)

_BUYING = (f.Bought, f.Sold, f.Shared, f.TookBack, f.SecretBegun)


@dataclass(slots=True)
class Clock:
    """Tells the cycle and phase of each fact from the facts before.

    `movers` are the seats that have a movement turn in the cycle, `moved` those that have ended it.
    `fleets` in a fleet battle, which has no cycles. `tribunal` if the facts tell of a tribunal;
    some modes have none.
    """

    seats: int
    cycle: int = 1
    phase: str = MOVE
    movers: int = 0
    moved: int = 0
    fleets: bool = False
    tribunal: bool = True

    def tick(self, fact: Any) -> None:
        """Go on to the phase of the next fact."""
        self.fleets = self.fleets or isinstance(fact, f.Fielded)
        if isinstance(fact, f.CycleBegan):
            self.cycle, self.phase, self.movers, self.moved = fact.cycle, "production", 0, 0
        elif isinstance(fact, f.Produced):
            self.movers += 1
        elif isinstance(fact, f.RanOut):
            self.phase = "production"
        elif isinstance(fact, f.Founded):
            self.phase = "setup"
        elif self.phase == "production" and _is_of_a_member(fact):
            self.phase = MOVE
        elif not isinstance(fact, _BARGAINS):
            self.phase = self._phase_of(fact)
            self.moved += isinstance(fact, f.Passed) and fact.phase == MOVE

    @property
    def chapter(self) -> Words:
        """The heading of the present phase."""
        if self.phase == "setup":
            return words("black-abyss-chapter-setup")
        if self.fleets:
            return words(
                f"black-abyss-chapter-{'fleet-battle' if self.phase == BATTLE else 'fitting'}"
            )
        events = self.phase == TRIBUNAL and not self.tribunal
        phase = words(f"black-abyss-phase-{'events' if events else self.phase}")
        return words("black-abyss-chapter", cycle=self.cycle, phase=phase)

    def _phase_of(self, fact: Any) -> str:
        moving = self.moved < (self.movers or self.seats)
        if isinstance(fact, f.BattleBegan):
            return BATTLE
        if isinstance(fact, _BUYING) or (isinstance(fact, f.Researched) and not moving):
            return TRIBUNAL if self.phase == TRIBUNAL else PURCHASE
        if isinstance(fact, f.EventDrawn | f.Prowled | f.Put | f.Nominated):
            return TRIBUNAL
        if isinstance(fact, f.Passed):
            return fact.phase
        if isinstance(fact, f.Marched | f.Taken | f.Idled) and not moving:
            return GROUND if self.phase in (MOVE, BATTLE, GROUND) else self.phase
        if isinstance(fact, f.Settled) and not moving:
            return PURCHASE
        return MOVE if self.phase in ("production", "setup") else self.phase


def _is_of_a_member(fact: Any) -> bool:
    """Whether somebody declares war or bargains; passage lapses by itself."""
    return isinstance(fact, f.WarDeclared) or (
        isinstance(fact, f.Bargained) and fact.how != "lapsed"
    )
