"""The contract of every game.

Rules are plain code that changes a state in place; `engine.core.match.Match` plays them on copies.
The contract says who may act, which actions there are, what they do, who may know what, and how it
is worded. `engine/DECISIONS.md` explains it.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast, get_args, get_origin

from pydantic import BaseModel

from engine.core.chance import Chance
from engine.core.choices import Branch, wander
from engine.core.copying import copier
from engine.core.errors import UnknownRuleset
from engine.core.events import Tell
from engine.core.parts.companions import Companions as Companions
from engine.core.parts.designs import Designs
from engine.core.parts.foresight import Foresight
from engine.core.parts.reports import DECISIVE as DECISIVE
from engine.core.parts.reports import Alarm as Alarm
from engine.core.parts.reports import Headline as Headline
from engine.core.parts.reports import Outcome as Outcome
from engine.core.parts.standing import Standing
from engine.core.parts.teamwork import Teamwork
from engine.core.parts.timing import Allowance, Deadlines, Exchange
from engine.core.parts.together import Together
from engine.core.text import Card as Card
from engine.core.text import LogSentence as LogSentence
from engine.core.text import Score as Score
from engine.core.text import Text as Text
from engine.core.words import Seat as Seat
from engine.core.words import Words


@dataclass(slots=True)
class State:
    """Base of every state; games add slotted fields of scalars, lists, dicts and dataclasses.

    `turn` counts from 1: a seat's turn in turn-based games, else a round or cycle. After the end it
    stays at the last turn played, as results say how many turns a game took.
    """

    chance: Chance
    turn: int


class Options(BaseModel, frozen=True, extra="forbid"):
    """A game's table options (literals, bounded integers, booleans) and what follows from them.

    `timed`: the names of options that have an effect only at tables with a clock.
    """

    timed: ClassVar[Collection[str]] = ()

    def seating(self, seats: range) -> range:
        """The numbers of seats that these options allow, within the game's `seats`."""
        return seats

    def unused(self) -> Collection[str]:
        """The names of options that have no effect because of the others; menus leave them out."""
        return ()

    def ladder(self) -> str:
        """The ranking in which results with these options count; "" for the game's usual one.

        Any other ranking is the id of the message that names the mode.
        """
        return ""

    def together(self) -> Together | None:
        """How all seats win or lose together with these options; None if they compete."""
        return None

    def harder(self) -> Mapping[str, str]:
        """The options (name and value as typed) for a game one step harder; {} if there is none.

        They are offered to winners, and replace the options of the same names.
        """
        return {}


S = TypeVar("S", bound=State)
A = TypeVar("A")
F = TypeVar("F")
V = TypeVar("V")

Refuse = Callable[[Any, Seat, Any], Words | None]
Apply = Callable[[Any, Seat, Any, Tell[Any]], None]
Rules = Mapping[type, tuple[Refuse, Apply]]


