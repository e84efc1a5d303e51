"""The scene of the table of empires, and its alt text."""

from collections import Counter
from typing import Final, NamedTuple

from bot.language.wording import Say, alt_text
from bot.presentation.games.black_abyss.map.scene import letters_of
from engine.core.words import seat_name, wording
from engine.games.black_abyss.text.wording import thing
from engine.games.black_abyss.view import View

_picture_words = wording("picture-empires-")

DRAWING: Final = "bot.presentation.games.black_abyss.empires.draw:draw"
TALL: Final = 0.6

COLUMNS = ("votes", "planets", "ships", "levels", "terms")
"""Columns of the table. The last one, terms, is shown only if terms of the seat can win."""


class Row(NamedTuple):
    """An empire, with a number for each column.

    `war` and `passage` are its relations to the viewer; `own` marks the viewer's empire.
    """

    seat: int
    race: str
    letter: str
    name: str
    alive: bool
    own: bool
    war: bool
    passage: bool
    numbers: tuple[int, ...]


class Scene(NamedTuple):
    """The table: the names of columns, and a row for each empire.

    `marks` are the icons of relations that a row has, each with what it means.
    """

    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    marks: tuple[tuple[str, str], ...] = ()


def scene_of(view: View, say: Say) -> Scene:
    """The empires of a view, in seat order."""
    letters, ships = letters_of(view, say), Counter([ship.owner for ship in view.ships])
    count = len(COLUMNS) if view.terms_win else len(COLUMNS) - 1
    relations = {"war": "at_war", "passage": "passage"}
    return Scene(
        marks=tuple(
            (icon, say(_picture_words(icon)))
            for icon, kind in relations.items()
            if any(view.viewer in getattr(empire, kind) for empire in view.empires)
        ),
        columns=tuple([say(_picture_words(column)) for column in COLUMNS[:count]]),
        rows=tuple(
            [
                Row(
                    seat=empire.seat,
                    race=empire.race,
                    letter=letters[empire.seat],
                    name=say(seat_name(empire.seat)),
                    alive=empire.alive,
                    own=empire.seat == view.viewer,
                    war=view.viewer in empire.at_war,
                    passage=view.viewer in empire.passage,
                    numbers=(
                        empire.votes,
                        empire.planets,
                        ships[empire.seat],
                        sum([level for _, level in empire.techs]),
                        empire.terms,
                    )[:count],
                )
                for empire in view.empires
            ]
        ),
    )


def alt_of(scene: Scene, say: Say) -> str:
    """The alt text of the table."""
    return alt_text([_in_words(row, scene.columns, say) for row in scene.rows])


def _in_words(row: Row, columns: tuple[str, ...], say: Say) -> str:
    if not row.alive:
        return say(_picture_words("out", letter=row.letter, name=row.name))
    parts = [f"{name} {number}" for name, number in zip(columns, row.numbers, strict=True)]
    parts += [say(_picture_words("war"))] if row.war else []
    parts += [say(_picture_words("passage"))] if row.passage else []
    return f"{row.letter} {row.name} ({say(thing(row.race))}): {', '.join(parts)}"
