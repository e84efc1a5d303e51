"""Timers for the work of features after the end of a game."""

from collections.abc import Sequence

from bot.play.effects.transition import Transition
from bot.play.features import Sequel
from bot.runtime import features
from bot.store import changes, records


def sequels(t: Transition) -> Sequence[changes.Change]:
    """When the game ends, set the timers of features' sequels, due at once."""
    if not t.ends:
        return ()
    return [
        changes.SetTimer(records.Timer(t.row.id, records.TABLE, one.timer, t.now))
        for one in features.contributions("deed", Sequel)
        if one.wanted(t.after)
    ]
