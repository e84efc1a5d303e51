"""Tutorials: a fixed deal, and what is advised at each of its steps, from `<game>/learning`.

A script knows the states that lead along it, so whoever leaves it is seen to have left, and whoever
comes back, by undo too, is advised on. Who else sits there are agents that answer the same each
time: they wait until nothing is awaited of the learner, also where all act at the same time, and
then go on one by one, in the order of their seats. It counts for nobody: no result is kept.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.language.speech import title
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.agents.roster import agent
from engine.core import options, registry
from engine.core.catalogue import LEARNING
from engine.core.chance import Chance, seed_from
from engine.core.choices import Leaf, resolve
from engine.core.game import Perspective
from engine.core.match import Match, states_of
from engine.core.words import words

LEARNER = 0
"""The seat of whoever is taught."""


@dataclass(frozen=True, slots=True)
class Step:
    """What the coach says, by the end of a message id, and the path of what it advises."""

    say: str
    do: str


DONE = Step("done", "")
"""What is said when the way is gone to its end."""


@dataclass(frozen=True, slots=True)
class Script:
    """The step at each state of the way, as it is saved; how long the way is, and its last turn.

    `agents` play the other seats, in their order.
    """

    steps: Mapping[bytes, Step]
    length: int
    last: int
    agents: tuple[str, ...]


def games() -> tuple[str, ...]:
    """The games that have a tutorial."""
    return tuple(name for name in registry.names() if _path(name).is_file())


def check(game: str) -> None:
    """Raises Refused, naming those that have one, if a game has no tutorial."""
    if game not in games():
        known = tuple(map(title, games()))
        raise Refused(words("refused-no-tutorial", game=title(game), games=known))


def seed(game: str) -> str:
    """The seed (64 hex digits) of a game's tutorial: of its `deal`, if its script names one."""
    return seed_from(_written(game).get("deal", f"tutorial {game}"))


def luck(game: str) -> str:
    """The seed (64 hex digits) of all that agents choose by in a game's tutorial."""
    return seed_from(f"tutorial answers {game}")


def answering(missing: Sequence[int]) -> Sequence[int]:
    """Whose agent answers, of those whose action is missing: nobody's before the learner's own."""
    return () if LEARNER in missing else sorted(missing)[:1]


def step(table: Table) -> Step | None:
    """The step that a table of a tutorial is at; None beside the way."""
    found = script(table.row.game)
    return found.steps.get(states_of(table.match.game).dump(table.match.state))


def astray(table: Table) -> bool:
    """Whether the way was left before its end, as far as turn and number of actions tell."""
    way, turn = script(table.row.game), table.match.state.turn
    before = turn < way.last or (turn == way.last and table.match.revision < way.length)
    return before and step(table) is None


@cache
def script(game: str) -> Script:
    """The way through a game's tutorial. Raises StaleChoice if the script is wrong."""
    rules, written = registry.game(game), _written(game)
    agents = tuple(written.get("agents", ()))
    begun = Match.start(rules, options.read(rules, {}), 1 + len(agents), seed(game))
    match: Match[Any, Any, Any] = _answered(begun, agents)
    steps = {}
    for told in written["steps"]:
        advised = Step(told["say"], told["do"])
        steps[states_of(rules).dump(match.state)] = advised
        leaf = resolve(rules.choices(match.state, LEARNER), advised.do)
        assert isinstance(leaf, Leaf)
        match = _answered(match.play(LEARNER, leaf.action).match, agents)
    steps[states_of(rules).dump(match.state)] = DONE
    return Script(steps, match.revision, match.state.turn, agents)


def _answered(match: Match[Any, Any, Any], agents: Sequence[str]) -> Match[Any, Any, Any]:
    """The match when the agents have played until the learner is awaited."""
    game = match.game
    while answers := answering(game.missing(match.state)):
        (seat,) = answers
        player = agent(game, agents[seat - 1])
        seen = Perspective(game, match.state, seat)
        action = player.choose(seen, Chance(luck(game.name)), lambda: True)
        match = match.play(seat, action).match
    return match


def _written(game: str) -> dict[str, Any]:
    return tomllib.loads(_path(game).read_text("utf-8"))


def _path(game: str) -> Any:
    return registry.game(game).folder / LEARNING / "tutorial.toml"
