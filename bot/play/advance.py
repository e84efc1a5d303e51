"""Makes the next revision of a table, and the rows of a transition itself."""

from collections.abc import Sequence
from typing import Any

from bot.play.effects.transition import Transition
from bot.play.features import orders
from bot.play.finish import changes_at_end, with_end
from bot.play.opening.ways import leads_of
from bot.play.tutorials import with_lesson
from bot.play.undo import unreachable_snapshots
from bot.store import changes, records
from bot.table import premoves
from bot.table.features import without_outdated
from bot.table.presence import after_entry, with_alarms, with_calls, with_columns
from bot.table.table import Table, after_step
from engine.core.match import Match, Step, states_of


def advance(before: Table, step: Step[Any, Any, Any], entry: records.Action) -> Table:
    """The table after `step`, which `entry` records, with all that follows for seats and orders."""
    moved = after_step(before, step.match, entry.at, entry)
    present = after_entry(before, moved, entry)
    prepared = present if before.solo else premoves.after_entry(before, present, entry)
    there = with_lesson(before, prepared, entry)
    if entry.by is records.By.QUEUE:
        for order in orders(there, entry.seat):
            there = order.after_turn(there, entry.seat)
    leads = None if entry.by is records.By.UNDO else leads_of(there, entry.seat)
    if leads is not None:
        there = leads.after_move(there, entry.seat, entry.action)
    after = with_alarms(with_calls(there))
    if step.match.game.outcome(step.match.state) is not None:
        after = with_end(after, entry.at)
    after = without_outdated(after)
    return moved if after.row is moved.row else with_next_edition(after)


def with_next_edition(table: Table) -> Table:
    """The table with its edition incremented, after a change of its row."""
    return with_columns(table, edition=table.row.edition + 1)


def changes_of(t: Transition, record: Sequence[records.Action]) -> list[changes.Change]:
    """The changes that store a transition itself, without its effects.

    First come the changes by which the store can refuse it: the due timer and the action. `record`
    is the whole record of the match; it is needed only if the game ends.
    """
    found: list[changes.Change] = [] if t.timer is None else [changes.FireTimer(t.timer)]
    if t.entry is not None:
        pairs = zip(t.before.match.decisions, t.after.match.decisions, strict=True)
        decided = [(seat, now) for seat, (was, now) in enumerate(pairs) if now != was]
        found += [
            changes.AddAction(t.entry, t.before.row.edition),
            changes.SetDecisions(t.row.id, tuple(decided)),
            changes.PutSnapshot(snapshot_of(t.row.id, t.after.match)),
            *unreachable_snapshots(t.before, t.after, t.entry),
        ]
    if t.row.edition != t.before.row.edition:
        found.append(changes.PutTable(with_columns(t.after, edition=t.before.row.edition).row))
        new = t.after.leavers[len(t.before.leavers) :]
        found += [changes.AddLeaver(leaver) for leaver in new]
    if t.begins:
        found.append(changes.PutSnapshot(snapshot_of(t.row.id, t.after.match)))
    if t.ends:
        found += changes_at_end(t.before, t.after, record)
    return found


def snapshot_of(match_id: str, match: Match[Any, Any, Any]) -> records.Snapshot:
    """The snapshot that stores a match's present state."""
    state = match.state
    return records.Snapshot(match_id, match.revision, states_of(match.game).dump(state), state.turn)
