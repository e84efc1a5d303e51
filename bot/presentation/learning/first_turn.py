"""The board of a game's first turn, with numbers on the explained parts.

`<game>/learning/first_turn.toml` has their positions.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.language.speech import Speech, title
from bot.language.wording import alt_text
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import Picture
from engine.core import options, registry
from engine.core.catalogue import LEARNING
from engine.core.chance import seed_from
from engine.core.match import Match
from engine.core.words import words

NUMBERED = "bot.presentation.learning.draw_first_turn:numbered"
"""The import path of the drawing function, for a worker process."""

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Numbered:
    """A picture, by scene and drawing function, with numbers.

    `places` has each number's place, as fractions of the picture's width and height.
    """

    drawing: str
    scene: Any
    places: tuple[Place, ...]


@cache
def picture(game: str, locale: str) -> Picture | None:
    """A game's first board with numbers; None if it has none."""
    path = registry.game(game).folder / LEARNING / "first_turn.toml"
    if not path.is_file():
        return None
    told, speech = tomllib.loads(path.read_text("utf-8")), Speech(locale)
    alt = alt_text([speech(words("learn-first-board", game=title(game)))])
    shown = _opening(game, told["seats"], told.get("options", {}), speech)
    places = tuple((x, y) for x, y in told["parts"])
    return shown and Picture(NUMBERED, Numbered(shown.drawing, shown.scene, places), alt)


def _opening(name: str, seats: int, chosen: Mapping[str, str], speech: Speech) -> Picture | None:
    """The first player's picture at the start of a fixed game."""
    game = registry.game(name)
    match = Match.start(game, options.read(game, chosen), seats, seed_from(f"first turn {name}"))
    view = game.view(match.state, game.awaited(match.state)[0])
    return presenter(name).picture(view, speech)
