"""What happened while somebody was away: a few things, what matters most first.

Whoever did most that matters stands first, with all that is told of them; the rest is in the log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.language.speech import Speech, whole
from bot.play.undo import events_in, how_chosen, in_effect
from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb
from bot.presentation.panel import Button
from bot.store import records
from bot.table.table import Table
from engine.core.events import seen

MOST = 5
"""Things that are told."""
THING = 240
"""Characters of one of them."""
BRIEF = 76
"""Characters of it where a phone has no room for more: two lines."""
TOGETHER = 100
"""Characters of several that stand in one line."""
ALL = "*"
"""The page of the log that begins with one's last turn."""


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What is told, a line each, and how many things are left to the log.

    The first `least` lines are told however little room there is.
    """

    lines: tuple[str, ...]
    left: int
    least: int = 1

    def shortened(self) -> Iterator[Meanwhile]:
        """All of it, then each time a line less; at last how those begin that must be told."""
        yield self
        for kept in range(len(self.lines) - 1, self.least - 1, -1):
            yield Meanwhile(self.lines[:kept], self.left + len(self.lines) - kept, self.least)
        brief = tuple(whole(line, BRIEF) for line in self.lines[: self.least])
        if brief != self.lines[: self.least]:
            yield Meanwhile(brief, self.left + len(self.lines) - len(brief), self.least)


NOTHING = Meanwhile((), 0)


@dataclass(frozen=True, slots=True)
class _Thing:
    """Something that happened: who did it, in words, and how much it matters."""

    seat: int | None
    told: str
    weight: int


def meanwhile(
    table: Table, record: Sequence[records.Action], seat: int, speech: Speech
) -> Meanwhile:
    """What happened since the seat's own last action in `record`, as the seat may know it.

    What was done for it when its time had run out is no action of its own, and is said to be none.
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
        """What was done for it stands first, then what matters most."""
        return bool(acted) and thing.seat != seat, -thing.weight

    kept = sorted(things, key=place)[:MOST]
    return Meanwhile((*acted, *_grouped(kept, things)), len(things) - len(kept), len(acted) + 1)


def way_to_all(table: Table, speech: Speech) -> Button:
    """The button that shows the rest in the log, where each thing stands by itself."""
    at = CustomId(table.id, NO_SEAT, 0, Verb.LOG, ALL)
    return Button(str(at), speech.say("button-all-of-it"))


def note(told: Meanwhile, speech: Speech) -> tuple[str, ...]:
    """What is told as lines below a panel, little in one; none if nothing happened."""
    if len(told.lines) == 1 or 0 < sum(map(len, told.lines)) <= TOGETHER:
        return (" ".join((speech.say("log-meanwhile"), *told.lines)),)
    return (speech.say("log-meanwhile"), *told.lines) if told.lines else ()


def _things(table: Table, facts: Sequence[Any], seat: int, speech: Speech) -> list[_Thing]:
    """The sentences of the game's chronicle, those that say the same as one with their number."""
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
        _Thing(one.seat, counted(whole(told, THING), times[told], speech), one.weight)
        for told, one in found.items()
    ]


def counted(told: str, times: int, speech: Speech) -> str:
    """A sentence that is told once, with how often it was so."""
    if times == 1:
        return told
    return speech.say("log-times", count=times, what=told.removesuffix("."))


def _grouped(things: Iterable[_Thing], order: Sequence[_Thing]) -> Iterable[str]:
    """The lines grouped by actor, in order of first appearance.

    So nothing is told before what led to it.
    """
    groups: dict[int | None, list[_Thing]] = {}
    for thing in things:
        groups.setdefault(thing.seat, []).append(thing)
    return [thing.told for group in groups.values() for thing in sorted(group, key=order.index)]
