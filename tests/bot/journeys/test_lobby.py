"""Before a game of several seats: gathering players in a lobby."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.interactions.commands.play import PACE_CHOICES
from bot.interactions.commands.translation import dictionary
from bot.language.speech import Speech
from bot.presentation.custom_ids import Verb, parse
from bot.runtime.durations import DAY
from bot.table.clocks.pace import Pace
from bot.table.settings import settings_of
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.larger_tables import beacons_installed, lobby, newest
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import press_only_button
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of


@pytest.fixture(autouse=True)
def beacons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install a game for two or three."""
    folder: Path = tmp_path_factory.mktemp("beacons")
    with beacons_installed(folder):
        yield


async def press(simulation: Simulation, member: MemberActor, label: str) -> None:
    """Press a button of the newest public message in #games."""
    await member.click(simulation.games.history(viewer=simulation.dan)[-1], label=label)


async def test_the_opener_of_a_lobby_can_start_it_with_enough_players(
    simulation: Simulation,
) -> None:
    opened = await lobby(simulation, simulation.ada)
    assert "Ada (host)" in text_of(opened)
    assert "1 more player needed" in text_of(opened)
    assert "Start" not in labels_of(opened)
    await press(simulation, simulation.bo, "Join")
    assert "2. Bo" in text_of(newest(simulation, simulation.dan))
    assert "Start" not in labels_of(newest(simulation, simulation.dan)), "Bo may not start"
    await press(simulation, simulation.ada, "Start (Ada)")
    await simulation.env.settle()
    begun, board = simulation.sees(simulation.dan, simulation.games)[-2:]
    assert "has begun" in text_of(begun)
    assert labels_of(begun) == []
    assert labels_of(board) == ["My moves", "Text", "Table …", "How to play"]


async def test_starting_a_game_for_several_alone_posts_its_board(
    simulation: Simulation,
) -> None:
    chosen = "factions=lot, tactics=1"
    await simulation.ada.slash(simulation.games, "play", game="dark_wall_destiny", options=chosen)
    await press(simulation, simulation.ada, "Start")
    await simulation.env.settle()
    begun, board = simulation.sees(simulation.dan, simulation.games)[-2:]
    assert "The board is below" in text_of(begun)
    assert any(":play:" in one for one in custom_ids(board.components))


async def test_join_is_highlighted_while_players_are_needed_and_then_start(
    simulation: Simulation,
) -> None:
    assert _highlighted(await lobby(simulation, simulation.ada)) == ["join"]
    await press(simulation, simulation.ada, "Add an AI")
    assert _highlighted(newest(simulation, simulation.dan)) == ["start"]
    await press(simulation, simulation.bo, "Join")
    full = newest(simulation, simulation.dan)
    assert _highlighted(full) == ["start"], "all are ready"
    assert "Join" not in labels_of(full), "there is no seat left to take"
    assert "Last call" not in text_of(full), "nobody is looked for any more"
    await press(simulation, simulation.bo, "Leave")
    assert "Join" in labels_of(newest(simulation, simulation.dan))


async def test_a_lobby_says_whether_its_game_is_rated_and_allows_hints(
    simulation: Simulation,
) -> None:
    opened = await lobby(simulation, simulation.ada)
    assert "rated and have no hints" in text_of(opened)
    await press(simulation, simulation.ada, "Add an AI")
    assert "This game isn't rated, as all opponents are AIs" in text_of(
        newest(simulation, simulation.dan)
    )
    await press(simulation, simulation.bo, "Join")
    assert "rated and have no hints" in text_of(newest(simulation, simulation.dan))


def _highlighted(shown: Message) -> list[str]:
    """The verbs of the highlighted buttons, which are blue or green."""
    buttons = [one for one in nodes(shown.components) if one.get("style") in (1, 3)]
    return [str(parse(one["custom_id"]).verb) for one in buttons]


async def test_only_the_host_can_start_and_set_options(simulation: Simulation) -> None:
    await lobby(simulation, simulation.ada)
    await press(simulation, simulation.bo, "Join")
    for label in ("Start (Ada)", "Options"):
        await press(simulation, simulation.bo, label)
        assert "Only the host" in text_of(newest(simulation, simulation.bo))
    assert "Only the host" not in text_of(newest(simulation, simulation.dan))


