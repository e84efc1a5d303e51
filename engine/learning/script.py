"""The script of a tutorial: a fixed deal, and a step for each position on the way to its end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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
"""Errors of a script that does not fit its game; others are the game's own."""


@dataclass(frozen=True, slots=True)
class Step:
    """What the coach says (the end of a message id), and the path of the advised choice.

    A step belongs to a `turn` of the game. Its `action` completes it, as does any action below the
    path `alike`. A step that `ends` a part of the turn closes that turn's earlier steps, except
    `late` ones, which stay open until done. A step `after` another is advised once the other is
    done.
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
        """Whether a step not yet done can be done in a turn."""
        return self.turn == turn or (self.late and self.turn < turn)


DONE = Step("done", "")
"""The message at the end of the path of a script without a guide."""


@dataclass(frozen=True, slots=True)
class Script:
    """The step at each position of the path, by saved state.

    `agents` play the other seats, in order. A script that `bends` advises a learner off the path,
    by the open steps; `beside` are steps for one who has no other. The agent `guide` advises off
    the path, and after it until the game ends.
    """

    steps: Mapping[bytes, Step]
    agents: tuple[str, ...]
    bends: bool
    beside: tuple[Step, ...]
    guide: str = ""

    @property
    def way(self) -> tuple[Step, ...]:
        """The steps in order, without the final message."""
        return tuple(one for one in self.steps.values() if one is not DONE)


def has_tutorial(game: AnyGame) -> bool:
    """Whether a game has a tutorial, sound or not."""
    return (game.folder / "learning" / TUTORIAL).is_file()


def seed(game: AnyGame) -> str:
    """The seed (64 hex digits) of a game's tutorial, derived from its script's `deal`, if any."""
    return seed_from(_tutorial_of(game).deal or f"tutorial {game.name}")


def options_of(game: AnyGame) -> Mapping[str, str]:
    """The options of a game's tutorial, from its script."""
    return dict(_tutorial_of(game).options)


def luck(game: AnyGame) -> str:
    """The seed (64 hex digits) for all choices of agents in a game's tutorial."""
    return seed_from(f"tutorial answers {game.name}")


def agents_to_act(missing: Sequence[int]) -> Sequence[int]:
    """The missing seats whose agents act now: none before the learner has acted."""
    return () if LEARNER in missing else sorted(missing)[:1]


def saved_state(match: Match[Any, Any, Any]) -> bytes:
    """The position of a match as JSON, the key of `Script.steps`."""
    return states_of(match.game).dump(match.game.position(match.state))


@cache
def script(game: AnyGame) -> Script:
    """The script of a game's tutorial. Raises BrokenLesson if it does not fit the game."""
    written, where = _tutorial_of(game), TUTORIAL
    steps = {}
    try:
        game_options = options.read(game, written.options)
        match: Match[Any, Any, Any] = Match.start(
            game, game_options, 1 + len(written.agents), seed(game)
        )
        match = _after_agents(match, written.agents)
        for number, entry in enumerate(written.steps, 1):
            where = f"{TUTORIAL}, step {number} ({entry.say})"
            advised = _step(match, entry)
            steps[saved_state(match)] = advised
            match = _after_agents(match.play(LEARNER, advised.action).match, written.agents)
        where = TUTORIAL
        if written.guide:
            agent(game, written.guide)
    except UNFIT as error:
        raise BrokenLesson(f"{game.name}, {where}: {error}", game.name) from error
    if not written.guide:
        steps[saved_state(match)] = DONE
    beside = tuple(Step(entry.say, entry.do) for entry in written.beside)
    return Script(steps, written.agents, written.bends, beside, written.guide)


def _step(match: Match[Any, Any, Any], entry: StepEntry) -> Step:
    """The step that a script describes at a match on its path. Raises StaleChoice."""
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
    """The match after agents have played until the learner must act."""
    game = match.game
    while answers := agents_to_act(game.missing(match.state)):
        (seat,) = answers
        player = agent(game, agents[seat - 1])
        perspective = Perspective(game, match.state, seat)
        action = player.choose(perspective, Chance(luck(game)), lambda: True)
        match = match.play(seat, action).match
    return match


def _tutorial_of(game: AnyGame) -> TutorialFile:
    written = read(TutorialFile, game, TUTORIAL)
    if written is None:
        raise BrokenLesson(f"{game.name}: there is no {TUTORIAL}.", game.name)
    return written
