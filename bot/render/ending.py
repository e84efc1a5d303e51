"""The end of a game as a scene, and the same scene in words.

Imported by the main process, so nothing here needs the drawing library before a picture is drawn.
"""

from dataclasses import dataclass
from typing import Final, Literal

from bot.render import alt

Result = Literal["won", "lost", "undecided"]

SERIES_MOST: Final = 6
"""As many courses as have marks of their own, one a seat at the largest table."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure of the finished game, such as its turns."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Series:
    """What a figure was after each turn, from the start of the game."""

    name: str
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """What the picture shows: the result in words, up to four facts, up to six courses."""

    game: str
    result: Result
    title: str
    facts: tuple[Fact, ...]
    course: tuple[Series, ...]


def picture(scene: Scene) -> bytes:
    """The end of the game as PNG bytes; to be called in a worker process."""
    from bot.render.pictures import ending

    return ending.draw(scene)


def alt_text(scene: Scene) -> str:
    """What the picture says, in at most `alt.LIMIT` characters."""
    facts = "".join(f" {fact.name}: {fact.value}." for fact in scene.facts)
    head = f"{scene.game}: {scene.title}.{facts}"
    longest = "".join(f" {_course(series, with_range=True)}" for series in scene.course)
    short = "".join(f" {_course(series, with_range=False)}" for series in scene.course)
    return alt.shortest_needed(head + longest, head + short, head)


def _course(series: Series, *, with_range: bool) -> str:
    values = series.values
    if not values:
        return f"{series.name}: no course."
    words = f"{series.name} went from {values[0]:g} to {values[-1]:g}"
    if with_range:
        words += f" over {len(values) - 1} turns, between {min(values):g} and {max(values):g}"
    return f"{words}."
