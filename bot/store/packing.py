"""Compresses the record of a finished game.

Values are stored in columns, as similar values compress well. Times are rounded to milliseconds.
Interaction ids are dropped: Discord repeats a click only for minutes, and records are packed after
weeks. Only the last snapshot is kept.
"""

import json
import lzma
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from bot.store.records import Action, By, Snapshot

MILLISECONDS = 1000


class Record(NamedTuple):
    """All actions of a match, from revision 1 on, and its last snapshot if it has one."""

    actions: tuple[Action, ...]
    snapshot: Snapshot | None


def pack(actions: Sequence[Action], snapshot: Snapshot | None, revision: int) -> bytes:
    """The compressed record of a match at this `revision`, as `unpack` reads it.

    Takes tenths of a second for the longest. Raises ValueError if a revision is missing.
    """
    if [one.revision for one in actions] != list(range(1, revision + 1)):
        raise ValueError(f"{len(actions)} of {revision} actions cannot be packed")
    times = [0, *(round(one.at * MILLISECONDS) for one in actions)]
    columns = {
        "seat": [one.seat for one in actions],
        "by": [one.by for one in actions],
        "action": [one.action for one in actions],
        "events": [one.events for one in actions],
        "later": [after - before for before, after in pairwise(times)],
        "turn": snapshot and snapshot.turn,
        "state": snapshot and snapshot.state.decode(),
    }
    written = json.dumps(columns, ensure_ascii=False, separators=(",", ":"))
    return lzma.compress(written.encode(), check=lzma.CHECK_CRC32)


@lru_cache(maxsize=2)
def unpack(match_id: str, packed: bytes) -> Record:
    """The inverse of `pack`, except for dropped values. Raises ValueError for a damaged record."""
    try:
        data = json.loads(lzma.decompress(packed))
    except (lzma.LZMAError, ValueError) as error:
        raise ValueError(
            f"The record of game {match_id} is damaged ({error}); restore a backup."
        ) from error
    times = [at / MILLISECONDS for at in accumulate(data["later"])]
    rows = zip(data["seat"], data["by"], data["action"], data["events"], times, strict=True)
    actions = tuple(
        Action(match_id, revision, seat, By(by), action, events, at)
        for revision, (seat, by, action, events, at) in enumerate(rows, 1)
    )
    state = data["state"]
    last = None if state is None else Snapshot(match_id, len(actions), state.encode(), data["turn"])
    return Record(actions, last)
