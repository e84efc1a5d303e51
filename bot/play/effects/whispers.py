"""What is said to some seats alone: notices for their members, and nothing for anybody else to see.

That it was said may be a secret too, so what leaves the public view as it was leaves the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store import changes, records
from bot.table.notices import whispered
from bot.table.table import Table
from engine.core.events import Event
from engine.core.match import events_of


def unnoticed(before: Table, after: Table) -> bool:
    """Whether everybody else sees the table just as it was."""
    game, was, now = before.match.game, before.match.state, after.match.state
    return before.awaited == after.awaited and game.view(was, None) == game.view(now, None)


def whispers(
    table: Table, events: Sequence[Event[Any]], entry: records.Action
) -> list[changes.AddNotice]:
    """What members are told, each alone, of events that nobody else learns of."""
    told: dict[int, list[Event[Any]]] = {}
    for event in events:
        for seat, face in event.faces.items() if event.fact is None else ():
            told.setdefault(seat, []).append(Event(face))
    codec = events_of(table.match.game)
    return [
        whispered(table.row, seat, codec.dump(faces), entry.at)
        for seat, faces in told.items()
        if seat != entry.seat and not table.automatic(seat)
    ]
