"""Starter: roll as long as you dare; whoever comes to the goal first wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from pydantic import Field

from engine.core import content
from engine.core.chance import Chance
from engine.core.choices import Branch, Leaf, no_choices, offer
from engine.core.events import Tell
from engine.core.game import Game, Options, Outcome, Perspective, Rules, State, Text
from engine.core.kinds import Kind
from engine.core.words import Seat, Words, words


class Numbers(content.Entry):
    """The die, and the faces that lose what was rolled this turn."""

    faces: int = Field(ge=2)
    bust: int = Field(ge=1)
    cautious: int = Field(ge=1)


FILE = Path(__file__).parent / "data" / "v1" / "numbers.toml"
NUMBERS = content.load_file(Numbers, FILE)


@dataclass(slots=True)
class Table(State):
    """`turn` counts the turns of all; `rolled` is what this one has come to so far."""

    goal: int
    scores: list[int]
    seat: int = 0
    rolled: int = 0


class Action(Kind):
    """What a seat can do."""


class Roll(Action):
    """Roll the die."""


class Hold(Action):
    """Keep what was rolled and end the turn."""


class Fact(Kind):
    """What can come to pass."""


class Rolled(Fact):
    """A seat rolled a face."""

    seat: Seat
    face: int


class Busted(Fact):
    """A seat lost what it had rolled this turn."""

    seat: Seat
    lost: int


class Held(Fact):
    """A seat kept what it had rolled."""

    seat: Seat
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and its score."""

    seat: Seat
    score: int


@dataclass(frozen=True, slots=True)
class View:
    """The table; there are no secrets."""

    goal: int
    seat: Seat
    rolled: int
    places: tuple[Place, ...]


class StarterText(Text[Action, Fact, View]):
    """In words; all but the view goes by name and field."""

    def describe(self, view: View) -> Sequence[Words]:
        """The turn, and all scores."""
        return [self.say("turn", view), *(self.say("place", place) for place in view.places)]


def _refuse_roll(state: Table, seat: Seat, _: Roll | Hold) -> Words | None:
    return None if seat == state.seat else words("starter-not-your-turn")


def _roll(state: Table, seat: Seat, _: Roll, tell: Tell[Fact]) -> None:
    face = state.chance.below(NUMBERS.faces) + 1
    tell(Rolled(seat, face))
    if face <= NUMBERS.bust:
        tell(Busted(seat, state.rolled))
        _next(state)
    else:
        state.rolled += face


def _refuse_hold(state: Table, seat: Seat, action: Hold) -> Words | None:
    nothing_rolled = None if state.rolled else words("starter-nothing-to-hold")
    return _refuse_roll(state, seat, action) or nothing_rolled


def _hold(state: Table, seat: Seat, _: Hold, tell: Tell[Fact]) -> None:
    state.scores[seat] += state.rolled
    tell(Held(seat, state.rolled, state.scores[seat]))
    _next(state)


def _next(state: Table) -> None:
    """The turn goes on to the next seat, unless somebody has won."""
    state.rolled = 0
    if max(state.scores) < state.goal:
        state.seat, state.turn = (state.seat + 1) % len(state.scores), state.turn + 1


RULES: Rules = {Roll: (_refuse_roll, _roll), Hold: (_refuse_hold, _hold)}
"""By action: the reason to refuse it, if any, and what follows from it."""


class TableOptions(Options):
    """How long a game lasts."""

    goal: int = Field(30, ge=20, le=40)


def greedy(perspective: Perspective[Table, Action, View], _: Chance) -> Action:
    """Rolls until a turn's worth is together."""
    return Hold() if perspective.view().rolled >= NUMBERS.cautious else Roll()


class Starter(Game[Table, Action, Fact, View]):
    """Roll or hold."""

    name = "starter"
    seats = range(2, 5)
    options = TableOptions
    rules = RULES
    text = StarterText()
    policies: ClassVar = {"greedy": greedy}

    def new(self, options: TableOptions, seats: int, chance: Chance) -> Table:
        """Nobody has any points."""
        return Table(chance, 1, options.goal, [0] * seats)

    def awaited(self, state: Table) -> Sequence[int]:
        """Whose turn it is."""
        return (state.seat,) if max(state.scores) < state.goal else ()

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        """To roll, and to hold once there is something to keep."""
        if seat not in self.awaited(state):
            return no_choices()
        roll, hold = Leaf[Action]("roll", Roll()), Leaf[Action]("hold", Hold())
        return offer(roll, hold) if state.rolled else offer(roll)

    def outcome(self, state: Table) -> Outcome | None:
        """Over as soon as somebody is at the goal."""
        return None if self.awaited(state) else Outcome.by_score(state.scores, "starter-won")

    def view(self, state: Table, viewer: int | None) -> View:  # noqa: ARG002
        """Everything but the luck to come."""
        places = tuple(Place(seat, score) for seat, score in enumerate(state.scores))
        return View(state.goal, state.seat, state.rolled, places)

    def measures(self, state: Table) -> Mapping[str, tuple[int, ...]]:
        """The course of the scores."""
        return {"starter-score": tuple(state.scores)}
