"""The words and roles of a game: message ids with arguments, no language.

One class per game, its `text`. Labels, roles, icons, facts and outcomes are derived from views and
facts alone; presenters decide the looks.
"""

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from engine.core.choices import Branch, Leaf, Node, Role
from engine.core.parts.reports import Outcome
from engine.core.words import Words, arguments, message_of, prefix_of, seat_name, words

A = TypeVar("A")
F = TypeVar("F")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Card:
    """An entry of the reference that `/card` shows. `id` is the one in the game's content."""

    id: str
    name: Words
    text: Words


@dataclass(frozen=True, slots=True)
class Score:
    """A game's standings in words.

    `decides`: who leads and what decides the game. `seats`: a line per seat. `awards`: what is
    added at the end.
    """

    decides: tuple[Words, ...]
    seats: tuple[Words, ...]
    awards: tuple[Words, ...] = ()

    @property
    def lines(self) -> tuple[Words, ...]:
        """All sentences of the score, one per line, in the order of the fields."""
        return (*self.decides, *self.seats, *self.awards)


class LogSentence(NamedTuple):
    """A sentence of the log, with the indexes of the facts it tells and the heading above it."""

    facts: tuple[int, ...]
    words: Words
    chapter: Words | None = None


@dataclass(frozen=True, slots=True)
class Gathering:
    """How a panel arranges a seat's choices, so that its layout does not change between clicks.

    `groups`: keys of the root groups that one menu contains; each with the number of levels of the
    tree that stay open after a choice in it. `named` is that menu's name.

    `at_hand`: keys of choices that the first menu and every menu left open shows in the same place.
    With `first` they stand above all other choices, and asides (`Role.ASIDE`) below all others.

    `idle`: by key, actions whose buttons keep their place, disabled, while they are not offered.

    `asks`: the placeholder of a menu that contains all choices, if they are of one kind.

    `unfolded`: that menu contains the choices of its groups, instead of the groups.

    `forms`: by key of a root group ("" for the root itself), the keys of choices that are always
    buttons (None: all of them); the group's other choices are always one menu.
    """

    groups: Mapping[str, int] = field(default_factory=dict)
    at_hand: tuple[str, ...] = ()
    idle: Mapping[str, Any] = field(default_factory=dict)
    first: bool = False
    unfolded: bool = False
    asks: Words | None = None
    forms: Mapping[str, Container[str] | None] = field(default_factory=dict)
    named: Words | None = None


NOTHING_GATHERED = Gathering()


