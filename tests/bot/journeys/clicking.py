"""Finds the click on a message that makes a choice or leads towards it, from the message alone."""

from collections.abc import Sequence

from simcord.backend.models import Message

from bot.presentation.choices.forms import PART_MARK
from bot.presentation.custom_ids import NotOurs, Verb, parse
from engine.core.choices import ANSWER_MARK
from tests.simulation import nodes


def towards(panel: Message, path: str, picked: Sequence[str]) -> tuple[str, list[str] | None]:
    """The control of a panel that leads furthest towards the choice at `path`.

    Returns (custom id, values to choose in that menu), the latter None for a button. `picked` are
    the items wanted if the choice is a pick. Raises AssertionError if no control leads there.
    """
    best: tuple[int, str, list[str] | None] | None = None
    for node in nodes(panel.components):
        try:
            where = parse(node.get("custom_id", ""))
        except NotOurs:
            continue
        entries = [one["value"] for one in node.get("options", ())]
        for far, values in _reach(where.verb, where.argument, entries, path, picked):
            if best is None or far > best[0]:
                best = (far, node["custom_id"], values)
    assert best is not None, f"nothing leads to {path!r}"
    return best[1], best[2]


def _reach(
    verb: str, at: str, entries: Sequence[str], path: str, picked: Sequence[str]
) -> list[tuple[int, list[str] | None]]:
    """Each entry of a control that leads towards `path`, as (characters of the path, values).

    *Back* counts 0 characters, and the choice itself 1,000.
    """
    if verb in (Verb.PLAY, Verb.OPEN) and (path == at or path.startswith(f"{at}/")):
        return [(len(at), None)] if at else []
    if verb is Verb.OPEN and not at:
        return [(0, None)]
    if verb is Verb.FORM and path == at.partition(PART_MARK)[0]:
        return [(1_000, None)]
    if verb is Verb.PICK and path == at:
        return [(1_000, list(picked))]
    found: list[tuple[int, list[str] | None]] = []
    for value in entries:
        if verb is Verb.MENU:
            inner = parse(value)
            found += [
                (far, [value]) for far, _ in _reach(inner.verb, inner.argument, (), path, picked)
            ]
        elif verb is Verb.CHOOSE:
            below = "/".join(part for part in (at, value) if part)
            if path == below or path.startswith(f"{below}/"):
                found.append((len(below), [value]))
    pages = [value for value in entries if value.startswith("~")]
    if verb is Verb.CHOOSE and not found and pages and path.startswith(at):
        found.append((len(at), [pages[-1]]))
    return found


def given(picked: Sequence[str]) -> dict[str, list[str]]:
    """The answers to a form's questions that these picks stand for."""
    answers: dict[str, list[str]] = {}
    for one in picked:
        question, _, option = one.partition(ANSWER_MARK)
        answers.setdefault(question, []).extend([option] if option else [])
    return answers
