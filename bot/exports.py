"""Games and members' data as files: the whole record of a finished game, one's own knowledge else.

A record can be replayed and verified by anybody; what is exported before the end holds nothing
that the member does not see at the table.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from bot.attendance import affairs_of
from bot.history import record_of
from bot.members import Members
from bot.store import records
from bot.store.protocol import Store
from bot.tables import Table
from bot.undo import events_in, in_effect
from engine.core.events import seen
from engine.core.match import facts_of

MOST = 100_000
"""Tables handed over at most."""


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
    return _written(
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


async def of_member(store: Store, user: int) -> bytes:
    """Everything that is kept of a member."""
    rows = [
        *await store.matches_of(user, limit=MOST),
        *await store.matches_of(user, over=True, limit=MOST),
    ]
    results = [one for one in await store.results_of(user) if one.user == user]
    return _written(
        {
            "user": user,
            "settings": json.loads((await Members(store).read(user)).model_dump_json()),
            "tables": [await _table(store, row, user) for row in rows],
            "results": [{**asdict(one), "details": json.loads(one.details)} for one in results],
            "challenges": [asdict(one) for one in await store.dailies_of(user)],
        }
    )


async def _table(store: Store, row: records.Match, user: int) -> dict[str, Any]:
    """A table as far as it concerns the member; moves of others are theirs."""
    mine = [seat for seat in row.seats if seat.user == user]
    numbers = {seat.number for seat in mine}
    return {
        "match": row.id,
        "game": row.game,
        "guild": row.guild,
        "channel": row.channel,
        "status": row.status,
        "host": row.host == user,
        "created": row.created,
        "seats": [{"number": seat.number, "name": seat.name} for seat in mine],
        "prepared": [
            kept.text for seat, kept in affairs_of(row).prepared.items() if seat in numbers
        ],
        "moves": [_move(one) for one in await store.actions(row.id) if one.seat in numbers],
    }


def _move(entry: records.Action) -> dict[str, Any]:
    return {"at": entry.at, "by": entry.by, "action": json.loads(entry.action)}


def _written(what: object) -> bytes:
    return json.dumps(what, indent=1, ensure_ascii=False).encode()
