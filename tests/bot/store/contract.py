"""The law of every store. A store proves itself by subclassing `StoreContract` with a `store`."""

import asyncio
from dataclasses import replace

import pytest

from bot.runtime.shards import Shards
from bot.store import changes as c
from bot.store.protocol import (
    AlreadyDone,
    AlreadyTried,
    ChannelTaken,
    StaleRevision,
    StaleSettings,
    Store,
    TimerGone,
    UnknownMatch,
)
from bot.store.records import (
    DESIGNS,
    EVERYWHERE,
    TABLE,
    Backlog,
    By,
    Daily,
    Leaver,
    Posted,
    Result,
    ResultCounts,
    Snapshot,
    Status,
    Timer,
)
from tests.bot.store.packing_contract import PackingContract
from tests.bot.store.tables import (
    ADA,
    BEN,
    CHANNEL,
    GUILD,
    ada,
    ben,
    board,
    duel,
    move,
    sit_down,
    turn,
)


class MatchContract:
    """Matches, tables and the record of actions."""

    async def test_a_match_comes_back_as_it_was_stored(self, store: Store) -> None:
        match = duel(
            outcome='{"won": [0]}',
            interaction=12,
            secret="ab" * 32,
            started=13,
            seats=(ada(autopilot=True, decision=4, seen=2), ben(user=None, agent="search")),
        )
        await sit_down(store, match)
        assert await store.match("duel") == match
        assert await store.match("other") is None

    async def test_a_lobby_may_have_no_seat_taken_and_a_hostile_name_is_just_a_name(
        self, store: Store
    ) -> None:
        lobby = duel("lobby", status=Status.LOBBY, seats=(), channel=1)
        hostile = duel("hostile", seats=(ada(name="'); DROP TABLE seats;--\u202e\0🚀"),))
        await sit_down(store, lobby, hostile)
        assert await store.match("lobby") == lobby
        assert await store.match("hostile") == hostile

    async def test_a_channel_holds_one_match_until_that_is_over(self, store: Store) -> None:
        await sit_down(store)
        with pytest.raises(ChannelTaken, match="open a thread"):
            await sit_down(store, duel("second"))
        await store.commit([c.PutTable(duel(status=Status.OVER))])
        assert await store.match_in_channel(CHANNEL) is None
        await sit_down(store, duel("second"))
        found = await store.match_in_channel(CHANNEL)
        assert found is not None
        assert found.id == "second"

    async def test_a_match_cannot_move_into_a_taken_channel(self, store: Store) -> None:
        await sit_down(store, duel(), duel("guest", channel=501))
        with pytest.raises(ChannelTaken):
            await store.commit([c.PutTable(duel("guest", channel=CHANNEL))])

    async def test_a_match_asked_for_twice_is_made_once(self, store: Store) -> None:
        await sit_down(store, duel(interaction=33))
        with pytest.raises(AlreadyDone) as done:
            await sit_down(store, duel("again", channel=501, interaction=33))
        assert (done.value.match, done.value.revision) == ("duel", 0)
        assert await store.match("again") is None

    async def test_two_who_change_the_table_at_once_do_not_overwrite_each_other(
        self, store: Store
    ) -> None:
        lobby = duel(status=Status.LOBBY, seats=(ada(),))
        await sit_down(store, lobby)
        await store.commit([c.PutTable(replace(lobby, seats=(ada(), ben())))])
        with pytest.raises(StaleRevision):
            await store.commit([c.PutTable(replace(lobby, seats=()))])
        begun = replace(lobby, seats=(ada(), ben()), edition=1, secret="cd", started=14)
        await store.commit([c.PutTable(begun)])
        assert await store.match("duel") == replace(begun, edition=2)

    async def test_changing_seats_keeps_their_counters_and_clears_those_left(
        self, store: Store
    ) -> None:
        await sit_down(store)
        await store.commit([c.SetDecisions("duel", ((0, 5), (1, 3))), c.SetSeen("duel", 0, 4)])
        await store.commit([c.SetSeen("duel", 0, 2)])
        await store.commit([c.PutTable(duel(seats=(ada(autopilot=True),)))])
        found = await store.match("duel")
        assert found is not None
        assert found.seats == (ada(autopilot=True, decision=5, seen=4),)

    async def test_whoever_left_a_seat_is_known_in_the_order_they_left(self, store: Store) -> None:
        bens = Leaver("duel", 0, 1, BEN, "Ben\0'", 4, 2)
        agents = Leaver("duel", 1, 1, None, "Nova", 9, 5)
        elsewhere = Leaver("other", 0, 0, BEN, "Ben", 1, 1)
        await sit_down(store, duel(), duel("other", channel=501))
        await store.commit([c.AddLeaver(one) for one in (bens, agents, elsewhere)])
        assert await store.leavers("duel") == (bens, agents)
        assert await store.leavers_of(BEN) == [bens, elsewhere]
        await store.commit([c.DropMatch("other")])
        assert await store.leavers_of(BEN) == [bens]
        with pytest.raises(UnknownMatch):
            await store.commit([c.AddLeaver(elsewhere)])

    async def test_actions_follow_each_other_without_gap_or_fork(self, store: Store) -> None:
        await sit_down(store)
        await store.commit(turn(1))
        for revision in (1, 3):
            with pytest.raises(StaleRevision):
                await store.commit(turn(revision))
        await store.commit([c.AddAction(move(2, by=By.UNDO), 0)])
        assert await store.actions("duel") == [move(1), move(2, by=By.UNDO)]
        assert await store.actions("duel", after=1) == [move(2, by=By.UNDO)]
        assert await store.actions("duel", limit=1) == (await store.actions("duel"))[:1]
        assert await store.actions("duel", after=1, limit=5) == [move(2, by=By.UNDO)]
        found = await store.match("duel")
        assert found is not None
        assert (found.revision, found.updated) == (2, 1002.0)

    async def test_an_action_needs_the_table_it_was_made_at(self, store: Store) -> None:
        await sit_down(store)
        await store.commit([c.PutTable(duel(status=Status.OVER))])
        with pytest.raises(StaleRevision):
            await store.commit([c.AddAction(move(1), edition=0)])
        await store.commit([c.AddAction(move(1), edition=1)])

    async def test_an_interaction_is_played_once_and_says_where(self, store: Store) -> None:
        await sit_down(store, duel(), duel("other", channel=501))
        await store.commit(turn(1, interaction=88))
        await store.commit(turn(2))
        for again in (turn(1, interaction=88), turn(3, interaction=88), turn(1, "other", 88)):
            with pytest.raises(AlreadyDone) as done:
                await store.commit(again)
            assert (done.value.match, done.value.revision) == ("duel", 1)
        assert await store.actions("other") == []

    async def test_what_hangs_on_a_match_needs_one(self, store: Store) -> None:
        for change in (
            c.AddAction(move(1), 0),
            c.PutTable(duel()),
            c.DropMatch("duel"),
            c.PutSnapshot(Snapshot("duel", 1, b"")),
            c.PutMessage(Posted("duel", "board", 1, 2, 0)),
            c.AddNotice(board(match_id="duel")),
            c.SetTimer(Timer("duel", TABLE, "deadline", 1.0)),
        ):
            with pytest.raises(UnknownMatch):
                await store.commit([change])

    async def test_a_dropped_match_takes_everything_but_results_with_it(self, store: Store) -> None:
        won = Result("duel", 0, "dyla", GUILD, ADA, None, True, 9.0, 5.0, "{}")
        await sit_down(store)
        await store.commit([*turn(1), c.SetTimer(Timer("duel", 0, "nudge", 5.0)), c.AddResult(won)])
        await store.commit([c.DropMatch("duel")])
        assert await store.match("duel") is None
        assert await store.actions("duel") == []
        assert await store.snapshot("duel") is None
        assert await store.next_notice() is None
        assert await store.next_timer() is None
        assert await store.results_of(ADA) == [won]

    async def test_matches_are_listed_by_player_and_by_server(self, store: Store) -> None:
        await sit_down(
            store,
            duel(updated=1.0),
            duel("later", channel=501, updated=2.0, seats=(ben(0),)),
            duel("elsewhere", channel=502, guild=8, updated=3.0),
            duel("past", channel=503, status=Status.OVER),
        )
        assert [m.id for m in await store.matches_of(ADA)] == ["elsewhere", "duel"]
        assert [m.id for m in await store.matches_of(BEN, limit=2)] == ["elsewhere", "later"]
        assert [m.id for m in await store.matches_of(BEN, over=True)] == ["past"]
        assert [m.id for m in await store.matches_in(GUILD)] == ["later", "duel"]
        assert [m.id for m in await store.matches_in(GUILD, over=True)] == ["past"]
        assert (await store.matches_of(ADA))[1].seats == (ada(), ben())
        await sit_down(
            store,
            duel("older", channel=504, status=Status.OVER, updated=900.0),
            duel("newer", channel=505, status=Status.OVER, updated=2000.0),
        )
        assert [m.id for m in await store.matches_of(BEN, over=True, limit=2)] == ["newer", "past"]
        assert [m.id for m in await store.matches_in(GUILD, over=True, limit=2)] == [
            "newer",
            "past",
        ]
        await store.commit([c.PutTable(duel(updated=3000.0, status=Status.OVER))])
        assert [m.id for m in await store.matches_of(ADA)] == ["elsewhere"]
        assert (await store.matches_of(ADA, over=True))[0].id == "duel"

    async def test_servers_are_listed_while_a_game_there_is_not_over(self, store: Store) -> None:
        for number, (guild, status) in enumerate(
            [(7, Status.LOBBY), (8, Status.OVER), (9, Status.PAUSED), (9, Status.RUNNING)]
        ):
            await sit_down(store, duel(f"m{number}", guild=guild, channel=number, status=status))
        assert await store.guilds() == [7, 9]

    async def test_snapshots_are_found_by_revision_and_pruned_between(self, store: Store) -> None:
        shots = [Snapshot("duel", n, bytes([n]) * 3000, n) for n in (0, 2, 5)]
        await sit_down(store)
        await store.commit([c.PutSnapshot(shot) for shot in shots])
        assert await store.snapshot("duel") == shots[2]
        assert await store.snapshot("duel", 4) == shots[1]
        await store.commit([c.PutSnapshot(replace(shots[2], state=b"new", turn=6))])
        await store.commit([c.DropSnapshots("duel", 0, 5)])
        assert await store.snapshot("duel", 4) == shots[0]
        assert await store.snapshot("duel") == replace(shots[2], state=b"new", turn=6)
        await store.commit([c.DropSnapshots("duel", -1, 6)])
        assert await store.snapshot("duel") is None

    async def test_snapshots_of_turns_before_one_are_dropped_but_never_the_newest(
        self, store: Store
    ) -> None:
        of_turns = enumerate((1, 1, 2, 3, 3, 2))  # an undo went back to the turn before
        shots = [Snapshot("duel", n, b"{}", of) for n, of in of_turns]
        others = Snapshot("other", 0, b"{}", 1)
        await sit_down(store, duel(), duel("other", channel=501))
        await store.commit([c.PutSnapshot(shot) for shot in (*shots, others)])
        await store.commit([c.DropTurns("duel", 2)])
        assert await store.snapshot("duel", 1) is None
        assert [await store.snapshot("duel", n) for n in range(2, 6)] == shots[2:]
        await store.commit([c.DropTurns("duel", 9)])
        assert await store.snapshot("duel", 4) is None
        assert await store.snapshot("duel") == shots[5]
        assert await store.snapshot("other") == others


