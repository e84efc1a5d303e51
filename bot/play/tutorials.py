"""Tutorials: a fixed deal, and what is advised at each of its steps, from `<game>/learning`.

A script knows the states that lead along it, so whoever leaves it is seen to have left, and whoever
comes back, by undo too, is advised on. It counts for nobody: no result is kept.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.language.speech import title
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core import options, registry
from engine.core.catalogue import LEARNING
from engine.core.chance import seed_from
from engine.core.choices import Leaf, resolve
from engine.core.match import Match, states_of
from engine.core.words import words

ALONE = 0
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
    """The step at each state of the way, as it is saved, and the turn in which that ends."""

    steps: Mapping[bytes, Step]
    last: int


def games() -> tuple[str, ...]:
    """The games that have a tutorial."""
    return tuple(name for name in registry.names() if _path(name).is_file())


def check(game: str) -> None:
    """Raises Refused, naming those that have one, if a game has no tutorial."""
    if game not in games():
        known = tuple(map(title, games()))
        raise Refused(words("refused-no-tutorial", game=title(game), games=known))


def seed(game: str) -> str:
    """The seed (64 hex digits) of a game's tutorial."""
    return seed_from(f"tutorial {game}")


def step(table: Table) -> Step | None:
    """The step that a table of a tutorial is at; None beside the way."""
    found = script(table.row.game)
    return found.steps.get(states_of(table.match.game).dump(table.match.state))


def astray(table: Table) -> bool:
    """Whether the way was left, before its end."""
    turn: int = table.match.state.turn
    return step(table) is None and turn <= script(table.row.game).last


@cache
def script(game: str) -> Script:
    """The way through a game's tutorial. Raises StaleChoice if the script is wrong."""
    rules = registry.game(game)
    match: Match[Any, Any, Any] = Match.start(rules, options.read(rules, {}), 1, seed(game))
    steps = {}
    for told in tomllib.loads(_path(game).read_text("utf-8"))["steps"]:
        advised = Step(told["say"], told["do"])
        steps[states_of(rules).dump(match.state)] = advised
        leaf = resolve(rules.choices(match.state, ALONE), advised.do)
        assert isinstance(leaf, Leaf)
        match = match.play(ALONE, leaf.action).match
    steps[states_of(rules).dump(match.state)] = DONE
    return Script(steps, match.state.turn)


def _path(game: str) -> Any:
    return registry.game(game).folder / LEARNING / "tutorial.toml"
