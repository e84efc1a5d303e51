"""The game's alarms: each threatened member is alerted to each alarm once."""

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.table.notices import alarm_notice


def alarms(t: Transition) -> Iterable[changes.Change]:
    """A notice for each member whom a new alarm threatens.

    The member who acted and those called to their turn get none: their answer or call shows the
    alarm.
    """
    fresh = {*t.after.state.alarmed} - {*t.before.state.alarmed}
    if not fresh:
        return []
    standing = [alarm for alarm in t.after.alarms if alarm.key in fresh]
    threatened = {seat for alarm in standing for seat in alarm.threatens}
    return [
        alarm_notice(
            t.row, seat, tuple(one.key for one in standing if seat in one.threatens), t.now
        )
        for seat in sorted(threatened)
        if not (t.after.automatic(seat) or _learns_otherwise(t, seat))
    ]


def _learns_otherwise(t: Transition, seat: int) -> bool:
    return (seat == t.actor and t.by_its_member) or seat in t.seats_to_notify
