"""Taking back: which action would be undone, and whether that needs a warning.

The record only grows: an undo is one more revision. What is still in effect is found by playing the
record's undos against it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.refusals import Refused
from bot.store import records
from engine.core.events import Event
from engine.core.match import Match, Step, events_of
from engine.core.words import words


@dataclass(frozen=True, slots=True)
class TakeBack:
    """An undo that is possible: to which revision, what it undoes, whether secrets were touched."""

    to: int
    events: Sequence[Event[Any]]
    revealed: bool


def told_json(step: Step[Any, Any, Any], *, named: bool = True) -> str:
    """What a step told and whether it revealed anything, as the record keeps it.

    `named` tells whether everybody may know whose time it was that ran out.
    """
    told = events_of(step.match.game).dump(step.events).decode()
    hushed = "" if named else '"named":false,'
    return f'{{"reveals":{json.dumps(step.reveals)},{hushed}"events":{told}}}'


def late_seat(entry: records.Action, viewer: int | None) -> int | None:
    """The seat whose time ran out, if `viewer` may know which that was."""
    named = json.loads(entry.events).get("named", True)
    return entry.seat if named or entry.seat == viewer else None


def events_in(match: Match[Any, Any, Any], entry: records.Action) -> list[Event[Any]]:
    """The events of an entry of the record."""
    return events_of(match.game).load(json.dumps(json.loads(entry.events)["events"]))


def in_effect(record: Sequence[records.Action]) -> list[records.Action]:
    """The entries of the record that no undo has taken back, in order."""
    standing: list[records.Action] = []
    for entry in record:
        if entry.by is records.By.UNDO:
            to = json.loads(entry.action)["to"]
            while standing and standing[-1].revision > to:
                standing.pop()
        else:
            standing.append(entry)
    return standing


def last_own_action(
    match: Match[Any, Any, Any], record: Sequence[records.Action], seat: int
) -> TakeBack:
    """The seat's last action, if nobody else acted since. Raises Refused with the reason."""
    standing = in_effect(record)
    if not standing:
        raise Refused(words("undo-nothing"))
    last = standing[-1]
    if last.seat != seat or last.by is not records.By.PLAYER:
        raise Refused(words("undo-others"))
    to = standing[-2].revision if len(standing) > 1 else 0
    revealed = any(json.loads(entry.events)["reveals"] for entry in record if entry.revision > to)
    return TakeBack(to, events_in(match, last), revealed)
