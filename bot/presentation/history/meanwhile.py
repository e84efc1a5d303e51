"""A summary of what happened since a seat's last action: the few most important events.

They stay in their order, so that no effect comes before its cause; only what others did to the seat
is told first, merged by its game. The log has the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from bot.language.speech import Speech, whole
from bot.play.undo import events_in, how_chosen, in_effect
from bot.presentation.custom_ids import Verb, custom_id
from bot.presentation.history.told import facts_by_holders, reader_at, with_count
from bot.presentation.panel import Button
from bot.store import records
from bot.table.leavers import held_since
from bot.table.table import Table
from engine.core.events import seen

MOST = 5
"""Maximum number of events."""
THING = 240
"""Maximum characters of an event."""
BRIEF = 76
"""Maximum characters of an event if a phone has little room: two lines."""
TOGETHER = 100
"""Maximum characters of all events that share one line."""
ALL = "*"
"""The argument of the button to the log page that begins with the member's last turn."""


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """A summary: its lines, and the number of events that were left out (`left`).

    `ranking` has the indices of the lines, the most important first; () if the lines are in that
    order. The `least` most important lines are never left out.
    """

    lines: tuple[str, ...]
    left: int
    least: int = 1
    ranking: tuple[int, ...] = ()

    def shorter_ones(self) -> Iterator[Meanwhile]:
        """This summary, then ones with a line fewer each; the last has only short lines."""
        yield self
        for count in range(len(self.lines) - 1, self.least - 1, -1):
            yield self._with(self._best(count))
        required = self._best(self.least)
        brief = tuple(whole(line, BRIEF) for line in required)
        if brief != required:
            yield self._with(brief)

    def without(self, told: str) -> Meanwhile:
        """The summary without a line that the panel has elsewhere."""
        kept = [place for place, line in enumerate(self.lines) if line != told]
        places = {was: now for now, was in enumerate(kept)}
        ranking = tuple([places[place] for place in self.ranking if place in places])
        return replace(self, lines=tuple([self.lines[at] for at in kept]), ranking=ranking)

    def _best(self, most: int) -> tuple[str, ...]:
        """The `most` most important lines, in the order in which things happened."""
        ranking = self.ranking or range(len(self.lines))
        return tuple(self.lines[place] for place in sorted(ranking[:most]))

    def _with(self, lines: tuple[str, ...]) -> Meanwhile:
        """The summary with only these lines."""
        return Meanwhile(lines, self.left + len(self.lines) - len(lines), self.least)


NOTHING = Meanwhile((), 0)


class _Thing(NamedTuple):
    """An event: the seat that acted, if any, the sentence, and its importance."""

    seat: int | None
    told: str
    weight: int


def meanwhile(
    table: Table,
    record: Sequence[records.Action],
    seat: int,
    speech: Speech,
    *,
    acted: bool = False,
) -> Meanwhile:
    """What happened since the last action in `record` that the seat chose, as it may know it.

    What only tells what the seat then chose itself is left out (`Text.own_choice`).

    Actions at a deadline, which the seat's present holder did not choose, are told first, and so
    are prepared ones, then what others did to the seat (`Text.harms`). What followed from the
    seat's last action, such as losses, is told too, unless the seat has just `acted`, so that its
    panel has the result.
    """
    entries = in_effect(record)
    last = _last_own(entries, seat)
    followed = [] if acted or last < 0 else _followed(table, entries[last], seat, speech)
    entries = entries[last + 1 :]
    chose = all(entry.seat != seat for entry in entries)
    harmed, since = _things(table, entries, seat, speech, chose=chose)
    things = [*followed, *since]
    held = held_since(table, seat)
    own = [entry for entry in entries if entry.seat == seat]
    lapsed = [one for one in own if one.by is records.By.DEADLINE and one.revision > held]
    keys = [f"log-meanwhile-late{how_chosen(entry, table.match.game)}" for entry in lapsed]
    queued = [one for one in own if one.by is records.By.QUEUE]
    prepared = _things(table, queued, seat, speech, chose=False)[1]
    if any(thing.seat == seat for thing in prepared):
        keys.append("log-meanwhile-prepared")
    how = [speech.say(one) for one in dict.fromkeys(keys)]
    first = (*how, *harmed)

    def rank(place: int) -> tuple[bool, int, bool, int]:
        """Sort key of an event: the most important first.

        After a deadline or a prepared turn, the seat's own actions come first of all. Of equal
        importance, the seat's own actions come first, then the latest ones.
        """
        thing = things[place]
        others = thing.seat != seat
        return bool(how) and others, -thing.weight, others, -place

    ranked = sorted(range(len(things)), key=rank)[:MOST]
    ordered_places = sorted(ranked)
    ranking = (*range(len(first)), *[len(first) + ordered_places.index(place) for place in ranked])
    lines = (*first, *[things[place].told for place in ordered_places])
    least = len(how) + max(1, len(harmed))
    return Meanwhile(lines, len(things) - len(ordered_places), least, ranking)


