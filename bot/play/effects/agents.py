"""Timers of AIs and of prepared moves."""

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.store import changes
from bot.store.records import By, Timer
from bot.table.clocks.timer_kinds import Timers


def agents(t: Transition) -> Iterable[changes.Change]:
    """Set the timers of AIs that must move and of prepared moves; drop those of idle AIs."""
    return [
        *[_due(t, seat, Timers.AGENT) for seat in sorted(t.agents_to_move)],
        *[_due(t, seat, Timers.PREMOVE) for seat in sorted(t.seats_with_premove)],
        *[
            changes.DropTimer(t.row.id, seat, Timers.AGENT)
            for seat in sorted((_idle_agents(t) | t.agents_to_delay) - t.agents_to_move)
        ],
    ]


def _due(t: Transition, seat: int, kind: Timers) -> changes.SetTimer:
    return changes.SetTimer(Timer(t.row.id, seat, kind, t.now))


def _idle_agents(t: Transition) -> set[int]:
    """The seats whose AI need not move any more.

    It need not if the seat is no longer awaited or has another holder, or if its member is back or
    acted. No AI need move in a pause, after the end, and while a tutorial waits for its learner.
    """
    if t.stops or t.waits_for_learner:
        return set(range(len(t.row.seats)))
    found = {*t.awaited_before} - {*t.after.awaited} | {*t.new_holders, *t.seats_back}
    if t.entry is not None and t.entry.by in (By.PLAYER, By.UNDO):
        found.add(t.entry.seat)
    return found