class Game(ABC, Generic[S, A, F, V]):
    """A game under one ruleset. Stateless: the same object serves every match.

    `folder` has its files: `v<ruleset>/*.toml` content, `text/<locale>.ftl` messages,
    `rules/<locale>.md` rules for players with a section per `## ` heading; by default `data` beside
    the module of the class. Message ids begin with the name (`-` for `_`); `<name>-name` and
    `<name>-tagline` introduce the game; `<name>-turn-unit`, `-number`, `-when` and `-count` replace
    the common words for a turn. State, actions, facts and views are slotted dataclasses, those in a
    union tagged by a literal `kind`. The types come from `Game[S, A, F, V]`.
    """

    name: ClassVar[str]
    folder: ClassVar[Path]
    ruleset: ClassVar[int] = 1
    seats: ClassVar[range]
    secret: ClassVar[bool] = False
    """Whether a seat's knowledge and choices are secret.

    If so, a public board has no choices; they, their number and their order are shown privately.
    The law of imagined states holds either way.
    """
    companions: ClassVar[Companions] = Companions()
    """The agents for empty seats."""
    policies: ClassVar[Mapping[str, Policy]] = {}
    """The game's own policies by name; search asks the first one for advice."""
    deadlines: ClassVar[Deadlines] = Deadlines()
    """What lobbies say of the times that `time` and `on_deadline` set."""
    designs: ClassVar[Designs[Any] | None] = None
    """Designs that members can save for later games, if any."""
    standing: ClassVar[Standing[Any] | None] = None
    """Standing orders of a seat, if turns can be passed."""
    foresight: ClassVar[Foresight[Any] | None] = None
    """Computes the possible results of a pending decision; None if the game cannot do that."""
    teamwork: ClassVar[Teamwork[Any, Any]] = Teamwork()
    """What seats that play together propose and tell each other."""
    options: ClassVar[type[Options]] = Options
    state: ClassVar[type[State]]
    action: ClassVar[Any]
    fact: ClassVar[Any]
    rules: ClassVar[Rules] = {}
    """By kind of action: `refuse(state, seat, action)`, which returns the reason or None, and
    `apply(state, seat, action, tell)`, which carries it out in place."""
    text: Text[A, F, V]

    def __init_subclass__(cls) -> None:
        """Derive types and folder from the class."""
        super().__init_subclass__()
        file = getattr(sys.modules[cls.__module__], "__file__", None)
        if file is not None and hasattr(cls, "name") and not hasattr(cls, "folder"):
            cls.folder = Path(file).parent / "data"
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is Game:
                state, action, fact, _ = get_args(base)
                for what, form in (("state", state), ("action", action), ("fact", fact)):
                    if what not in cls.__dict__ and not isinstance(form, TypeVar):
                        setattr(cls, what, form)

    @abstractmethod
    def new(self, options: Any, seats: int, chance: Chance) -> S:
        """The state before the first action. `options` has the type of `Game.options`."""

    @abstractmethod
    def awaited(self, state: S) -> Sequence[Seat]:
        """The seats the game waits for. They are public and shown on the board.

        Empty only when the game is over. Actions of other seats are capped per turn.
        """

    @abstractmethod
    def choices(self, state: S, seat: Seat) -> Branch[A]:
        """The seat's legal actions; an empty root if there are none."""

    def choices_of_agent(
        self,
        state: S,
        seat: Seat,
        people: Collection[Seat] = (),  # noqa: ARG002
    ) -> Branch[A]:
        """The choices of an agent in the seat: by default all.

        A game may omit choices meant for people, and those that an agent leaves to the seats in
        `people`, which members play themselves.
        """
        return self.choices(state, seat)

    def action_at(self, state: S, seat: Seat, path: tuple[str, ...]) -> A | None:  # noqa: ARG002
        """The action that a path of choices once stood for, even if it is not offered now.

        So a member who clicks on an outdated button, or types its keys, is told why the rules
        refuse the action. None, the default, if the path is unknown.
        """
        return None

    def why_not(self, state: S, seat: Seat, action: A) -> Words | None:
        """The rules' reason to refuse an action, which is well-formed; None if it is legal."""
        return self.rules[type(action)][0](state, seat, action)

    def apply(self, state: S, seat: Seat, action: A, tell: Tell[F]) -> None:
        """Carry out a legal action in place, with all that follows until somebody must decide."""
        self.rules[type(action)][1](state, seat, action, tell)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it runs."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """What a seat or spectator may know; built from scratch, not a reduced state."""

    def seat_view(self, state: S, seat: Seat, public: Callable[[], V]) -> V:  # noqa: ARG002
        """The `view` of a seat, based on the shared public view.

        For games whose views are large and mostly `public`.
        """
        return self.view(state, seat)

    def imagine(self, state: S, viewers: Sequence[Seat], chance: Chance) -> S:
        """A copy of the state in which everything that the `viewers` cannot know is redrawn.

        What they know together stays (with no viewers: what is public). The seed and counter of
        chance are redrawn, too. `chance` makes the draws.
        """
        imagined = copier(cast("type[S]", self.state))(state)
        imagined.chance = chance.spawn()
        self.redraw(imagined, viewers, chance)
        return imagined

    def redraw(self, state: S, viewers: Sequence[Seat], chance: Chance) -> None:
        """Redraw in place what the `viewers` together cannot know, except the seed and counter.

        Does nothing by default. `deck.deal_anew` does it for hands and piles of cards.
        """

    def missing(self, state: S) -> Sequence[Seat]:
        """The awaited seats that have not acted: for reminders, deadlines and agents.

        Differs from `awaited` only where it is secret who has acted: in a secret ballot all voters
        are awaited until it closes. A seat may learn only whether it is missing itself.
        """
        return self.awaited(state)

    @property
    def has_ballots(self) -> bool:
        """Whether it can be secret who has acted: whether the game overrides `missing`."""
        return type(self).missing is not Game.missing

    def occasion(self, state: S) -> str:  # noqa: ARG002
        """Why the missing seats are notified; "" in games where no decision interrupts another.

        Each occasion notifies a seat once, even a seat that was missing for another one. So an
        occasion that recurs names its turn: `f"block {state.turn}"`. With "", a seat is notified
        when it becomes missing, and all missing seats when a turn begins.
        """
        return ""

    def answers(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        """Whether an awaited seat is asked for a decision outside its own turn, such as a vote.

        The seat's panel then says so instead of "your turn".
        """
        return False

    def unseen(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        """Whether other seats can act now unnoticed by this seat.

        An undo by this seat alone could then undo their actions, and reveal them.
        """
        return False

    def on_deadline(self, state: S, seat: Seat) -> A | None:  # noqa: ARG002
        """The action for a seat whose time is over; None lets an agent choose."""
        return None

    def time(self, state: S) -> Allowance | Exchange | None:  # noqa: ARG002
        """The time that the rules give seats that have yet to act; None for the table's clock."""
        return None

    def alarms(self, state: S) -> Sequence[Alarm]:  # noqa: ARG002
        """Public warnings that the game may soon be decided, most pressing first.

        Empty before the first action and after the end. A law holds that in games with alarms
        every loser was warned when the last turn began.
        """
        return ()

    def value(self, state: S, seat: Seat) -> float:
        """An estimate from 0 (lost) to 1 (won), for search that stops before the end."""
        outcome = self.outcome(state)
        return 0.5 if outcome is None else float(seat in outcome.winners)

    def guide(self, state: S, seat: Seat, chance: Chance) -> A:
        """The move search assumes for `seat` in an imagined state.

        Default: the choice of the policy `rollout`, else a random one. An override may decide
        faster from the state, but misleads search if it uses what its seat cannot know.
        """
        policy = self.policies.get("rollout")
        if policy is None:
            return wander(self.choices(state, seat), chance)
        action: A = policy(Perspective(self, state, seat), chance)
        return action

    def position(self, state: S) -> S:
        """The state without counters that only limit repetition.

        An action and its take-back lead to the same position. Default: the state itself.
        """
        return state

    def measures(self, state: S) -> Mapping[str, tuple[int, ...]]:  # noqa: ARG002
        """Public numbers for charts, by message id: one per seat, or a single one for all."""
        return {}

    def so_far(self, state: S) -> Outcome | None:  # noqa: ARG002
        """The outcome if points decided now, with `how` empty; None if points never decide.

        When a member's quitting ends a game, the best of those who stay wins.
        """
        return None

    def roles(self, state: S) -> Sequence[str]:  # noqa: ARG002
        """What distinguishes each seat, such as its race or who began; empty if all are alike.

        `airlock simulate` counts wins by these names.
        """
        return ()

    def headline(self, fact: F) -> Headline | None:  # noqa: ARG002
        """A fact as news for the channel, and whom it concerns; None if it is not news."""
        return None

    def weight(self, fact: F, seat: Seat) -> int:  # noqa: ARG002
        """How much a fact matters to a seat that was away; by default 1.

        The summary for a returning member tells the facts with the highest numbers, in order of
        time. Facts that only accompany another one have 0.
        """
        return 1

    def deeds(self, facts: Sequence[F]) -> Sequence[int]:
        """One number per fact of an action: how well the fact tells what a seat decided.

        0 for luck and for automatic consequences; by default 1 for all. A turning point of a
        finished game is told by the facts with the highest numbers. Turning points with a number
        of at least `DECISIVE` are told before others.
        """
        return [1] * len(facts)

    def mentions(self, fact: F) -> Sequence[str]:  # noqa: ARG002
        """The ids of the cards (`Text.cards`) that a fact shows in use; simulation counts them.

        A law holds that games mention every card that the game's tests do not list as `rare`.
        """
        return ()

    def at(self, ruleset: int) -> Game[S, A, F, V]:
        """This game under an older ruleset. Raises UnknownRuleset if it was removed."""
        if ruleset != self.ruleset:
            raise UnknownRuleset(
                f"This match was begun under ruleset {ruleset} of {self.name}, and this version "
                f"carries ruleset {self.ruleset}: finish it with the version it was begun with."
            )
        return self


AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Perspective(Generic[S, A, V]):
    """A match as one seat sees it; all that an agent gets.

    `people` are the seats that members play themselves.
    """

    game: Game[S, A, Any, V]
    _state: S
    seat: Seat
    people: Collection[Seat] = ()

    def view(self) -> V:
        """The seat's view."""
        return self.game.view(self._state, self.seat)

    def choices(self) -> Branch[A]:
        """The choices of an agent in the seat."""
        return self.game.choices_of_agent(self._state, self.seat, self.people)

    def choices_of_person(self) -> Branch[A]:
        """The choices of a person in the seat."""
        return self.game.choices(self._state, self.seat)

    def imagine(self, chance: Chance) -> S:
        """A state consistent with the seat's knowledge."""
        return self.game.imagine(self._state, (self.seat,), chance)


Policy = Callable[[Perspective[Any, Any, Any], Chance], Any]
