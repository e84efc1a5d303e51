"""Exports games: the full record of a finished game, else what the member knows.

Anybody can replay and verify a full record. An export before the end contains only what the member
sees at the table.
"""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from bot.play.data_requests.signing import with_signature
from bot.play.record import pieces, record_of
from bot.play.undo import facts_for
from bot.store import records
from bot.store.protocol import Store
from bot.table.settings import options_of


async def whole(store: Store, row: records.MatchRow) -> bytes:
    """The signed record of a finished game, with its seed, in the form `airlock verify` reads."""
    record = await with_signature(store, await record_of(store, row))
    text = await asyncio.to_thread(record.model_dump_json, indent=1, exclude_none=True)
    return text.encode()


async def record_for(store: Store, row: records.MatchRow, viewer: int | None) -> bytes:
    """A JSON file of what a seat (None: a spectator) knows of a running game.

    It has the facts by entry of the record, and the hash of the seed.
    """
    entries: dict[int, dict[str, Any]] = {}
    async for piece in pieces(store, row.id):
        await asyncio.to_thread(_tell, entries, piece, viewer)
    return await asyncio.to_thread(
        as_file,
        {
            "game": row.game,
            "ruleset": int(row.ruleset),
            "seats": len(row.seats),
            "options": options_of(row),
            "seed_hash": row.seed_hash,
            "seat": viewer,
            "told": list(entries.values()),
        },
    )


def _tell(
    entries: dict[int, dict[str, Any]], piece: Sequence[records.Action], viewer: int | None
) -> None:
    """Add to `entries`, by revision, the facts of a batch of the record that the viewer may know.

    Facts that an undo covers are marked `taken_back`.
    """
    for entry in piece:
        if entry.by is records.By.UNDO:
            to = json.loads(entry.action)["to"]
            for revision in reversed(entries):
                if revision <= to:
                    break
                entries[revision]["taken_back"] = True
            continue
        facts = list(facts_for(entry, viewer))
        if facts:  # without facts for the member, even the entry's number may be a secret
            entries[entry.revision] = {"taken_back": False, "facts": facts}


def as_file(what: object) -> bytes:
    """The bytes of a JSON file with this content."""
    return json.dumps(what, indent=1, ensure_ascii=False).encode()
