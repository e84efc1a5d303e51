"""The log of a table: what happened, as one member may know it, in pages with what is newest last.

The record only grows and every entry keeps its lines, so a line's place names it for ever: buttons
carry places. What an undo took back stays, struck through.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.language.speech import Speech, title
from bot.play.undo import events_in, in_effect, late_seat
from bot.presentation.board import TOLD
from bot.presentation.custom_ids import NO_SEAT, CustomId, NotOurs, Verb
from bot.presentation.panel import Button, Panel, Row
from bot.presentation.status import late_names
from bot.store import records
from bot.table.table import Table
from engine.core.events import seen
from engine.core.words import seat_name, words

ROOM = 3_300
LINES = 40
LINE = 900
HEADING = 5
"""Characters around the heading of a chapter."""
BEFORE, FROM = "<", ">"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log, the newest revision it tells of, and what it stands under."""

    revision: int
    text: str
    chapter: str = ""


def lines(
    table: Table, record: Sequence[records.Action], viewer: int | None, speech: Speech
) -> list[Line]:
    """The whole log as `viewer` (a seat, or None for a spectator) may know it."""
    standing = {entry.revision for entry in in_effect(record)}
    told: list[tuple[int, Line]] = []
    facts: list[tuple[int, Any]] = []
    for entry in record:
        if entry.by is records.By.UNDO:
            said = [speech(words("log-undo", who=seat_name(entry.seat)))]
        else:
            found = seen(events_in(table.match, entry), viewer)
            said = _late(entry, viewer, speech)
            if entry.revision in standing:
                facts += [(entry.revision, fact) for fact in found]
            else:
                text = table.match.game.text
                said += [speech(text.fact(fact))[:LINE] for fact in found]
                said = [f"~~{line}~~" for line in said]
        told += [(entry.revision, Line(entry.revision, line)) for line in said]
    told += _passages(table, facts, speech)
    return [line for _, line in sorted(told, key=lambda pair: pair[0])]


def _late(entry: records.Action, viewer: int | None, speech: Speech) -> list[str]:
    if entry.by is not records.By.DEADLINE:
        return []
    return [speech(words("standing-late", who=late_names([late_seat(entry, viewer)])))]


def _passages(
    table: Table, facts: Sequence[tuple[int, Any]], speech: Speech
) -> list[tuple[int, Line]]:
    """What stands of the facts, as the game's chronicle has it, each with where it begins."""
    found = []
    for passage in table.match.game.text.chronicle([fact for _, fact in facts]):
        chapter = "" if passage.chapter is None else speech(passage.chapter)
        line = Line(facts[passage.facts[-1]][0], speech(passage.told)[:LINE], chapter)
        found.append((facts[passage.facts[0]][0], line))
    return found


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


def last_turn(record: Sequence[records.Action], seat: int) -> int:
    """The revision of what the player of a seat did last; 0 if nothing."""
    own = (records.By.PLAYER, records.By.QUEUE)
    return max((one.revision for one in record if one.seat == seat and one.by in own), default=0)


def news(
    table: Table, told: Sequence[Line], since: int, speech: Speech, *, turn: bool = False
) -> Panel:
    """What happened after the revision `since`; the newest page of all if that is nothing.

    That is the reader's last `turn`, or their last look.
    """
    first = next((place for place, line in enumerate(told) if line.revision > since), len(told))
    if not told:
        return _panel(table, told, 0, 0, speech, speech.say("log-empty"))
    if first == len(told):
        return _panel(
            table,
            told,
            _back(told, first),
            first,
            speech,
            speech.say("log-nothing-since" if turn else "log-nothing-new"),
        )
    start = max(first, _back(told, len(told)))
    note = ""
    if since:
        note = speech.say("log-since" if turn else "log-new", count=len(told) - first)
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
    text = [f"### {heading}", "\n".join(_under_chapters(told, start, end))]
    if note:
        text.append(f"-# {note}")
    row = []
    if start:
        row.append(_button(table, BEFORE, start, speech.say("menu-earlier")))
    if end < len(told):
        row.append(_button(table, FROM, end, speech.say("menu-further")))
    rows: tuple[Row, ...] = (tuple(row),) if row else ()
    return Panel(tuple(filter(None, text)), rows)


def _under_chapters(told: Sequence[Line], start: int, end: int) -> Iterator[str]:
    """The lines of a page, a heading wherever another chapter begins."""
    chapter = ""
    for line in told[start:end]:
        if line.chapter and line.chapter != chapter:
            chapter = line.chapter
            yield f"**{chapter}**"
        yield line.text


def _button(table: Table, mark: str, place: int, label: str) -> Button:
    return Button(str(CustomId(table.id, NO_SEAT, 0, Verb.LOG, f"{mark}{place}")), label)


def _back(told: Sequence[Line], end: int) -> int:
    """Where a page that ends before `end` begins."""
    start, room = end, ROOM
    while start and end - start < LINES and _size(told, start - 1) <= room:
        start -= 1
        room -= _size(told, start)
    return start


def _on(told: Sequence[Line], start: int) -> int:
    """Where a page that begins at `start` ends."""
    end, room = start, ROOM
    while end < len(told) and end - start < LINES and _size(told, end) <= room:
        room -= _size(told, end)
        end += 1
    return end


def _size(told: Sequence[Line], place: int) -> int:
    """The characters a line takes, with the heading above it if it begins a chapter."""
    line = told[place]
    begins = not place or told[place - 1].chapter != line.chapter
    return len(line.text) + 1 + (len(line.chapter) + HEADING if begins else 0)
