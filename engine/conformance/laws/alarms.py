"""Laws of alarms: every loss is foretold, and no game starts or ends with an alarm."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from engine.conformance.laws.basis import at, hold
from engine.conformance.laws.wording import TextLaws
from engine.conformance.tables import Course
from engine.core.events import silence
from engine.core.game import Alarm, Game, Outcome
from engine.core.match import copier_of

Moves = Sequence[tuple[int, Any]]
"""Actions, each with its seat."""

_SENTENCE = 200


class AlarmLaws(TextLaws):
    """Laws of games that have alarms."""

    def test_nobody_loses_by_surprise(self) -> None:
        """When the last turn of a lost game began, an alarm named a winner, or no seat at all.

        Exempt are games of one turn, and losses that `unforeseen` explains.
        """
        if not self._alarming:
            return
        for number in islice(self.numbers(), self.games):
            course = self.course(number)
            with at(course.table):
                before, moves, end, outcome = self._last_turn(course)
                if len(outcome.winners) == course.table.seats or before.turn == 1:
                    continue
                stood = self.rules.alarms(before)
                foretold = any(not a.near or {*a.near} & {*outcome.winners} for a in stood)
                hold(
                    course.table,
                    foretold or self.unforeseen(before, end, moves),
                    f"it ended by {outcome.how}, won by {list(outcome.winners)}, and nobody could "
                    f"know when turn {before.turn} began; these alarms stood: {list(stood)}.",
                )

    def test_alarms_can_be_read(self) -> None:
        """No alarms before the first action or after the end; keys differ and texts fit."""
        for number in range(self.seeds if self._alarming else 0):
            course = self.course(number)
            with at(course.table):
                state = course.table.start().state
                self._silent(course, state, "before the first action")
                for step, (seat, action) in enumerate(course.moves, 1):
                    self.rules.apply(state, seat, action, silence)
                    self._readable(f"{course.table}, after {step} actions", state)
                self._silent(course, state, "at the end")

    def unforeseen(self, before: Any, end: Any, moves: Moves) -> str:  # noqa: ARG002
        """Why a loss could not be foreseen when the last turn began; "" if it could be.

        `before` is the state at the start of that turn, and `moves` lead from it to the `end`.
        """
        return ""

    @property
    def _alarming(self) -> bool:
        return type(self.rules).alarms is not Game.alarms

    def _last_turn(self, course: Course) -> tuple[Any, Moves, Any, Outcome]:
        """The state at the start of a game's last turn, its moves, the end, the outcome."""
        game, state = self.rules, course.table.start().state
        before, turn, since = copier_of(game)(state), state.turn, 0
        for step, (seat, action) in enumerate(course.moves, 1):
            game.apply(state, seat, action, silence)
            if state.turn != turn:
                before, turn, since = copier_of(game)(state), state.turn, step
        outcome = game.outcome(state)
        assert outcome is not None
        return before, course.moves[since:], state, outcome

    def _silent(self, course: Course, state: Any, when: str) -> None:
        stood = self.rules.alarms(state)
        hold(f"{course.table}, {when}", not stood, f"these alarms stand: {list(stood)}.")

    def _readable(self, where: str, state: Any) -> None:
        stood = self.rules.alarms(state)
        keys = [alarm.key for alarm in stood]
        hold(where, len(set(keys)) == len(keys), f"two alarms have the same key: {keys}.")
        for alarm in stood:
            self._sounds(where, alarm)

    def _sounds(self, where: str, alarm: Alarm) -> None:
        hold(where, alarm.threatens, f"the alarm {alarm.key} threatens nobody.")
        for locale in self.words().locales:
            for reader in (None, *alarm.threatens, *alarm.near):
                self.text_of(where, alarm.told_to(reader), _SENTENCE, locale)