class DeliveryContract:
    """Messages, notices and timers."""

    async def test_each_role_has_one_message(self, store: Store) -> None:
        await sit_down(store)
        first, second = Posted("duel", "board", 1, 2, 3), Posted("duel", "board", 1, 9, 4)
        hand = Posted("duel", f"hand:{ADA}", 5, 6, 4)
        await store.commit([c.PutMessage(first), c.PutMessage(hand)])
        await store.commit([c.PutMessage(second)])
        assert await store.messages("duel") == {"board": second, f"hand:{ADA}": hand}
        await store.commit([c.DropMessage("duel", "board"), c.DropMessage("duel", "board")])
        assert await store.messages("duel") == {f"hand:{ADA}": hand}

    async def test_a_due_notice_is_taken_by_one_only(self, store: Store) -> None:
        late = board("late", not_before=2000.0)
        await store.commit([c.AddNotice(board()), c.AddNotice(late)])
        assert await store.next_notice() == 1000.0
        both = await asyncio.gather(
            store.take_notices(1500.0, 1530.0, 10), store.take_notices(1500.0, 1530.0, 10)
        )
        assert sorted(both, key=len) == [[], [board(attempts=1, not_before=1530.0)]]
        assert await store.next_notice() == 1530.0
        again = await store.take_notices(1530.0, 1560.0, 10)
        assert again == [board(attempts=2, not_before=1560.0)]

    async def test_a_delayed_notice_waits_and_a_dropped_one_is_gone(self, store: Store) -> None:
        await store.commit([c.AddNotice(board()), c.DelayNotice("first", 1700.0, tried=1)])
        assert await store.take_notices(1699.0, 1800.0, 10) == []
        assert [one.attempts for one in await store.take_notices(1700.0, 1800.0, 10)] == [2]
        await store.commit([c.DropNotice("first"), c.DropNotice("first")])
        assert await store.next_notice() is None

    async def test_notices_are_taken_oldest_first_and_no_more_than_asked(
        self, store: Store
    ) -> None:
        names = [f"p{n}" for n in range(5)]
        await store.commit([c.AddNotice(board(p, created=1000.0 + n)) for n, p in enumerate(names)])
        taken = await store.take_notices(1500.0, 1600.0, 3)
        assert [notice.id for notice in taken] == names[:3]
        assert [p.id for p in await store.take_notices(1500.0, 1600.0, 3)] == names[3:]

    async def test_a_newer_notice_takes_the_place_of_the_undelivered_one(
        self, store: Store
    ) -> None:
        await store.commit([c.AddNotice(board(key="board:duel"))])
        await store.take_notices(1000.0, 1030.0, 1)
        newer = board("newer", key="board:duel", payload="{}", created=1010.0, not_before=1020.0)
        await store.commit([c.AddNotice(newer)])
        await store.commit([c.DropNotice("first"), c.DelayNotice("first", 9999.0)])
        taken = await store.take_notices(1020.0, 1050.0, 10)
        kept = replace(newer, nonce="nonce-first", created=1000.0, attempts=2, not_before=1050.0)
        assert taken == [kept]

    async def test_what_is_to_be_delivered_of_a_match_can_be_looked_through(
        self, store: Store
    ) -> None:
        await sit_down(store)
        await store.commit([c.DropNotice("p1")])
        mine = [
            board(name, match_id="duel", created=at) for name, at in (("b", 1000.0), ("a", 999.0))
        ]
        await store.commit([c.AddNotice(notice) for notice in (*mine, board("other"))])
        await store.take_notices(1000.0, 1030.0, 10)
        assert [(one.id, one.attempts) for one in await store.notices("duel")] == [
            ("a", 1),
            ("b", 1),
        ]
        assert await store.notices("nobody's") == []

    async def test_notices_without_a_key_never_replace_each_other(self, store: Store) -> None:
        await store.commit([c.AddNotice(board("one")), c.AddNotice(board("two"))])
        assert len(await store.take_notices(1000.0, 1001.0, 10)) == 2

    async def test_a_timer_fires_once(self, store: Store) -> None:
        timer = Timer("duel", 0, "deadline", 1500.0)
        await sit_down(store)
        await store.commit([c.SetTimer(timer)])
        assert await store.due_timers(1499.0, 10) == []
        assert await store.due_timers(1500.0, 10) == [timer]
        await store.commit([c.FireTimer(timer), *turn(1)])
        with pytest.raises(TimerGone):
            await store.commit([c.FireTimer(timer), *turn(2)])
        assert await store.actions("duel") == [move(1)]
        assert await store.timers("duel") == []

    async def test_a_timer_that_was_moved_does_not_fire_as_the_old_one(self, store: Store) -> None:
        old, new = Timer("duel", 0, "deadline", 1500.0), Timer("duel", 0, "deadline", 1500.25)
        other = Timer("duel", TABLE, "deadline", 1400.0)
        await sit_down(store)
        await store.commit([c.SetTimer(old), c.SetTimer(new), c.SetTimer(other)])
        with pytest.raises(TimerGone):
            await store.commit([c.FireTimer(old)])
        assert await store.timers("duel") == [other, new]
        assert await store.next_timer() == 1400.0
        await store.commit([c.DropTimer("duel", TABLE, "deadline")])
        assert await store.due_timers(9999.0, 10) == [new]

    async def test_what_is_due_and_not_done_is_counted(self, store: Store) -> None:
        assert await store.backlog(9999.0) == Backlog(0, None, 0)
        await sit_down(store)
        await store.commit([c.SetTimer(Timer("duel", n, "deadline", 1500.0 + n)) for n in (0, 1)])
        later = board("later", created=900.0, not_before=1600.0)
        await store.commit([c.AddNotice(board()), c.AddNotice(later)])
        assert await store.backlog(1500.0) == Backlog(1, 1000.0, 1)
        assert await store.backlog(1600.0) == Backlog(2, 900.0, 2)

    async def test_everything_due_can_be_moved_by_the_time_that_was_lost(
        self, store: Store
    ) -> None:
        await sit_down(store)
        await store.commit([c.SetTimer(Timer("duel", 0, "deadline", 1500.0)), *turn(1)])
        await store.commit([c.Postpone(200.0)])
        assert await store.next_timer() == 1700.0
        assert await store.next_notice() == 1200.0
        await store.commit([c.Postpone(-300.0)])
        assert (await store.next_timer(), await store.next_notice()) == (1400.0, 900.0)

    async def test_what_is_due_is_moved_on_the_servers_that_lost_the_time(
        self, store: Store
    ) -> None:
        here, there = duel("here", guild=2 << 22, channel=1), duel("there", guild=3 << 22)
        await sit_down(store, here, there)
        for match in ("here", "there"):
            await store.commit(
                [
                    c.SetTimer(Timer(match, 0, "deadline", 1500.0)),
                    c.AddNotice(board(f"board {match}", match_id=match)),
                ]
            )
        await store.commit([c.AddNotice(board("nobody's"))])
        await store.commit([c.Postpone(200.0, Shards(1, 1, 2))])
        (timer,) = await store.timers("there")
        (notice,) = await store.notices("there")
        assert (timer.due, notice.not_before) == (1700.0, 1200.0)
        await store.commit([c.Postpone(50.0, Shards(0, 0, 2))])
        (timer,) = await store.timers("here")
        (notice,) = await store.notices("here")
        assert (timer.due, notice.not_before) == (1550.0, 1050.0)
        assert await store.next_notice() == 1050.0, "what is of no server was moved with shard 0"


