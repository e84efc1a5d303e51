"""The contract of presenters, and the default, which shows any game in words."""

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

    `key` is for custom ids: `a-z`, `0-9` and `-`. Names are unique within a view.
    """

    key: str
    name: Words


class Finale(NamedTuple):
    """A picture of the end of a game.

    `drawing` is the import path of the function that draws the `scene` as a tile
    (`bot.paint.blows`). `title` is written below it, if no winner is named. `shows` describes the
    picture. `why` says in one sentence why the game ended so. `scores` says what each seat has, if
    the bare number would not explain the result.
    """

    drawing: str
    scene: Any
    title: Words | None
    shows: Words
    why: Words
    scores: tuple[Words, ...] = ()


class Laws(NamedTuple):
    """The rules that players have voted into force, one line each.

    `ahead` says when the game next votes, unless it votes now; None if it never does.
    """

    lines: Sequence[str]
    ahead: Words | None


class Presenter:
    """How a game is shown: the default shows everything in words."""

    has_sights = False
    """Whether there can be sights."""
    abridges = False
    """Whether the board omits part of its text, so that the own panel links to the text."""
    reasons_in_notes: frozenset[str] = frozenset()
    """Kinds of actions whose note in the menu is the reason of a hint."""
    guided = 1
    """The number of first turns in which members are told what to do (`beginning`)."""
    guides_by_hints = False
    """Whether members are told in the `guided` turns what *Hint* advises, where hints are allowed.

    Then *Hint* does not search in these turns. Only for games with a policy.
    """

    def lines(self, game: AnyGame, view: Any, speech: Speech) -> tuple[str, ...]:
        """The board's lines between heading and buttons; by default everything in the view."""
        return tuple(speech.with_icon_markup.each(game.text.describe(view)))

    def picture(
        self,
        view: Any,  # noqa: ARG002
        speech: Speech,  # noqa: ARG002
        prepared: Sequence[Any] = (),  # noqa: ARG002
    ) -> Picture | None:
        """The picture of a view, with moves its viewer has prepared; None if there is none."""
        return None

    def box(self, speech: Speech) -> Picture | None:  # noqa: ARG002
        """The picture on the game's box; None for its title below a sky (`introduction.box`)."""
        return None

    def recent(self, view: Any) -> int:  # noqa: ARG002
        """How many of the latest actions `story` describes; 0 if the picture shows them."""
        return 1

    def story(self, game: AnyGame, view: Any, facts: Sequence[Any]) -> Sequence[Words]:  # noqa: ARG002
        """The facts of the latest actions, one line each or joined."""
        return [*map(game.text.fact, facts)]

    def laws(self, game: AnyGame, view: Any, speech: Speech) -> Laws | None:  # noqa: ARG002
        """The rules that players have voted into force; None if the game has none."""
        return None

    def sights(self, view: Any) -> Sequence[Sight]:  # noqa: ARG002
        """The viewer's sights, the most useful first."""
        return ()

    def sight(self, view: Any, key: str, speech: Speech) -> Picture:  # noqa: ARG002
        """The picture of a sight. Raises StaleChoice if it is not offered."""
        raise StaleChoice(f"There is nothing to look at called {key!r}.")

    def finale(self, view: Any) -> Finale | None:  # noqa: ARG002
        """The picture of a game's regular end; None for a banner only."""
        return None

    def card(self, view: Any, card: Card, speech: Speech) -> Picture | None:  # noqa: ARG002
        """The picture of a card or term; None if there is none."""
        return None

    def race(self, view: Any) -> str | None:  # noqa: ARG002
        """The path of a choice on the public board for whoever clicks first, or None.

        Every awaited seat must have, or have had, that choice.
        """
        return None

    def good_for(self, action: Any) -> str:
        """What an action is good for: the last part of a `learning` message's id, or "".

        By default the action's kind, if `learning` has a message for it.
        """
        return f"good-{getattr(action, 'kind', '').replace('_', '-')}"

    def guided_until(self, view: Any) -> int:  # noqa: ARG002
        """The last turn in which the viewer is told what to do; by default that of `guided`."""
        return self.guided

    def beginning(self, view: Any, offered: Collection[str]) -> str:  # noqa: ARG002
        """What to do first: the part of the `learning` message `first-<part>`, or "".

        Asked of a seat that must act in one of the `guided` turns. `offered` has the keys of its
        choices.
        """
        return ""

    def chapter(self, view: Any) -> int | None:  # noqa: ARG002
        """The index of the rules' section about the current phase, or None."""
        return None

    def chapter_of_mode(self, ladder: str) -> int | None:  # noqa: ARG002
        """The index of the rules' section about a mode with its own ladder, or None."""
        return None

    def skips_first_turn(self, view: Any) -> bool:  # noqa: ARG002
        """Whether the page about the first turn does not apply, as in another mode."""
        return False

    def follow(self, view: Any, path: tuple[str, ...]) -> str:  # noqa: ARG002
        """The key of the sight to show with the menu at a path, or ""."""
        return ""


def picture_of(drawing: str, scene: Any, card: Card, speech: Speech) -> Picture:
    """The picture of a card. Its name and text are the alt text."""
    plain = speech.unescaped
    return Picture(drawing, scene, alt_text([plain(card.name), plain(card.text)]))
