"""Who held a seat before, and who ran out of time: each seat has its own course."""

from dataclasses import replace

from bot.store.records import Leaver, Status
from bot.table.leavers import holders, left_line
from bot.table.notices import HAND_DEBOUNCE, hand_notice
from bot.table.presence import with_late_seat
from engine.core.words import seat_name
from tests.bot.play.test_undo import table


def left(number: int, seat: int) -> Leaver:
    return Leaver("table", number, seat, 40 + number, f"Gone {number}", number, 1)


def test_the_holders_of_a_seat_are_only_those_who_left_this_seat() -> None:
    ours = replace(table("dark_miss_down"), leavers=(left(0, 1), left(1, 0), left(2, 1)))
    assert holders(ours, 0) == (seat_name(3), seat_name(0))
    assert holders(ours, 1) == (seat_name(2), seat_name(4), seat_name(1))


def test_a_leaver_left_to_the_next_holder_of_the_seat() -> None:
    ours = replace(table("dark_miss_down"), leavers=(left(0, 1), left(1, 0), left(2, 1)))
    assert dict(left_line(ours, 0).args)["after"] == seat_name(4)
    assert dict(left_line(ours, 2).args)["after"] == seat_name(1)


def test_a_seat_that_is_late_twice_is_noted_once_as_the_last() -> None:
    late = table("dark_miss_down")
    for who in (0, 1, 0):
        late = with_late_seat(late, who)
    assert late.state.late == (1, 0)


def test_a_hand_is_edited_after_a_while_but_at_once_when_the_game_ends() -> None:
    row = table("dark_miss_down").row
    ended = replace(row, status=Status.OVER)
    assert hand_notice(row, 0, now=100.0).notice.not_before == 100.0 + HAND_DEBOUNCE
    assert hand_notice(ended, 0, now=100.0).notice.not_before == 100.0
