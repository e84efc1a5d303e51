"""The boards of all games on one sheet: early, late and ended, desktop and phone.

`python -m benchmarks.gallery` draws `data/pictures/boards.png` and `boards-phone.png`, from one
game each between built-in players, and the late map of Black Abyss as `map.png`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PIL import Image

from benchmarks.rooms.pictures import played
from bot.language.speech import Speech
from bot.presentation.games.presenters import presenter
from bot.presentation.history import ending
from bot.presentation.pictures import draw
from engine.agents.simple import Follower
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.content import DATA
from engine.core.match import Match
from tests.bot.unstored import table_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WIDTHS: Final = {"boards": 520, "boards-phone": 390}
"""Width of a board on each sheet, in pixels."""
GAP: Final = 16
GROUND: Final = (30, 31, 34)
"""Background of Discord's dark theme."""
LATE: Final = 0.8
"""The late board is drawn after this share of a game."""
EARLY: Final = 0.1
NAMES: Final = ("Ada", "Bo", "Cleo", "Dan")
MAP: Final = "black_abyss"
"""The game whose late board is also drawn alone, for the README."""
SEATS: Final = {"dark_miss_down": 2, "dark_wall_destiny": 4, "black_abyss": 4}
"""Seats per game; others have one."""


def boards(name: str) -> Iterator[Image.Image]:
    """An early and a late board of a game, as its first seat sees them, and its last board."""
    game, luck = registry.game(name), Chance(seed_from("luck 3"))
    chosen, seed = options.read(game, {}), seed_from("gallery 3")
    match = Match.start(game, chosen, SEATS.get(name, 1), seed)
    moments = [*played(match, Follower(next(iter(game.policies.values()))), luck)]
    last = len(moments) - 1
    for place in (round(last * EARLY), round(last * LATE)):
        shown = presenter(name).picture(game.view(moments[place].state, 0), Speech(names=NAMES))
        if shown is not None:
            yield picture(shown.drawing, shown.scene)
    yield picture(ending.DRAWING, end(moments))


def end(moments: Sequence[Match[Any, Any, Any]]) -> ending.Scene:
    """The last board of a game."""
    game, state, say = moments[-1].game, moments[-1].state, Speech(names=NAMES).for_pictures
    turns = {one.state.turn: game.measures(one.state) for one in moments}
    course = {key: [turns[turn][key] for turn in sorted(turns)] for key in turns[state.turn]}
    seats = len(moments[-1].decisions)
    scene = ending.scene_of(table_of(moments[-1]), game.outcome(state), course, say)
    finale = presenter(game.name).finale(game.view(state, 0 if seats == 1 else None))
    return scene if finale is None else ending.with_own_picture(scene, finale, say)


def picture(drawing: str, scene: Any) -> Image.Image:
    """A picture as sent to Discord."""
    return Image.open(BytesIO(draw(drawing, scene))).convert("RGB")


def sheet(rows: Sequence[Sequence[Image.Image]], width: int) -> Image.Image:
    """The pictures in rows, each `width` pixels wide."""
    small = [[each.resize((width, each.height * width // each.width)) for each in row]
             for row in rows]  # fmt: skip
    heights = [max(each.height for each in row) + GAP for row in small]
    wide = max(map(len, rows)) * (width + GAP) + GAP
    whole, top = Image.new("RGB", (wide, sum(heights) + GAP), GROUND), GAP
    for row, high in zip(small, heights, strict=True):
        for column, each in enumerate(row):
            whole.paste(each, (GAP + column * (width + GAP), top))
        top += high
    return whole.quantize(128, dither=Image.Dither.NONE)


def main(words: Sequence[str] | None = None) -> None:
    """Draw both sheets and the map; print their paths and sizes."""
    parser = ArgumentParser(prog="python -m benchmarks.gallery", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=DATA / "pictures")
    parser.add_argument("--games", nargs="*", default=registry.HOUSE, choices=registry.HOUSE)
    given = parser.parse_args(words)
    rows = {name: [*boards(name)] for name in given.games}
    drawn = {name: sheet([*rows.values()], width) for name, width in WIDTHS.items()}
    if MAP in rows:
        drawn["map"] = rows[MAP][1].quantize(256, dither=Image.Dither.NONE)
    for name, whole in drawn.items():
        file = given.folder / f"{name}.png"
        whole.save(file, optimize=True)
        print(f"{file}: {file.stat().st_size / 1000:,.0f} kB")


if __name__ == "__main__":
    main()
