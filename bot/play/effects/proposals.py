"""Proposals: ask the voters, report the result, and recount when voters change."""

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.runtime.durations import DAY
from bot.store import changes
from bot.store.records import TABLE, Timer
from bot.table.clocks.timer_kinds import Timers
from bot.table.notices import Ballot, settled_notice, table_notice
from bot.table.presence import seats_present
from bot.table.proposals import voters

PROPOSAL_LIFE = DAY
"""Seconds until an open proposal expires."""


def proposals(t: Transition) -> Iterable[changes.Change]:
    """The notices and timers of a proposal: when it is made, its voters change, or it ends."""
    was = t.before.state.proposal
    stands = None if t.after.over else t.after.state.proposal
    same = was is not None and stands is not None and was.number == stands.number
    if same:
        return (
            []
            if seats_present(t.before) == seats_present(t.after)
            else [_due(t, Timers.RECOUNT, t.now)]
        )
    found: list[changes.Change] = []
    if was is not None:
        found += [
            settled_notice(t.row, t.carried or was, t.verdict.value, t.now),
            changes.DropTimer(t.row.id, TABLE, Timers.RECOUNT),
        ]
    if stands is not None:
        others = [seat for seat in voters(t.before, stands) if seat != stands.by]
        found.append(_due(t, Timers.PROPOSAL, t.now + PROPOSAL_LIFE))
        found += [table_notice(t.row, Ballot(seat), t.now) for seat in others]
    elif was is not None:
        found.append(changes.DropTimer(t.row.id, TABLE, Timers.PROPOSAL))
    return found


def _due(t: Transition, kind: Timers, due: float) -> changes.SetTimer:
    return changes.SetTimer(Timer(t.row.id, TABLE, kind, due))
