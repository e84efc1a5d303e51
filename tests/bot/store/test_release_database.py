"""The database of the first release is migrated, pending notices are delivered, games continue.

`release_database` says what it contains and how it was made. Until there is a real migration, it
goes through one of the tests' own.
"""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from bot.playground.session import BotFactory
from bot.playground.world import move_clock_to
from bot.store import check, open_store
from bot.store.own_facts import last_alive, own_facts
from bot.store.records import MatchRow, Status
from bot.store.sqlite import file
from bot.store.sqlite.migrations import MIGRATIONS
from bot.table.notices import payload_of, read
from tests.bot.journeys.player import context_of
from tests.bot.store.release_database import FILE, RUNNING_GAMES, add_rooms, make
from tests.bot.store.sqlite.files import ADD_MOTTO
from tests.simulation import Simulation, text_of

SOON = 130.0
"""Seconds after which everything pending has been delivered, hands included."""
GAMES = {"dyla", "planetary_defence", "dark_miss_down", "black_abyss"}
TRIES = 40
V2 = 1 << 15


@pytest.fixture(params=["kept", pytest.param("made anew", marks=pytest.mark.soak)])
def path(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database, for a bot with one additional migration."""
    if request.param == "kept":
        made = gzip.decompress(FILE.read_bytes())
    else:
        (evening := tmp_path / "evening").mkdir()
        made = asyncio.run(make(evening)).read_bytes()
    monkeypatch.setattr(file, "MIGRATIONS", (*MIGRATIONS, ADD_MOTTO))
    target = tmp_path / "airlock.db"
    target.write_bytes(made)
    with closing(sqlite3.connect(target)) as db, db:
        # the simulated Discord is new, and has no commands yet
        db.execute("UPDATE guild_settings SET settings = json_remove(settings, '$.commands')")
    return target


def asked_of(path: Path, query: str) -> list[tuple[object, ...]]:
    """The rows of a query on the file."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


def as_it_stood(path: Path) -> Callable[[Simulation], None]:
    """Returns a function that makes the channels and messages recorded in the file."""
    places = """
        SELECT channel_id, message_id FROM messages UNION
        SELECT payload ->> 'channel', payload ->> 'message' FROM notices
        WHERE kind IN ('old', 'passed')
    """
    stood = asked_of(path, places)
    ((newest,),) = asked_of(path, "SELECT max(updated) FROM matches")
    made = datetime.fromtimestamp(float(str(newest)) + 1, UTC)

    def arrange(simulation: Simulation) -> None:
        add_rooms(simulation)
        backend = simulation.env.backend
        text = [{"type": 10, "id": 1, "content": "As it stood."}]
        for channel, id in stood:  # noqa: A001
            assert isinstance(channel, int)
            assert isinstance(id, int)
            message = Message(id, channel, backend.bot_user.id, flags=V2, components=list(text))
            message.timestamp = datetime(2026, 1, 1, tzinfo=UTC).isoformat()
            backend.messages.setdefault(channel, {})[id] = message
        move_clock_to(simulation.env, made)

    return arrange


@pytest.fixture
async def simulation(make_bot: BotFactory, path: Path) -> AsyncIterator[Simulation]:
    """Today's bot on the database, after everything pending was delivered."""
    simulation = await Simulation.start(make_bot, as_it_stood(path))
    await simulation.pass_time(SOON)
    yield simulation
    await simulation.stop()


def room(simulation: Simulation, name: str) -> ChannelHandle:
    """A channel by its name."""
    return simulation.guild.channels[name]


async def in_progress(simulation: Simulation) -> list[MatchRow]:
    """The running games."""
    found = await context_of(simulation).service.store.matches_in(simulation.guild.id)
    return [row for row in found if row.status is Status.RUNNING]


async def duellists(simulation: Simulation) -> tuple[MemberActor, MemberActor]:
    """In #lounge, the member who asks for a pause, and the one who has prepared a move."""
    service = context_of(simulation).service
    row = await service.store.match_in_channel(simulation.lounge.id)
    assert row is not None
    (waiting,) = (await service.tables.load(row.id)).state.prepared
    users = [row.seats[seat].user for seat in (1 - waiting, waiting)]
    asking, other = (
        next(one for one in simulation.world.members if one.id == user) for user in users
    )
    return asking, other


def direct_messages(simulation: Simulation, member: MemberActor) -> str:
    """The text of all direct messages to a member."""
    return "\n".join(map(text_of, simulation.messages_of(member)))


async def test_every_stored_notice_can_be_read(path: Path) -> None:
    store = await open_store(path)
    waiting = [
        one
        for (match,) in asked_of(path, "SELECT id FROM matches")
        for one in await store.notices(str(match))
    ]
    await store.close()
    assert {"ballot", "board", "hand", "old", "passed", "word"} <= {one.kind for one in waiting}
    for one in waiting:
        notice = read(one)
        assert notice.kind == one.kind
        assert json.loads(one.payload).items() <= json.loads(payload_of(notice)).items()


async def test_the_old_database_is_migrated_without_damage(
    simulation: Simulation, path: Path
) -> None:
    await simulation.restart()
    assert asked_of(path, "PRAGMA user_version") == [(len(MIGRATIONS) + 1,)]
    check(path)
    rows = await in_progress(simulation)
    assert {row.game for row in rows} == GAMES
    assert asked_of(path, "SELECT DISTINCT motto FROM matches WHERE status = 'over'") == [(None,)]


async def test_pending_notices_are_delivered(simulation: Simulation, path: Path) -> None:
    store = context_of(simulation).service.store
    for row in await in_progress(simulation):
        assert await store.notices(row.id) == []
    lounge = "\n".join(map(text_of, simulation.sees(simulation.dan, simulation.lounge)))
    assert "Dark Miss Down" in lounge
    asking, waiting = await duellists(simulation)
    pause = f"{asking.user.name.capitalize()} asks for a pause of up to 2 weeks."
    assert pause in direct_messages(simulation, waiting)
    (passed,) = asked_of(path, "SELECT count(*) FROM seats WHERE agent IS NOT NULL")
    assert passed == (1,)
    (newest,) = simulation.sees(simulation.dan, room(simulation, "shields"))
    (solo,) = [row for row in await in_progress(simulation) if row.game == "planetary_defence"]
    assert newest.id == (await store.messages(solo.id))["board"].message, "the old one is gone"


async def test_every_game_can_be_continued(simulation: Simulation) -> None:
    for row in await in_progress(simulation):
        users = {seat.user for seat in row.seats if not seat.autopilot}
        members = [one for one in simulation.world.members if one.id in users]
        place = next(one for one in simulation.guild.channels.values() if one.id == row.channel)
        await play_on(simulation, row, members, place)


async def play_on(
    simulation: Simulation, row: MatchRow, members: list[MemberActor], place: ChannelHandle
) -> None:
    """Let missing members type suggested moves until the game has advanced."""
    tables, luck = context_of(simulation).service.tables, Random(7)
    before = (await tables.load(row.id)).match.revision
    for _ in range(TRIES):
        now = await tables.load(row.id)
        if now.match.revision > before or now.over:
            return
        for member in members:
            if now.seat_of(member.id) not in now.missing:
                continue
            offered = await member.autocomplete(place, "move", "move", "")
            await member.slash(place, "move", move=luck.choice(offered)["value"])
    raise AssertionError(f"nobody could play on in {row.game}")


async def test_prepared_move_lobby_result_and_settings_survive_the_migration(
    simulation: Simulation,
) -> None:
    context = context_of(simulation)
    (duel,) = [row for row in await in_progress(simulation) if row.channel == simulation.lounge.id]
    table = await context.service.tables.load(duel.id)
    assert [one.text for kept in table.state.prepared.values() for one in kept.moves]
    assert table.state.proposal is not None
    lobby = await context.service.store.match_in_channel(room(simulation, "waiting").id)
    assert lobby is not None
    assert [seat.user for seat in lobby.seats] == [simulation.cleo.id, simulation.dan.id]
    assert (await context.guilds.read(simulation.guild.id)).games == RUNNING_GAMES
    assert (await context.members.read(simulation.cleo.id)).notify == "channel"
    facts = await own_facts(context.service.store)
    assert facts.challenge_salt
    alive = await last_alive(context.service.store)
    assert alive is not None
    assert alive <= simulation.wait.now()
    results = await context.service.store.results_of(simulation.dan.id)
    assert [one.game for one in results] == ["dyla"]
    (begun,) = await context.service.store.dailies_of(simulation.dan.id)
    assert (begun.game, begun.ended) == ("planetary_defence", None)
