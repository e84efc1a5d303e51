"""What a presenter gives, and the presenter for any game: it shows a view in words.

Presenters see views, facts and texts only: no state, no store, no Discord.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    """What stands on a board between its heading and its buttons."""

    lines: tuple[str, ...]
    picture: Picture | None = None


class Sight(NamedTuple):
    """Something to look at beside the board: its `key` in custom ids, and what it is called.

    Keys are of `a-z`, `0-9` and `-`. Names differ within a view.
    """

    key: str
    name: Words


class Presenter:
    """How a game is shown that says nothing else about it: in words."""

    tells_last_step = True
    """Whether the board repeats what the last step told everybody, as no picture shows it."""
    has_sights = False
    """Whether there may be something to look at beside the board."""

    def face(self, game: AnyGame, view: Any, speech: Speech) -> Face:
        """What a board shows of this view: all of it, a line each."""
        say = speech.illustrated
        return Face(tuple(say(line) for line in game.text.describe(view)))

    def tells_story(self, view: Any) -> bool:  # noqa: ARG002
        """Whether the board tells its `story` now, in place of the last step."""
        return False

    def story(self, game: AnyGame, view: Any, facts: Sequence[Any]) -> Sequence[Words]:  # noqa: ARG002
        """What of the latest facts the board tells in one go, a line each."""
        return ()

    def lines(self, game: AnyGame, view: Any, speech: Speech) -> tuple[str, ...]:
        """The lines of the face alone, where something else is looked at than its picture."""
        return self.face(game, view, speech).lines

    def headline(self, game: AnyGame, fact: Any, speech: Speech) -> str:
        """A fact as a line that is told in the channel on its own."""
        return speech(game.text.fact(fact))

    def laws(self, game: AnyGame, view: Any, speech: Speech) -> list[str] | None:  # noqa: ARG002
        """What the players have put in force, a line each; None where they never do."""
        return None

    def vote_ahead(self, view: Any) -> Words | None:  # noqa: ARG002
        """When the game votes next, while it does not; None where it never does."""
        return None

    def sights(self, view: Any) -> Sequence[Sight]:  # noqa: ARG002
        """What the viewer can look at, what is wanted most first."""
        return ()

    def sight(self, view: Any, key: str, speech: Speech) -> Picture:  # noqa: ARG002
        """The picture of one of the sights. Raises StaleChoice if it is not offered."""
        raise StaleChoice(f"There is nothing to look at called {key!r}.")

    def card(self, view: Any, card: Card, speech: Speech) -> Picture | None:  # noqa: ARG002
        """A card or term that the view shows, alone; None where nothing is drawn of it."""
        return None

    def race(self, view: Any) -> str | None:  # noqa: ARG002
        """The path of the choice that whoever is first may make before everybody's eyes, if any.

        All who are awaited have that choice, or had it: its button stands on the public board.
        """
        return None

    def good_for(self, action: Any) -> str:
        """The part of a message of `learning` that says what an action is good for; "" for none.

        Unless a game knows better that is by its kind, where `learning` says something of it.
        """
        return f"good-{getattr(action, 'kind', '').replace('_', '-')}"

    def follow(self, view: Any, path: tuple[str, ...]) -> str:  # noqa: ARG002
        """The key of the sight that the menu at a path is about; "" if it is of none."""
        return ""


def pictured(drawing: str, scene: Any, card: Card, speech: Speech) -> Picture:
    """The picture of a card alone, with what it says as its alt text."""
    plain = speech.unescaped
    return Picture(drawing, scene, alt_text([plain(card.name), plain(card.text)]))
