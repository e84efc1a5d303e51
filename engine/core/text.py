"""What a game says, and what its choices are to whoever reads them: ids and arguments, no language.

One class a game, its `text`. What a choice is called, what role and icon it has, what happened and
how it ended is said here from views and facts alone; how any of it looks is up to presenters.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Generic, TypeVar, cast

from engine.core.choices import Branch, Leaf, Node, Role
from engine.core.reports import Outcome
from engine.core.terms import found_in
from engine.core.words import Words, arguments, prefix_of, seat_name, words

A = TypeVar("A")
F = TypeVar("F")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Card:
    """An entry of the reference: `/card` looks these up. `id` is the id used in `data/`."""

    id: str
    name: Words
    text: Words


@dataclass(frozen=True, slots=True)
class Score:
    """Who is winning, and why: who leads and what decides the game, then how far each seat is."""

    decides: tuple[Words, ...]
    seats: tuple[Words, ...]

    @property
    def lines(self) -> tuple[Words, ...]:
        """All of it, a line each."""
        return (*self.decides, *self.seats)


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence of a chronicle: the places of the facts it tells, and what it stands under."""

    facts: tuple[int, ...]
    told: Words
    chapter: Words | None = None


@dataclass(frozen=True, slots=True)
class Gathering:
    """How menus keep their form where they are chosen from again and again.

    `groups` are the keys of groups at the root that one menu gathers, `<game>-gathered`. Menus keep
    their form in these, however few choices there are, and what is `at_hand` its place below. With
    each key stands how far down the menu is that stays open after a choice. `at_hand` are the keys
    of choices that are offered in every menu, where they are open at all.
    """

    groups: Mapping[str, int] = field(default_factory=dict)
    at_hand: tuple[str, ...] = ()