async def test_nobody_can_join_twice_or_join_a_full_table(simulation: Simulation) -> None:
    await lobby(simulation, simulation.ada)
    await press(simulation, simulation.ada, "Join")
    assert "You already have a seat here" in text_of(newest(simulation, simulation.ada))
    await press(simulation, simulation.bo, "Join")
    shown = newest(simulation, simulation.dan)
    join = next(one for one in custom_ids(shown.components) if parse(one).verb is Verb.JOIN)
    late = simulation.press(simulation.dan, shown, join)
    await press(simulation, simulation.cleo, "Join")
    await simulation.deliver(late)
    assert "All 3 seats are taken" in text_of(newest(simulation, simulation.dan))


async def test_when_the_host_leaves_the_next_member_is_host(simulation: Simulation) -> None:
    await lobby(simulation, simulation.ada)
    await press(simulation, simulation.bo, "Join")
    await press(simulation, simulation.ada, "Leave")
    assert "1. Bo (host)" in text_of(newest(simulation, simulation.dan))
    await press(simulation, simulation.bo, "Leave")
    assert "this table is closed" in text_of(newest(simulation, simulation.dan))
    await lobby(simulation, simulation.cleo)
    assert "Cleo (host)" in text_of(newest(simulation, simulation.dan))


async def test_when_the_host_has_left_the_server_the_next_member_is_host(
    simulation: Simulation,
) -> None:
    shown = await lobby(simulation, simulation.bo)
    buttons = {parse(one).verb: one for one in custom_ids(shown.components)}
    await press(simulation, simulation.cleo, "Join")
    simulation.env.backend.remove_member(simulation.guild.id, simulation.bo.id)
    start, join = buttons[Verb.START], buttons[Verb.JOIN]
    await simulation.deliver(simulation.press(simulation.dan, shown, start))
    assert "1. Bo (host)" in text_of(shown), "Dan has no seat"
    await simulation.deliver(simulation.press(simulation.cleo, shown, start))
    assert "1. Cleo (host)" in text_of(shown)
    await simulation.deliver(simulation.press(simulation.ada, shown, join))
    await simulation.deliver(simulation.press(simulation.cleo, shown, start))
    assert "turn 1" in text_of(newest(simulation, simulation.ada))


async def test_an_ai_takes_a_seat_and_plays_its_turns(simulation: Simulation) -> None:
    await lobby(simulation, simulation.ada, options="rounds=1")
    await press(simulation, simulation.ada, "Add an AI")
    assert "(AI)" in text_of(newest(simulation, simulation.dan))
    await press(simulation, simulation.ada, "Start")
    await simulation.env.settle()
    await press(simulation, simulation.ada, "My moves")
    assert custom_ids(newest(simulation, simulation.ada).components)


@pytest.mark.usefixtures("patience")
async def test_a_lobby_closes_with_a_message_a_week_after_its_last_change(
    simulation: Simulation,
) -> None:
    opened = await lobby(simulation, simulation.ada)
    asked = re.compile(r"Last change: <t:(\d+):R>")
    (before,) = asked.findall(text_of(opened))
    await simulation.pass_time(6 * 24 * 3600)
    await press(simulation, simulation.bo, "Join")
    (after,) = asked.findall(text_of(opened))
    assert int(after) - int(before) >= 6 * 24 * 3600
    await simulation.pass_time(2 * 24 * 3600)
    assert "Bo" in text_of(opened), "it is two days since somebody came"
    await simulation.pass_time(5 * 24 * 3600 + 60)
    assert "Nobody started" in text_of(newest(simulation, simulation.dan))
    assert labels_of(newest(simulation, simulation.dan)) == []


