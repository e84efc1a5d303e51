"""When records are compressed: at once if there are more, else not for half a day."""

from pathlib import Path

from bot.store.sqlite.store import SqliteStore
from bot.timers.packing import SEARCH_INTERVAL, Packing


async def test_with_nothing_to_compress_the_next_search_is_half_a_day_later(tmp_path: Path) -> None:
    store, now = await SqliteStore.open(tmp_path / "airlock.db"), [1000.0]
    tidy = Packing(store, lambda: now[0])
    assert await tidy() == SEARCH_INTERVAL
    now[0] += SEARCH_INTERVAL - 5
    assert await tidy() == 5
    now[0] -= 2 * SEARCH_INTERVAL
    assert await tidy() == SEARCH_INTERVAL, "the clock was set back"
    await store.close()
