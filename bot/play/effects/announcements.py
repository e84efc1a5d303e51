"""Announcements: headlines, told in the channel on their own."""

from __future__ import annotations

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.table.notices import announced
from engine.core.events import Event
from engine.core.match import events_of


def announcements(t: Transition) -> Iterable[changes.Change]:
    """The public facts, if any of them is a headline."""
    if not t.headlines:
        return []
    facts = events_of(t.after.match.game).dump([Event(fact) for fact in t.public])
    return [announced(t.row, facts, t.now)]
