"""What happens to a seat and its game, for each way of leaving."""

import asyncio

import pytest

from bot.lobby.lobbies import level_of
from bot.play.actions import Service
from bot.play.leaving import after_ending, with_agent
from bot.play.seats import Seats
from bot.store.records import Status
from bot.table.settings import Level, TableSettings
from tests.bot.play.test_actions import ADA, BEN, duel
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of


async def test_a_duel_that_both_leave_at_once_is_over(
    service: Service,
) -> None:
    table, seats = await duel(service), Seats(service)
    await asyncio.gather(seats.leave(table.id, ADA), seats.leave(table.id, BEN))
    after = await service.tables.load(table.id)
    assert after.row.status is Status.OVER


async def test_a_member_who_ends_a_duel_by_leaving_loses_it(service: Service) -> None:
    left = await Seats(service).leave((await duel(service)).id, ADA, ends=True)
    assert left.table.resigned == (0,)


async def test_an_absent_member_loses_a_duel_that_the_other_ends(service: Service) -> None:
    ended = after_ending(await duel(service), 0.0, 0, "vote")
    assert ended.resigned == (0,)


async def test_a_duel_ended_without_a_reason_is_lost_by_both(service: Service) -> None:
    ended = await Seats(service).end((await duel(service)).id)
    assert ended.table.resigned == (0, 1)


@pytest.mark.parametrize("level", Level)
def test_the_ai_that_takes_over_a_seat_has_the_level_of_the_table(level: Level) -> None:
    (match, *_) = matches("dark_wall_destiny", "left", 2)
    after = with_agent(table_of(match, settings=TableSettings(level=level).model_dump_json()), 1)
    assert level_of(after.row, after.row.seats[1]) is level
