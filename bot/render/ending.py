"""The end of a game as a scene, and the same scene in words.

Imported by the main process, so nothing here needs the drawing library before a picture is drawn.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from bot.render.wording import Say, alt_text
from engine.core.game import AnyGame, Outcome
from engine.core.words import words

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
    """What a figure was after each turn, from the first on."""

    name: str
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """What the picture shows: the result in words, up to four facts, up to six courses.

    `unit` names what the courses run over, such as turns.
    """

    game: str
    result: Result
    title: str
    facts: tuple[Fact, ...]
    course: tuple[Series, ...]
    unit: str


def picture(scene: Scene) -> bytes:
    """The end of the game as PNG bytes; to be called in a worker process."""
    from bot.render.pictures import ending

    return ending.draw(scene)


def scene_of(
    game: AnyGame,
    outcome: Outcome | None,
    turns: int,
    course: Mapping[str, Sequence[int]],
    say: Say,
) -> Scene:
    """The scene for a game that one side played: solo or together.

    Without an outcome it was given up. `course` has what each measure of the game, by message id,
    was after every turn.
    """
    result: Result = "undecided" if outcome is None else "won" if outcome.winners else "lost"
    title = {"undecided": "given-up", "won": "won", "lost": "lost"}[result]
    facts = [Fact(_say(say, "turns"), str(turns))]
    if outcome is not None:
        facts.append(Fact(_say(say, "score"), str(outcome.scores[0])))
    return Scene(
        game=say(words(f"{game.name.replace('_', '-')}-name")),
        result=result,
        title=_say(say, title),
        facts=tuple(facts),
        course=tuple(Series(say(words(key)), tuple(values)) for key, values in course.items()),
        unit=_say(say, "turn"),
    )


def _say(say: Say, part: str) -> str:
    return say(words(f"picture-end-{part}"))


def alt_of(scene: Scene, say: Say) -> str:
    """What the picture of this scene says, as the alt text."""
    head = [f"{scene.game}: {scene.title}"]
    head += [f"{fact.name}: {fact.value}" for fact in scene.facts]
    return alt_text([*head, *(_course(each, say) for each in scene.course if each.values)], head)


def _course(series: Series, say: Say) -> str:
    values = series.values
    return say(
        words(
            "picture-end-course",
            name=series.name,
            first=f"{values[0]:g}",
            last=f"{values[-1]:g}",
            least=f"{min(values):g}",
            most=f"{max(values):g}",
        )
    )
