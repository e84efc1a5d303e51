"""The log of a table, as a member may know it, in pages, with the newest lines last.

The record of actions only grows, so the index of a line never changes, and buttons can contain it.
Lines about actions that were undone stay, struck through.
"""

import asyncio
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.language.speech import Speech, fitting, title
from bot.play.record import pieces
from bot.play.undo import events_in, how_chosen, in_effect, is_own, late_seat
from bot.presentation.custom_ids import NotOurs, Verb, custom_id, number_in
from bot.presentation.features import contributions
from bot.presentation.games.presenters import presenter
from bot.presentation.history.told import by_holders, facts_by_holders
from bot.presentation.panel import Button, Panel, Row
from bot.presentation.status import late_names
from bot.store import records
from bot.store.protocol import Store
from bot.table.leavers import held_since, left_line, speech_at
from bot.table.table import Table
from engine.core.events import seen
from engine.core.words import seat_name, words

ROOM = 3_300
LINES = 40
"""Maximum characters and lines of a page."""
LINE = 900
STORY = 1_200
"""Maximum characters of a line, and of what a board tells about the latest actions."""
HEADING = 5
"""Characters that the heading of a chapter needs besides its text."""
BEFORE, FROM = "<", ">"
"""Marks of the arguments of buttons: the page that ends before, or begins with, a line."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: the latest revision that it is about, text, and chapter or ""."""

    revision: int
    text: str
    chapter: str = ""


@dataclass(frozen=True, slots=True)
class _Standing:
    """An action that was not undone: lines on who was late (`said`), and what the viewer knows."""

    revision: int
    said: Sequence[str]
    facts: Sequence[Any]


class Log:
    """Makes the log that `viewer` (a seat, or None for a spectator) may know.

    It takes the record of actions in parts, and keeps of it only what lines need.
    """

    def __init__(self, table: Table, viewer: int | None, speech: Speech) -> None:
        self._table, self._viewer, self._speech = table, viewer, speech
        self._standing: list[_Standing] = []
        self._lines: list[Line] = []
        self._turns: dict[int, int] = {}

    def add(self, entries: Iterable[records.Action]) -> None:
        """Add the next actions of the record, in order."""
        for entry in entries:
            if entry.by is records.By.UNDO:
                self._take_back(json.loads(entry.action)["to"])
                who = words("log-undo", who=seat_name(entry.seat))
                self._lines.append(Line(entry.revision, self._then(entry.revision)(who)))
                continue
            if is_own(entry, entry.seat):
                self._turns[entry.seat] = entry.revision
            facts = seen(events_in(self._table.match, entry), self._viewer)
            sentence = _late(self._table, entry, self._viewer, self._then(entry.revision))
            self._standing.append(_Standing(entry.revision, sentence, facts))

    def last_turn(self, seat: int) -> int:
        """The revision of the last action that the player of a seat chose; 0 if there is none.

        Actions of its former holders do not count.
        """
        last = self._turns.get(seat, 0)
        return last if last > held_since(self._table, seat) else 0

    def lines(self) -> list[Line]:
        """The lines so far, oldest first."""
        late = [Line(one.revision, sentence) for one in self._standing for sentence in one.said]
        facts = [(one.revision, fact) for one in self._standing for fact in one.facts]
        lines = [(line.revision, line) for line in (*self._lines, *late)]
        lines += self._sentences(facts)
        remarks = contributions().remarks(self._table, self._speech)
        beside = (*self._leavers(), *[Line(*remark) for remark in remarks])
        lines += ((line.revision, line) for line in beside)
        return [line for _, line in sorted(lines, key=lambda pair: pair[0])]

    def _sentences(self, facts: Sequence[tuple[int, Any]]) -> Iterator[tuple[int, Line]]:
        """The game's sentences on (revision, fact), each with the revision of its first fact.

        No sentence is about two holders of a seat: one that would be is worded for each of them.
        """
        sentences = self._table.match.game.text.log_sentences
        runs = [*by_holders(self._table, facts, self._speech)]
        holders = [number for number, (_, run) in enumerate(runs) for _ in run]
        for sentence in sentences([fact for _, fact in facts]):
            parts: dict[int, list[int]] = {}
            for place in sentence.facts:
                parts.setdefault(holders[place], []).append(place)
            for number, places in parts.items():
                speech, told = runs[number][0], [sentence]
                if len(parts) > 1:
                    told = [*sentences([facts[place][1] for place in places])]
                chapter = "" if sentence.chapter is None else speech(sentence.chapter)
                first, last = facts[places[0]][0], facts[places[-1]][0]
                for one in told:
                    yield first, Line(last, speech(one.words)[:LINE], chapter)

    def _leavers(self) -> Iterator[Line]:
        """A line for each seat that a member left."""
        for place, leaver in enumerate(self._table.leavers):
            if leaver.seat != records.NO_SEAT_LEFT:
                yield Line(leaver.revision, self._speech(left_line(self._table, place)))

    def _then(self, revision: int) -> Speech:
        """The speech with the names of the members who had the seats at that revision."""
        return speech_at(self._table.leavers, revision, self._speech)

    def _take_back(self, to: int) -> None:
        text = self._table.match.game.text
        while self._standing and self._standing[-1].revision > to:
            undone = self._standing.pop()
            speech = self._then(undone.revision)
            sentences = [speech(text.fact(fact))[:LINE] for fact in undone.facts]
            struck = (f"~~{line}~~" for line in (*undone.said, *sentences))
            self._lines += [Line(undone.revision, line) for line in struck]


