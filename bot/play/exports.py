"""Games as files: the whole record of a finished game, one's own knowledge else.

A record can be replayed and verified by anybody; what is exported before the end holds nothing
that the member does not see at the table.
"""

from __future__ import annotations

import json

from bot.play.record import record_of
from bot.play.undo import events_in, in_effect
from bot.store import records
from bot.store.protocol import Store
from bot.table.table import Table
from engine.core.events import seen
from engine.core.match import facts_of


async def whole(store: Store, table: Table) -> bytes:
    """The record of a game that is over, seed included, as `airlock verify` reads it."""
    return (await record_of(store, table)).model_dump_json(indent=1).encode()


async def known(store: Store, table: Table, viewer: int | None) -> bytes:
    """What a seat (or a spectator) knows of a game under way: its facts, and the seed's hash."""
    record = await store.actions(table.id)
    standing = {entry.revision for entry in in_effect(record)}
    codec = facts_of(table.match.game)
    told = []
    for entry in record:
        if entry.by is records.By.UNDO:
            continue
        facts = seen(events_in(table.match, entry), viewer)
        if facts:  # what the member learnt nothing of may be a secret itself, and so its number
            told.append(
                {
                    "taken_back": entry.revision not in standing,
                    "facts": [json.loads(codec.dump(fact)) for fact in facts],
                }
            )
    row = table.row
    return written(
        {
            "game": row.game,
            "ruleset": int(row.ruleset),
            "seats": len(row.seats),
            "options": json.loads(row.options),
            "seed_hash": row.seed_hash,
            "seat": viewer,
            "told": told,
        }
    )


def written(what: object) -> bytes:
    """An export as a file."""
    return json.dumps(what, indent=1, ensure_ascii=False).encode()
