"""Which clocks run after an action or an undo."""

from dataclasses import replace
from typing import Any

from bot.play.effects.all_effects import follow
from bot.play.effects.transition import Transition
from bot.runtime.durations import DAY
from bot.store.changes import SetTimer
from bot.store.records import By
from bot.table.clocks.pace import Pace
from bot.table.clocks.timer_kinds import Timers
from bot.table.presence import after_entry
from bot.table.settings import TableSettings
from bot.table.table import Table, after_step
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from tests.bot.play.test_undo import entry, table


def daily() -> Table:
    """Dark Miss Down, a day for each turn."""
    new = table("dark_miss_down")
    settings = TableSettings(pace=Pace.DAILY).model_dump_json()
    return Table.of(replace(new.row, settings=settings), new.match)


def turn_of(start: Table, seat: int) -> Table:
    """The table after a whole turn of a seat."""
    luck, now = Chance(seed_from("turn")), start
    while now.missing == (seat,):
        match: Any = now.match
        step = match.play(seat, wander(match.game.choices(match.state, seat), luck))
        now = after_step(now, step.match, 1.0)
    return now


def test_undoing_the_end_of_a_turn_restarts_the_deadline() -> None:
    start = daily()
    (first,) = start.missing
    over = turn_of(start, first)
    back = replace(start.match, revision=over.match.revision + 1)
    t = Transition(over, after_step(over, back, 1.0), 1.0, entry(back.revision, first, By.UNDO))
    clocks = {one.timer.kind for one in follow(t) if isinstance(one, SetTimer)}
    assert t.after.missing == (first,)
    assert Timers.DEADLINE in clocks


def test_each_further_undo_halves_the_time() -> None:
    now = daily()
    (first,) = now.missing
    start, spans = now.match, []
    for _ in range(4):
        over = turn_of(now, first)
        back = replace(start, revision=over.match.revision + 1)
        undo = entry(back.revision, first, By.UNDO)
        after = after_entry(over, after_step(over, back, 1.0), undo)
        changes = follow(Transition(over, after, 1.0, undo))
        spans += [
            one.timer.due - 1.0
            for one in changes
            if isinstance(one, SetTimer) and one.timer.kind == Timers.DEADLINE
        ]
        now = after
    assert spans == [DAY, DAY / 2, DAY / 4, DAY / 8]
    rival = after_entry(over, over, entry(9, 1 - first))
    assert rival.state.taken_back == {}
