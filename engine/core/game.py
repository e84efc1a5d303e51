"""The contract every game keeps.

Inside, rules are plain code that changes a state in place; `engine.core.match.Match` turns that
into a value outside. Everything about a game that others need is said here: who may act, what they
may do, what follows, who may know what, and how it is put into words. Why it is cut this way, and
what was rejected, stands in `engine/DECISIONS.md`.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast, get_args, get_origin

from pydantic import BaseModel, ConfigDict

from engine.core.chance import Chance
from engine.core.choices import Branch, nothing, wander
from engine.core.companions import Companions
from engine.core.copying import copier
from engine.core.designs import Designs
from engine.core.errors import UnknownRuleset
from engine.core.events import Tell
from engine.core.foresight import Foresight
from engine.core.reports import Alarm as Alarm
from engine.core.reports import Headline as Headline
from engine.core.reports import Outcome as Outcome
from engine.core.standing import Standing
from engine.core.text import Card as Card
from engine.core.text import Passage as Passage
from engine.core.text import Score as Score
from engine.core.text import Text as Text
from engine.core.timing import Allowance, Deadlines, Exchange
from engine.core.together import Together
from engine.core.words import Seat as Seat
from engine.core.words import Words


@dataclass(slots=True)
class State:
    """What every state holds; games add slotted fields of scalars, lists, dicts and dataclasses.

    `turn` counts from 1: a seat's turn in turn-based games, a round or cycle in the others.
    """

    chance: Chance
    turn: int


class Options(BaseModel):
    """The table options of a game: literals, whole numbers with bounds, and truth values."""

    model_config = ConfigDict(frozen=True, extra="forbid")


S = TypeVar("S", bound=State)
A = TypeVar("A")
F = TypeVar("F")
V = TypeVar("V")


class Game(ABC, Generic[S, A, F, V]):
    """One game under one ruleset. Stateless: the same object serves every match.

    `folder` holds what it reads: `v<ruleset>/*.toml` content, `text/<locale>.ftl` messages,
    `rules/<locale>.md` the rules for players, a section for each `## ` heading; by default it is
    `data` beside the module of the class. Message ids begin with the name (`-` for `_`);
    `<name>-name` and `<name>-tagline` introduce the game. State, actions, facts and views are
    slotted dataclasses; those in a union are told apart by a literal `kind`. The types of state,
    actions and facts are taken from `Game[S, A, F, V]`.
    """

    name: ClassVar[str]
    folder: ClassVar[Path]
    ruleset: ClassVar[int] = 1
    seats: ClassVar[range]
    secret: ClassVar[bool] = False
    """Whether what a seat holds or may do is its own secret.

    Then a public board carries doors in place of the choices: they, their number and their order
    are opened privately, to the seat alone. The law of imagined states holds either way.
    """
    companions: ClassVar[Companions] = Companions()
    """Who plays in its empty seats."""
    deadlines: ClassVar[Deadlines] = Deadlines()
    """What is said of its deadlines beforehand: those of `time`, and what `on_deadline` goes by."""
    designs: ClassVar[Designs[Any] | None] = None
    """What members put together in it and keep under names for its later tables, if anything."""
    standing: ClassVar[Standing[Any] | None] = None
    """What a seat may leave to be done for it, where turns can be passed."""
    foresight: ClassVar[Foresight[Any] | None] = None
    """How the decision before a seat may turn out, where that can be tried out."""
    options: ClassVar[type[Options]] = Options
    state: ClassVar[type[State]]
    action: ClassVar[Any]
    fact: ClassVar[Any]
    text: Text[A, F, V]

    def __init_subclass__(cls) -> None:
        """Derive what the class's form already says."""
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

    def together(self, options: Any) -> Together | None:  # noqa: ARG002
        """How all at a table with these options win or lose together; None: they are rivals."""
        return None

    def seating(self, options: Any) -> range:  # noqa: ARG002
        """The numbers of seats that can be played with these options: some of `seats`, or all."""
        return self.seats

    def unused(self, options: Any) -> Collection[str]:  # noqa: ARG002
        """The options that change nothing beside the others chosen: nobody is asked for them."""
        return ()

    def ladder(self, options: Any) -> str:  # noqa: ARG002
        """Which ladder of the game results with these options count for: "" is its own.

        Any other goes by the id of the message that says what is played there.
        """
        return ""

    @abstractmethod
    def new(self, options: Any, seats: int, chance: Chance) -> S:
        """The state before the first action. `options` is of the class's `options` type."""

    def may_act(self, state: S, seat: Seat) -> bool:
        """Whether acting is allowed at all, offers and taking back included."""
        return bool(self.choices(state, seat).open())

    @abstractmethod
    def awaited(self, state: S) -> Sequence[Seat]:
        """The seats the game stands still for, as everybody may know: the board names them.

        Empty only when the game is over. What may be done by seats not awaited is capped a turn.
        """

    @abstractmethod
    def choices(self, state: S, seat: Seat) -> Branch[A]:
        """What the seat may do now; an empty root if nothing."""

    def choices_of_agent(
        self,
        state: S,
        seat: Seat,
        people: Collection[Seat] = (),  # noqa: ARG002
    ) -> Branch[A]:
        """What an agent in the seat may do: less, where something is meant for people alone.

        Or where it is left to those `people` who play for themselves.
        """
        return self.choices(state, seat)

    def courtesy(self, state: S, seat: Seat) -> Words | None:  # noqa: ARG002
        """What is said of an agent in the seat while people act, from what everybody knows.

        Of one that is `missing`, that it lets people act first; None where it acts at once. People
        come first where it hangs on who is quicker. Of any other, what it means to do when its turn
        comes; None where it has no plan to tell.
        """
        return None

    def plannable(self, state: S, seat: Seat) -> Branch[A]:  # noqa: ARG002
        """What others may propose to the seat, leaves only, from what everybody knows.

        Not all of it need be legal now: the rules judge it when it is played. What leaves it cannot
        be done any more. An empty root where nothing is proposed.
        """
        return nothing()

    def meant(self, state: S, seat: Seat, path: tuple[str, ...]) -> A | None:  # noqa: ARG002
        """The action that stood at a path of choices, legal or not, so that a refusal can say why.

        None where the path alone does not tell.
        """
        return None

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: A) -> Words | None:
        """The rules' reason to refuse any well-formed action, or None if it is legal."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, tell: Tell[F]) -> None:
        """Carry out a legal action in place, up to the next decision of anybody."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it runs."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """What a seat, or a spectator, may know; built up from that, never the state cut down."""

    def seat_view(self, state: S, seat: Seat, public: Callable[[], V]) -> V:  # noqa: ARG002
        """The `view` of a seat, built on a public view that is shared.

        A game whose views are large and nearly all `public` adds what is the seat's own to that.
        """
        return self.view(state, seat)

    def imagine(self, state: S, viewers: Sequence[Seat], chance: Chance) -> S:
        """A state that could be the true one for all `viewers` together know (none: the public).

        Everything they cannot know is redrawn, seed and counter included: by default in a copy, by
        `redraw`.
        """
        imagined = copier(cast("type[S]", self.state))(state)
        imagined.chance = chance.spawn()
        self.redraw(imagined, viewers, chance)
        return imagined

    def redraw(self, state: S, viewers: Sequence[Seat], chance: Chance) -> None:
        """Redraw in place everything that the `viewers` together cannot know, except the seed.

        Nothing is hidden in many games; `deck.deal_anew` mixes hands and piles.
        """

    def missing(self, state: S) -> Sequence[Seat]:
        """The awaited seats whose own action is still missing: reminders, deadlines and agents.

        Differs from `awaited` only where it is secret who has acted already: in a secret ballot all
        voters are awaited until it closes. A seat may be told this of itself alone.
        """
        return self.awaited(state)

    def occasion(self, state: S) -> str:  # noqa: ARG002
        """What the missing seats are called for, where it may be interrupted and go on.

        Whoever was told of it is not told again, as long as it is the same; whoever is missing
        before and after is told where it is another, such as to answer a block in place of what was
        blocked. "": whoever was not missing before is told, all are by another turn.
        """
        return ""

    def unseen(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        """Whether other seats may act now without this seat's learning that they did.

        What the seat then takes back alone might take back theirs, and tell of it.
        """
        return False

    def on_deadline(self, state: S, seat: Seat) -> A | None:  # noqa: ARG002
        """What is done for a seat that let its time pass; None: the agent chooses."""
        return None

    def time(self, state: S) -> Allowance | Exchange | None:  # noqa: ARG002
        """The time that the rules set those missing now; None: the clock of the table does."""
        return None

    def alarms(self, state: S) -> Sequence[Alarm]:  # noqa: ARG002
        """What is near and decides the game, as everybody may know it; the most pressing first.

        None at the beginning, and none when it is over. Whoever loses should have been warned by
        one when the last turn began: a law holds it for games that have any.
        """
        return ()

    def value(self, state: S, seat: Seat) -> float:
        """An estimate from 0 (lost) to 1 (won) for search that stops early."""
        outcome = self.outcome(state)
        return 0.5 if outcome is None else float(seat in outcome.winners)

    def policies(self) -> Mapping[str, Policy]:
        """The game's own simple players by name; search asks the first of them for advice."""
        return {}

    def guide(self, state: S, seat: Seat, chance: Chance) -> A:
        """What search takes `seat` to do next in an imagined state.

        By the policy called `rollout`, or at random. A game that can tell faster from the state
        does; nothing in an imagined state is secret, but a guide that plays by what its seat could
        not know misleads.
        """
        policy = self.policies().get("rollout")
        if policy is None:
            return wander(self.choices(state, seat), chance)
        action: A = policy(Perspective(self, state, seat), chance)
        return action

    def position(self, state: S) -> S:
        """The state without the counts that only limit how often something may be done.

        Whoever does something and takes it back is at the same position as before. By default it is
        the state itself.
        """
        return state

    def measures(self, state: S) -> Mapping[str, tuple[int, ...]]:  # noqa: ARG002
        """Public numbers a seat (or one for all) whose course is worth a chart, by message id."""
        return {}

    def roles(self, state: S) -> Sequence[str]:  # noqa: ARG002
        """What each seat plays: a race by its content id, who began; none where all are alike.

        Simulation counts wins by it.
        """
        return ()

    def headline(self, fact: F) -> Headline | None:  # noqa: ARG002
        """Whether a fact is told in the channel on its own, and whom it concerns; None if not."""
        return None

    def weight(self, fact: F, seat: Seat) -> int:  # noqa: ARG002
        """How much a fact matters to a seat that was away: what weighs more is told before others.

        By default 2 for what is told in the channel on its own and 1 for the rest; 0 for what only
        goes with something else. A whole number of the game's own choosing.
        """
        return 1 if self.headline(fact) is None else 2

    def mentions(self, fact: F) -> Sequence[str]:  # noqa: ARG002
        """The content ids a fact shows in use: what simulation counts as played."""
        return ()

    def at(self, ruleset: int) -> Game[S, A, F, V]:
        """This game under an older ruleset; raises UnknownRuleset if it is no longer carried."""
        if ruleset != self.ruleset:
            raise UnknownRuleset(
                f"This match was begun under ruleset {ruleset} of {self.name}, and this version "
                f"carries ruleset {self.ruleset}: finish it with the version it was begun with."
            )
        return self


AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Perspective(Generic[S, A, V]):
    """A match as one seat may see it: all that an agent is given.

    `people` are the other seats whose members play for themselves.
    """

    game: Game[S, A, Any, V]
    _state: S
    seat: Seat
    people: Collection[Seat] = ()

    def view(self) -> V:
        """What the seat knows."""
        return self.game.view(self._state, self.seat)

    def choices(self) -> Branch[A]:
        """What an agent in the seat may do."""
        return self.game.choices_of_agent(self._state, self.seat, self.people)

    def offered(self) -> Branch[A]:
        """What a person in the seat may do."""
        return self.game.choices(self._state, self.seat)

    def imagine(self, chance: Chance) -> S:
        """A state that could be the true one."""
        return self.game.imagine(self._state, (self.seat,), chance)


Policy = Callable[[Perspective[Any, Any, Any], Chance], Any]