async def read(store: Store, table: Table, viewer: int | None, speech: Speech) -> Log:
    """The log of a table. The record is read in parts, and lines are made in a thread."""
    log = Log(table, viewer, speech)
    async for piece in pieces(store, table.id):
        await asyncio.to_thread(log.add, piece)
    return log


def _late(table: Table, entry: records.Action, viewer: int | None, speech: Speech) -> list[str]:
    if entry.by is not records.By.DEADLINE:
        return []
    key = f"standing-late{how_chosen(entry, table.match.game)}"
    return [speech(words(key, who=late_names([late_seat(entry, viewer)])))]


def story(
    table: Table, record: Sequence[records.Action], viewer: int | None, view: Any, speech: Speech
) -> list[str]:
    """The game's lines for `viewer` on the actions in `record`, as many as fit in `STORY`."""
    game, runs = table.match.game, facts_by_holders(table, in_effect(record), viewer, speech)
    tells = presenter(game.name).story
    lines = [line for then, facts in runs for line in then.each(tells(game, view, facts))]
    return fitting(lines, STORY)


def news(
    table: Table, lines: Sequence[Line], since: int, speech: Speech, *, turn: bool = False
) -> Panel:
    """The latest page, filled up with older lines, such as those of a battle that just ended.

    A note counts the lines after the revision `since`, which is that of the reader's last turn if
    `turn`, else of their last look at the log; 0 if there was neither. If these lines need several
    pages, the note says so.
    """
    first = next(
        (place for place, line in enumerate(lines) if not since or line.revision > since),
        len(lines),
    )
    if not lines:
        return _panel(table, lines, 0, 0, speech, speech.say("log-empty"))
    if first == len(lines):
        return _panel(
            table,
            lines,
            _back(lines, first),
            first,
            speech,
            speech.say("log-nothing-since" if turn else "log-nothing-new"),
        )
    start = _back(lines, len(lines))
    note = ""
    if since:
        note = speech.say("log-since" if turn else "log-new", count=len(lines) - first)
    if start > first:
        note = f"{note} {speech.say('log-cut', count=start - first)}".strip()
    return _panel(table, lines, start, len(lines), speech, note)


def leaf_through(table: Table, lines: Sequence[Line], argument: str, speech: Speech) -> Panel:
    """The page that a button's argument names. Raises NotOurs if it is forged."""
    mark = argument[:1]
    if mark not in (BEFORE, FROM):
        raise NotOurs(argument)
    at = min(number_in(argument[1:]), len(lines))
    if mark == BEFORE:
        return _panel(table, lines, _back(lines, at), at, speech)
    return _panel(table, lines, at, _on(lines, at), speech)


def _panel(
    table: Table, lines: Sequence[Line], start: int, end: int, speech: Speech, note: str = ""
) -> Panel:
    heading = speech.say("log-heading", game=title(table.row.game))
    text = [f"### {heading}", "\n".join(_under_chapters(lines, start, end))]
    if note:
        text.append(f"-# {note}")
    row = []
    if start:
        row.append(_button(table, BEFORE, start, speech.say("log-earlier")))
    if end < len(lines):
        row.append(_button(table, FROM, end, speech.say("log-later")))
    row += contributions().recalls(table, speech)
    rows: tuple[Row, ...] = (tuple(row),) if row else ()
    return Panel(tuple(filter(None, text)), rows)


def _under_chapters(lines: Sequence[Line], start: int, end: int) -> Iterator[str]:
    """The lines from `start` to `end`, with a heading where a chapter begins."""
    chapter = ""
    for line in lines[start:end]:
        if line.chapter and line.chapter != chapter:
            chapter = line.chapter
            yield f"**{chapter}**"
        yield line.text


def _button(table: Table, mark: str, place: int, label: str) -> Button:
    return Button(custom_id(Verb.LOG, f"{mark}{place}", match=table.id), label)


def _back(lines: Sequence[Line], end: int) -> int:
    """The index of the first line of the page that ends before the line `end`."""
    start, room = end, ROOM
    while start and end - start < LINES and _size(lines, start - 1) <= room:
        start -= 1
        room -= _size(lines, start)
    return start


def _on(lines: Sequence[Line], start: int) -> int:
    """The index after the last line of the page that begins with the line `start`."""
    end, room = start, ROOM
    while end < len(lines) and end - start < LINES and _size(lines, end) <= room:
        room -= _size(lines, end)
        end += 1
    return end


def _size(lines: Sequence[Line], place: int) -> int:
    """The characters that a line needs, with the heading of its chapter if it begins one."""
    line = lines[place]
    begins = not place or lines[place - 1].chapter != line.chapter
    return len(line.text) + 1 + (len(line.chapter) + HEADING if begins else 0)