def last_own(record: Sequence[records.Action], seat: int) -> records.Action | None:
    """The last action in `record` that the seat chose, or None."""
    entries = in_effect(record)
    at = _last_own(entries, seat)
    return None if at < 0 else entries[at]


def _last_own(entries: Sequence[records.Action], seat: int) -> int:
    """The index of the last action that the seat chose at that time; -1 without one."""
    others = (records.By.DEADLINE, records.By.QUEUE)
    own = (at for at, one in enumerate(entries) if one.seat == seat and one.by not in others)
    return max(own, default=-1)


def way_to_all(table: Table, speech: Speech) -> Button:
    """The button that opens the log, from the member's last turn on."""
    at = custom_id(Verb.LOG, ALL, match=table.id)
    return Button(at, speech.say("button-all-of-it"))


def note(news: Meanwhile, speech: Speech) -> tuple[str, ...]:
    """The summary as lines of a panel; short ones are joined. () if nothing happened."""
    if len(news.lines) == 1 or 0 < sum(map(len, news.lines)) <= TOGETHER:
        return (" ".join((speech.say("log-meanwhile"), *news.lines)),)
    return (speech.say("log-meanwhile"), *news.lines) if news.lines else ()


def _things(
    table: Table, entries: Sequence[records.Action], seat: int, speech: Speech, *, chose: bool
) -> tuple[list[str], list[_Thing]]:
    """What others did to the seat, and the log's other sentences on these actions as events.

    Sentences that have no importance are left out, and what the seat itself `chose`.
    """
    text = table.match.game.text
    harmed, found = list[str](), list[_Thing]()
    for then, seen_facts in facts_by_holders(table, entries, seat, speech):
        facts = [one for one in seen_facts if not (chose and text.own_choice(one, seat))]
        harms = text.harms(facts, seat)
        harmed += [then(one.words) for one in harms]
        told = {place for one in harms for place in one.facts}
        facts = [fact for place, fact in enumerate(facts) if place not in told]
        for sentence, about in facts_by_sentence(
            table, facts, then, reader_at(then, seat, speech)
        ).items():
            if weight := weight_of(table, about, seat):
                counted = with_count(whole(sentence, THING), len(about), speech)
                found.append(_Thing(getattr(about[0][0], "seat", None), counted, weight))
    return harmed, found


def _followed(table: Table, entry: records.Action, seat: int, speech: Speech) -> list[_Thing]:
    """What followed from an action of the seat and matters more to it than the action itself."""
    facts = seen(events_in(table.match, entry), seat)
    deed = table.match.game.weight(facts[0], seat) if facts else 0
    _, things = _things(table, [entry], seat, speech, chose=True)
    return [thing for thing in things if thing.weight > max(deed, 1)]


def facts_by_sentence(
    table: Table, facts: Sequence[Any], speech: Speech, reader: int | None = None
) -> dict[str, list[list[Any]]]:
    """The log's sentences on these facts, each with a list of its facts for each time it occurs.

    They are told to the member of the seat `reader`, or to all.
    """
    text = table.match.game.text
    found: dict[str, list[list[Any]]] = {}
    for sentence in text.log_sentences(facts):
        about = [facts[place] for place in sentence.facts]
        own = None if reader is None else text.told_to(sentence.words, about, reader)
        found.setdefault(speech(own or sentence.words), []).append(about)
    return found


def weight_of(table: Table, about: Iterable[Sequence[Any]], seat: int) -> int:
    """How important a sentence is for a seat: as important as the most important of its facts."""
    weigh = table.match.game.weight
    return max([weigh(fact, seat) for facts in about for fact in facts])
