"""Past actions in sentences, which name those who had the seats when they acted."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeVar

from bot.language.speech import Speech
from bot.play.undo import events_in
from bot.store import records
from bot.table.leavers import speech_at
from bot.table.table import Table
from engine.core.events import seen

T = TypeVar("T")


def by_holders(
    table: Table, dated: Iterable[tuple[int, T]], speech: Speech
) -> Iterator[tuple[Speech, list[tuple[int, T]]]]:
    """Items with the revisions of their actions, in runs in which no seat changed hands.

    Each run comes with the speech that has the names of its time.
    """
    runs = groupby(dated, lambda one: speech_at(table.leavers, one[0], speech))
    yield from ((then, [*run]) for then, run in runs)


def facts_by_holders(
    table: Table, entries: Sequence[records.Action], viewer: int | None, speech: Speech
) -> Iterator[tuple[Speech, list[Any]]]:
    """What `viewer` may know of these actions, in runs as in `by_holders`."""
    dated = (
        (entry.revision, fact)
        for entry in entries
        for fact in seen(events_in(table.match, entry), viewer)
    )
    for then, run in by_holders(table, dated, speech):
        yield then, [fact for _, fact in run]


def reader_at(then: Speech, seat: int | None, speech: Speech) -> int | None:
    """The seat to whose member a run of `by_holders` is told; None before they had the seat."""
    return seat if seat is not None and then.names[seat] == speech.names[seat] else None


def items(
    table: Table, entries: Sequence[records.Action], viewer: int | None, speech: Speech
) -> list[str]:
    """What `viewer` may know of these actions, as items of a list; equal ones are counted.

    They are told to the member of the seat `viewer`, or to all.
    """
    text = table.match.game.text
    counts = Counter[str]()
    for then, facts in facts_by_holders(table, entries, viewer, speech):
        reader = reader_at(then, viewer, speech)
        for fact in facts:
            told = text.fact(fact)
            own = None if reader is None else text.told_to(told, [fact], reader)
            counts[then(own or told)] += 1
    return [f"- {with_count(one, times, speech)}" for one, times in counts.items()]


def with_count(sentence: str, times: int, speech: Speech) -> str:
    """The sentence, with the number of times it happened if that is not 1."""
    if times == 1:
        return sentence
    return speech.say("log-times", count=times, what=sentence.removesuffix("."))
