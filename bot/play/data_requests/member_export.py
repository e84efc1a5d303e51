"""What is kept of a member, as a file for that member: their tables, moves, results, settings.

Moves of others are theirs and not in it.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from bot.members.preferences import Members
from bot.play.data_requests.game_export import written
from bot.store import records
from bot.store.protocol import Store
from bot.store.records import DESIGNS
from bot.table.settings import settings_of

MOST = 100_000
"""Tables handed over at most."""


async def of_member(store: Store, user: int) -> bytes:
    """Everything that is kept of a member."""
    rows = [
        *await store.matches_of(user, limit=MOST),
        *await store.matches_of(user, over=True, limit=MOST),
    ]
    results = [one for one in await store.results_of(user) if one.user == user]
    return written(
        {
            "user": user,
            "settings": json.loads((await Members(store).read(user)).model_dump_json()),
            "designs": json.loads(await store.member_settings(DESIGNS, user) or "{}"),
            "tables": [await _table(store, row, user) for row in rows],
            "results": [{**asdict(one), "details": json.loads(one.details)} for one in results],
            "seats_left": [asdict(one) for one in await store.leavers_of(user)],
            "challenges": [asdict(one) for one in await store.dailies_of(user)],
        }
    )


async def _table(store: Store, row: records.MatchRow, user: int) -> dict[str, Any]:
    """A table as far as it concerns the member; moves of others are theirs."""
    mine = [seat for seat in row.seats if seat.user == user]
    numbers = {seat.number for seat in mine}
    premoves = settings_of(row).affairs.prepared
    return {
        "match_id": row.id,
        "game": row.game,
        "guild": row.guild,
        "channel": row.channel,
        "status": row.status,
        "host": row.host == user,
        "created": row.created,
        "seats": [{"number": seat.number, "name": seat.name} for seat in mine],
        "prepared": [kept.text for seat, kept in premoves.items() if seat in numbers],
        "moves": [_move(one) for one in await store.actions(row.id) if one.seat in numbers],
    }


def _move(entry: records.Action) -> dict[str, Any]:
    return {"at": entry.at, "by": entry.by, "action": json.loads(entry.action)}