async def test_a_table_starts_by_itself_once_it_has_the_chosen_number_of_players(
    simulation: Simulation,
) -> None:
    opened = await lobby(simulation, simulation.ada)
    await press(simulation, simulation.ada, "Options")
    private = newest(simulation, simulation.ada)
    menu = next(one for one in custom_ids(private.components) if one.endswith("set:wanted"))
    await simulation.deliver(simulation.press(simulation.ada, private, menu, values=["3"]))
    assert "Starts by itself once 3 seats are taken." in text_of(opened)
    await press(simulation, simulation.bo, "Join")
    assert "2. Bo" in text_of(opened)
    await press(simulation, simulation.cleo, "Join")
    await simulation.env.settle()
    assert "has begun" in text_of(opened)
    board = simulation.sees(simulation.dan, simulation.games)[-1]
    assert labels_of(board) == ["My moves", "Text", "Table …", "How to play"]


async def test_play_accepts_pace_and_number_of_players_even_if_it_opens_a_thread(
    simulation: Simulation,
) -> None:
    opened = await lobby(simulation, simulation.ada, pace="daily", players=2)
    assert "Pace: **1 day a turn**" in text_of(opened)
    assert "Starts by itself once 2 seats are taken." in text_of(opened)
    await lobby(simulation, simulation.bo, pace="live", players=3)
    offer = newest(simulation, simulation.bo)
    await press_only_button(simulation, simulation.bo, offer)
    (thread,) = simulation.env.backend.active_threads(simulation.guild.id)
    row = await context_of(simulation).service.store.match_in_channel(thread.id)
    assert row is not None
    kept = settings_of(row)
    assert (kept.pace, kept.wanted) == (Pace.LIVE, 3)
    await lobby(simulation, simulation.cleo, players=4)
    assert "is for 2 to 3 players." in text_of(newest(simulation, simulation.cleo))
    for game, said in (("dyla", "one player only."), ("dark_miss_down", "exactly 2 players.")):
        await simulation.cleo.slash(simulation.games, "play", game=game, players=9)
        assert said in text_of(newest(simulation, simulation.cleo))


async def test_a_lobby_shows_usual_playing_hours_in_each_readers_time(
    simulation: Simulation,
) -> None:
    opened = await lobby(simulation, simulation.ada)
    assert "usually plays" not in text_of(opened)
    said = await enter(simulation, simulation.ada, "your settings", city="Tokyo")
    assert "Others can't see when you usually play." in text_of(said)
    menu = next(one for one in custom_ids(said.components) if one.endswith("me:plays"))
    await simulation.deliver(simulation.press(simulation.ada, said, menu, values=["20-0"]))
    assert "you usually play from 20:00 to 0:00 (Tokyo)" in text_of(said)
    await press(simulation, simulation.bo, "Join")
    told = text_of(opened)
    begins, ends = map(int, re.findall(r"usually plays from <t:(\d+):t> to <t:(\d+):t>", told)[0])
    assert begins % DAY == 11 * 3600, "20:00 in Tokyo is 11:00 UTC"
    assert ends - begins == 4 * 3600
    assert "2. Bo\n" in told, "Bo says nothing of it"


def test_the_command_and_the_lobby_have_the_same_names_of_paces() -> None:
    assert [one.value for one in PACE_CHOICES] == list(Pace)
    for one in PACE_CHOICES:
        assert one.name == Speech("en").say(f"pace-{one.value}")
        assert dictionary("de")[one.name] == Speech("de").say(f"pace-{one.value}")


async def test_a_double_start_begins_one_game(simulation: Simulation) -> None:
    opened = await lobby(simulation, simulation.ada)
    await press(simulation, simulation.bo, "Join")
    start = next(one for one in custom_ids(opened.components) if ":start:" in one)
    first = simulation.press(simulation.ada, opened, start)
    second = simulation.press(simulation.ada, opened, start)
    await simulation.deliver(first, second)
    boards = [
        message
        for message in simulation.sees(simulation.dan, simulation.games)
        if "My moves" in labels_of(message)
    ]
    assert len(boards) == 1


async def test_closed_direct_messages_are_noticed_at_joining(simulation: Simulation) -> None:
    simulation.close_messages(simulation.bo)
    await lobby(simulation, simulation.ada)
    await press(simulation, simulation.bo, "Join")
    assert "I can't send you direct messages" in text_of(newest(simulation, simulation.bo))
    assert "I can't send you direct messages" not in text_of(newest(simulation, simulation.dan))
