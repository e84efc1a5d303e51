"""Games as files: the whole record of a finished game, one's own knowledge else.

A record can be replayed and verified by anybody; what is exported before the end holds nothing
that the member does not see at the table.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from bot.play.data_requests.signing import signed
from bot.play.record import pieces, record_of
from bot.play.undo import events_in
from bot.store import records
from bot.store.protocol import Store
from bot.table.table import Table
from engine.core.events import seen
from engine.core.match import facts_of


async def whole(store: Store, table: Table) -> bytes:
    """The record of a game that is over, seed included, signed, as `airlock verify` reads it."""
    record = await signed(store, await record_of(store, table))
    told = await asyncio.to_thread(record.model_dump_json, indent=1, exclude_none=True)
    return told.encode()


async def known(store: Store, table: Table, viewer: int | None) -> bytes:
    """What a seat (or a spectator) knows of a game under way: its facts, and the seed's hash."""
    told: dict[int, dict[str, Any]] = {}
    async for piece in pieces(store, table.id):
        await asyncio.to_thread(_tell, told, table, piece, viewer)
    row = table.row
    return await asyncio.to_thread(
        written,
        {
            "game": row.game,
            "ruleset": int(row.ruleset),
            "seats": len(row.seats),
            "options": dict(table.options),
            "seed_hash": row.seed_hash,
            "seat": viewer,
            "told": list(told.values()),
        },
    )


def _tell(
    told: dict[int, dict[str, Any]],
    table: Table,
    piece: Sequence[records.Action],
    viewer: int | None,
) -> None:
    """Add the facts of some entries of the record, by revision, and mark what they take back."""
    codec = facts_of(table.match.game)
    for entry in piece:
        if entry.by is records.By.UNDO:
            to = json.loads(entry.action)["to"]
            for revision in reversed(told):
                if revision <= to:
                    break
                told[revision]["taken_back"] = True
            continue
        facts = seen(events_in(table.match, entry), viewer)
        if facts:  # what the member learnt nothing of may be a secret itself, and so its number
            shown = [json.loads(codec.dump(fact)) for fact in facts]
            told[entry.revision] = {"taken_back": False, "facts": shown}


def written(what: object) -> bytes:
    """An export as a file."""
    return json.dumps(what, indent=1, ensure_ascii=False).encode()
