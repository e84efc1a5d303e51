"""The headings of the log's chapters when a seat changes hands."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from bot.play.undo import facts_json
from bot.presentation.history.log import Line, Log
from bot.store import records
from bot.table.leavers import with_leaver
from engine.core.match import Match, actions_of
from engine.games.dark_wall_destiny.actions import Action, EndTurn, Play
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.state import WallState
from tests.bot.unstored import table_of
from tests.engine.games.dark_wall_destiny.table import table

Game = Match[WallState, Action, Fact]


def log_of(match: Game, actions: Iterable[Action], left: int) -> list[Line]:
    """The log of these actions by the seats awaited; Ada quits after the first `left` of them."""
    entries, before = list[records.Action](), table_of(match)
    for number, action in enumerate(actions):
        if number == left:
            before = with_leaver(table_of(match), match.state.active)
        (seat,) = match.game.awaited(match.state)
        step = match.play(seat, action)
        match, told, by = step.match, facts_json(step), records.By.PLAYER
        written = actions_of(match.game).dump(action).decode()
        entries.append(records.Action("any", match.revision, seat, by, written, told, 1.0))
    now = table_of(match)
    triton = replace(now.row.seats[before.leavers[0].seat], user=None, name="Triton")
    seats = [triton if seat.number == triton.number else seat for seat in now.row.seats]
    over = replace(now, row=replace(now.row, seats=tuple(seats)), leavers=before.leavers)
    log = Log(over, None, over.speech("en"))
    log.add(entries)
    return log.lines()


def test_the_round_goes_on_when_a_member_quits_in_the_middle_of_it() -> None:
    """Ada quits in round 2; Triton ends her turn, and Bo begins round 3."""
    lines = log_of(table(2, others="brace").match, [EndTurn()] * 6, left=2)
    told = " ".join(line.text for line in lines)
    assert "Ada ends the turn" in told
    assert "Triton ends the turn" in told
    ends = [line.chapter for line in lines if "ends the turn" in line.text]
    assert Counter(ends) == {"Round 1": 2, "Round 2": 2, "Round 3": 2}


def test_cards_played_by_a_member_and_by_the_ai_in_their_seat_are_two_sentences() -> None:
    """Ada plays Brace and quits; Triton plays Patrol."""
    start = table(2, hand="brace patrol").match
    lines = log_of(start, [Play("brace"), Play("patrol")], left=1)
    played = [line for line in lines if line.chapter]
    assert [line.text for line in played] == ["Ada plays Brace.", "Triton plays Patrol."]
    assert [line.chapter for line in played] == ["Round 1"] * 2
