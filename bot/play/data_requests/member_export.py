"""Exports a member's data: their tables, moves, results and settings, not the moves of others."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from bot.members.preferences import Members
from bot.runtime import features
from bot.store import records
from bot.store.protocol import Store
from bot.store.records import DESIGNS
from bot.table.settings import settings_of

MOST = 100_000
"""Maximum number of tables in an export."""
PIECE: Final = 50
"""Number of tables per batch."""
Played = tuple[records.MatchRow, Sequence[records.Action]]
"""A stored match, and its record."""


async def of_member(store: Store, user: int) -> bytes:
    """A JSON file of everything stored about a member.

    It is written in batches, in a thread, as the tables of years are many megabytes.
    """
    rows = [
        *await store.matches_of(user, limit=MOST),
        *await store.matches_of(user, over=True, limit=MOST),
    ]
    tables: list[str] = []
    for at in range(0, len(rows), PIECE):
        played = [(row, await store.actions(row.id)) for row in rows[at : at + PIECE]]
        tables += await asyncio.to_thread(_tables, user, played)
    results = await asyncio.to_thread(_results, user, await store.results_of(user))
    return await asyncio.to_thread(
        _object,
        {
            "user": json.dumps(user),
            "settings": _text(json.loads((await Members(store).read(user)).model_dump_json())),
            "designs": _text(json.loads(await store.settings(DESIGNS, user) or "{}")),
            "tables": _list(tables),
            "results": _list(results),
            "seats_left": _text([asdict(one) for one in await store.leavers_of(user)]),
            "challenges": _text([asdict(one) for one in await store.dailies_of(user)]),
            **{name: _text(data) for name, data in (await _of_features(store, user)).items()},
        },
    )


async def _of_features(store: Store, user: int) -> dict[str, object]:
    """The data that features store about a member outside tables, by name."""
    return {
        name: data
        for module in features.modules("exports")
        for name, data in (await module.of_member(store, user)).items()
    }


def _object(entries: Mapping[str, str]) -> bytes:
    """A JSON object of these entries, which are JSON already."""
    return "{{\n{}\n}}".format(
        ",\n".join(f' "{name}": {text}' for name, text in entries.items())
    ).encode()


def _text(value: object, depth: int = 1) -> str:
    """A value as JSON, indented for its depth."""
    deeper = "\n" + depth * " "
    return json.dumps(value, indent=1, ensure_ascii=False).replace("\n", deeper)


def _list(parts: Sequence[str]) -> str:
    """A JSON list of entries that are JSON already."""
    return "[\n{}\n ]".format(",\n".join(f"  {part}" for part in parts)) if parts else "[]"


def _results(user: int, results: Sequence[records.Result]) -> list[str]:
    mine = (one for one in results if one.user == user)
    return [_text({**asdict(one), "details": json.loads(one.details)}, 2) for one in mine]


def _tables(user: int, played: Sequence[Played]) -> list[str]:
    return [_table(row, user, actions) for row, actions in played]


def _table(row: records.MatchRow, user: int, actions: Sequence[records.Action]) -> str:
    """A match as a JSON object, with the member's own seats and moves only."""
    mine = [seat for seat in row.seats if seat.user == user]
    numbers = {seat.number for seat in mine}
    premoves = settings_of(row).affairs.prepared
    summary = {
        "match_id": row.id,
        "game": row.game,
        "guild": row.guild or None,
        "channel": row.channel,
        "status": row.status,
        "host": row.host == user,
        "created": row.created,
        "seats": [{"number": seat.number, "name": seat.name} for seat in mine],
        "prepared": [one.text for seat in numbers & {*premoves} for one in premoves[seat].moves],
        "moves": [_move(one) for one in actions if one.seat in numbers],
    }
    return _text(summary, 2)


def _move(entry: records.Action) -> dict[str, Any]:
    return {"at": entry.at, "by": entry.by, "action": json.loads(entry.action)}
