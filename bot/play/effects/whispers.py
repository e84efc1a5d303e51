"""Whispers: events of which only some seats may know."""

from collections.abc import Iterable
from typing import Any

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.table.notices import whisper
from engine.core.events import Event
from engine.core.match import events_of


def whispers(t: Transition) -> Iterable[changes.Change]:
    """A notice for each seat that learns secret events, except the one that acted."""
    secrets: dict[int, list[Event[Any]]] = {}
    for event in t.events:
        for seat, face in event.faces.items() if event.fact is None else ():
            secrets.setdefault(seat, []).append(Event(face))
    codec = events_of(t.after.match.game)
    return [
        whisper(t.row, seat, codec.dump(faces), t.now)
        for seat, faces in secrets.items()
        if seat != t.actor and not t.after.automatic(seat)
    ]
