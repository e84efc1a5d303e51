"""A board that is shown after the table changed again is updated by a notice."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.boards import Publisher
from bot.delivery.parts import Parts
from bot.members.preferences import Members
from bot.play.actions import Service
from bot.play.result import ActionResult
from bot.play.seats import Seats
from bot.store.changes import DropNotice, PutTable
from bot.store.sqlite.store import SqliteStore
from bot.table.notices import Board
from tests.bot.play.conftest import NOON
from tests.bot.play.test_actions import BOARD, HERE, alone, step


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    """A service over its own database, at noon."""
    store = await SqliteStore.open(tmp_path / "service.db")
    yield Service(store, lambda: NOON)
    await store.close()


@pytest.fixture
def publisher(service: Service) -> Publisher:
    """A publisher that only stores where boards are, so that it never asks Discord."""
    renderer: Any = SimpleNamespace(languages=None)
    courier: Any = None
    parts = Parts(service, renderer, courier, Members(service.store), Seats(service))
    return Publisher(parts)


async def test_a_board_shown_late_is_updated_by_a_notice(
    service: Service, publisher: Publisher
) -> None:
    match = (await alone(service)).id
    first, second = await step(service, match), await step(service, match)
    await publisher.record_board(second, HERE, BOARD)
    assert await service.store.notices(match) == []
    await publisher.record_board(first, HERE, BOARD)
    (again,) = await service.store.notices(match)
    assert (again.kind, again.not_before) == (Board.kind, NOON)
    await service.store.commit([DropNotice(again.id)])
    await publisher.record_board(second, HERE, BOARD)
    assert await service.store.notices(match) == []


async def test_a_board_shown_at_an_earlier_edition_is_updated_by_a_notice(
    service: Service, publisher: Publisher
) -> None:
    played = ActionResult(await alone(service), "")
    row = played.table.row
    await service.store.commit([PutTable(replace(row, host=None))])
    await service.tables.load(row.id)
    await service.store.commit([DropNotice(one.id) for one in await service.store.notices(row.id)])
    await publisher.record_board(played, HERE, BOARD)
    assert [one.kind for one in await service.store.notices(row.id)] == [Board.kind]
