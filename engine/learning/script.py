"""The script of a tutorial: a fixed deal, and a step for each position on the way to its end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from engine.agents.roster import agent
from engine.core import options
from engine.core.chance import Chance, seed_from
from engine.core.choices import SEPARATOR, Leaf, Role, resolve
from engine.core.errors import (
    BadOption,
    BadSeats,
    BrokenLesson,
    IllegalAction,
    StaleChoice,
    UnknownAgent,
)
from engine.core.game import AnyGame, Perspective
from engine.core.match import Match, states_of
from engine.learning.files import TUTORIAL, StepEntry, TutorialFile, read

LEARNER = 0
"""The learner's seat."""
UNFIT = (BadOption, BadSeats, IllegalAction, StaleChoice, UnknownAgent)
"""The errors raised by a script that does not fit its game; others are bugs of the game."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a tutorial: what the learner is told and advised to do.

    `say`: the message, as the end of its id (`<game>-learn-step-<say>`); also the step's name.
    `do`: the path of the advised choice.
    `turn`: the game's turn to which it belongs.
    `action`: the advised action; it completes the step, as does any action below the path `alike`.
    `ends`: completing it also closes the earlier open steps of the turn, except `late` ones.
    `late`: if not done, it stays open in later turns.
    `after`: the name of a step that must be done before this one is advised; "" for none.
    """

    say: str
    do: str
    turn: int = 0
    action: Any = None
    alike: str = ""
    ends: bool = False
    late: bool = False
    after: str = ""

    def open_in(self, turn: int) -> bool:
        """Whether this step, if not done yet, can be done in the given turn."""
        return self.turn == turn or (self.late and self.turn < turn)


DONE = Step("done", "")
"""The final step of a script that ends before the game: it only says that the tutorial is over."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What the guide explains once, with the first advice that fits.

    `say`: the message, as in `Step`.
    `at`: the path of the advised choice, or the beginning of it; "" for any.
    `when`: the values that attributes of the game's state must have.
    """

    say: str
    at: str
    when: Mapping[str, int | str]

    def fits(self, state: Any, path: str) -> bool:
        """Whether it explains the choice at a path in a state."""
        return f"{path}{SEPARATOR}".startswith(self.at) and _has(state, self.when)


@dataclass(frozen=True, slots=True)
class Script:
    """A tutorial's path: the step to do at each of its positions, by `saved_state`.

    `options`: the game's options, as name and value as typed.
    `seed`: the seed of the deal (64 hex digits); the file's `deal` selects another one.
    `agents`: the names of the agents in the other seats, from seat 1 on.
    `bends`: a learner who left the path is advised the first open step that is possible.
    `beside`: steps to advise if no open step is possible.
    `guide`: the agent that advises a learner who left the path, and everybody after its end; "" for
    none.
    `lessons`: what the guide explains; the guide of a script without them gives a reason for each
    kind of action.
    `until`: the values of attributes of the game's state at which the guide stops; {} for never.
    """

    steps: Mapping[bytes, Step]
    options: Mapping[str, str]
    seed: str
    agents: tuple[str, ...]
    bends: bool
    beside: tuple[Step, ...]
    guide: str = ""
    lessons: tuple[Lesson, ...] = ()
    until: Mapping[str, int | str] = field(default_factory=dict)

    def is_done(self, state: Any) -> bool:
        """Whether the guide has stopped in a state."""
        return bool(self.until) and _has(state, self.until)

    @property
    def way(self) -> tuple[Step, ...]:
        """The steps in order, without `DONE`."""
        return tuple(one for one in self.steps.values() if one is not DONE)


def _has(state: Any, values: Mapping[str, int | str]) -> bool:
    return all(getattr(state, name) == value for name, value in values.items())


def has_tutorial(game: AnyGame) -> bool:
    """Whether a game has the file of a tutorial, which may be faulty."""
    return (game.folder / "learning" / TUTORIAL).is_file()


def agents_seed(game: AnyGame) -> str:
    """The seed (64 hex digits) for all choices of agents in a game's tutorial."""
    return seed_from(f"tutorial answers {game.name}")


def agents_to_act(missing: Sequence[int]) -> Sequence[int]:
    """The seat whose agent acts now, in a tuple: the first missing one.

    Empty if no seat is missing, or while the learner is.
    """
    return () if LEARNER in missing else sorted(missing)[:1]


def saved_state(match: Match[Any, Any, Any]) -> bytes:
    """The position of a match as JSON, the key of `Script.steps`."""
    return states_of(match.game).dump(match.game.position(match.state))


@cache
def script(game: AnyGame) -> Script:
    """The script of a game's tutorial. Raises BrokenLesson if it does not fit the game."""
    written, where = read(TutorialFile, game, TUTORIAL), TUTORIAL
    if written is None:
        raise BrokenLesson(f"{game.name}: there is no {TUTORIAL}.", game.name)
    seed, steps = seed_from(written.deal or f"tutorial {game.name}"), {}
    try:
        chosen = options.read(game, written.options)
        match: Match[Any, Any, Any] = Match.start(game, chosen, 1 + len(written.agents), seed)
        match = _after_agents(match, written.agents)
        for number, entry in enumerate(written.steps, 1):
            where = f"{TUTORIAL}, step {number} ({entry.say})"
            advised = _step(match, entry)
            steps[saved_state(match)] = advised
            match = _after_agents(match.play(LEARNER, advised.action).match, written.agents)
        where = TUTORIAL
        if written.guide:
            agent(game, written.guide)
        for name in (*written.until, *(name for one in written.lessons for name in one.when)):
            if not hasattr(match.state, name):
                raise BrokenLesson(f"{game.name}, {where}: there is no state.{name}.", game.name)
    except UNFIT as error:
        raise BrokenLesson(f"{game.name}, {where}: {error}", game.name) from error
    if not written.guide:
        steps[saved_state(match)] = DONE
    beside = tuple(Step(entry.say, entry.do) for entry in written.beside)
    return Script(
        steps,
        dict(written.options),
        seed,
        written.agents,
        written.bends,
        beside,
        written.guide,
        tuple(Lesson(one.say, one.at, one.when) for one in written.lessons),
        dict(written.until),
    )


def _step(match: Match[Any, Any, Any], entry: StepEntry) -> Step:
    """The step of a script's entry at a match on its path.

    Raises StaleChoice if its path is not offered there, or is no single action.
    """
    root = match.choices(LEARNER)
    leaf = resolve(root, entry.do)
    if not isinstance(leaf, Leaf):
        raise StaleChoice(f"{entry.do!r} is no action but a {type(leaf).__name__.lower()}.")
    resolve(root, entry.alike)
    role = match.game.text.role(match.view(LEARNER), tuple(entry.do.split(SEPARATOR)), leaf)
    return Step(
        entry.say,
        entry.do,
        match.state.turn,
        leaf.action,
        alike=entry.alike,
        ends=role is Role.END_OF_TURN,
        late=entry.late,
        after=entry.after,
    )


def _after_agents(match: Match[Any, Any, Any], agents: Sequence[str]) -> Match[Any, Any, Any]:
    """The match after the agents have played until the learner must act, or the game ends."""
    game = match.game
    while answers := agents_to_act(game.missing(match.state)):
        (seat,) = answers
        player = agent(game, agents[seat - 1])
        perspective = Perspective(game, match.state, seat)
        action = player.choose(perspective, Chance(agents_seed(game)), lambda: True)
        match = match.play(seat, action).match
    return match
