"""Converts a stored match to the engine's record, and measures its course over the turns."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.runtime.recent import Recent
from bot.store import records
from bot.store.errors import UnknownMatch
from bot.store.protocol import Store
from bot.table.settings import options_of, resigned_in
from bot.table.table import Table
from engine.matches.record import By, Entry, Record, replay

PIECE = 256
"""Entries per batch when a record is read: some milliseconds of work."""
KEPT = 256
"""Maximum courses in memory; each has a few hundred numbers."""

Measures = Mapping[str, tuple[int, ...]]
"""The numbers of each measure (by message id): one per seat, or one for all."""
Course = Mapping[str, tuple[tuple[float, ...], ...]]
"""By measure (message id), an entry per turn, in order: a number per seat, or one for all."""


async def pieces(store: Store, match_id: str) -> AsyncIterator[list[records.Action]]:
    """The record of a match, in batches of `PIECE` so that the event loop is not blocked."""
    after, more = 0, True
    while more:
        piece = await store.actions(match_id, after, PIECE)
        if piece:
            yield piece
        after, more = after + len(piece), len(piece) == PIECE


def _entries(piece: Sequence[records.Action]) -> list[Entry]:
    return [
        Entry(seat=entry.seat, by=By(entry.by), action=json.loads(entry.action)) for entry in piece
    ]


async def record_of(store: Store, row: records.MatchRow) -> Record:
    """The whole record of a match with its seed, which is secret until the game is over.

    Works without the game's rules. Raises UnknownMatch if no snapshot is stored.
    """
    snapshot = await store.snapshot(row.id)
    if snapshot is None:
        raise UnknownMatch(row.id)
    entries: list[Entry] = []
    async for piece in pieces(store, row.id):
        entries += await asyncio.to_thread(_entries, piece)
    state = await asyncio.to_thread(json.loads, snapshot.state)
    return await asyncio.to_thread(
        Record,
        game=row.game,
        ruleset=int(row.ruleset),
        seats=len(row.seats),
        options=options_of(row),
        seed=state["chance"]["seed"],
        entries=tuple(entries),
        resigned=resigned_in(row),
        secret=row.secret,
        started=row.started if row.secret else None,
    )


@dataclass(slots=True)
class _Kept:
    """The measures of a match up to a `revision`: by turn, those at the end of the turn."""

    revision: int
    turns: dict[int, Measures]


class Courses:
    """Caches the measures of games after every turn.

    A record is replayed once; then the cached course grows with each action. It is replayed again
    after an undo, or if another process played.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: Recent[str, _Kept] = Recent(KEPT)

    async def of(self, table: Table) -> Course:
        """The measures of a table's game after each turn, the current one included.

        A measure that the game no longer has ends with the last turn that has it.
        """
        game, state = table.match.game, table.match.state
        turns = {**await self._past(table), state.turn: game.measures(state)}
        names = dict.fromkeys(name for found in turns.values() for name in found)
        return {name: tuple(_every_turn(turns, name)) for name in names}

    async def _past(self, table: Table) -> dict[int, Measures]:
        """The measures of the turns before the current one, in order."""
        cached = self._kept.get(table.id)
        if cached is None or cached.revision != table.match.revision:
            record = await record_of(self._store, table.row)
            cached = _Kept(table.match.revision, await asyncio.to_thread(_turns, record))
        self._kept[table.id] = cached
        return {
            turn: cached.turns[turn]
            for turn in sorted(cached.turns)
            if turn < table.match.state.turn
        }

    def follow(self, before: Table, after: Table) -> None:
        """Extend a cached course by one committed action; drop it after an undo."""
        cached = self._kept.get(after.id)
        if cached is None:
            return
        old, new = before.match, after.match
        if cached.revision != old.revision or new.state.turn < old.state.turn:
            del self._kept[after.id]
            return
        if new.state.turn > old.state.turn:
            cached.turns[old.state.turn] = old.game.measures(old.state)
        cached.revision = new.revision


def _turns(record: Record) -> dict[int, Measures]:
    """By turn, the measures at the end of each finished turn of a record."""
    return {
        before.state.turn: before.game.measures(before.state)
        for before, after in pairwise(replay(record))
        if before.state.turn != after.state.turn
    }


def _every_turn(turns: Mapping[int, Measures], name: str) -> Iterator[tuple[float, ...]]:
    """A measure in every turn, interpolated if one action took several, as in a battle of AIs."""
    having = [turn for turn in turns if name in turns[turn]]
    for turn, later in pairwise(having):
        first, last = turns[turn][name], turns[later][name]
        for share in (step / (later - turn) for step in range(later - turn)):
            yield tuple(a + share * (b - a) for a, b in zip(first, last, strict=True))
    yield turns[having[-1]][name]