class Text(ABC, Generic[A, F, V]):
    """Turns a game's values into `Words`; knows no language and no Discord."""

    prefix: str = ""
    """The prefix of its message ids, set by the game."""
    roles: ClassVar[Mapping[str, Role]] = {}
    """Roles by kind of action or key of group; default `NORMAL`."""
    icons: ClassVar[Mapping[str, str]] = {}
    """Icons by kind of action or key of group; default none."""
    headings: ClassVar[frozenset[str]] = frozenset()
    """Keys of root groups whose choices are clear without the group's name."""
    answers: ClassVar[frozenset[str]] = frozenset()
    """Keys of groups that answer somebody, so that they stand first in their menu."""

    def __set_name__(self, game: type[Any], _: str) -> None:
        self.prefix = prefix_of(game.name)

    def say(self, what: str, value: object) -> Words:
        """The message `<game>-<what>` with the fields of a dataclass."""
        return words(f"{self.prefix}{what}".replace("_", "-"), **arguments(value))

    def label(self, view: V, path: tuple[str, ...], node: Node[A]) -> Words:  # noqa: ARG002
        """The label of a node: at most 80 characters; `path` ends with its own key.

        Equal labels mean equal effect, so siblings differ; labels joined along a path have at most
        100 characters. Default: the message `<game>-<kind>` with an action's fields, or
        `<game>-menu-<key>` for a group, pick or form.
        """
        if isinstance(node, Leaf):
            return self.say(cast("Any", node.action).kind, node.action)
        return words(f"{self.prefix}menu-{node.key}")

    def role(self, view: V, path: tuple[str, ...], node: Node[A]) -> Role:  # noqa: ARG002
        """The role of a node; at most one sibling is `PRIMARY`."""
        return self.roles.get(_kind(node), Role.NORMAL)

    def icon(self, view: V, path: tuple[str, ...], node: Node[A]) -> str:  # noqa: ARG002
        """The icon of a node; "" for none.

        The message `icon-<name>` in `data/engine/text`, or the game's own `<game>-icon-<name>`, has
        the words shown where icons are not available. Names consist of `a-z`, `0-9` and `-`, 2 to
        24 characters.
        """
        return self.icons.get(_kind(node), "")

    def item_icon(self, view: V, path: tuple[str, ...], key: str) -> str:  # noqa: ARG002
        """The icon of an item of the pick at `path`; "" for none."""
        return self.icons.get(key, "")

    def item(self, view: V, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        """An item of a pick, or an option of a question: at most 80 characters.

        Default: `<game>-<key>`.
        """
        return words(f"{self.prefix}{key}")

    def original(self, key: str) -> str:
        """The key that all copies of a pick's item share, for counting; by default `key` itself."""
        return key

    def question(self, view: V, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        """A question of the form at `path`: at most 45 characters.

        By default `<game>-ask-<key>`.
        """
        return words(f"{self.prefix}ask-{key}")

    def about(self, view: V, path: tuple[str, ...], key: str) -> Words | None:  # noqa: ARG002
        """An explanation of a question, or of an option of the question at `path`.

        At most 100 characters.
        """
        return None

    def lead_in(self, view: V, path: tuple[str, ...]) -> Words | None:  # noqa: ARG002
        """The beginning of a sentence that the choices of the group at `path` complete.

        Default: none; the labels on the path are joined instead.
        """
        return None

    def note(self, view: V, path: tuple[str, ...], node: Node[A]) -> Words | None:  # noqa: ARG002
        """A note on a choice; 100 characters are shown.

        A leaf with a note is an entry of a menu: a button has no room for the note. Default: none.
        """
        return None

    def advice(
        self,
        view: V,  # noqa: ARG002
        path: tuple[str, ...],  # noqa: ARG002
        picked: Sequence[str],  # noqa: ARG002
    ) -> Sequence[Words]:
        """What a hint says of a whole choice: the choice at `path` with the items `picked`.

        A sentence without full stop, then the reason as another one if the view has one. By default
        nothing; hints then show the labels on the path.
        """
        return ()

    def is_lost(self, view: V) -> bool:  # noqa: ARG002
        """Whether the viewer certainly can't win any more, so that hints say so; by default no."""
        return False

    def motive(self, view: V, action: A) -> Words | None:  # noqa: ARG002
        """What everybody could see that spoke for an action, in the past tense.

        `view` is the view of the seat before its action. None, the default, if nothing that all
        could see explains it. The log tells it of AIs.
        """
        return None

    def beside(
        self,
        view: V,  # noqa: ARG002
        path: tuple[str, ...],  # noqa: ARG002
        branch: Branch[A],  # noqa: ARG002
    ) -> Sequence[Words]:
        """Lines shown with the choices of the branch at `path` when it is open; by default none."""
        return ()

    def gathering(self, view: V) -> Gathering:  # noqa: ARG002
        """How a panel arranges the choices; by default each root group has its own button."""
        return NOTHING_GATHERED

    def fact(self, fact: F) -> Words:
        """A line of the log.

        Default: the message `<game>-<kind>` with the fields, or `<game>-<kind>-hidden` if a field
        is None, for viewers that know less.
        """
        return self.say(message_of(fact), fact)

    def log_sentences(self, facts: Sequence[F]) -> Sequence[LogSentence]:
        """The log of all facts that a viewer has learnt: at most one sentence per fact.

        A sentence may tell several facts, and facts may be left out. If facts are added at the end,
        only the last sentences change.
        """
        return [LogSentence((place,), self.fact(fact)) for place, fact in enumerate(facts)]

    def harms(self, done: Sequence[F], seat: int) -> Sequence[LogSentence]:  # noqa: ARG002
        """What others did to a seat, merged into at most two short sentences; () by default.

        The summary for a returning member tells them first, always all, and leaves their facts out
        of the sentences of the log.
        """
        return ()

    def own_choice(self, fact: F, seat: int) -> bool:  # noqa: ARG002
        """Whether a fact tells only what the seat itself chose before; by default none does.

        The summary for a returning member leaves such facts out.
        """
        return False

    def told_to(self, told: Words, facts: Sequence[F], seat: int) -> Words | None:  # noqa: ARG002
        """How the sentence `told` of the log on these facts is told to the member of this seat.

        None, the default, if as to all others.
        """
        return None

    def held_back(self, view: V, done: Sequence[F]) -> Words | None:  # noqa: ARG002
        """What the player of a solo game kept unused that could have averted the facts `done`.

        `view` is the player's view before these facts. None, the default, if there was nothing.
        """
        return None

    @abstractmethod
    def describe(self, view: V) -> Sequence[Words]:
        """The whole view in words, a line each: what the picture shows, and more."""

    def overview(self, view: V) -> Sequence[Words]:
        """The view in words, short enough for one message; `describe` has everything.

        Default: everything.
        """
        return self.describe(view)

    def score(self, view: V) -> Score:
        """Who leads and why, or that nobody does; then a line per seat, the leader's first.

        Numbers are explained by their parts. In competitive games all seats are named. By default
        all that `describe` says.
        """
        return Score((), tuple(self.describe(view)))

    def outcome(self, view: V, outcome: Outcome) -> Words:  # noqa: ARG002
        """How the game ended, in a sentence. Default: `outcome.how`, with winners and score."""
        winners = tuple(seat_name(seat) for seat in outcome.winners)
        return words(outcome.how, winners=winners, score=outcome.winning_score)

    def cards(self) -> Sequence[Card]:
        """Everything that can be looked up. A view shows the cards whose ids occur in it."""
        return ()


def _kind(node: Node[Any]) -> str:
    """The tag `kind` of a leaf's action; the key of any other node."""
    return str(getattr(getattr(node, "action", None), "kind", node.key))
