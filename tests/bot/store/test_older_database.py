"""A database of an earlier version is opened, what was pending is delivered, its games go on.

`databases/schema_1.db.gz` was made by the version of 2026-11-20 (commit 19793ed) on this very
simulated Discord, whose ids are the same in every run, with six channels more (`ROOMS`):

- in #ended Dan played a game of Dyla to its end; in #waiting Cleo has a lobby, Dan joined;
- in #solo Ada plays Dyla, in #shields Dan the challenge of the day in Planetary Defence;
- in #lounge Ada and Bo play Dark Miss Down by daily turns: a pause was proposed and declined, a
  second one is proposed, Bo has nudged Ada and prepared a move;
- in #third Cleo and Dan play Dark Miss Down, and the one at turn has left the seat to an AI;
- in #abyss Ada, Bo and Cleo play Black Abyss by daily turns, in the sixth cycle. Ada has offered
  Bo passage in private and wished in public to bargain with Cleo, who asks for a pause.

Before the last deed of each table its outbox was stopped, so that notices of every kind are
pending; then the file was copied by `airlock backup` and packed. A game whose ruleset is carried no
more is refused with the sentence there is for that; all the others go on.
"""

from __future__ import annotations

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
from bot.store.sqlite.migrations import MIGRATIONS
from bot.table.notices import NoticeKind, read, written
from engine.core import registry
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, text_of

FILE = Path(__file__).parent / "databases" / "schema_1.db.gz"
ROOMS = ("solo", "shields", "third", "abyss", "waiting", "ended")
MADE = datetime(2026, 1, 1, 0, 4, 21, tzinfo=UTC)
"""The moment the file is of: none of the bot's time is lost."""
SOON = 130.0
"""Seconds after which all that is pending was delivered, hands included."""
GAMES = {"dyla", "planetary_defence", "dark_miss_down", "black_abyss"}
TRIES = 40
V2 = 1 << 15
PENDING = 17
SALT = "7e953bc28ba16f01d0881a1547f87dea498b1dca4dde3fdada5c6af3001f5d0c"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The old database, where the bot looks for its own."""
    target = tmp_path / "airlock.db"
    target.write_bytes(gzip.decompress(FILE.read_bytes()))
    return target


def asked_of(path: Path, query: str) -> list[tuple[object, ...]]:
    """What a query finds in the file."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


def as_it_stood(path: Path) -> Callable[[Simulation], None]:
    """Lets the channels and the messages stand that the file knows of."""
    places = """
        SELECT channel_id, message_id FROM messages UNION
        SELECT payload ->> 'channel', payload ->> 'message' FROM parcels
        WHERE kind IN ('old', 'passed')
    """
    stood = asked_of(path, places)

    def arrange(simulation: Simulation) -> None:
        for name in ROOMS:
            simulation.guild.create_text_channel(name)
        backend = simulation.env.backend
        text = [{"type": 10, "id": 1, "content": "As it stood."}]
        for channel, id in stood:  # noqa: A001
            assert isinstance(channel, int)
            assert isinstance(id, int)
            message = Message(id, channel, backend.bot_user.id, flags=V2, components=list(text))
            message.timestamp = datetime(2026, 1, 1, tzinfo=UTC).isoformat()
            backend.messages.setdefault(channel, {})[id] = message
        move_clock_to(simulation.env, MADE)

    return arrange


@pytest.fixture
async def simulation(make_bot: BotFactory, path: Path) -> AsyncIterator[Simulation]:
    """The bot of today on that database; all that was pending has had its time."""
    simulation = await Simulation.start(make_bot, as_it_stood(path))
    await simulation.pass_time(SOON)
    yield simulation
    await simulation.stop()


def room(simulation: Simulation, name: str) -> ChannelHandle:
    """A channel by its name."""
    return simulation.guild.channels[name]


def carried(row: MatchRow) -> bool:
    """Whether the ruleset a game was begun under is the one of today."""
    return registry.game(row.game).ruleset == int(row.ruleset)


async def in_progress(simulation: Simulation) -> list[MatchRow]:
    """The games that run, or that wait for the rules they were begun under."""
    found = await context_of(simulation).service.store.matches_in(simulation.guild.id)
    begun = [row for row in found if row.status is not Status.LOBBY]
    return [row for row in begun if row.status is Status.RUNNING or not carried(row)]


def said_in(simulation: Simulation, name: str) -> str:
    """All that everybody reads in a channel."""
    return "\n".join(map(text_of, simulation.sees(simulation.dan, room(simulation, name))))


def told(simulation: Simulation, member: MemberActor) -> str:
    """All that stands in the direct messages of a member."""
    return "\n".join(map(text_of, simulation.messages_of(member)))


SINCE = {NoticeKind.ALARMED, NoticeKind.GATHERED}
"""Kinds that the version which wrote the file did not know."""