class PeopleContract:
    """Settings, results, and the right to be forgotten."""

    async def test_settings_are_kept_by_server_and_by_member(self, store: Store) -> None:
        assert await store.guild_settings(GUILD) is None
        assert await store.member_settings(EVERYWHERE, ADA) is None
        for text in ("{}", '{"threads": true}'):
            await store.commit(
                [
                    c.PutGuildSettings(GUILD, text),
                    c.PutMemberSettings(EVERYWHERE, ADA, text),
                    c.PutMemberSettings(GUILD, ADA, "[]"),
                ]
            )
            assert await store.guild_settings(GUILD) == text
            assert await store.member_settings(EVERYWHERE, ADA) == text
        assert await store.member_settings(GUILD, ADA) == "[]"

    async def test_settings_changed_since_they_were_read_are_not_written_over(
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

    async def test_settings_of_several_members_are_those_of_whoever_made_any(
        self, store: Store
    ) -> None:
        for guild, user, text in ((GUILD, ADA, "1"), (GUILD, BEN, "2"), (EVERYWHERE, ADA, "3")):
            await store.commit([c.PutMemberSettings(guild, user, text)])
        assert await store.settings_of_members(GUILD, [ADA, BEN, 99]) == {ADA: "1", BEN: "2"}
        assert await store.settings_of_members(EVERYWHERE, [ADA, BEN]) == {ADA: "3"}
        assert await store.settings_of_members(GUILD, []) == {}

    async def test_results_tell_whom_one_played_with(self, store: Store) -> None:
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

    async def test_a_members_first_start_in_a_challenge_stands_on_any_server(
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

    async def test_a_challenge_ranks_by_score_then_by_time_and_what_was_given_up_last(
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

    async def test_a_forgotten_person_leaves_games_that_can_go_on(self, store: Store) -> None:
        result = Result("duel", 0, "dyla", GUILD, ADA, None, True, 9.0, 5.0, "{}")
        await sit_down(store, duel(), duel("bens", channel=501, host=BEN))
        await store.commit(
            [
                *turn(1),
                c.AddResult(result),
                c.AddDaily(Daily("2026-01-31", "dyla", GUILD, ADA, "duel", 5.0, 100.0)),
                *(c.PutMemberSettings(guild, ADA, "{}") for guild in (GUILD, DESIGNS)),
                c.PutMessage(Posted("duel", f"hand:{ADA}", 5, 6, 1)),
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
            assert await store.member_settings(guild, ADA) is None
        assert await store.messages("duel") == {}
        with pytest.raises(StaleRevision):
            await store.commit([c.PutTable(duel())])
        await store.commit([c.AddAction(move(2), edition=1)])
        bens = await store.match("bens")
        assert bens is not None
        assert (bens.host, bens.seats[1]) == (BEN, ben())

    async def test_a_forgotten_person_is_not_known_to_have_left(self, store: Store) -> None:
        nova = Leaver("duel", 1, 1, None, "Nova", 9, 5)
        await sit_down(store, duel(seats=(ada(), ben(user=None, agent="search"))))
        await store.commit([c.AddLeaver(Leaver("duel", 0, 1, BEN, "Ben", 4, 2)), c.AddLeaver(nova)])
        await store.commit([c.ForgetUser(BEN)])
        assert await store.leavers("duel") == (nova,)
        assert await store.leavers_of(BEN) == []
        with pytest.raises(StaleRevision):
            await store.commit([c.PutTable(duel())])


class CommitContract:
    """All or nothing, whoever else is writing and whoever stops waiting."""

    async def test_a_refused_commit_leaves_nothing_behind(self, store: Store) -> None:
        await sit_down(store)
        with pytest.raises(TimerGone):
            await store.commit([*turn(1), c.FireTimer(Timer("duel", 0, "deadline", 1.0))])
        assert await store.match("duel") == duel()
        assert await store.actions("duel") == []
        assert await store.next_notice() is None

    async def test_a_refused_commit_never_undoes_its_neighbours(self, store: Store) -> None:
        await sit_down(store, *(duel(f"m{n}", channel=n) for n in range(200)))
        outcomes = await asyncio.gather(
            *(store.commit(turn(1 if n % 3 else 2, f"m{n}")) for n in range(200)),
            return_exceptions=True,
        )
        for n, outcome in enumerate(outcomes):
            if n % 3:
                assert outcome is None
                assert await store.actions(f"m{n}") == [move(1, f"m{n}")]
            else:
                assert isinstance(outcome, StaleRevision)
                assert await store.actions(f"m{n}") == []

    async def test_of_many_who_play_the_same_revision_one_succeeds(self, store: Store) -> None:
        await sit_down(store)
        outcomes = await asyncio.gather(
            *(store.commit(turn(1, interaction=n)) for n in range(30)), return_exceptions=True
        )
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, StaleRevision) for outcome in outcomes) == 29

    async def test_a_value_the_store_cannot_hold_is_refused_alone(self, store: Store) -> None:
        await sit_down(store, duel(), duel("other", channel=501))
        bad = c.AddAction(move(1, action="\ud800"), 0)
        refused, done = await asyncio.gather(
            store.commit([bad]), store.commit(turn(1, "other")), return_exceptions=True
        )
        assert isinstance(refused, UnicodeError)
        assert done is None

    @pytest.mark.parametrize("steps", range(4))
    async def test_cancelling_the_caller_never_cancels_the_commit(
        self, store: Store, steps: int
    ) -> None:
        await sit_down(store)
        caller = asyncio.create_task(store.commit(turn(1)))
        await asyncio.sleep(0)
        for _ in range(steps):
            await asyncio.sleep(0.0002)
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        await store.commit(turn(2))
        assert await store.actions("duel") == [move(1), move(2)]

    async def test_a_bot_whose_every_task_is_cancelled_can_be_followed_by_another(
        self, store: Store
    ) -> None:
        await sit_down(store)
        callers = [asyncio.create_task(store.commit(turn(1))) for _ in range(3)]
        await asyncio.sleep(0)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.gather(*callers, return_exceptions=True)
        await store.commit(turn(2))
        assert await store.actions("duel") == [move(1), move(2)]

    async def test_closing_finishes_what_was_asked_for(self, store: Store) -> None:
        await sit_down(store, *(duel(f"m{n}", channel=n) for n in range(100)))
        callers = [asyncio.create_task(store.commit(turn(1, f"m{n}"))) for n in range(100)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*callers) == [None] * 100


class StoreContract(
    MatchContract, DeliveryContract, PeopleContract, CommitContract, PackingContract
):
    """The whole law."""
