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
    """The clicked choice is not offered, or no longer. `table` is the current one.

    `why` is the rules' reason, if they give one.
    """

    def __init__(self, table: Table, why: Words | None = None) -> None:
        super().__init__("This button is outdated.")
        self.table, self.why = table, why


def outdated_choice(table: Table, seat: int, path: str) -> Outdated:
    """The exception for a choice at `path` that is not offered, with the rules' reason if any.

    Without a reason, an earlier click made the choice, or it belongs to a past decision.
    """
    match = table.match
    meant = None
    if not table.over and 0 <= seat < len(match.decisions):
        meant = match.game.action_at(match.state, seat, tuple(path.split(SEPARATOR)))
    return Outdated(table, None if meant is None else match.why_not(seat, meant))


def chosen_action(table: Table, seat: int, path: str, picked: Sequence[str]) -> Any:
    """The action at `path` with the picked items or answers.

    Raises Outdated if it is not offered, Refused for a wrong set or number of answers.
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
    for question, chosen in zip(questions, answers, strict=True):
        if not question.least <= len(chosen) <= question.most:
            raise _refusal(question.least, question.most)
    return form.build(answers)


def _refusal(least: int, most: int) -> Refused:
    """The refusal of a wrong number of answers, or of an answer that is not offered."""
    return Refused(words("refused-pick", least=least, most=most, exact=int(least == most)))


def _in_order(items: Sequence[str], picked: Sequence[str]) -> list[str]:
    left = list(picked)
    ordered = []
    for key in items:
        if key in left:
            left.remove(key)
            ordered.append(key)
    return ordered


def check_decision(table: Table, user: int, decision: int, path: str, of: int | None) -> int:
    """The seat that a member leads. Checks that the button is for it and its decision open.

    Raises Refused for a button `of` another seat if several play, Outdated for a past decision.
    """
    seat = seat_led(table, user)
    own = of in (None, seat)
    if not (own or table.solo or table.over):
        raise Refused(words("refused-others-button"))
    if table.over or not own or table.match.decisions[seat] != decision:
        raise outdated_choice(table, seat, path)
    return seat
