"""A seat's choices in words, for typed play and for the labels of menus.

This module does not decide what is allowed, and knows no buttons.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain, zip_longest
from typing import Any

from bot.language.speech import Speech
from bot.presentation.choices.paging import PAGE_MARK
from engine.core.choices import LABEL_JOINT, SEPARATOR, Branch, Form, Node, Pick, from_keys, resolve
from engine.core.match import Match
from engine.core.text import Gathering
from engine.core.words import words

Path = tuple[str, ...]
Sentence = tuple[str, Path, Node[Any]]
"""A choice as typed text, its path and its node."""


def with_label(trail: Path, label: str) -> Path:
    """The labels with one more; it replaces the last label if it begins or ends with that label."""
    heading, plain = trail[-1].lower() if trail else "", label.lower()
    repeated = bool(trail) and (plain.startswith(heading) or plain.endswith(heading))
    return (*trail[: len(trail) - repeated], label)


def by_turns(streams: Sequence[Iterator[Sentence]]) -> Iterator[Sentence]:
    """The first item of each stream, then the second of each, and so on (round robin)."""
    return (one for each in zip_longest(*streams) for one in each if one is not None)


class Sentences:
    """The choices of a seat at a match, in words.

    `view` decides the wording, by default the seat's own view.
    """

    def __init__(
        self,
        match: Match[Any, Any, Any],
        seat: int,
        speech: Speech,
        view: Any = None,
    ) -> None:
        self.text = match.game.text
        self._match, self._seat, self._view = match, seat, view
        self.root: Branch[Any] = match.choices(seat)
        self.speech = speech

    @cached_property
    def view(self) -> Any:
        """The view that decides the wording of the choices."""
        return self._match.view(self._seat) if self._view is None else self._view

    @cached_property
    def gathering(self) -> Gathering:
        """How the game arranges its menus, such as groups that one menu shows together."""
        return self.text.gathering(self.view)

    @property
    def asked(self) -> str:
        """The game's question, if all choices are answers to one; else ""."""
        return "" if self.gathering.asks is None else self.speech(self.gathering.asks)

    @property
    def question(self) -> str:
        """The placeholder of the first menu: the game's question, else "Choose a move"."""
        return self.asked or self.speech(words("menu-first"))

    @property
    def any(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self.root.open())

    @property
    def keys(self) -> frozenset[str]:
        """The keys of the first choices."""
        return frozenset([one.key for one in self.root.open()])

    def has(self, icon: str) -> bool:
        """Whether any of the first choices has this icon."""
        nodes = self.root.open()
        return icon in [self.text.icon(self.view, (one.key,), one) for one in nodes]

    def trail(self, argument: str, above: int = 0) -> str:
        """The joined labels down to the menu named by `argument`, without the first `above`.

        "" for the first menu. Raises StaleChoice if the menu is not offered.
        """
        where = argument.partition(PAGE_MARK)[0]
        if not where:
            return ""
        node, path = resolve(self.root, where), tuple(where.split(SEPARATOR))
        return self.way(path[:-1], above, self.label(path, node))

    def in_words(self, path: Sequence[str], picked: Sequence[str] = (), above: int = 0) -> str:
        """The choice at a path in words: its labels without the first `above`, and what is picked.

        Raises StaleChoice if it is not offered.
        """
        where = SEPARATOR.join(path)
        node, trail = resolve(self.root, where), self.trail(where, above)
        if isinstance(node, Form) and picked:
            return f"{trail}: {self._answers(node, tuple(path), picked)}"
        if not (isinstance(node, Pick) and picked):
            return trail
        return f"{trail}: {self._together(tuple(path), picked)}"

    def deed(self, path: Sequence[str], picked: Sequence[str] = ()) -> str:
        """Like `in_words`, but without the first group if the choice is clear without that name."""
        heading = len(path) > 1 and path[0] in self.text.headings
        return self.in_words(path, picked, int(heading))

    def advice_for(self, path: Sequence[str], picked: Sequence[str] = ()) -> str:
        """The choice as the game's own sentence, without full stop; if it has none, like `deed`."""
        told = self.text.advice(self.view, tuple(path), picked)
        return self.speech(told[0]) if told else self.deed(path, picked)

    def prepared(self, path: Sequence[str], picked: Sequence[str] = ()) -> str:
        """Like `advice_for`, but a button of the first menu is called by its label ("Done")."""
        return self.advice_for(path, picked) if len(path) > 1 or picked else self.in_words(path)

    def _answers(self, form: Form[Any], path: Path, picked: Sequence[str]) -> str:
        """A form's answers in words; if it has several questions, each after its question."""
        questions, parts = form.ask(), []
        for question, options in zip(questions, from_keys(questions, picked), strict=True):
            there = (*path, question.key)
            named = self._together(there, options)
            question_label = self.speech(self.text.question(self.view, path, question.key))
            parts += (
                [named if len(questions) == 1 else f"{question_label}: {named}"] if named else []
            )
        return "; ".join(parts)

    def sentences(self, wanted: Sequence[str] = ()) -> Iterator[Sentence]:
        """Every choice as (text, path, node); a pick or form is one choice, without its items.

        Groups and choices whose labels have more of the `wanted` words come first; without
        `wanted`, the groups at the root take turns. A group is opened only once it is reached.
        """
        each = [
            self._sentences_below((), (), *pair, wanted)
            for pair in self._labels((), self.root, wanted)
        ]
        return chain.from_iterable(each) if wanted else by_turns(each)

    def items(self, pick: Pick[Any], path: Path) -> list[tuple[str, str]]:
        """The items of a pick as (words, key)."""
        return [(self._item(path, key), key) for key in pick.items]

    def _together(self, path: Path, keys: Iterable[str]) -> str:
        """Items in words; equal ones are counted."""
        parts = []
        for key, count in Counter([self.text.original(key) for key in keys]).items():
            what = self._item(path, key)
            parts.append(self.speech.say("item-copies", count=count, what=what))
        return ", ".join(parts)

    def _item(self, path: Path, key: str) -> str:
        return self.speech(self.text.item(self.view, path, key))

    def _labels(
        self, path: Path, branch: Branch[Any], wanted: Sequence[str]
    ) -> list[tuple[str, Node[Any]]]:
        """The children of a branch as (label, node); more of the `wanted` words come first."""
        pairs = [(self.label((*path, node.key), node), node) for node in branch.open()]
        if wanted:
            pairs.sort(key=lambda pair: -sum([word in pair[0].lower() for word in wanted]))
        return pairs

    def _sentences_below(
        self, path: Path, trail: Path, label: str, node: Node[Any], wanted: Sequence[str]
    ) -> Iterator[Sentence]:
        path = (*path, node.key)
        trail = with_label(trail, label)
        if not isinstance(node, Branch):
            yield LABEL_JOINT.join(trail), path, node
            return
        for below in self._labels(path, node, wanted):
            yield from self._sentences_below(path, trail, *below, wanted)

    def way(self, path: Path, above: int, label: str) -> str:
        """The joined labels of the groups on a path without the first `above`, then the label."""
        return LABEL_JOINT.join(with_label(self.groups(path, above), label))

    def groups(self, path: Path, above: int, speech: Speech | None = None) -> Path:
        """The labels of the groups on a path, without the first `above` and without repetitions."""
        labels: Path = ()
        for end in range(above, len(path)):
            group = path[: end + 1]
            labels = with_label(labels, self.label(group, Branch(group[-1], tuple), speech))
        return labels

    def heading(self, path: Path, above: int, speech: Speech | None = None) -> str:
        """The heading of the choices of the group at a path, inside the first `above` groups.

        It is the beginning of a sentence if the game has one; otherwise the joined labels of the
        groups.
        """
        lead_in = None if above else self.text.lead_in(self.view, path)
        if lead_in is not None:
            return (speech or self.speech)(lead_in)
        return LABEL_JOINT.join(self.groups(path, above, speech))

    def label(self, path: Path, node: Node[Any], speech: Speech | None = None) -> str:
        """The label of a choice or a group."""
        return (speech or self.speech)(self.text.label(self.view, path, node))
