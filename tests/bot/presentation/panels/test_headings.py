"""The heading of a member's panel says whether they have a turn or an answer to give."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.presentation.panels.table_panel import heading
from bot.store.records import Seat
from bot.table.table import Table
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.larger_tables import games_installed
from tests.bot.presentation.played import matches
from tests.foreign_aid.test_foreign_aid import FOREIGN_AID

NAMES = ("Ada", "Bo", "Cleo")


def heading_end(table: Table, seat: int, locale: str = "en") -> str:
    """The end of the heading that a seat reads."""
    return heading(table, table.speech(locale), seat).rpartition(" · ")[2]


def played(name: str) -> Sequence[Table]:
    """A random game of three members, moment by moment."""
    like = late.table(3, 2, "move").row
    seats = tuple(Seat(n, 10 + n, None, one) for n, one in enumerate(NAMES))
    row = replace(like, game=name, seats=seats)
    return [Table.of(row, match) for match in matches(name, "headings", 3)]


def test_only_a_ballot_or_a_battle_asks_for_an_answer() -> None:
    move, vote = late.table(3, 2, "move"), late.table(3, 3, "tribunal")
    assert [heading_end(move, seat) for seat in move.missing] == ["your turn"]
    fought = late.table(3, 2, "move", late.battle)
    assert [heading_end(fought, seat) for seat in fought.missing] == ["your answer"] * 2
    while vote.match.state.ballot is None:
        vote = _next(vote)
    assert {heading_end(vote, seat) for seat in vote.missing} == {"your answer"}
    assert {heading_end(vote, seat, "de") for seat in vote.missing} == {"deine Antwort"}


def _next(table: Table) -> Table:
    match: Any = table.match
    seat = table.missing[0]
    return replace(table, match=match.play(seat, match.choices(seat).open()[0].action).match)


def test_paying_for_a_hit_is_an_answer() -> None:
    tables = [one for one in played("dark_wall_destiny") if one.match.state.stage != "over"]
    hit = {heading_end(one, seat) for one in tables if one.match.state.hit for seat in one.missing}
    turn = {
        heading_end(one, one.match.state.active)
        for one in tables
        if not one.match.state.hit and one.missing == (one.match.state.active,)
    }
    assert (hit, turn) == ({"your answer"}, {"your turn"})


def test_a_game_defines_which_decisions_are_answers(tmp_path: Path) -> None:
    with games_installed(tmp_path, FOREIGN_AID):
        tables = [one for one in played("foreign_aid") if one.missing]
        for one in tables:
            wanted = "your answer" if one.match.state.answering else "your turn"
            assert {heading_end(one, seat) for seat in one.missing} == {wanted}
    assert len({bool(one.match.state.answering) for one in tables}) == 2


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_waiting_member_reads_whom_they_wait_for(locale: str) -> None:
    fought = late.table(3, 2, "move", late.battle)
    assert "Ada" in heading_end(fought, 2, locale)


def test_a_secret_ballot_names_nobody_whom_it_waits_for() -> None:
    vote = next(one for one in played("black_abyss") if set(one.missing) != set(one.awaited))
    (seat, *_) = set(vote.awaited) - set(vote.missing)
    assert heading_end(vote, seat) == "waiting for votes"
    assert heading_end(vote, seat, "de") == "wartet auf Stimmen"
