"""The presenter's contract, and the default that shows any game in words.

Presenters see only views, facts and texts: no state, store or Discord.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.language.speech import Speech
from bot.language.wording import alt_text
from bot.presentation.panel import Picture
from engine.core.errors import StaleChoice
from engine.core.game import AnyGame, Card
from engine.core.words import Words


@dataclass(frozen=True, slots=True)
class Face:
    """What a board shows between its heading and its buttons."""

    lines: tuple[str, ...]
    picture: Picture | None = None


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


class Presenter:
    """How a game is shown. The default shows it in words."""

    tells_last_step = True
    """Whether the board repeats the public facts of the last step; False if the picture does."""
    has_sights = False
    """Whether there may be sights."""
    abridges = False
    """Whether a board omits part of its text, so that the own panel leads to the text."""

    def face(self, game: AnyGame, view: Any, speech: Speech) -> Face:
        """The face of a view: by default its description."""
        say = speech.illustrated
        return Face(tuple(say(line) for line in game.text.describe(view)))

    def tells_story(self, view: Any) -> bool:  # noqa: ARG002
        """Whether the board now shows `story` instead of the last step."""
        return False

    def story(self, game: AnyGame, view: Any, facts: Sequence[Any]) -> Sequence[Words]:  # noqa: ARG002
        """The latest facts told as one story, a line each."""
        return ()

    def ahead(
        self,
        game: AnyGame,
        view: Any,
        actions: Sequence[Any],  # noqa: ARG002
        speech: Speech,
    ) -> Picture | None:
        """The picture of a view with its viewer's prepared moves; None if there is none."""
        return self.face(game, view, speech).picture

    def lines(self, game: AnyGame, view: Any, speech: Speech) -> tuple[str, ...]:
        """The face's lines, for when another picture is shown."""
        return self.face(game, view, speech).lines

    def headline(self, game: AnyGame, fact: Any, speech: Speech) -> str:
        """A fact as a line posted to the channel."""
        return speech(game.text.fact(fact))

    def laws(self, game: AnyGame, view: Any, speech: Speech) -> list[str] | None:  # noqa: ARG002
        """The rules in force by the players' vote, a line each; None if the game has none."""
        return None

    def vote_ahead(self, view: Any) -> Words | None:  # noqa: ARG002
        """When the game next votes, unless it does now; None if it never does."""
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

    def with_guesses(self, view: Any, known: Any) -> Any:  # noqa: ARG002
        """The view of an imagined future, for wording, with what is not `known` marked as such."""
        return view

    def follow(self, view: Any, path: tuple[str, ...]) -> str:  # noqa: ARG002
        """The key of the sight shown with the menu at a path; "" for none."""
        return ""


def pictured(drawing: str, scene: Any, card: Card, speech: Speech) -> Picture:
    """The picture of a card, with its name and text as alt text."""
    plain = speech.unescaped
    return Picture(drawing, scene, alt_text([plain(card.name), plain(card.text)]))
