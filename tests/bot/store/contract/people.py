"""Contract of every store: settings, results, and the deletion of members' data."""

from dataclasses import replace

import pytest

from bot.store import changes as c
from bot.store.errors import AlreadyTried, StaleRevision, StaleSettings
from bot.store.protocol import Store
from bot.store.records import (
    DESIGNS,
    EVERYWHERE,
    Daily,
    Leaver,
    PostedMessage,
    Result,
    ResultCounts,
)
from tests.bot.store.tables import (
    ADA,
    BEN,
    GUILD,
    ada,
    ben,
    duel,
    move,
    sit_down,
    turn,
)


class PeopleContract:
    """Settings, results, and the deletion of members' data."""

    async def test_settings_are_stored_by_server_and_by_member(self, store: Store) -> None:
        assert await store.settings(GUILD) is None
        assert await store.settings(EVERYWHERE, ADA) is None
        for text in ("{}", '{"threads": true}'):
            await store.commit(
                [
                    c.PutGuildSettings(GUILD, text),
                    c.PutMemberSettings(EVERYWHERE, ADA, text),
                    c.PutMemberSettings(GUILD, ADA, "[]"),
                ]
            )
            assert await store.settings(GUILD) == text
            assert await store.settings(EVERYWHERE, ADA) == text
        assert await store.settings(GUILD, ADA) == "[]"

    async def test_settings_changed_since_they_were_read_are_not_overwritten(
        self, store: Store
    ) -> None:
        for user, put in (
            (None, c.PutGuildSettings(GUILD, "1")),
            (ADA, c.PutMemberSettings(GUILD, ADA, "1")),
        ):
            with pytest.raises(StaleSettings):
                await store.commit([c.CheckSettings(GUILD, user, "1"), put])
            await store.commit([c.CheckSettings(GUILD, user, None), put])
            with pytest.raises(StaleSettings):
                await store.commit([c.CheckSettings(GUILD, user, None), put])
            with pytest.raises(StaleSettings):
                await store.commit([c.CheckSettings(GUILD, user, "2"), put])
            await store.commit([c.CheckSettings(GUILD, user, "1"), put])

    async def test_settings_of_several_members_are_returned_for_those_who_have_any(
        self, store: Store
    ) -> None:
        for guild, user, text in ((GUILD, ADA, "1"), (GUILD, BEN, "2"), (EVERYWHERE, ADA, "3")):
            await store.commit([c.PutMemberSettings(guild, user, text)])
        assert await store.settings_of_members(GUILD, [ADA, BEN, 99]) == {ADA: "1", BEN: "2"}
        assert await store.settings_of_members(EVERYWHERE, [ADA, BEN]) == {ADA: "3"}
        assert await store.settings_of_members(GUILD, []) == {}
        assert await store.members_with_settings(GUILD) == {ADA: "1", BEN: "2"}
        assert await store.members_with_settings(99) == {}
        assert await store.settings_of_member(ADA) == {GUILD: "1", EVERYWHERE: "3"}

    async def test_results_include_opponents(self, store: Store) -> None:
        won = Result("duel", 0, "dyla", GUILD, ADA, None, True, 9.0, 5.0, "{}")
        lost = Result("duel", 1, "dyla", GUILD, None, "search", False, -2.5, 5.0, "{}")
        away = Result("away", 0, "dyla", 8, ADA, None, False, 1.0, 4.0, "{}")
        await store.commit([c.AddResult(won), c.AddResult(lost), c.AddResult(away)])
        await store.commit([c.AddResult(won)])
        assert await store.results_of(ADA) == [away, won, lost]
        assert await store.results_of(ADA, GUILD) == [won, lost]
        assert await store.results_in(GUILD, "dyla") == [won, lost]
        assert await store.results_in(GUILD, "other") == []
        assert await store.results_in(GUILD, "dyla", limit=1) == [won]
        assert await store.results_in(GUILD, "dyla", after=won) == [lost]
        assert await store.results_in(GUILD, "dyla", after=lost) == []
        assert await store.result_counts(GUILD, "dyla") == ResultCounts(2, 0)
        assert await store.result_counts(GUILD, "other") == ResultCounts(0, 0)
        await store.commit([c.AddResult(replace(won, guild=8))])
        assert await store.result_counts(GUILD, "dyla") == ResultCounts(1, 0)
        assert await store.result_counts(8, "dyla") == ResultCounts(2, 0)

    async def test_a_members_first_start_in_a_challenge_counts_on_any_server(
        self, store: Store
    ) -> None:
        first = Daily("2026-01-31", "dyla", GUILD, ADA, "first")
        await store.commit([c.AddDaily(first)])
        for again in (
            replace(first, match_id="again"),
            replace(first, match_id="there", guild=GUILD + 1),
        ):
            with pytest.raises(AlreadyTried):
                await store.commit([c.AddMatch(duel(again.match_id)), c.AddDaily(again)])
            assert await store.match(again.match_id) is None
            await store.commit([c.EndDaily(replace(again, score=99.0, ended=100.0))])
        assert await store.dailies_of(ADA) == [first]
        assert await store.dailies("2026-01-31", "dyla", GUILD) == []
        others = [replace(first, day="2026-02-01"), replace(first, game="planetary_defence")]
        await store.commit([c.AddDaily(one) for one in others])
        assert await store.dailies_of(ADA) == [first, others[1], others[0]]

    async def test_a_challenge_ranks_by_score_then_time_with_resigned_games_last(
        self, store: Store
    ) -> None:
        begun = [Daily("2026-01-31", "dyla", GUILD, user, f"m{user}") for user in range(1, 6)]
        await store.commit([c.AddDaily(one) for one in begun])
        ends: list[tuple[float | None, float]] = [
            (5.0, 30.0),
            (None, 10.0),
            (7.0, 40.0),
            (5.0, 20.0),
        ]
        ended = [
            replace(one, score=score, ended=at)
            for one, (score, at) in zip(begun, ends, strict=False)
        ]
        await store.commit([c.EndDaily(one) for one in ended])
        first, given_up, best, earlier = ended
        ranked = [best, earlier, first, given_up]
        assert await store.dailies("2026-01-31", "dyla", GUILD) == ranked
        assert await store.dailies("2026-01-31", "dyla", GUILD + 1) == []

    async def test_games_of_a_forgotten_member_can_continue(self, store: Store) -> None:
        result = Result("duel", 0, "dyla", GUILD, ADA, None, True, 9.0, 5.0, "{}")
        await sit_down(store, duel(), duel("bens", channel=501, host=BEN))
        await store.commit(
            [
                *turn(1),
                c.AddResult(result),
                c.AddDaily(Daily("2026-01-31", "dyla", GUILD, ADA, "duel", 5.0, 100.0)),
                *(c.PutMemberSettings(guild, ADA, "{}") for guild in (GUILD, DESIGNS)),
                c.PutMessage(PostedMessage("duel", f"hand:{ADA}", 5, 6, 1)),
                c.PutMessage(PostedMessage("duel", "reminder:0", 5, 7, 1)),
                c.PutMessage(PostedMessage("duel", "reminder:1", 8, 9, 1)),
            ]
        )
        await store.commit([c.ForgetUser(ADA)])
        left = await store.match("duel")
        assert left is not None
        assert left.host is None
        assert left.edition == 1
        assert left.seats == (ada(user=None, name="", decision=1), ben())
        assert await store.matches_of(ADA) == []
        assert await store.results_of(ADA) == []
        assert await store.results_in(GUILD, "dyla") == [replace(result, user=None)]
        assert await store.result_counts(GUILD, "dyla") == ResultCounts(1, 1)
        assert await store.dailies("2026-01-31", "dyla", GUILD) == []
        for guild in (GUILD, DESIGNS):
            assert await store.settings(guild, ADA) is None
        assert [*await store.messages("duel")] == ["reminder:1"], "Ben's is left"
        with pytest.raises(StaleRevision):
            await store.commit([c.PutTable(duel())])
        await store.commit([c.AddAction(move(2), edition=1)])
        bens = await store.match("bens")
        assert bens is not None
        assert (bens.host, bens.seats[1]) == (BEN, ben())

    async def test_a_forgotten_members_start_is_kept_under_a_pseudonym_for_the_day(
        self, store: Store
    ) -> None:
        today, before = "2026-01-31", "2026-01-30"
        begun = [Daily(day, "dyla", GUILD, ADA, "m", 5.0, 100.0) for day in (before, today)]
        await store.commit([c.AddDaily(one) for one in begun])
        await store.commit([c.ForgetUser(ADA, today, -7)])
        assert await store.dailies_of(ADA) == []
        assert await store.dailies(today, "dyla", GUILD) == []
        assert await store.dailies_of(-7) == [Daily(today, "dyla", 0, -7, "")]
        with pytest.raises(AlreadyTried):
            await store.commit([c.AddDaily(begun[1], -7)])
        others = [replace(begun[1], game="planetary_defence"), replace(begun[1], user=BEN)]
        await store.commit([c.AddDaily(others[0], -7), c.AddDaily(others[1], -8)])
        await store.commit([c.DropMarks(today)])
        assert len(await store.dailies_of(-7)) == 1
        await store.commit([c.DropMarks("2026-02-01")])
        assert await store.dailies_of(-7) == []
        assert await store.dailies_of(BEN) == [others[1]]

    async def test_friends_are_stored_until_either_is_forgotten(self, store: Store) -> None:
        nova = 30
        named = [c.AddFriend(ADA, BEN), c.AddFriend(ADA, BEN), c.AddFriend(ADA, nova)]
        await store.commit([*named, c.AddFriend(BEN, ADA)])
        assert await store.friends_of(ADA) == {BEN: True, nova: False}
        assert await store.friends_of(BEN) == {ADA: True}
        assert await store.friends_of(nova) == {}
        await store.commit([c.DropFriend(BEN, ADA), c.DropFriend(BEN, nova)])
        assert await store.friends_of(ADA) == {BEN: False, nova: False}
        await store.commit([c.ForgetUser(BEN)])
        assert await store.friends_of(ADA) == {nova: False}
        await store.commit([c.ForgetUser(ADA)])
        assert await store.friends_of(ADA) == {}

    async def test_a_forgotten_member_is_removed_from_the_leavers(self, store: Store) -> None:
        nova = Leaver("duel", 1, 1, None, "Nova", 9, 5)
        await sit_down(store, duel(seats=(ada(), ben(user=None, agent="search"))))
        await store.commit([c.AddLeaver(Leaver("duel", 0, 1, BEN, "Ben", 4, 2)), c.AddLeaver(nova)])
        await store.commit([c.ForgetUser(BEN)])
        assert await store.leavers("duel") == (nova,)
        assert await store.leavers_of(BEN) == []
        with pytest.raises(StaleRevision):
            await store.commit([c.PutTable(duel())])
