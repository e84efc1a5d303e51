"""The base class of presenters, which by default shows any game in words."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from bot.language.speech import Speech
from bot.language.wording import alt_text
from bot.presentation.choices.folding import TALLEST
from bot.presentation.panel import Picture
from engine.core.errors import StaleChoice
from engine.core.game import AnyGame, Card
from engine.core.words import Words


class Sight(NamedTuple):
    """Something to look at beside the board, such as a planet or a pile of cards.

    `key` is used in custom ids: only `a-z`, `0-9` and `-`. Names are unique within a view. A
    sight of the `board` itself is offered only beside an open menu, which has its own picture.
    """

    key: str
    name: Words
    board: bool = False


class Finale(NamedTuple):
    """A game's picture of its end, and the words with it.

    `drawing` is the import path of the function that draws the `scene` as a tile, with the tools of
    `bot.paint.scenery`. `title` is written below it; None writes the names of the winners. `shows`
    says for the alt text what the picture shows. `why` says in one sentence why the game ended as
    it did. `scores` says what each seat has, in order of seats and without its name ("3 planets"),
    if bare numbers would not explain the result.
    """

    drawing: str
    scene: Any
    title: Words | None
    shows: Words
    why: Words
    scores: tuple[Words, ...] = ()


class Laws(NamedTuple):
    """The rules that players have voted into force, a line each.

    `ahead` says when players vote next, or that the viewer's vote is in; None if they never vote.
    """

    lines: Sequence[str]
    ahead: Words | None


class Presenter:
    """How a game is shown; by default everything is in words."""

    has_sights = False
    """Whether there can be sights, so that boards have the button *Look around*."""
    text_among_sights = False
    """Whether *Text* is in the menu of sights, as a private panel has no room for its button."""
    draws_lines = False
    """Whether the picture shows all that `lines` say, so that a phone without room does without."""
    abridges = False
    """Whether `lines` leaves out text, so that a private panel has the button *Text*."""
    reasons_in_notes: frozenset[str] = frozenset()
    """Kinds of actions whose note in the menu is the reason that *Hint* gives for them."""
    guided = 1
    """The number of turns, from the first, in which members are told what to do (`beginning`)."""
    guides_by_hints = False
    """Whether members are told in these turns what *Hint* advises, where hints are allowed.

    *Hint* then does not search in these turns. Only for games whose usual AI is quick.
    """

    def lines(self, game: AnyGame, view: Any, speech: Speech) -> tuple[str, ...]:
        """The board's lines below its heading; by default everything in the view."""
        return tuple(speech.with_icon_markup.each(game.text.describe(view)))

    def tallest(self, view: Any) -> int:
        """Maximum estimated height of a private panel, in points, where it can be cut so far."""
        return TALLEST

    def kept(self, view: Any) -> int:
        """The number of first lines that a private panel never leaves out in its first menu."""
        return 0

    def picture(self, view: Any, speech: Speech, prepared: Sequence[Any] = ()) -> Picture | None:
        """The picture of a view; None if there is none.

        `prepared` are the actions that the viewer has prepared, in order.
        """
        return None

    def box(self, speech: Speech) -> Picture | None:
        """The picture on the game's box; None for the usual one (`introduction.box`)."""
        return None

    def recent(self, view: Any) -> int:
        """The number of latest actions that `story` describes; 0 if the picture shows them."""
        return 1

    def story(self, game: AnyGame, view: Any, facts: Sequence[Any]) -> Sequence[Words]:
        """The lines on the facts of the latest actions; by default the sentences of the log."""
        return [sentence.words for sentence in game.text.log_sentences(facts)]

    def laws(self, game: AnyGame, view: Any, speech: Speech) -> Laws | None:
        """The rules that players have voted into force; None if the game has no such rules."""
        return None

    def sights(self, view: Any) -> Sequence[Sight]:
        """What the viewer can look at beside the board, the most useful first."""
        return ()

    def sight(self, view: Any, key: str, speech: Speech) -> Picture:
        """The picture of a sight. Raises StaleChoice if it is not offered."""
        raise StaleChoice(f"There is nothing to look at called {key!r}.")

    def finale(self, view: Any) -> Finale | None:
        """The picture of the end of a game that was played to its end.

        None if there is none: then only the result is shown.
        """
        return None

    def card(self, view: Any, card: Card, speech: Speech) -> Picture | None:
        """The picture of a card or term; None if there is none."""
        return None

    def race(self, view: Any) -> str | None:
        """The path of a choice that the public board offers to the first member who presses it.

        None if there is none. Every awaited seat must have that choice, or have had it.
        """
        return None

    def good_for(self, view: Any, action: Any) -> str:
        """The part of the id of the `learning` message that says what an action is good for, or "".

        By default `good-<kind of the action>`. The message need not exist.
        """
        return f"good-{getattr(action, 'kind', '').replace('_', '-')}"

    def guided_until(self, view: Any) -> int:
        """The number of the last turn in which the viewer is told what to do."""
        return self.guided

    def beginning(self, view: Any, offered: Collection[str]) -> str:
        """The part of the `learning` message `first-<part>` on what to do now; "" for none.

        Called for a seat that must act, up to the turn `guided_until`. `offered` has the keys of
        its choices.
        """
        return ""

    def way_of_beginning(self, view: Any, offered: Collection[str]) -> tuple[str, ...] | None:
        """The path of the choice for the step of `beginning`; None if a hint guides instead.

        () if that step is told without a button.
        """
        return None

    def aims(self, view: Any) -> Sequence[Words]:
        """What the viewer can aim for once it is no longer told what to do, the longest first."""
        return ()

    def chapter(self, view: Any) -> int | None:
        """The index (from 0) of the rules' section about the current phase, or None."""
        return None

    def chapter_of_mode(self, ladder: str) -> int | None:
        """The index (from 0) of the rules' section about a mode with this ladder, or None."""
        return None

    def skips_first_turn(self, ladder: str) -> bool:
        """Whether the rules' page about the first turn does not apply to a mode's ladder."""
        return False

    def follow(self, view: Any, path: tuple[str, ...]) -> str:
        """The key of the sight to show while the menu at a path is open; "" for none."""
        return ""


def picture_of(drawing: str, scene: Any, card: Card, speech: Speech) -> Picture:
    """The picture of a card, with the card's name and text as alt text."""
    plain = speech.without_escapes
    return Picture(drawing, scene, alt_text([plain(card.name), plain(card.text)]))
