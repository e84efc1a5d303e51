"""Actions that come late, twice, or at a table that has changed."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.lobby.lobbies import Lobbies
from bot.play.actions import Service
from bot.play.opening.start import Seating
from bot.play.result import ActionResult
from bot.play.seats import Seats
from bot.play.selection import Outdated
from bot.play.undo import can_undo
from bot.runtime import metrics
from bot.store.changes import Change, DropSnapshots, PutTable, SetTimer
from bot.store.errors import UnknownMatch
from bot.store.records import By, Seat, Status, Timer
from bot.table.clocks.timer_kinds import Timers
from bot.table.presence import with_autopilot, with_missed_deadline, with_state
from bot.table.refusals import Refused
from bot.table.retry import TRIES
from bot.table.settings import Level, TableSettings
from bot.table.state import Ask, Proposal
from bot.table.table import Table
from engine.core import registry
from engine.core.choices import SEPARATOR, Branch, Pick
from tests.bot.journeys.larger_tables import beacons_installed
from tests.bot.play.conftest import NOON
from tests.example_game.table import KINDS

ADA, BEN, HERE, BOARD = 1, 2, 11, 22


async def duel(service: Service, game: str = "dark_miss_down") -> Table:
    """Let Ada and Ben play, by default Dark Miss Down."""
    lobbies = Lobbies(service.store, service.now)
    opening = Seating(game, {}, 7, HERE, ADA, "Ada", 1)
    lobby = await lobbies.open(opening)
    return await service.begin(await lobbies.join(lobby.id, BEN, "Ben"), started=1)


async def alone(service: Service) -> Table:
    """Let Ada play Dyla."""
    return (await service.start(Seating("dyla", {}, 7, HERE, ADA, "Ada", 1))).table


async def step(service: Service, match_id: str) -> ActionResult:
    """Let the first awaited seat make its first choice."""
    table = await service.tables.load(match_id)
    seat = table.missing[0]
    node: Any = table.match.game.choices(table.match.state, seat)
    path: list[str] = []
    while isinstance(node, Branch):
        node = node.open()[0]
        path.append(node.key)
    picked = node.items[: node.least] if isinstance(node, Pick) else ()
    user = table.row.seats[seat].user
    assert user is not None
    decision = table.match.decisions[seat]
    return await service.play(match_id, user, decision, SEPARATOR.join(path), picked)


async def test_a_table_is_reloaded_only_if_another_process_changed_it(
    service: Service,
) -> None:
    another = Service(service.store, service.now)
    begun = await duel(service)
    assert await service.tables.load(begun.id) is await service.tables.load(begun.id)
    played = await step(another, begun.id)
    assert (await service.tables.load(begun.id)).match == played.table.match
    left = await Seats(another).replace(begun.id, 1)
    now = await service.tables.load(begun.id)
    assert (now.row, now.leavers) == (left.row, left.leavers)


async def test_after_a_restart_each_seat_has_its_decision_number_also_after_an_undo(
    service: Service,
) -> None:
    begun = await duel(service)
    played = begun
    while min(played.match.decisions) == 0:
        played = (await step(service, begun.id)).table
        assert (await Service(service.store, service.now).tables.load(begun.id)) == played
    undo = await service.can_take_back(begun.id, ADA)
    agreed = Proposal(ask=Ask.UNDO, by=0, about=undo.to, number=1, agreed=(0, 1))
    back = await service.undo(played, ADA, undo.to, carried=agreed)
    restarted = await Service(service.store, service.now).tables.load(begun.id)
    assert restarted.match.decisions == back.table.match.decisions
    assert restarted.match.decisions == tuple([n + 1 for n in played.match.decisions])


async def test_a_table_loaded_for_a_row_is_no_older_than_the_row(service: Service) -> None:
    begun = await duel(service)
    assert await service.tables.of(begun.row) is await service.tables.get(begun.id)
    played = await step(Service(service.store, service.now), begun.id)
    assert (await service.tables.of(played.table.row)).row == played.table.row


async def test_members_with_equal_names_are_distinguished_by_their_seat_numbers(
    service: Service,
) -> None:
    lobbies = Lobbies(service.store, service.now)
    lobby = await lobbies.open(Seating("dark_miss_down", {}, 7, HERE, ADA, "Ada", 1))
    begun = await service.begin(await lobbies.join(lobby.id, BEN, "Ada"), started=1)
    assert begun.speech("en").names == ("Ada 1", "Ada 2")


async def bid(service: Service, match_id: str, user: int) -> ActionResult:
    """Lay the weakest card of a member's hand, for the decision that is stored."""
    row = await service.store.match(match_id)
    assert row is not None
    (seat,) = (seat for seat in row.seats if seat.user == user)
    table = await service.tables.get(match_id)
    weakest = KINDS[table.match.state.players[seat.number].hand[0]].id
    return await service.play(match_id, user, seat.decision, "lay", (weakest,))


