"""Converts a click or typed words to an action of the game."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.play.opening.ways import seat_led
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.choices import SEPARATOR, Form, Leaf, Pick, from_keys, resolve
from engine.core.errors import StaleChoice
from engine.core.words import Words, words


class Outdated(Exception):
    """The clicked choice is not offered now. `table` is the current table.

    `why` is the rules' reason to refuse it; None if they give none.
    """

    def __init__(self, table: Table, why: Words | None = None) -> None:
        super().__init__("This button is outdated.")
        self.table, self.why = table, why


def outdated_choice(table: Table, seat: int, path: str) -> Outdated:
    """The exception to raise for a choice at `path` that is not offered now.

    It has the rules' reason, unless the game does not know the path (`Game.action_at`).
    """
    match = table.match
    meant = None
    if not table.over and 0 <= seat < len(match.decisions):
        meant = match.game.action_at(match.state, seat, tuple(path.split(SEPARATOR)))
    return Outdated(table, None if meant is None else match.why_not(seat, meant))


def chosen_action(table: Table, seat: int, path: str, picked: Sequence[str]) -> Any:
    """The action at `path` of a seat's choices, with the picked items or answers (keys).

    Raises Outdated if the path or an answer is not offered, Refused for a wrong number of items or
    answers, and for an item that is not offered.
    """
    match = table.match
    try:
        node = resolve(match.choices(seat), path)
    except StaleChoice:
        raise outdated_choice(table, seat, path) from None
    if isinstance(node, Leaf):
        return node.action
    if isinstance(node, Form):
        return _of_form(table, node, picked)
    if not isinstance(node, Pick):
        raise Outdated(table)
    unknown = Counter(picked) - Counter(node.items)
    if unknown or not node.least <= len(picked) <= node.most:
        raise _refusal(node.least, node.most)
    return node.build(tuple(key for key in _in_order(node.items, picked)))


def _of_form(table: Table, form: Form[Any], picked: Sequence[str]) -> Any:
    questions = form.ask()
    try:
        answers = from_keys(questions, picked)
    except StaleChoice:
        raise Outdated(table) from None
    to_keep = form.keep is not None and not all(answers)
    for question, chosen in zip(questions, answers, strict=True):
        if not (to_keep or question.least <= len(chosen)) or len(chosen) > question.most:
            raise _refusal(question.least, question.most)
    return form.keep(answers) if form.keep and to_keep else form.build(answers)


def _refusal(least: int, most: int) -> Refused:
    """The refusal that says how many items must be picked: from `least` to `most`."""
    return Refused(words("refused-pick", least=least, most=most, exact=int(least == most)))


def _in_order(items: Sequence[str], picked: Sequence[str]) -> list[str]:
    """The picked items, in the order of `items`."""
    left = list(picked)
    ordered = []
    for key in items:
        if key in left:
            left.remove(key)
            ordered.append(key)
    return ordered


def check_decision(table: Table, user: int, decision: int | None, path: str, of: int | None) -> int:
    """The seat for which a member clicks, after a check that the button is still valid for it.

    `of` is the seat of the button, if it has one, and `decision` its decision number, None if it is
    valid at any. Raises Refused if the member has no seat, and at a table of several for another
    seat's button; Outdated for a past decision.
    """
    seat = seat_led(table, user)
    own = of in (None, seat)
    if not (own or table.solo or table.over):
        raise Refused(words("refused-others-button"))
    if table.over or not own or decision not in (None, table.match.decisions[seat]):
        raise outdated_choice(table, seat, path)
    return seat
