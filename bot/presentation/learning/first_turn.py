"""The board as it stands at the first turn of a game, a number at each part that the text explains.

`<game>/learning/first_turn.toml` says where the parts are. A game whose board is words alone has a
plan of it instead.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.language.speech import Speech, title
from bot.language.wording import alt_text
from bot.presentation.games.presenters import presenter
from bot.presentation.learning.introduction import taught
from bot.presentation.panel import Picture
from engine.core import options, registry
from engine.core.catalogue import LEARNING
from engine.core.chance import seed_from
from engine.core.match import Match
from engine.core.words import words

NUMBERED = "bot.presentation.learning.draw_first_turn:numbered"
PLAN = "bot.presentation.learning.draw_first_turn:plan"
"""The functions that draw a scene, named for a worker process."""

Place = tuple[float, float]
Room = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Numbered:
    """A picture, by what draws it, and the places of its numbers: parts of its width and height."""

    drawing: str
    scene: Any
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The parts of a board, each with a name and its room: left, top, right and bottom."""

    parts: tuple[tuple[str, Room], ...]


@cache
def picture(game: str, locale: str) -> Picture | None:
    """The first board of a game with its numbers; None if none is described."""
    path = registry.game(game).folder / LEARNING / "first_turn.toml"
    if not path.is_file():
        return None
    told, speech = tomllib.loads(path.read_text("utf-8")), Speech(locale)
    alt = alt_text([speech(words("learn-first-board", game=title(game)))])
    if "plan" in told:
        return Picture(PLAN, _plan(game, told["plan"], speech), alt)
    shown = _opening(game, told["seats"], speech)
    places = tuple((x, y) for x, y in told["parts"])
    return shown and Picture(NUMBERED, Numbered(shown.drawing, shown.scene, places), alt)


def _plan(game: str, rooms: list[Room], speech: Speech) -> Plan:
    names = (taught(game, f"part-{number}", speech) for number in range(1, len(rooms) + 1))
    placed = ((left, top, right, bottom) for left, top, right, bottom in rooms)
    return Plan(tuple(zip(names, placed, strict=True)))


def _opening(name: str, seats: int, speech: Speech) -> Picture | None:
    """What whoever begins sees of a game that is the same for every reader."""
    game = registry.game(name)
    match = Match.start(game, options.read(game, {}), seats, seed_from(f"first turn {name}"))
    view = game.view(match.state, game.awaited(match.state)[0])
    return presenter(name).face(game, view, speech).picture
