"""The TOML files of a game's folder `learning`, validated."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Annotated, TypeVar

from pydantic import Field, ValidationError, model_validator

from engine.core.catalogue import LEARNING
from engine.core.content import Entry
from engine.core.errors import BrokenLesson
from engine.core.game import AnyGame

TUTORIAL = "tutorial.toml"
FIRST_TURN = "first_turn.toml"

F = TypeVar("F", bound=Entry)
Share = Annotated[float, Field(ge=-0.5, le=1.5)]
"""A fraction of a width or height; slightly outside 0 to 1 for places beside it."""


class StepEntry(Entry):
    """A step; `Step` of `script.py` says what its fields mean."""

    say: str
    do: str
    alike: str = ""
    late: bool = False
    after: str = ""


class BesideEntry(Entry):
    """A step advised to a learner who left the script, if no other step can be done."""

    say: str
    do: str


class LessonEntry(Entry):
    """What the guide explains once; `Lesson` of `script.py` says what its fields mean."""

    say: str
    at: str = ""
    when: Mapping[str, int | str] = Field(default_factory=dict)


class TutorialFile(Entry):
    """`tutorial.toml`. The agent `guide` advises a learner who left the steps or finished them.

    It explains `lessons`, and ends where the game's state has the values `until`.
    """

    options: Mapping[str, str] = Field(default_factory=dict)
    deal: str = ""
    agents: tuple[str, ...] = ()
    bends: bool = False
    steps: Annotated[tuple[StepEntry, ...], Field(min_length=1)]
    beside: tuple[BesideEntry, ...] = ()
    guide: str = ""
    lessons: tuple[LessonEntry, ...] = ()
    until: Mapping[str, int | str] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _steps_follow_earlier_ones(self) -> TutorialFile:
        earlier = {""}
        for step in self.steps:
            if step.after not in earlier:
                raise ValueError(f"no step before {step.say!r} says {step.after!r}")
            earlier.add(step.say)
        return self


class PartEntry(Entry):
    """A named part of the board's picture, and where on it its number is drawn.

    `across` and `down` are fractions of the part's width and height.
    """

    name: str
    across: Share
    down: Share


class FirstTurnFile(Entry):
    """`first_turn.toml`: the table whose first board is explained.

    Its `parts` are numbered from 1, as in the list of `first_turn.<locale>.md`.
    """

    seats: int
    options: Mapping[str, str] = Field(default_factory=dict)
    parts: Annotated[tuple[PartEntry, ...], Field(min_length=1)]


def read(form: type[F], game: AnyGame, file: str) -> F | None:
    """A TOML file of a game's folder `learning`; None if it does not exist.

    Raises BrokenLesson, naming the first fault.
    """
    path = game.folder / LEARNING / file
    if not path.is_file():
        return None
    try:
        return form.model_validate(tomllib.loads(path.read_text("utf-8")))
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        message = fault["msg"].removeprefix("Value error, ")
        where = ", ".join((file, *_places(fault["loc"])))
        raise BrokenLesson(f"{game.name}, {where}: {message}.", game.name) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenLesson(f"{game.name}, {file}: {error}.", game.name) from None


def _places(place: tuple[int | str, ...]) -> Iterator[str]:
    """The keys of a place in a file, as text; entries of lists are numbered from 1."""
    for key in place:
        yield f"number {key + 1}" if isinstance(key, int) else key
