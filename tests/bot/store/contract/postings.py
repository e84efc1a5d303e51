"""Contract of every store: unsolicited messages are posted once and limited per day."""

from dataclasses import replace

import pytest

from bot.store import changes as c
from bot.store.errors import StalePosting, TooManyUnasked
from bot.store.protocol import Store
from bot.store.records import MOST_UNASKED, Daily, Posting, Status
from tests.bot.store.tables import ADA, BEN, CHANNEL, GUILD, duel, sit_down

TODAY = "2026-01-31"
CLAIM = Posting(GUILD, "news", TODAY, 5, 0, 120.5)


class PostingContract:
    """Unsolicited messages."""

    async def test_of_two_processes_one_posts_a_message(self, store: Store) -> None:
        assert await store.posting(GUILD, "news") is None
        await store.commit([c.PutPosting(CLAIM, None)])
        sent = replace(CLAIM, message=77)
        for late in (None, replace(CLAIM, again=9.0), sent):
            with pytest.raises(StalePosting):
                await store.commit([c.PutPosting(replace(CLAIM, again=300.0), late)])
        await store.commit([c.PutPosting(sent, CLAIM)])
        assert await store.posting(GUILD, "news") == sent
        assert await store.posting(GUILD + 1, "news") is None
        other = replace(CLAIM, role="calls")
        await store.commit([c.PutPosting(other, None)])
        assert await store.postings(GUILD) == {"news": sent, "calls": other}
        assert await store.postings(GUILD + 1) == {}

    async def test_a_servers_unasked_messages_are_limited_per_day(self, store: Store) -> None:
        for count in range(MOST_UNASKED):
            assert await store.count_unasked(GUILD, TODAY) == count
            await store.commit([c.AddUnasked(GUILD, TODAY)])
        with pytest.raises(TooManyUnasked):
            await store.commit([c.PutPosting(CLAIM, None), c.AddUnasked(GUILD, TODAY)])
        assert await store.posting(GUILD, "news") is None, "nothing is kept of what is refused"
        await store.commit([c.AddUnasked(GUILD + 1, TODAY), c.AddUnasked(GUILD, "2026-02-01")])
        assert await store.count_unasked(GUILD, "2026-02-01") == 1

    async def test_a_servers_daily_count_is_kept_until_its_next_day(self, store: Store) -> None:
        await store.commit([c.AddUnasked(one, TODAY) for one in (GUILD, GUILD, GUILD + 1)])
        await store.commit([c.AddUnasked(GUILD, "2026-02-01")])
        assert await store.count_unasked(GUILD, TODAY) == 0
        assert await store.count_unasked(GUILD + 1, TODAY) == 1
        await store.commit([c.AddUnasked(GUILD, "2026-02-01")])
        assert await store.count_unasked(GUILD, "2026-02-01") == 2

    async def test_starts_of_a_challenge_are_counted_per_server_and_in_all(
        self, store: Store
    ) -> None:
        assert await store.last_daily(GUILD) is None
        mine = Daily(TODAY, "dyla", GUILD, ADA, "m", 5.0, 100.0)
        other = Daily(TODAY, "dyla", GUILD + 1, BEN, "n", 6.0, 90.0)
        await store.commit([c.AddDaily(mine), c.AddDaily(other)])
        await store.commit([c.EndDaily(mine), c.EndDaily(other)])
        assert await store.daily_starts(TODAY, "dyla", GUILD) == 1
        assert await store.daily_starts(TODAY, "dyla") == 2
        assert await store.dailies(TODAY, "dyla") == [other, mine]
        assert await store.last_daily(GUILD) == TODAY

    async def test_starts_in_games_under_way_are_counted_per_server(self, store: Store) -> None:
        over = duel("over", status=Status.OVER, channel=CHANNEL + 1)
        await sit_down(store, duel(), over, duel("far", guild=GUILD + 1, channel=CHANNEL + 2))
        for user, match in ((ADA, "duel"), (BEN, "duel"), (BEN + 1, "over"), (BEN + 2, "far")):
            guild = GUILD + (match == "far")
            await store.commit([c.AddDaily(Daily(TODAY, "dyla", guild, user, match))])
        assert await store.daily_starts(TODAY, "dyla", GUILD) == 3
        assert await store.daily_starts_under_way(TODAY, "dyla", GUILD) == 2
        assert await store.daily_starts_under_way("2026-02-01", "dyla", GUILD) == 0

    async def test_servers_with_settings_are_listed_without_the_bots_own(
        self, store: Store
    ) -> None:
        await store.commit([c.PutGuildSettings(one, "{}") for one in (-1, 0, GUILD)])
        assert await store.guilds_with_settings() == {GUILD: "{}"}
