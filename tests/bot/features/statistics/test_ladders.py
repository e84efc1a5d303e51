"""An incremental ladder equals a full recalculation, even if earlier results change."""

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.features.statistics.ladders import Ladders
from bot.members.preferences import Members, MemberSettings
from bot.store import changes, open_store
from bot.store.protocol import Store
from bot.store.records import Result
from tests.bot.features.statistics.rated import ratings
from tests.bot.members.results import details

GUILD, GAME = 9, "beacons"
USERS = range(1, 9)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store of its own for each test."""
    store = await open_store(tmp_path / "ladders.db")
    yield store
    await store.close()


async def finish(
    store: Store, match_id: str, winner: int | None, loser: int | None, at: float
) -> None:
    """Store the results of a game for two; None is an AI."""
    results = [
        Result(
            match_id,
            seat,
            GAME,
            GUILD,
            user,
            None if user is not None else "search",
            seat == 0,
            1.0,
            at,
            details(ranking=[int(seat == 0)]),
        )
        for seat, user in enumerate((winner, loser))
    ]
    await store.commit([changes.AddResult(one) for one in results])


async def rank(store: Store, user: int, *, ranked: bool) -> None:
    """Let a member opt in to rankings, or out."""
    await Members(store).change(user, lambda _: MemberSettings(ranked=ranked))


async def whole(store: Store) -> dict[int, float]:
    """The ladder recalculated from all results."""
    results = await store.results_in(GUILD, GAME)
    unranked = await Members(store).outside_rankings(USERS)
    return ratings(results, unranked)


async def ladder(ladders: Ladders) -> Mapping[int, float]:
    """The main ladder, as members see it."""
    return (await ladders.each_of(GUILD, GAME))[""]


def reads(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of results in each read."""
    found, read = list[int](), store.results_in

    async def noted(*asked: Any) -> list[Result]:
        results = await read(*asked)
        found.append(len(results))
        return results

    monkeypatch.setattr(store, "results_in", noted)
    return found


async def test_each_result_is_read_and_rated_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ladders = Ladders(store)
    for number in range(20):
        await finish(store, f"m{number:02}", 1 + number % 3, 4, float(number))
    await ladder(ladders)
    await finish(store, "new", 4, 1, 100.0)
    found = reads(store, monkeypatch)
    rated = await ladder(ladders)
    again = await ladder(ladders)
    assert found == [2], "what came after, and nothing where nothing came"
    assert rated == again == await whole(store)


async def test_reading_in_pieces_never_divides_a_match(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.statistics.ladders.PIECE", 5)
    for number in range(20):
        await finish(store, f"m{number:02}", 1 + number % 3, 4, float(number // 3))
    found = reads(store, monkeypatch)
    rated = await ladder(Ladders(store))
    assert max(found) == 5
    assert rated == await whole(store)


async def test_a_forgotten_member_is_dropped_even_if_others_play_at_the_same_time(
    store: Store,
) -> None:
    ladders = Ladders(store)
    for number in range(6):
        await finish(store, f"m{number}", 1 + number % 2, 3, float(number))
    before = await ladder(ladders)
    await store.commit([changes.ForgetUser(1)])
    await finish(store, "later", 2, None, 50.0)
    after = await ladder(ladders)
    assert 1 in before
    assert 1 not in after
    assert after == await whole(store)


async def test_a_member_who_opts_out_and_in_again_is_ranked_as_before(
    store: Store,
) -> None:
    ladders = Ladders(store)
    for number in range(6):
        await finish(store, f"m{number}", 1, 2 + number % 2, float(number))
    before = await ladder(ladders)
    await rank(store, 1, ranked=False)
    without = await ladder(ladders)
    assert 1 not in without
    assert without == await whole(store)
    await rank(store, 1, ranked=True)
    assert await ladder(ladders) == before


async def test_a_result_with_an_earlier_time_is_rated_in_order(store: Store) -> None:
    ladders = Ladders(store)
    for number in range(4):
        await finish(store, f"m{number}", 1, 2, 100.0 + number)
    await ladder(ladders)
    await finish(store, "early", 2, 1, 5.0)
    assert await ladder(ladders) == await whole(store)


@pytest.mark.parametrize("seed", range(5))
async def test_the_incremental_ladder_always_equals_the_full_computation(
    store: Store, seed: int
) -> None:
    luck, ladders, clock = Random(seed), Ladders(store), 0.0
    for step in range(60):
        clock += luck.choice((1.0, 1.0, 1.0, 0.0, -3.0))
        match luck.randrange(10):
            case 0:
                await store.commit([changes.ForgetUser(luck.choice(USERS))])
            case 1 | 2:
                await rank(store, luck.choice(USERS), ranked=luck.random() < 0.5)
            case _:
                one, two = luck.sample([*USERS, None], 2)
                await finish(store, f"{luck.randrange(99):02}.{step}", one, two, clock)
        if luck.random() < 0.7:
            assert await ladder(ladders) == await whole(store), step
