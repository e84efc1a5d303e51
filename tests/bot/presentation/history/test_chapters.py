"""The headings of the log's chapters when a seat changes hands."""

from collections import Counter
from dataclasses import replace

from bot.play.undo import facts_json
from bot.presentation.history.log import Log
from bot.store import records
from bot.table.leavers import with_leaver
from engine.core.match import actions_of
from engine.games.dark_wall_destiny.actions import EndTurn
from tests.bot.unstored import table_of
from tests.engine.games.dark_wall_destiny.table import table


def test_the_round_goes_on_when_a_member_quits_in_the_middle_of_it() -> None:
    """Ada quits in round 2; Triton ends her turn, and Bo begins round 3."""
    match, entries, left = table(2, others="brace").match, list[records.Action](), None
    while match.state.turn < 4:
        if match.state.turn == 2 and left is None:
            left = with_leaver(table_of(match), match.state.active)
        (seat,) = match.game.awaited(match.state)
        step = match.play(seat, EndTurn())
        match, told, by = step.match, facts_json(step), records.By.PLAYER
        written = actions_of(match.game).dump(EndTurn()).decode()
        entries.append(records.Action("any", match.revision, seat, by, written, told, 1.0))
    assert left is not None
    now = table_of(match)
    triton = replace(now.row.seats[left.leavers[0].seat], user=None, name="Triton")
    seats = [triton if seat.number == triton.number else seat for seat in now.row.seats]
    over = replace(now, row=replace(now.row, seats=tuple(seats)), leavers=left.leavers)
    log = Log(over, None, over.speech("en"))
    log.add(entries)
    told = " ".join(line.text for line in log.lines())
    assert "Ada ends the turn" in told
    assert "Triton ends the turn" in told
    ends = [line.chapter for line in log.lines() if "ends the turn" in line.text]
    assert Counter(ends) == {"Round 1": 2, "Round 2": 2, "Round 3": 2}
