"""The log of a table: what happened, as one member may know it, in pages with what is newest last.

The record only grows and every entry keeps its lines, so a line's place names it for ever: buttons
carry places. What an undo took back stays, struck through.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.boards import TOLD
from bot.custom_ids import NO_SEAT, CustomId, NotOurs, Verb
from bot.panel import Button, Panel, Row
from bot.speech import Speech, title
from bot.standing import late_names
from bot.store import records
from bot.tables import Table
from bot.undo import events_in, in_effect, late_seat
from engine.core.events import seen
from engine.core.words import seat_name, words

ROOM = 3_400
LINES = 40
LINE = 300
BEFORE, FROM = "<", ">"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log, and the revision it tells of."""

    revision: int
    text: str


def lines(
    table: Table, record: Sequence[records.Action], viewer: int | None, speech: Speech
) -> list[Line]:
    """The whole log as `viewer` (a seat, or None for a spectator) may know it."""
    standing = {entry.revision for entry in in_effect(record)}
    text = table.match.game.text
    told = []
    for entry in record:
        if entry.by is records.By.UNDO:
            said = [speech(words("log-undo", who=seat_name(entry.seat)))]
        else:
            facts = seen(events_in(table.match, entry), viewer)
            said = [speech(text.fact(fact))[:LINE] for fact in facts]
            if entry.by is records.By.DEADLINE:
                late = late_seat(entry, viewer)
                said.insert(0, speech(words("standing-late", who=late_names([late]))))
            if entry.revision not in standing:
                said = [f"~~{line}~~" for line in said]
        told += [Line(entry.revision, line) for line in said]
    return told


def meanwhile(table: Table, record: Sequence[records.Action], seat: int, speech: Speech) -> str:
    """What others did since the seat's own last action in `record`, in a few words; "" if nothing.

    Of much the newest is told: the rest is in the log.
    """
    entries = in_effect(record)
    own = max((at for at, entry in enumerate(entries) if entry.seat == seat), default=-1)
    text = table.match.game.text
    events = [event for entry in entries[own + 1 :] for event in events_in(table.match, entry)]
    told = " ".join(speech(text.fact(fact)) for fact in seen(events, seat))
    if len(told) > TOLD:
        told = "\N{HORIZONTAL ELLIPSIS}" + told[1 - TOLD :].partition(" ")[2]
    return told and speech.say("log-meanwhile", what=told)


def news(table: Table, told: Sequence[Line], seen: int, speech: Speech) -> Panel:
    """What happened after the revision `seen`; the newest page of all if that is nothing."""
    first = next((place for place, line in enumerate(told) if line.revision > seen), len(told))
    if not told:
        return _panel(table, told, 0, 0, speech, speech.say("log-empty"))
    if first == len(told):
        return _panel(table, told, _back(told, first), first, speech, speech.say("log-nothing-new"))
    start = max(first, _back(told, len(told)))
    note = ""
    if seen:
        note = speech.say("log-new", count=len(told) - first)
    if start > first:
        note = f"{note} {speech.say('log-cut', count=start - first)}".strip()
    return _panel(table, told, start, len(told), speech, note)


def leaf_through(table: Table, told: Sequence[Line], argument: str, speech: Speech) -> Panel:
    """The page a button of the log asks for. Raises NotOurs if it was tampered with."""
    mark, place = argument[:1], argument[1:]
    if mark not in (BEFORE, FROM) or not place.isascii() or not place.isdigit():
        raise NotOurs(argument)
    at = min(int(place), len(told))
    if mark == BEFORE:
        return _panel(table, told, _back(told, at), at, speech)
    return _panel(table, told, at, _on(told, at), speech)


def _panel(
    table: Table, told: Sequence[Line], start: int, end: int, speech: Speech, note: str = ""
) -> Panel:
    heading = speech.say("log-heading", game=title(table.row.game))
    text = [f"### {heading}", "\n".join(line.text for line in told[start:end])]
    if note:
        text.append(f"-# {note}")
    row = []
    if start:
        row.append(_button(table, BEFORE, start, speech.say("menu-earlier")))
    if end < len(told):
        row.append(_button(table, FROM, end, speech.say("menu-further")))
    rows: tuple[Row, ...] = (tuple(row),) if row else ()
    return Panel(tuple(filter(None, text)), rows)


def _button(table: Table, mark: str, place: int, label: str) -> Button:
    return Button(str(CustomId(table.id, NO_SEAT, 0, Verb.LOG, f"{mark}{place}")), label)


def _back(told: Sequence[Line], end: int) -> int:
    """Where a page that ends before `end` begins."""
    start, room = end, ROOM
    while start and end - start < LINES and len(told[start - 1].text) < room:
        start -= 1
        room -= len(told[start].text) + 1
    return start


def _on(told: Sequence[Line], start: int) -> int:
    """Where a page that begins at `start` ends."""
    end, room = start, ROOM
    while end < len(told) and end - start < LINES and len(told[end].text) < room:
        room -= len(told[end].text) + 1
        end += 1
    return end
