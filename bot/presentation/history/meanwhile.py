"""A summary of events since a seat's last action: a few, most important first.

Grouped by actor, the one with the most important thing first; the log has the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.language.speech import Speech, whole
from bot.play.undo import events_in, how_chosen, in_effect
from bot.presentation.custom_ids import Verb, custom_id
from bot.presentation.panel import Button
from bot.store import records
from bot.table.table import Table
from engine.core.events import seen

MOST = 5
"""Most things told."""
THING = 240
"""Characters per thing."""
BRIEF = 76
"""Characters per thing where a phone has little room: two lines."""
TOGETHER = 100
"""Total characters up to which all things share a line."""
ALL = "*"
"""The argument of the log page that begins with one's last turn."""


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """The lines told, and the number of things left to the log.

    The first `least` lines are never dropped.
    """

    lines: tuple[str, ...]
    left: int
    least: int = 1

    def shortened(self) -> Iterator[Meanwhile]:
        """All lines, then one line fewer each time; last, the required lines abbreviated."""
        yield self
        for kept in range(len(self.lines) - 1, self.least - 1, -1):
            yield Meanwhile(self.lines[:kept], self.left + len(self.lines) - kept, self.least)
        brief = tuple(whole(line, BRIEF) for line in self.lines[: self.least])
        if brief != self.lines[: self.least]:
            yield Meanwhile(brief, self.left + len(self.lines) - len(brief), self.least)


NOTHING = Meanwhile((), 0)


@dataclass(frozen=True, slots=True)
class _Thing:
    """An event: actor, words, importance."""

    seat: int | None
    told: str
    weight: int


def meanwhile(
    table: Table, record: Sequence[records.Action], seat: int, speech: Speech
) -> Meanwhile:
    """What happened since the seat's last own action in `record`, as the seat may know it.

    Moves the clock made for the seat do not count as its own.
    """
    entries = in_effect(record)
    late = [entry.by is records.By.DEADLINE and entry.seat == seat for entry in entries]
    places = (at for at, entry in enumerate(entries) if entry.seat == seat and not late[at])
    first = max(places, default=-1) + 1
    events = [event for entry in entries[first:] for event in events_in(table.match, entry)]
    things = _things(table, seen(events, seat), seat, speech)
    lapsed = [entry for at, entry in enumerate(entries) if at >= first and late[at]]
    said = [f"log-meanwhile-late{how_chosen(entry, table.match.game)}" for entry in lapsed]
    acted = tuple(speech.say(one) for one in dict.fromkeys(said))

    def place(thing: _Thing) -> tuple[bool, int]:
        """Sort key: actions on the seat's behalf first, then by importance."""
        return bool(acted) and thing.seat != seat, -thing.weight

    kept = sorted(things, key=place)[:MOST]
    return Meanwhile((*acted, *_group(kept, things)), len(things) - len(kept), len(acted) + 1)


def way_to_all(table: Table, speech: Speech) -> Button:
    """The button that shows the rest in the log."""
    at = custom_id(Verb.LOG, ALL, match=table.id)
    return Button(at, speech.say("button-all-of-it"))


def note(told: Meanwhile, speech: Speech) -> tuple[str, ...]:
    """The summary as lines below a panel, short ones joined; none if nothing happened."""
    if len(told.lines) == 1 or 0 < sum(map(len, told.lines)) <= TOGETHER:
        return (" ".join((speech.say("log-meanwhile"), *told.lines)),)
    return (speech.say("log-meanwhile"), *told.lines) if told.lines else ()


def _things(table: Table, facts: Sequence[Any], seat: int, speech: Speech) -> list[_Thing]:
    """The game's chronicle as things; equal sentences are merged and counted."""
    game = table.match.game
    found: dict[str, _Thing] = {}
    times: Counter[str] = Counter()
    for passage in game.text.chronicle(facts):
        about = [facts[place] for place in passage.facts]
        weight = max(game.weight(fact, seat) for fact in about)
        told = speech(passage.told)
        times[told] += 1
        if weight and told not in found:
            found[told] = _Thing(getattr(about[0], "seat", None), told, weight)
    return [
        _Thing(one.seat, with_count(whole(told, THING), times[told], speech), one.weight)
        for told, one in found.items()
    ]


def with_count(told: str, times: int, speech: Speech) -> str:
    """A sentence with the number of times it happened."""
    if times == 1:
        return told
    return speech.say("log-times", count=times, what=told.removesuffix("."))


def _group(things: Iterable[_Thing], order: Sequence[_Thing]) -> Iterable[str]:
    """The lines grouped by actor, in order of first appearance.

    So nothing is told before what led to it.
    """
    groups: dict[int | None, list[_Thing]] = {}
    for thing in things:
        groups.setdefault(thing.seat, []).append(thing)
    return [thing.told for group in groups.values() for thing in sorted(group, key=order.index)]