def test_the_file_holds_games_of_all_four_kinds_and_notices_of_every_kind_of_its_time(
    path: Path,
) -> None:
    assert asked_of(path, "PRAGMA user_version") == [(1,)]
    running = asked_of(path, "SELECT DISTINCT game FROM matches WHERE status = 'running'")
    assert {game for (game,) in running} == GAMES
    kinds = asked_of(path, "SELECT DISTINCT kind FROM parcels")
    assert {kind for (kind,) in kinds} == set(NoticeKind) - SINCE


async def test_every_notice_of_it_is_read_and_says_what_it_said(path: Path) -> None:
    store = await open_store(path)
    waiting = [
        one
        for (match,) in asked_of(path, "SELECT id FROM matches")
        for one in await store.notices(str(match))
    ]
    await store.close()
    assert len(waiting) == PENDING
    for one in waiting:
        notice = read(one)
        assert notice.kind == one.kind
        assert json.loads(one.payload).items() <= json.loads(written(notice)).items()


async def test_it_is_migrated_and_sound(simulation: Simulation, path: Path) -> None:
    await simulation.restart()
    assert asked_of(path, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    check(path)
    rows = await in_progress(simulation)
    assert {row.game for row in rows} == GAMES
    assert [row.game for row in rows if not carried(row)] in ([], ["black_abyss"])


async def test_what_was_pending_is_delivered(simulation: Simulation) -> None:
    store = context_of(simulation).service.store
    for row in await in_progress(simulation):
        assert await store.notices(row.id) == []
    lounge = "\n".join(map(text_of, simulation.sees(simulation.dan, simulation.lounge)))
    assert "Dark Miss Down" in lounge
    assert "Bo is waiting for you in Dark Miss Down." in told(simulation, simulation.ada)
    assert "Ada asked for a pause. Agreed: Ada. Declined" in told(simulation, simulation.bo)
    assert "As it stood." not in told(simulation, simulation.dan), "his hand is closed"
    assert "no longer have a seat" in told(simulation, simulation.dan)
    (newest,) = simulation.sees(simulation.dan, room(simulation, "shields"))
    (solo,) = [row for row in await in_progress(simulation) if row.game == "planetary_defence"]
    assert newest.id == (await store.messages(solo.id))["board"].message, "the old one is gone"


async def test_what_black_abyss_said_is_delivered_while_its_ruleset_is_carried(
    simulation: Simulation,
) -> None:
    (row,) = [one for one in await in_progress(simulation) if one.game == "black_abyss"]
    letter = "In private Ada offered Bo passage." in told(simulation, simulation.bo)
    wish = "wishes to bargain with Cleo" in said_in(simulation, "abyss")
    assert (letter, wish) == (carried(row), carried(row))


async def test_every_game_goes_on_whose_ruleset_is_carried_and_the_others_say_why_not(
    simulation: Simulation,
) -> None:
    for row in await in_progress(simulation):
        members = [
            one
            for one in simulation.world.members
            if one.id in {seat.user for seat in row.seats if not seat.autopilot}
        ]
        place = next(one for one in simulation.guild.channels.values() if one.id == row.channel)
        if carried(row):
            await play_on(simulation, row, members, place)
        else:
            await members[0].slash(place, "board")
            answer = text_of(simulation.sees(members[0], place)[-1])
            assert "needs rules that this version of me doesn't have" in answer
            (offer,) = [
                one for one in simulation.sees(members[0], place) if "is on hold:" in text_of(one)
            ]
            assert "end it here; it won't count" in text_of(offer)
            await members[0].slash(place, "log")
            assert "This is its record" in text_of(simulation.sees(members[0], place)[-1])


async def play_on(
    simulation: Simulation, row: MatchRow, members: list[MemberActor], place: ChannelHandle
) -> None:
    """Members whose action is missing type one of what is suggested, till the game has moved."""
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


async def test_the_prepared_move_the_lobby_the_result_and_the_settings_are_still_there(
    simulation: Simulation,
) -> None:
    context = context_of(simulation)
    (duel,) = [row for row in await in_progress(simulation) if row.channel == simulation.lounge.id]
    table = await context.service.tables.load(duel.id)
    kept = table.state.prepared[1]
    assert kept.text.startswith("Draw a card unseen")
    assert table.state.proposal is not None
    lobby = await context.service.store.match_in_channel(room(simulation, "waiting").id)
    assert lobby is not None
    assert [seat.user for seat in lobby.seats] == [simulation.cleo.id, simulation.dan.id]
    assert (await context.guilds.read(simulation.guild.id)).games == 30
    assert (await context.members.read(simulation.cleo.id)).notify == "channel"
    facts = await own_facts(context.service.store)
    assert facts.challenge_salt == SALT
    alive = await last_alive(context.service.store)
    assert alive is not None
    assert MADE.timestamp() <= alive <= simulation.wait.now()
    (result,) = await context.service.store.results_of(simulation.dan.id)
    assert result.game == "dyla"
    (begun,) = await context.service.store.dailies_of(simulation.dan.id)
    assert (begun.game, begun.ended) == ("planetary_defence", None)
