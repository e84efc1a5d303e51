"""A full disk or an unreadable state: one sentence to the member, and nothing is lost."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.discord_io.courier import Courier
from bot.discord_io.layout import ReadyMessage
from bot.store import changes
from bot.store.errors import NotSaved
from bot.store.sqlite.store import SqliteStore
from tests.bot.journeys.boards.conftest import Logged
from tests.bot.journeys.player import Player, context_of
from tests.simulation import Simulation, custom_ids, text_of

NOT_SAVED = "That couldn't be saved, so nothing changed. Try again in a moment."
NOT_CONTINUED = "This game can't be loaded; nothing was changed."


async def pragma(simulation: Simulation, name: str, value: str) -> None:
    """Set a PRAGMA of the writing connection."""
    store = context_of(simulation).service.store
    assert isinstance(store, SqliteStore)
    store._writer.connection.execute(f"PRAGMA {name} = {value}")


def change_stored(folder: Path, sql: str, *values: object) -> None:
    """Change the database without the bot, as a broken disk or another version would."""
    database = sqlite3.connect(folder / "airlock.db")
    with database:
        assert database.execute(sql, values).rowcount
    database.close()


async def test_a_click_that_cannot_be_saved_changes_nothing_and_the_next_one_works(
    ada: Player,
) -> None:
    before = text_of(ada.board)
    await pragma(ada.simulation, "query_only", "ON")

    await ada.do(ada.press(ada.plays_on))
    await ada.type()

    assert [text_of(one) for one in ada.told] == [NOT_SAVED] * 2
    assert text_of(ada.board) == before
    assert await ada.revision() == 0
    await pragma(ada.simulation, "query_only", "OFF")
    await ada.do(ada.press(ada.plays_on))
    assert await ada.revision() == 1


async def test_a_disk_that_fills_up_in_mid_game_loses_no_move(ada: Player) -> None:
    await pragma(ada.simulation, "max_page_count", "1")
    while not ada.told:
        await ada.do(ada.press(ada.best_play))

    assert text_of(ada.told[0]) == NOT_SAVED
    stored = await ada.revision()
    assert ada.plays_on.decision == stored
    await pragma(ada.simulation, "max_page_count", "100000")
    await ada.do(ada.press(ada.plays_on))
    assert await ada.revision() == stored + 1


async def test_a_game_that_cannot_be_saved_does_not_begin(simulation: Simulation) -> None:
    bo = Player(simulation, simulation.bo, simulation.games)
    await pragma(simulation, "query_only", "ON")

    await bo.open("dyla")

    assert [text_of(one) for one in bo.told] == [NOT_SAVED]
    assert not bo.boards
    await pragma(simulation, "query_only", "OFF")
    await bo.open("dyla")
    assert bo.board


async def test_a_posted_board_that_a_full_disk_did_not_store_is_found_again(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    bo = Player(ada.simulation, ada.simulation.bo, ada.simulation.lounge)
    store = context_of(ada.simulation).service.store
    commit = store.commit

    async def full(wanted: Sequence[changes.Change]) -> None:
        if any(isinstance(one, changes.PutMessage) for one in wanted):
            raise NotSaved("the disk is full")
        await commit(wanted)

    with monkeypatch.context() as patched:
        patched.setattr(store, "commit", full)
        await bo.open("dyla")
    assert not bo.told
    board = bo.board
    await ada.simulation.pass_time(60)
    assert [one.id for one in bo.boards] == [board.id]
    assert (await store.messages(bo.plays_on.match_id))["board"].message == board.id
    assert await store.next_notice() is None


async def test_a_board_that_a_click_has_shown_is_delivered_again_only_after_a_crash(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    edited = list[int]()
    edit = Courier.edit

    async def noting(self: Courier, channel: int, id: int, shown: ReadyMessage) -> None:  # noqa: A002
        edited.append(id)
        await edit(self, channel, id, shown)

    monkeypatch.setattr(Courier, "edit", noting)
    for _ in range(2):
        await ada.do(ada.press(ada.plays_on))
    context_of(ada.simulation).outbox.wake()
    await ada.simulation.pass_time(60)
    assert edited == []
    assert await context_of(ada.simulation).service.store.next_notice() is None
    await ada.do(ada.press(ada.plays_on))
    await ada.simulation.restart()
    await ada.simulation.pass_time(60)
    assert edited == [ada.board.id]
    assert await context_of(ada.simulation).service.store.next_notice() is None


@pytest.mark.parametrize("state", [b"", b"{}", b"\x00\xff", b"[1]"])
async def test_a_damaged_game_says_so_and_affects_no_other(
    ada: Player, tmp_path: Path, state: bytes
) -> None:
    bo = Player(ada.simulation, ada.simulation.bo, ada.simulation.lounge)
    await bo.open("dyla")
    match = ada.plays_on.match_id
    change_stored(tmp_path, "UPDATE snapshots SET state = ? WHERE match_id = ?", state, match)
    await ada.simulation.restart()

    await ada.do(ada.press(ada.plays_on))
    await ada.member.slash(ada.channel, "board")

    assert len(ada.told) == 2
    assert all(text_of(one).startswith(NOT_CONTINUED) for one in ada.told)
    await bo.do(bo.press(bo.plays_on))
    assert await bo.revision() == 1


async def test_a_damaged_game_can_be_closed_to_make_room_for_another(
    ada: Player, tmp_path: Path
) -> None:
    change_stored(tmp_path, "UPDATE snapshots SET state = x'00'")
    await ada.simulation.restart()

    await ada.member.slash(ada.channel, "settings end")
    (yes,) = custom_ids(ada.told[-1].components)
    await ada.do(ada.simulation.press(ada.member, ada.told[-1], yes))
    await ada.open("dyla")

    assert ada.board
    await ada.do(ada.press(ada.plays_on))
    assert await ada.revision() == 1


async def test_pending_messages_of_a_damaged_game_are_dropped(
    ada: Player, tmp_path: Path, logged: Logged
) -> None:
    service = context_of(ada.simulation).service
    played = await service.play(ada.plays_on.match_id, ada.member.id, 0, ada.plays_on.argument)
    change_stored(tmp_path, "UPDATE snapshots SET state = x'00'")
    service.tables.forget(played.table.id)

    await context_of(ada.simulation).publisher.publish_now(played)
    await ada.simulation.pass_time(5)

    assert await service.store.next_notice() is None
    assert [one["match"] for one in logged if one["event"] == "board_not_shown"] == [
        played.table.id
    ]


async def test_a_click_on_a_game_with_a_missing_ruleset_names_it(
    ada: Player, tmp_path: Path
) -> None:
    click = ada.press(ada.plays_on)
    change_stored(tmp_path, "UPDATE matches SET ruleset = '99'")
    await ada.simulation.restart()

    await ada.do(click)

    (said,) = ada.told
    assert text_of(said).startswith("This game of Dyla needs rules that this version")


async def test_a_click_on_a_game_of_a_removed_package_says_so_and_affects_no_other(
    ada: Player, tmp_path: Path
) -> None:
    bo = Player(ada.simulation, ada.simulation.bo, ada.simulation.lounge)
    await bo.open("dyla")
    match, click = ada.plays_on.match_id, ada.press(ada.plays_on)
    change_stored(tmp_path, "UPDATE matches SET game = 'tic_tac_toe' WHERE id = ?", match)
    await ada.simulation.restart()

    await ada.do(click)
    for command in ("board", "games", "table log", "hand", "table quit"):
        await ada.member.slash(ada.channel, command)

    assert len(ada.told) == 6
    assert "This game of tic_tac_toe" in text_of(ada.told[0])
    await bo.do(bo.press(bo.plays_on))
    assert await bo.revision() == 1