async def test_in_a_rematch_an_agent_that_took_over_a_seat_has_the_tables_level(
    service: Service,
) -> None:
    rules = registry.game("dark_miss_down")
    seats = (Seat(0, ADA, None, "Ada"), Seat(1, None, rules.companions.usual, "Ceres"))
    opening = Seating(
        rules.name, {}, 7, HERE, ADA, "Ada", 1, settings=TableSettings(level=Level.HARD)
    )
    lobby = await Lobbies(service.store, service.now).open(opening, seats)
    assert [seat.agent for seat in lobby.seats] == [None, rules.companions.levels[Level.HARD]]


async def test_after_a_conflict_the_move_is_retried_on_the_current_table(
    service: Service, tmp_path: Path
) -> None:
    with beacons_installed(tmp_path):
        match_id = (await duel(service, "beacons")).id
        quicker = Service(service.store, lambda: NOON)
        await bid(quicker, match_id, BEN)
        played = await bid(service, match_id, ADA)
        assert played.table.match.revision == 2
        assert [one.seat for one in await service.store.actions(match_id)] == [1, 0]


async def test_a_caller_who_loses_every_conflict_is_counted_without_further_reads(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, reads, turns = (await alone(service)).id, list[str](), count(1)
    others = Seats(Service(service.store, lambda: NOON))
    commit, load = service.store.commit, service.tables.load

    async def too_late(wanted: Sequence[Change]) -> None:
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(service.store, "commit", commit)
            await others.alter(match_id, lambda one: with_state(one, missed={0: next(turns)}))
        await commit(wanted)

    async def read(match: str) -> Table:
        reads.append(match)
        return await load(match)

    monkeypatch.setattr(service.store, "commit", too_late)
    monkeypatch.setattr(service.tables, "load", read)
    metrics.keep()
    try:
        with pytest.raises(Refused):
            await step(service, match_id)
        assert 'actions_total{by="player",game="dyla",result="refused"} 1.0' in str(
            metrics.exposition()
        )
    finally:
        metrics.drop()
    assert len(reads) == TRIES, "one by the step, and one after each try but the last"


async def test_a_start_delivered_twice_opens_one_table(service: Service) -> None:
    first = await alone(service)
    assert (await alone(service)).id == first.id


async def test_a_click_delivered_to_two_processes_is_played_once(
    service: Service, tmp_path: Path
) -> None:
    with beacons_installed(tmp_path):
        match_id = (await duel(service, "beacons")).id
        row = await service.store.match(match_id)
        assert row is not None
        table = await service.tables.get(match_id)
        weakest = KINDS[table.match.state.players[0].hand[0]].id
        quicker = Service(service.store, lambda: NOON)
        click = (match_id, ADA, row.seats[0].decision, "lay", (weakest,), 77)
        first, again = await quicker.play(*click), await service.play(*click)
    assert (first.repeated, again.repeated) == (False, True)
    assert again.table.match.revision == 1


async def test_an_abandoned_table_refuses_moves(service: Service) -> None:
    match = (await alone(service)).id
    await service.abandon(match)
    table = await service.tables.get(match)
    assert table.row.status is Status.OVER
    with pytest.raises(Outdated):
        await service.play(match, ADA, table.row.seats[0].decision, "play")
    assert await service.store.actions(match) == []


async def test_a_lobby_is_no_table(service: Service) -> None:
    opening = Seating("dark_miss_down", {}, 7, HERE, ADA, "Ada", 1)
    lobby = await Lobbies(service.store, service.now).open(opening)
    for load in (service.tables.load, service.tables.get):
        with pytest.raises(UnknownMatch):
            await load(lobby.id)


async def test_a_new_holder_of_a_seat_has_missed_no_deadline(
    service: Service,
) -> None:
    seats, match_id = Seats(service), (await duel(service)).id
    await seats.alter(match_id, lambda table: with_state(table, missed={0: 1, 1: 1}))
    after = await seats.replace(match_id, 1)
    assert after.state.missed == {0: 1}


async def test_the_autopilot_plays_for_a_member_after_two_missed_deadlines(
    service: Service,
) -> None:
    once = with_missed_deadline(await duel(service), 0, named=True)
    twice = with_missed_deadline(once, 0, named=True)
    assert [table.row.seats[0].autopilot for table in (once, twice)] == [False, True]
    assert once.state.missed == {0: 1}


async def nobody_asked(table: Table) -> Any:
    raise AssertionError(f"an action was chosen at {table.id}")


async def test_the_timer_of_a_seat_that_is_not_awaited_does_nothing(service: Service) -> None:
    table = await duel(service)
    (active,) = table.missing
    timer = Timer(table.id, 1 - active, Timers.DEADLINE, NOON)
    await service.store.commit([SetTimer(timer)])
    assert await service.act_for(timer, By.DEADLINE, nobody_asked) is None
    assert timer not in await service.store.timers(table.id)
    assert await service.store.actions(table.id) == []


@pytest.mark.parametrize("status", [Status.PAUSED, Status.OVER])
async def test_a_timer_during_a_pause_does_nothing(service: Service, status: Status) -> None:
    table = await duel(service)
    timer = Timer(table.id, table.missing[0], Timers.DEADLINE, NOON)
    await service.store.commit([SetTimer(timer), PutTable(replace(table.row, status=status))])
    assert await service.act_for(timer, By.DEADLINE, nobody_asked) is None
    assert timer not in await service.store.timers(table.id)
    assert await service.store.actions(table.id) == []


async def test_an_undo_to_a_state_that_is_not_stored_is_refused(service: Service) -> None:
    match = (await alone(service)).id
    for _ in range(3):
        await step(service, match)
    undo = await service.can_take_back(match, ADA)
    assert undo.to == 2
    await service.store.commit([DropSnapshots(match, 1, 3)])
    with pytest.raises(Refused) as refused:
        await service.can_take_back(match, ADA)
    assert refused.value.why.id == "undo-too-far"
    with pytest.raises(Refused) as refused:
        await service.take_back(match, ADA, undo.to)
    assert refused.value.why.id == "undo-changed"
    await service.store.commit([DropSnapshots(match, -1, 3)])
    with pytest.raises(Refused) as refused:
        await service.can_take_back(match, ADA)
    assert refused.value.why.id == "undo-too-far"
    with pytest.raises(Refused) as refused:
        await service.take_back(match, ADA, undo.to)
    assert refused.value.why.id == "undo-changed"


async def test_undo_is_offered_while_there_is_something_to_undo(service: Service) -> None:
    begun = await alone(service)
    assert not await can_undo(service.store, begun, 0)
    for _ in range(2):
        await step(service, begun.id)
    for _ in range(2):
        assert await can_undo(service.store, await service.tables.load(begun.id), 0)
        undo = await service.can_take_back(begun.id, ADA)
        after = (await service.take_back(begun.id, ADA, undo.to)).table
    assert after.match.decisions[0] > 0
    assert not await can_undo(service.store, after, 0)


async def test_a_table_knows_the_last_entry_of_the_record_that_this_process_made(
    service: Service,
) -> None:
    begun = await alone(service)
    played = (await step(service, begun.id)).table
    assert [played.last] == await service.store.actions(begun.id)
    assert (await service.tables.get(begun.id)).last == played.last
    undo = await service.can_take_back(begun.id, ADA)
    back = (await service.take_back(begun.id, ADA, undo.to)).table
    assert [played.last, back.last] == await service.store.actions(begun.id)


async def test_an_ai_cannot_be_host_and_a_game_cannot_move_to_another_server(
    service: Service,
) -> None:
    seats, begun = Seats(service), await duel(service)
    with pytest.raises(Refused, match="move-other-server"):
        await seats.move(begun.id, ADA, 8, 12)
    await seats.move(begun.id, ADA, 7, 12)
    await seats.replace(begun.id, 1)  # while Ada chooses who becomes host
    with pytest.raises(Refused, match="host-agent"):
        await seats.hand_over(begun.id, ADA, 1)
    kept = (await service.tables.load(begun.id)).row
    assert (kept.guild, kept.channel, kept.host) == (7, 12, ADA)


async def test_undo_is_not_offered_while_nobody_can_consent(service: Service) -> None:
    begun = await duel(service)
    seat = begun.missing[0]
    table = (await step(service, begun.id)).table  # it draws a card
    assert await can_undo(service.store, table, seat)
    assert not await can_undo(service.store, table, 1 - seat)
    away = with_autopilot(table, 1 - seat, autopilot=True)
    assert not await can_undo(service.store, away, seat)


async def test_an_undo_confirmed_before_another_move_is_refused(
    service: Service,
) -> None:
    match = (await alone(service)).id
    await step(service, match)
    undo = await service.can_take_back(match, ADA)
    await step(service, match)
    with pytest.raises(Refused) as refused:
        await service.take_back(match, ADA, undo.to)
    assert refused.value.why.id == "undo-changed"
    assert By.UNDO not in [one.by for one in await service.store.actions(match)]
