"""A table as one viewer sees it: the one view that everything in a message is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.language.speech import Speech
from bot.presentation.choices.menus import Menus
from bot.presentation.games.presenters import Face, Sight, presenter
from bot.table.table import Table
from engine.core.choices import SEPARATOR
from engine.core.errors import StaleChoice
from engine.core.game import AnyGame
from engine.core.words import Words, words

SOLO = 0
"""The seat of whoever plays alone."""


SCORE = "score"
"""The key, among the sights, of who is winning."""


def question(table: Table) -> Words:
    """What is asked of the score: who plays alone or together asks how far that is."""
    if table.over:
        return words("score-over")
    if table.solo:
        return words("score-alone")
    return words("score-together" if table.cooperative else "score-rivals")


@dataclass(frozen=True)
class Shown:
    """A table for the member of a seat, or (None) for everybody, in their language.

    Nothing is made before it is asked for, and nothing twice.
    """

    table: Table
    viewer: int | None
    speech: Speech

    @classmethod
    def public(cls, table: Table, speech: Speech) -> Shown:
        """As the board shows it: with the one player's eyes, else with a spectator's."""
        return cls(table, SOLO if table.solo else None, speech)

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.table.match.game

    @cached_property
    def view(self) -> Any:
        """What the viewer may know."""
        return self.table.match.view(self.viewer)

    @cached_property
    def face(self) -> Face:
        """What stands between heading and buttons."""
        return presenter(self.game.name).face(self.game, self.view, self.speech)

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The same without its picture, which is not made for that."""
        return presenter(self.game.name).lines(self.game, self.view, self.speech)

    @cached_property
    def sights(self) -> Sequence[Sight]:
        """What the viewer can look at, what is wanted most first: who is winning, and pictures."""
        found = presenter(self.game.name).sights(self.view)
        return (Sight(SCORE, question(self.table)), *found) if found else ()

    @property
    def score(self) -> list[str]:
        """Who is winning, and why: what decides the game, and then a list."""
        told, say = self.game.text.score(self.view), self.speech.illustrated
        return [*map(say, told.decides), *(f"- {say(line)}" for line in told.seats)]

    @property
    def race(self) -> str | None:
        """The path of what whoever is first may do before everybody's eyes, if there is that."""
        return presenter(self.game.name).race(self.view)

    @property
    def laws(self) -> list[str] | None:
        """What the players have put in force, a line each; None where they never do."""
        return presenter(self.game.name).laws(self.game, self.view, self.speech.illustrated)

    @property
    def vote_ahead(self) -> Words:
        """When there will be something to vote on, in a sentence."""
        return presenter(self.game.name).vote_ahead(self.view) or words("vote-when-asked")

    def sight(self, key: str) -> Face:
        """What a sight shows, under its name; of who is winning it is no picture.

        Raises StaleChoice if it is not offered.
        """
        named = next((one.name for one in self.sights if one.key == key), None)
        if named is None:
            raise StaleChoice(f"There is nothing to look at called {key!r}.")
        if key == SCORE:
            return Face((f"**{self.speech(named)}**", *self.score))
        shown = presenter(self.game.name).sight(self.view, key, self.speech)
        return Face((f"**{self.speech(named)}**",), shown)

    def follow(self, path: str) -> str:
        """The key of the sight that the menu at a path of choices is about; "" if of none."""
        return presenter(self.game.name).follow(self.view, tuple(path.split(SEPARATOR)))

    def menus(self, seat: int) -> Menus:
        """The choices of a seat, in the words of this view."""
        return Menus(self.table.match, self.table.id, seat, self.speech, lambda: self.view)
