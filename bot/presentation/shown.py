"""A table as one viewer sees it, so that all parts of a message use the same view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.language.speech import Speech
from bot.presentation.choices.menus import Menus
from bot.presentation.games.any_game import Finale, Laws, Presenter, Sight
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import Picture
from bot.table.premoves import moves_of, read
from bot.table.table import Table
from engine.core.choices import SEPARATOR
from engine.core.errors import StaleChoice
from engine.core.game import AnyGame
from engine.core.words import Words, words

SOLO = 0
"""The seat of a solo player."""


SCORE, TEXT = "score", "text"
"""The keys of the score and of the view in words among the sights; they have no picture."""


def question(table: Table) -> Words:
    """The score's label, such as "Who is winning?"; another in solo and co-operative games."""
    if table.over:
        return words("score-over")
    if table.solo:
        return words("score-alone")
    return words("score-together" if table.cooperative else "score-rivals")


def view_with_guesses(known: Any, ahead: Table, seat: int) -> Any:
    """A seat's view of the table `ahead`, after its prepared moves.

    Where that table shows what the seat cannot know yet, the view marks it as a guess. `known` is
    the seat's view of the real table.
    """
    view, standing = ahead.match.view(seat), ahead.match.game.standing
    return view if standing is None else standing.with_guesses(view, known)


@dataclass(frozen=True)
class Shown:
    """A table as its `viewer` sees it: a seat, or the public (None).

    `speech` has the reader's language. What is costly is computed at the first use, and kept.
    """

    table: Table
    viewer: int | None
    speech: Speech

    @classmethod
    def public(cls, table: Table, speech: Speech) -> Shown:
        """The table as the public sees it; a solo game as its player does."""
        return cls(table, SOLO if table.solo else None, speech)

    @cached_property
    def game(self) -> AnyGame:
        """The game of the table."""
        return self.table.match.game

    @cached_property
    def presenter(self) -> Presenter:
        """The game's presenter."""
        return presenter(self.game.name)

    @cached_property
    def view(self) -> Any:
        """The viewer's view of the match."""
        return self.table.match.view(self.viewer)

    @cached_property
    def picture(self) -> Picture | None:
        """The picture of the view, with the viewer's prepared moves; None if there is none."""
        moves = () if self.viewer is None else moves_of(self.table, self.viewer)
        prepared = [one.action for one in read(self.table, moves)] if moves else ()
        return self.presenter.picture(self.view, self.speech, prepared)

    @cached_property
    def finale(self) -> Finale | None:
        """The game's picture of its end; None if it still runs, or was given up."""
        if not self.table.over or self.table.resigned:
            return None
        return self.presenter.finale(self.view)

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines that the presenter puts on the board."""
        return self.presenter.lines(self.game, self.view, self.speech)

    @cached_property
    def sights(self) -> Sequence[Sight]:
        """What can be looked at: the score, then pictures, the most useful first; () if none.

        After the score, a seat whose panel leaves out text finds it all.
        """
        found = self.presenter.sights(self.view)
        if not found:
            return ()
        seated = self.viewer is not None and self.presenter.text_among_sights
        in_words = (Sight(TEXT, words("button-text")),) if seated else ()
        return (Sight(SCORE, question(self.table)), *in_words, *found)

    @property
    def score(self) -> list[str]:
        """What decides the game, unless it was ended early; then each seat's standing."""
        score, say = self.game.text.score(self.view), self.speech.with_icon_markup
        decides = () if self.table.over and self.table.resigned else score.decides
        return [*say.each(decides), *[f"- {line}" for line in say.each(score.seats)]]

    @property
    def race(self) -> str | None:
        """The path of the choice that goes to the first member who presses it, or None."""
        return self.presenter.race(self.view)

    @property
    def laws(self) -> Laws | None:
        """The rules that players have voted into force, or None."""
        return self.presenter.laws(self.game, self.view, self.speech.with_icon_markup)

    def sight(self, key: str) -> tuple[list[str], Picture | None]:
        """The lines of a sight, and its picture; None for the score and the text.

        Raises StaleChoice if the sight is not offered.
        """
        named = next((one.name for one in self.sights if one.key == key), None)
        if named is None:
            raise StaleChoice(f"There is nothing to look at called {key!r}.")
        if key == SCORE:
            return [f"**{self.speech(named)}**", *self.score], None
        if key == TEXT:
            told = self.game.text.overview(self.view)
            return [f"**{self.speech(named)}**", *self.speech.with_icon_markup.each(told)], None
        return [f"**{self.speech(named)}**"], self.presenter.sight(self.view, key, self.speech)

    def follow(self, path: str) -> str:
        """The key of the sight to show with the menu at a path; "" for none."""
        return self.presenter.follow(self.view, tuple(path.split(SEPARATOR)))

    @cached_property
    def own_menus(self) -> Menus:
        """The choices of the viewer, which is a seat."""
        assert self.viewer is not None
        return self.menus(self.viewer)

    def menus(self, seat: int) -> Menus:
        """A seat's choices, worded as this view shows the game."""
        return Menus(self.table.match, self.table.id, seat, self.speech, self.view)
