"""The real bot in the playground, on a database that survives a restart."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord.ext import commands
from structlog.testing import capture_logs

from bot.app import Airlock, create_bot
from bot.playground.earlier_games import start_with_earlier_games
from bot.playground.session import BotFactory, Place, Session
from bot.playground.simcord_hooks import BotWait
from bot.runtime import workers
from bot.runtime.config import Settings
from bot.store.changes import AddResult
from bot.store.records import By, MatchRow, Result
from bot.table.notices import Fresh, table_notice
from tests.bot.conftest import LastingWorkers
from tests.bot.members.results import details
from tests.patience import PATIENCE
from tests.simulation import labels_of, text_of


@pytest.fixture(autouse=True)
def one_worker(drawing: LastingWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all runs share the worker of the tests, as starting one takes a second."""
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *_, **__: drawing)


def factory(database: Path) -> BotFactory:
    """Creates real bots on this database."""
    settings = Settings(database=database, icons=False)

    def make_bot(wait: BotWait) -> commands.Bot:
        return create_bot(settings, wait=wait, now=wait.now, steady=wait.now)

    return make_bot


@asynccontextmanager
async def run(
    make_bot: BotFactory, begin: Callable[[Session], Awaitable[None]] = Session.start
) -> AsyncIterator[Session]:
    """One run of the playground, always closed at the end."""
    session = Session(make_bot, port=1)
    try:
        await begin(session)
        yield session
    finally:
        await session.close()


def newest(session: Session, room: str) -> tuple[Place, str]:
    """A room as Ada sees it, and the text of its newest message with buttons."""
    place = next(p for p in session.places() if p.room.startswith(room) and p.member.name == "ada")
    messages = session.env.backend.messages[place.channel.id].values()
    boards = [message for message in messages if labels_of(message)]
    return place, text_of(max(boards, key=lambda message: message.id))


async def begin_game(session: Session, room: str) -> MatchRow:
    """Bo joins the newest lobby of a room, and Ada starts the game."""
    ada, bo = session.world.members[:2]
    for member, label in ((bo, "Join"), (ada, "Start (Ada)")):
        await session.tick(1)
        place, _ = newest(session, room)
        await member.click(place.channel.history(viewer=ada)[-1], label=label)
    await session.tick(1)
    assert isinstance(session.bot, Airlock)
    row = await session.bot.context.service.store.match_in_channel(place.channel.id)
    assert row is not None
    return row


async def show_habits(session: Session) -> None:
    """Let Ada show her playing habits, after five games against Bo."""
    assert isinstance(session.bot, Airlock)
    context, guild = session.bot.context, session.world.guild.id
    users = [member.id for member in session.world.members[:2]]
    await context.members.change(users[0], lambda now: now.model_copy(update={"habits": True}))
    results = [
        Result(f"m{at}", seat, "dark_miss_down", guild, user, None, seat == 0, 0.0, at, details())
        for at in range(5)
        for seat, user in enumerate(users)
    ]
    await context.store.commit([AddResult(one) for one in results])


async def test_tables_lobbies_and_threads_are_back_after_a_restart(tmp_path: Path) -> None:
    make_bot = factory(tmp_path / "airlock.db")
    async with run(make_bot) as first:
        ada, (games, lounge) = first.world.members[0], first.world.channels
        await ada.slash(games, "play", game="dyla")
        offer = await ada.slash(games, "play", game="planetary_defence")
        assert offer.response is not None
        await ada.click(offer.response, label="Open a thread")
        await show_habits(first)
        await ada.slash(lounge, "play", game="dark_miss_down")
        await first.tick(1)
        stood = [newest(first, room)[1] for room in ("games", "thread-", "lounge")]
        assert "Ada (host) · finished 5 of 5" in stood[-1]

    async with run(make_bot, start_with_earlier_games) as second:
        await second.tick(1)
        assert [newest(second, room)[1] for room in ("games", "thread-", "lounge")] == stood
        ada, bo = second.world.members[:2]
        for room, member, label in (
            ("thread-", ada, "Text"),
            ("games", ada, "Text"),
            ("lounge", bo, "Join"),
        ):
            place, _ = newest(second, room)
            board = place.channel.history(viewer=member)[-1]
            assert (await member.click(board, label=label)).acknowledged
        assert "2. Bo" in newest(second, "lounge")[1]


async def test_a_game_continues_in_the_next_run(tmp_path: Path) -> None:
    make_bot = factory(tmp_path / "airlock.db")
    seen = []
    for command, options in (("play", {"game": "dyla"}), ("board", {})):
        async with run(make_bot) as session:
            ada, games = session.world.members[0], session.world.channels[0]
            await ada.slash(games, command, **options)
            await session.tick(1)
            messages = session.env.backend.messages[games.id].values()
            board = max(messages, key=lambda message: message.id)
            seen.append(text_of(board))
            result = await ada.click(games.history(viewer=ada)[-1], label=labels_of(board)[0])
            assert result.acknowledged
            seen.append(text_of(board))
    assert seen[0] != seen[1]
    assert "-# Ada played" in seen[1]
    table, again = (text.partition("\n-# ")[0] for text in seen[1:3])  # above its small lines
    assert table.strip() == again.strip()
    assert seen[2] != seen[3]


async def test_a_game_in_a_thread_is_not_paused_by_notices_pending_at_a_restart(
    tmp_path: Path,
) -> None:
    make_bot = factory(tmp_path / "airlock.db")
    async with run(make_bot) as first:
        ada, games = first.world.members[0], first.world.channels[0]
        await ada.slash(games, "play", game="dyla")
        offer = await ada.slash(games, "play", game="dark_miss_down")
        assert offer.response is not None
        await ada.click(offer.response, label="Open a thread")
        row = await begin_game(first, "thread-")
        assert isinstance(first.bot, Airlock)
        service = first.bot.context.service
        await service.store.commit([table_notice(row, Fresh(), service.now())])

    async with run(make_bot, start_with_earlier_games) as second:
        await second.tick(1)
        assert "round 1 · waiting for" in newest(second, "thread-")[1]


async def test_skipping_to_the_next_day_fires_timers_hour_by_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PATIENCE_SECONDS", "PATIENCE_A_DAY"):
        monkeypatch.setattr(f"bot.playground.session.{name}", PATIENCE)
    async with run(factory(tmp_path / "airlock.db"), start_with_earlier_games) as session:
        ada, games = session.world.members[0], session.world.channels[0]
        await ada.slash(games, "play", game="dark_miss_down", pace="live")
        row = await begin_game(session, "games")
        assert isinstance(session.bot, Airlock)
        service = session.bot.context.service
        since, clock = service.now(), (await service.tables.load(row.id)).settings.clock
        with capture_logs() as said:
            await session.next_day()
        assert "time_lost" not in [one["event"] for one in said]
        first = (await service.store.actions(row.id))[0]
        assert clock.span is not None
        assert first.by is By.DEADLINE
        assert first.at - since == pytest.approx(clock.span, abs=70)
