"""A table as one viewer sees it, with the one view that a message is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.language.speech import Speech
from bot.presentation.choices.menus import Menus
from bot.presentation.games.presenters import Finale, Laws, Presenter, Sight, presenter
from bot.presentation.panel import Picture
from bot.table.premoves import moves_of, read
from bot.table.table import Table
from engine.core.choices import SEPARATOR
from engine.core.errors import StaleChoice
from engine.core.game import AnyGame
from engine.core.words import Words, words

SOLO = 0
"""The seat of a solo player."""


SCORE = "score"
"""The score's key among the sights."""


def question(table: Table) -> Words:
    """The label of the score; differs for solo and co-operative games."""
    if table.over:
        return words("score-over")
    if table.solo:
        return words("score-alone")
    return words("score-together" if table.cooperative else "score-rivals")


def guessing(known: Any, ahead: Table, seat: int) -> Callable[[], Any]:
    """Returns the seat's view of an imagined table, for wording, with what it guesses called so.

    `known` is its view of the table as it is.
    """

    def seen() -> Any:
        view, standing = ahead.match.view(seat), ahead.match.game.standing
        return view if standing is None else standing.with_guesses(view, known)

    return seen


@dataclass(frozen=True)
class Shown:
    """A table for a seat's member, or (None) for the public, in their language.

    Everything is lazy and cached.
    """

    table: Table
    viewer: int | None
    speech: Speech

    @classmethod
    def public(cls, table: Table, speech: Speech) -> Shown:
        """The public view; a solo player's own in a solo game."""
        return cls(table, SOLO if table.solo else None, speech)

    @cached_property
    def game(self) -> AnyGame:
        """The game."""
        return self.table.match.game

    @cached_property
    def presenter(self) -> Presenter:
        """How the game is shown."""
        return presenter(self.game.name)

    @cached_property
    def view(self) -> Any:
        """The viewer's view."""
        return self.table.match.view(self.viewer)

    @cached_property
    def picture(self) -> Picture | None:
        """The picture of the view, with what the viewer has prepared."""
        moves = () if self.viewer is None else moves_of(self.table, self.viewer)
        prepared = [one.action for one in read(self.table, moves)] if moves else ()
        return self.presenter.picture(self.view, self.speech, prepared)

    @cached_property
    def finale(self) -> Finale | None:
        """The end as the game shows it; None if it was not played to its end."""
        if not self.table.over or self.table.resigned:
            return None
        return self.presenter.finale(self.view)

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines of the view."""
        return self.presenter.lines(self.game, self.view, self.speech)

    @cached_property
    def sights(self) -> Sequence[Sight]:
        """The sights, most wanted first: the score, then pictures."""
        found = self.presenter.sights(self.view)
        return (Sight(SCORE, question(self.table)), *found) if found else ()

    @property
    def score(self) -> list[str]:
        """The score: what decides the game, then a list of seats."""
        told, say = self.game.text.score(self.view), self.speech.illustrated
        return [*map(say, told.decides), *(f"- {say(line)}" for line in told.seats)]

    @property
    def race(self) -> str | None:
        """The path of the public race's choice; None if there is none."""
        return self.presenter.race(self.view)

    @property
    def laws(self) -> Laws | None:
        """The rules in force by the players' vote; None if the game has none."""
        return self.presenter.laws(self.game, self.view, self.speech.illustrated)

    def sight(self, key: str) -> tuple[list[str], Picture | None]:
        """A sight below its name; the score has no picture.

        Raises StaleChoice if it is not offered.
        """
        named = next((one.name for one in self.sights if one.key == key), None)
        if named is None:
            raise StaleChoice(f"There is nothing to look at called {key!r}.")
        if key == SCORE:
            return [f"**{self.speech(named)}**", *self.score], None
        return [f"**{self.speech(named)}**"], self.presenter.sight(self.view, key, self.speech)

    def follow(self, path: str) -> str:
        """The key of the sight that follows the menu at a path; "" for none."""
        return self.presenter.follow(self.view, tuple(path.split(SEPARATOR)))

    def menus(self, seat: int) -> Menus:
        """A seat's choices, in the words of this view."""
        return Menus(self.table.match, self.table.id, seat, self.speech, lambda: self.view)
