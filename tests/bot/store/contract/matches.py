"""Contract of every store: matches, tables and the record of actions."""

from dataclasses import replace

import pytest

from bot.store import changes as c
from bot.store.errors import AlreadyDone, ChannelTaken, StaleRevision, UnknownMatch
from bot.store.protocol import Store
from bot.store.records import (
    TABLE,
    By,
    Leaver,
    PostedMessage,
    Result,
    Snapshot,
    Status,
    Timer,
)
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

    async def test_a_match_is_read_as_it_was_stored(self, store: Store) -> None:
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

    async def test_an_empty_lobby_and_a_malicious_name_can_be_stored(self, store: Store) -> None:
        lobby = duel("lobby", status=Status.LOBBY, seats=(), channel=1)
        hostile = duel("hostile", seats=(ada(name="'); DROP TABLE seats;--\u202e\0🚀"),))
        await sit_down(store, lobby, hostile)
        assert await store.match("lobby") == lobby
        assert await store.match("hostile") == hostile

    async def test_a_channel_holds_one_match_until_it_is_over(self, store: Store) -> None:
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

    async def test_a_match_created_twice_exists_once(self, store: Store) -> None:
        await sit_down(store, duel(interaction=33))
        with pytest.raises(AlreadyDone) as done:
            await sit_down(store, duel("again", channel=501, interaction=33))
        assert (done.value.match, done.value.revision) == ("duel", 0)
        assert await store.match("again") is None

    async def test_concurrent_changes_of_a_table_do_not_overwrite_each_other(
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

    async def test_changing_seats_keeps_their_counters_and_clears_vacated_ones(
        self, store: Store
    ) -> None:
        await sit_down(store)
        await store.commit(
            [c.SetDecisions("duel", ((0, 5), (1, 3))), c.SetReadRevision("duel", 0, 4)]
        )
        await store.commit([c.SetReadRevision("duel", 0, 2)])
        await store.commit([c.PutTable(duel(seats=(ada(autopilot=True),)))])
        found = await store.match("duel")
        assert found is not None
        assert found.seats == (ada(autopilot=True, decision=5, seen=4),)

    async def test_leavers_are_listed_in_the_order_they_left(self, store: Store) -> None:
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

    async def test_an_action_is_refused_if_its_table_has_changed(self, store: Store) -> None:
        await sit_down(store)
        await store.commit([c.PutTable(duel(status=Status.OVER))])
        with pytest.raises(StaleRevision):
            await store.commit([c.AddAction(move(1), edition=0)])
        await store.commit([c.AddAction(move(1), edition=1)])

    async def test_an_interaction_is_played_once_and_its_result_is_known(
        self, store: Store
    ) -> None:
        await sit_down(store, duel(), duel("other", channel=501))
        await store.commit(turn(1, interaction=88))
        await store.commit(turn(2))
        for again in (turn(1, interaction=88), turn(3, interaction=88), turn(1, "other", 88)):
            with pytest.raises(AlreadyDone) as done:
                await store.commit(again)
            assert (done.value.match, done.value.revision) == ("duel", 1)
        assert await store.actions("other") == []

    async def test_rows_of_a_match_require_the_match(self, store: Store) -> None:
        for change in (
            c.AddAction(move(1), 0),
            c.PutTable(duel()),
            c.DropMatch("duel"),
            c.PutSnapshot(Snapshot("duel", 1, b"")),
            c.PutMessage(PostedMessage("duel", "board", 1, 2, 0)),
            c.AddNotice(board(match_id="duel")),
            c.SetTimer(Timer("duel", TABLE, "deadline", 1.0)),
        ):
            with pytest.raises(UnknownMatch):
                await store.commit([change])

    async def test_dropping_a_match_deletes_everything_but_its_results(self, store: Store) -> None:
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

    async def test_servers_with_running_games_are_listed(self, store: Store) -> None:
        for number, (guild, status) in enumerate(
            [(7, Status.LOBBY), (8, Status.OVER), (9, Status.PAUSED), (9, Status.RUNNING)]
        ):
            ruleset = str(min(number, 2))
            one = duel(f"m{number}", guild=guild, channel=number, status=status, ruleset=ruleset)
            await sit_down(store, one)
        assert await store.guilds() == [7, 9]
        assert await store.rulesets() == [(one.game, "0"), (one.game, "2")]

    async def test_snapshots_are_found_by_revision_and_pruned_between(self, store: Store) -> None:
        shots = [Snapshot("duel", n, bytes([n]) * 3000, n) for n in (0, 2, 5)]
        await sit_down(store)
        await store.commit([c.PutSnapshot(shot) for shot in shots])
        assert await store.snapshot("duel") == shots[2]
        assert await store.snapshot("duel", 4) == shots[1]
        await store.commit([c.PutSnapshot(shots[2]._replace(state=b"new", turn=6))])
        await store.commit([c.DropSnapshots("duel", 0, 5)])
        assert await store.snapshot("duel", 4) == shots[0]
        assert await store.snapshot("duel") == shots[2]._replace(state=b"new", turn=6)
        await store.commit([c.DropSnapshots("duel", -1, 6)])
        assert await store.snapshot("duel") is None

    async def test_snapshots_before_a_turn_are_dropped_except_the_newest(
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
