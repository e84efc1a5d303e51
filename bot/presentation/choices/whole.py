"""Encodes a choice, with its picked items or answers, in the argument of a custom id.

Picked items are encoded like the answers in a form's draft.
"""

from collections.abc import Sequence
from typing import Any

from bot.presentation.choices.controls import TWIN_MARK
from bot.presentation.choices.forms import PART_MARK, Draft, draft_of
from engine.core.choices import (
    SEPARATOR,
    Branch,
    Form,
    Node,
    Pick,
    Question,
    answer_keys,
    from_keys,
    resolve,
)
from engine.core.errors import StaleChoice


def argument_of(root: Branch[Any], path: Sequence[str], picked: Sequence[str]) -> str:
    """The argument of a custom id for the choice at `path` with these items or answers."""
    if not picked:
        return SEPARATOR.join(path)
    node = resolve(root, SEPARATOR.join(path))
    questions = _questions(node)
    chosen = from_keys(questions, picked) if isinstance(node, Form) else (_number(picked),)
    return Draft(questions, chosen).at(path)


def read(root: Branch[Any], argument: str) -> tuple[str, tuple[str, ...]]:
    """The inverse of `argument_of`: the path, and the items or answers.

    Raises StaleChoice if the choice is not offered.
    """
    path, several, draft = argument.partition(PART_MARK)
    if not several:
        return path, ()
    node = resolve(root, path)
    whole = draft_of(_questions(node), draft)
    if isinstance(node, Form):
        return path, answer_keys(whole.questions, whole.answers)
    return path, tuple(one.partition(TWIN_MARK)[0] for one in whole.answers[0])


def _questions(node: Node[Any]) -> tuple[Question, ...]:
    if isinstance(node, Form):
        return tuple(node.ask())
    if not isinstance(node, Pick):
        raise StaleChoice("There is nothing to pick.")
    return (Question("", _number(node.items), (), node.least, node.most),)


def _number(keys: Sequence[str]) -> tuple[str, ...]:
    """The keys, each with a number, so that equal keys differ."""
    return tuple(f"{key}{TWIN_MARK}{keys[:at].count(key)}" for at, key in enumerate(keys))
