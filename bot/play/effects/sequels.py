"""Timers for the work of features after the end of a game."""

from collections.abc import Sequence

from bot.play.effects.transition import Transition
from bot.play.features import sequels as kinds
from bot.store import changes, records


def sequels(t: Transition) -> Sequence[changes.Change]:
    """When the game ends, set the timers of features' sequels, due at once."""
    if not t.ends:
        return ()
    row = t.row
    return [
        changes.SetTimer(records.Timer(row.id, records.TABLE, kind, t.now))
        for kind in kinds(t.after)
    ]
