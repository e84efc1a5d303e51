"""The presenter's contract, and the default that shows any game in words.

Presenters see only views, facts and texts: no state, store or Discord.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from bot.language.speech import Speech
from bot.language.wording import alt_text
from bot.presentation.panel import Picture
from engine.core.errors import StaleChoice
from engine.core.game import AnyGame, Card
from engine.core.words import Words


class Sight(NamedTuple):
    """Something to look at beside the board.

    `key` is used in custom ids and consists of `a-z`, `0-9` and `-`. Names differ within a view.
    """

    key: str
    name: Words


class Finale(NamedTuple):
    """The end of a game as a picture of its own.

    `drawing` names the function that draws the `scene` as a tile (`bot.paint.blows`). `title`
    stands below it, where no winner is named. `shows` describes the picture, `why` says in one
    sentence why the game ended so.
    """

    drawing: str
    scene: Any
    title: Words | None
    shows: Words
    why: Words


class Laws(NamedTuple):
    """The rules in force by the players' vote, a line each.

    `ahead` is when the game next votes, unless it does now; None if it never does.
    """

    lines: Sequence[str]
    ahead: Words | None


class Presenter:
    """How a game is shown. The default shows it in words."""

    has_sights = False
    """Whether there may be sights."""
    abridges = False
    """Whether a board omits part of its text, so that the own panel leads to the text."""

    def lines(self, game: AnyGame, view: Any, speech: Speech) -> tuple[str, ...]:
        """What a board says between its heading and its buttons: by default all of a view."""
        return tuple(map(speech.illustrated, game.text.describe(view)))

    def picture(
        self,
        view: Any,  # noqa: ARG002
        speech: Speech,  # noqa: ARG002
        prepared: Sequence[Any] = (),  # noqa: ARG002
    ) -> Picture | None:
        """The picture of a view, with the moves its viewer has prepared; None if there is none."""
        return None

    def recent(self, view: Any) -> int:  # noqa: ARG002
        """How many of the last actions the board tells by `story`; 0 if the picture shows them."""
        return 1

    def story(self, game: AnyGame, view: Any, facts: Sequence[Any]) -> Sequence[Words]:  # noqa: ARG002
        """The facts of the recent actions, a line each, or told as one story."""
        return [*map(game.text.fact, facts)]

    def laws(self, game: AnyGame, view: Any, speech: Speech) -> Laws | None:  # noqa: ARG002
        """The rules in force by the players' vote; None if the game has none."""
        return None

    def sights(self, view: Any) -> Sequence[Sight]:  # noqa: ARG002
        """The sights of the viewer, most wanted first."""
        return ()

    def sight(self, view: Any, key: str, speech: Speech) -> Picture:  # noqa: ARG002
        """The picture of a sight. Raises StaleChoice if it is not offered."""
        raise StaleChoice(f"There is nothing to look at called {key!r}.")

    def finale(self, view: Any) -> Finale | None:  # noqa: ARG002
        """The end of a game that was played to its end; None for a banner alone."""
        return None

    def card(self, view: Any, card: Card, speech: Speech) -> Picture | None:  # noqa: ARG002
        """The picture of a card or term; None if there is none."""
        return None

    def race(self, view: Any) -> str | None:  # noqa: ARG002
        """The path of a choice offered on the public board to whoever clicks first, if any.

        Every awaited seat must have, or have had, that choice.
        """
        return None

    def good_for(self, action: Any) -> str:
        """What an action is good for: the last part of the id of a `learning` message; "" for none.

        Default: by the action's kind, if `learning` has a message for it.
        """
        return f"good-{getattr(action, 'kind', '').replace('_', '-')}"

    def beginning(self, view: Any, offered: Collection[str]) -> str:  # noqa: ARG002
        """What to do first: the `<part>` of the `learning` message `first-<part>`; "" for none.

        Asked in the first turn of a seat that must act, with the keys of what is `offered`.
        """
        return ""

    def chapter(self, view: Any) -> int | None:  # noqa: ARG002
        """The index of the rules' section about the current phase; None if there is none."""
        return None

    def follow(self, view: Any, path: tuple[str, ...]) -> str:  # noqa: ARG002
        """The key of the sight shown with the menu at a path; "" for none."""
        return ""


def pictured(drawing: str, scene: Any, card: Card, speech: Speech) -> Picture:
    """The picture of a card, with its name and text as alt text."""
    plain = speech.unescaped
    return Picture(drawing, scene, alt_text([plain(card.name), plain(card.text)]))
