"""Completes typed moves: puts choices into words, with the items and answers typed so far.

A pick is a choice of several items, such as cards; a form a choice of answers to questions.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from bot.discord_io.limits import SUGGESTION
from bot.language.speech import shorten
from bot.presentation.choices.menus import Menus
from engine.core.choices import (
    ANSWER_MARK,
    SEPARATOR,
    Form,
    Leaf,
    Pick,
    accepts,
    answer_keys,
    from_keys,
)

ITEMS_MARK = ": "
NUMBERED = re.compile(r"(?:^|(?<=,)|(?<=, ))#([0-9]{1,3})\b[^,]*")
"""An item as `#` and its place in the menu, from 1, and then any part of its name."""
WORD = re.compile(r"[^\s:,›()#]+")  # noqa: RUF001  (what stands between the labels of a path)
"""A word of a choice; `frigate 2` and `Frigate #2` have the same words."""

Choice = tuple[str, tuple[str, ...]]
"""The path of a choice, and the keys of the items picked there."""


class Reading(NamedTuple):
    """A choice in words (`text`), as path and picked items (`choice`), and as an action.

    While items or answers are missing, `action` has the words instead. `brief` has the words of the
    suggestion, in which a pick is cut to fit.
    """

    text: str
    choice: Choice
    action: Any
    brief: str


def complete(menus: Menus, wanted: str, needed: Sequence[str]) -> Iterator[Reading]:
    """The choices whose words contain the words in `needed`.

    If the text `wanted` begins with the words of a pick or form, yields it with the items or
    answers typed so far, and then with each possible further one.
    """
    for text, path, node in menus.said.sentences(needed):
        if isinstance(node, Leaf):
            yield Reading(text, (SEPARATOR.join(path), ()), node.action, text)
        elif isinstance(node, Form):
            yield from _forms(menus, node, path, text, wanted)
        elif isinstance(node, Pick):
            yield from _picks(menus, node, path, text, wanted)


def with_item_names(menus: Menus, wanted: str) -> str:
    """The typed text with the names of a pick's items in place of numbers such as `#2`."""
    if "#" not in wanted:
        return wanted
    for text, path, node in menus.said.sentences(WORD.findall(wanted)):
        if isinstance(node, Pick) and (rest := _below(text, wanted)):
            labels = [label.lower() for label, _ in menus.said.items(node, path)]
            named = dict(enumerate(labels, 1))
            names = NUMBERED.sub(lambda found: named.get(int(found[1]), found[0]), rest)  # noqa: B023
            return f"{text.lower()}{ITEMS_MARK}{names}"
    return wanted


def _below(text: str, wanted: str) -> str | None:
    """The typed items or answers after the words of a choice (`text`).

    None if the typed text (`wanted`) does not begin with the words of the choice.
    """
    rest = wanted.removeprefix(text.lower())
    begun = wanted.startswith(text.lower()) and rest[:1] in ("", ITEMS_MARK[0])
    return rest[1:].strip() if begun else None


def _labels_in(typed: str, labels: Collection[str]) -> list[str]:
    """The labels that occur in the typed text, separated by commas. A label may contain commas."""
    parts, found = typed.split(","), list[str]()
    while parts:
        joined = (",".join(parts[:end]).strip() for end in range(len(parts), 0, -1))
        name = next((one for one in joined if one in labels), "")
        found += [name] if name else []
        del parts[: 1 + name.count(",")]
    return found


def _picks(
    menus: Menus, pick: Pick[object], path: tuple[str, ...], text: str, wanted: str
) -> Iterator[Reading]:
    """A pick with the items typed so far, then with each further item, as `text: first, second`."""
    items = menus.said.items(pick, path)
    labels = [label for label, _ in items]
    lower = [label.lower() for label in labels]
    chosen: list[int] = []
    for name in _labels_in(_below(text, wanted) or "", lower):
        chosen += [at for at, label in enumerate(lower) if label == name and at not in chosen][:1]
    further = {labels[at]: at for at in reversed(range(len(labels))) if at not in chosen}
    longer = [[*chosen, at] for at in sorted(further.values())] if len(chosen) < pick.most else []
    for places in ([chosen] if len(chosen) >= pick.least else []) + longer:
        picked = tuple(items[at][1] for at in places)
        named = f"{text}{ITEMS_MARK}{', '.join(labels[at] for at in places)}"
        action = pick.build(picked) if len(picked) >= pick.least else named
        yield Reading(
            named, (SEPARATOR.join(path), picked), action, _brief_pick(text, labels, places)
        )


def _brief_pick(text: str, labels: Sequence[str], places: Sequence[int]) -> str:
    """A pick in words that fit into a suggestion.

    As many of its first items as necessary are written as numbers, such as `#2`. The last item also
    keeps its name, which may be cut.
    """
    named = [labels[at] for at in places]
    for number, at in enumerate(places):
        if len(text) + len(ITEMS_MARK) + len(", ".join(named)) <= SUGGESTION:
            break
        name = labels[at].partition(",")[0] if number == len(places) - 1 else ""
        named[number] = f"#{at + 1} {name}".strip()
    return shorten(f"{text}{ITEMS_MARK}{', '.join(named)}", SUGGESTION)


def _forms(
    menus: Menus, form: Form[Any], path: tuple[str, ...], text: str, wanted: str
) -> Iterator[Reading]:
    """A form with the answers typed so far, then with each further answer.

    It is written as `text: question option, question option`. Until the words of the form are
    typed, the form is yielded once, without answers. Questions without an answer keep their
    default. While the answers are incomplete or illegal, the reading has their words as its action:
    if the member sends it, the refusal says why.
    """
    shown = menus.open_form(path, form)
    questions = shown.draft.questions
    offered = [
        (f"{field.label} {entry.label}", question, entry.value)
        for question, field in ((one, shown.field(one)) for one in questions)
        for entry in field.entries
    ]
    by_label = {one[0].lower(): one for one in offered}
    typed = _below(text, wanted)
    chosen = [by_label[name] for name in _labels_in(typed or "", by_label)]
    taken = Counter(question.key for _, question, _ in chosen)
    open_to = [one for one in offered if taken[one[1].key] < one[1].most]
    further = [one for one in open_to if one not in chosen and typed is not None]
    for answers in (chosen, *([*chosen, one] for one in further)):
        sentence = ", ".join(label for label, *_ in answers)
        keys = tuple(f"{question.key}{ANSWER_MARK}{key}" for _, question, key in answers)
        picked = from_keys(questions, keys)
        pairs = zip(questions, picked, strict=True)
        enough = all(one.least <= len(options) <= one.most for one, options in pairs)
        words = f"{text}{ITEMS_MARK}{sentence}" if answers else text
        legal = enough and accepts(form, form.build(picked))
        where = SEPARATOR.join(path), answer_keys(questions, picked)
        yield Reading(words, where, form.build(picked) if legal else words, words)
