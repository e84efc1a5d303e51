"""A stored match as the engine's record, and the course it took."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping

from bot.store.protocol import Store
from bot.tables import Table
from engine.core.record import By, Entry, Record, replay

Course = Mapping[str, tuple[tuple[int, ...], ...]]
"""For each measure, by message id, a tuple a turn: a number a seat, or one for all."""


async def record_of(store: Store, table: Table) -> Record:
    """The whole record, seed included: for the end of a game and for nobody before."""
    entries = tuple(
        Entry(seat=entry.seat, by=By(entry.by), action=json.loads(entry.action))
        for entry in await store.actions(table.id)
    )
    return Record(
        game=table.row.game,
        ruleset=int(table.row.ruleset),
        seats=len(table.row.seats),
        options=json.loads(table.row.options),
        seed=table.match.state.chance.seed,
        entries=entries,
    )


async def course_of(store: Store, table: Table) -> Course:
    """What each measure of the game was at the start and after every turn, by message id."""
    return await asyncio.to_thread(_course, await record_of(store, table))


def _course(record: Record) -> Course:
    turns: dict[int, Mapping[str, tuple[int, ...]]] = {}
    for match in replay(record):
        turns[match.state.turn] = match.game.measures(match.state)
    names = next(iter(turns.values()))
    return {name: tuple(measures[name] for measures in turns.values()) for name in names}