class Text(ABC, Generic[A, F, V]):
    """Turns what a game speaks of into `Words`; knows no language and no Discord."""

    prefix: str = ""
    """What its message ids begin with, said by the game whose `text` it is."""
    roles: ClassVar[Mapping[str, Role]] = {}
    """What choices are, by the kind of their action or the key of their group; else `NORMAL`."""
    icons: ClassVar[Mapping[str, str]] = {}
    """The icons of choices, likewise; else none."""

    def __set_name__(self, game: type[Any], _: str) -> None:
        self.prefix = prefix_of(game.name)

    def say(self, what: str, value: object) -> Words:
        """The message `<game>-<what>` with the fields of a dataclass."""
        return words(f"{self.prefix}{what}", **arguments(value))

    def label(self, view: V, path: tuple[str, ...], node: Node[A]) -> Words:  # noqa: ARG002
        """A node among its siblings: at most 80 characters; `path` ends with its own key.

        Equal labels mean equal effect, so siblings differ; labels joined along a path are at most
        100 characters. By default an action's message is `<game>-<kind>`, with its fields; that of
        a group, pick or form is `<game>-menu-<key>`.
        """
        if isinstance(node, Leaf):
            return self.say(cast("Any", node.action).kind, node.action)
        return words(f"{self.prefix}menu-{node.key}")

    def role(self, view: V, path: tuple[str, ...], node: Node[A]) -> Role:  # noqa: ARG002
        """What a node is to whoever chooses; of siblings one at most is `PRIMARY`."""
        return self.roles.get(_kind(node), Role.NORMAL)

    def icon(self, view: V, path: tuple[str, ...], node: Node[A]) -> str:  # noqa: ARG002
        """The icon of a node; "" for none.

        Its message `icon-<name>` in `data/engine/text`, or the game's own `<game>-icon-<name>`, has
        the words that stand in its place where it cannot be shown. Names are of `a-z`, `0-9` and
        `-`, 2 to 24 characters.
        """
        return self.icons.get(_kind(node), "")

    def item_icon(self, view: V, path: tuple[str, ...], key: str) -> str:  # noqa: ARG002
        """The icon of an item of the pick at `path`; "" for none."""
        return self.icons.get(key, "")

    def item(self, view: V, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        """An item of the pick, or an option of the question, at `path`: at most 80 characters.

        By default `<game>-<key>`.
        """
        return words(f"{self.prefix}{key}")

    def item_note(self, view: V, path: tuple[str, ...], key: str) -> Words | None:  # noqa: ARG002
        """What an option of the question at `path` is good for; 100 characters of it are shown."""
        return None

    def question(self, view: V, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        """A question of the form at `path`: at most 45 characters.

        By default `<game>-ask-<key>`.
        """
        return words(f"{self.prefix}ask-{key}")

    def about(self, view: V, path: tuple[str, ...], key: str) -> Words | None:  # noqa: ARG002
        """What is worth knowing while a question is answered: at most 100 characters."""
        return None

    def note(self, view: V, path: tuple[str, ...], node: Node[A]) -> Words | None:  # noqa: ARG002
        """What is worth knowing of a choice before it is taken; 100 characters of it are shown.

        Leaves that have one stand in a menu: a button has no room for it. None by default.
        """
        return None

    def beside(
        self,
        view: V,  # noqa: ARG002
        path: tuple[str, ...],  # noqa: ARG002
        branch: Branch[A],  # noqa: ARG002
    ) -> Sequence[Words]:
        """What is worth knowing while the branch at `path` is open, a line each."""
        return ()

    def gathering(self, view: V) -> Gathering:  # noqa: ARG002
        """What one menu gathers, and what is offered in every menu; nothing by default."""
        return Gathering()

    def fact(self, fact: F) -> Words:
        """One line of the log.

        By default the message `<game>-<kind>`, with the fields; `<game>-<kind>-hidden` where one
        of them is None, for whoever may know less.
        """
        told = cast("Any", fact)
        hidden = any(getattr(told, field.name) is None for field in fields(told))
        return self.say(f"{told.kind}-hidden" if hidden else told.kind, told)

    def chronicle(self, facts: Sequence[F]) -> Sequence[Passage]:
        """All that a viewer learnt of a game so far, to be read in one go: a line a fact, or fewer.

        Facts that tell nothing by themselves may be left out. What is told of some facts stays as
        it is when more are added, but for the last sentences.
        """
        return [Passage((place,), self.fact(fact)) for place, fact in enumerate(facts)]

    @abstractmethod
    def describe(self, view: V) -> Sequence[Words]:
        """The whole view in words, a line each: what the picture shows and more."""

    def score(self, view: V) -> Score:
        """Who leads, or that nobody does, and why; then how far each seat is, a line each.

        Whoever leads comes first, and what a number is made of stands beside it. Where seats play
        against each other all are named. By default all that `describe` says.
        """
        return Score((), tuple(self.describe(view)))

    def outcome(self, view: V, outcome: Outcome) -> Words:  # noqa: ARG002
        """How the game ended, in a sentence. By default `outcome.how`, with winners and score."""
        winners = tuple(seat_name(seat) for seat in outcome.winners)
        return words(outcome.how, winners=winners, score=max(outcome.scores))

    def awards(self, view: V) -> Sequence[Words]:  # noqa: ARG002
        """Who earned what, and what each gave, at the end of a game, a line each; none by default.

        Then what the measures of the game tell stands in their place.
        """
        return ()

    def cards(self) -> Sequence[Card]:
        """Everything that can be looked up, if there is anything."""
        return ()

    def visible(self, view: V) -> Sequence[Card]:
        """Those of the `cards` that the view shows, what stands first in it first.

        By default the cards whose content ids stand anywhere in the view.
        """
        known = {card.id: card for card in self.cards()}
        return [known[one] for one in found_in(view, known)]


def _kind(node: Node[Any]) -> str:
    """The kind of a leaf's action, or the key of a group."""
    return str(getattr(node.action, "kind", node.key)) if type(node) is Leaf else node.key
