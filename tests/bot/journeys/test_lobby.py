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
from tests.bot.journeys.player import context_of, row_here
from tests.bot.journeys.tables import table
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
    await press(simulation, simulation.ada, "Start")
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


async def test_a_host_has_one_options_panel_so_none_shows_old_values(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="dark_wall_destiny")
    earlier = await table.press(simulation, ada, table.public(simulation)[-1], "options")
    latest = await table.press(simulation, ada, table.public(simulation)[-1], "options")
    menu = next(one for one in custom_ids(latest.components) if one.endswith("set:pace"))
    await simulation.deliver(simulation.press(ada, latest, menu, values=["daily"]))
    private = [one for one in simulation.sees(ada, simulation.games) if one.is_ephemeral]
    assert [one.id for one in private] == [latest.id]
    assert earlier.id != latest.id
    shown = [one.get("placeholder") for one in nodes(latest.components)]
    assert "Pace: 1 day a turn" in shown


async def test_a_lobby_says_whether_its_game_is_rated_and_allows_hints(
    simulation: Simulation,
) -> None:
    opened = await lobby(simulation, simulation.ada)
    assert "rated, so there are no hints" in text_of(opened)
    await press(simulation, simulation.ada, "Add an AI")
    assert "Games against AIs only aren't rated" in text_of(newest(simulation, simulation.dan))
    await press(simulation, simulation.bo, "Join")
    assert "rated, so there are no hints" in text_of(newest(simulation, simulation.dan))


def _highlighted(shown: Message) -> list[str]:
    """The verbs of the highlighted buttons, which are blue or green."""
    buttons = [one for one in nodes(shown.components) if one.get("style") in (1, 3)]
    return [str(parse(one["custom_id"]).verb) for one in buttons]


async def test_a_hosts_options_panel_goes_when_the_game_begins(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    opened = await table.open_lobby(simulation, "dark_miss_down")
    await table.press(simulation, bo, opened, "join")
    options = await table.press(simulation, ada, opened, "options")
    assert options.is_ephemeral
    await table.press(simulation, ada, opened, "start")
    assert options.id not in {one.id for one in simulation.sees(ada, simulation.games)}


async def test_only_the_host_can_start_and_set_options(simulation: Simulation) -> None:
    await lobby(simulation, simulation.ada)
    await press(simulation, simulation.bo, "Join")
    for label in ("Start", "Options"):
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


async def test_options_are_set_privately_and_shown_to_all(simulation: Simulation) -> None:
    await lobby(simulation, simulation.ada)
    await press(simulation, simulation.ada, "Options")
    private = newest(simulation, simulation.ada)
    rounds = next(one for one in custom_ids(private.components) if one.endswith("rounds"))
    pace = next(one for one in custom_ids(private.components) if parse(one).argument == "pace")
    menu = simulation.games.history(viewer=simulation.ada)[-1]
    await simulation.ada.select(menu, ["2"], custom_id=rounds)
    await simulation.ada.select(menu, ["daily"], custom_id=pace)
    shown = text_of(newest(simulation, simulation.dan))
    assert "Rounds: **2**" in shown
    assert "1 day a turn" in shown


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
    assert "is for 2 to 3 players" in text_of(newest(simulation, simulation.cleo))


async def test_a_lobby_shows_usual_playing_hours_in_each_readers_time(
    simulation: Simulation,
) -> None:
    opened = await lobby(simulation, simulation.ada)
    assert "usually plays" not in text_of(opened)
    said = await enter(simulation, simulation.ada, "your settings", city="Tokyo")
    assert "Hidden from others: when you usually play." in text_of(said)
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


async def test_an_option_can_require_more_players_than_the_game(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dark_wall_destiny")
    alone = newest(simulation, simulation.ada)
    assert "Start" in labels_of(alone)
    await press(simulation, simulation.ada, "Options")
    panel = simulation.games.history(viewer=simulation.ada)[-1]
    ids = custom_ids(newest(simulation, simulation.ada).components)
    rivals = next(one for one in ids if one.endswith("aggression"))
    await simulation.ada.select(panel, ["yes"], custom_id=rivals)
    shown = newest(simulation, simulation.dan)
    assert "1 more player needed" in text_of(shown)
    assert "Start" not in labels_of(shown)
    start = next(one for one in custom_ids(alone.components) if ":start:" in one)
    await simulation.deliver(simulation.press(simulation.ada, alone, start))
    assert "These options need at least 2 players" in text_of(newest(simulation, simulation.ada))
    await press(simulation, simulation.bo, "Join")
    await press(simulation, simulation.ada, "Start")
    await simulation.env.settle()
    assert "has begun" in text_of(simulation.sees(simulation.dan, simulation.games)[-2])


async def test_a_typed_option_can_require_more_players(simulation: Simulation) -> None:
    await simulation.ada.slash(
        simulation.games,
        "play",
        game="dark_wall_destiny",
        options="Aggression: yes, System size: Always 12",
    )
    opened = newest(simulation, simulation.dan)
    assert "1 more player needed" in text_of(opened)
    assert "Start" not in labels_of(opened)
    await press(simulation, simulation.ada, "Add an AI")
    assert "Start" in labels_of(newest(simulation, simulation.dan))


async def test_the_hosts_choice_of_level_applies_to_agents_already_seated(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    opened = newest(simulation, simulation.dan)
    await press(simulation, simulation.ada, "Add an AI")
    assert "(AI, normal)" in text_of(opened)
    await press(simulation, simulation.ada, "Options")
    private = newest(simulation, simulation.ada)
    menu = next(one for one in custom_ids(private.components) if one.endswith("set:level"))
    await simulation.deliver(simulation.press(simulation.ada, private, menu, values=["easy"]))
    assert "(AI, easy)" in text_of(opened)
    row = await row_here(simulation)
    assert [seat.agent for seat in row.seats] == [None, "greedy"]
    await press(simulation, simulation.ada, "Start")
    await simulation.env.settle()
    assert f"AI level of {row.seats[1].name}: easy" in text_of(newest(simulation, simulation.dan))


async def test_the_lobby_describes_the_agents_level_in_one_line(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    opened = newest(simulation, simulation.dan)
    assert "AI level" not in text_of(opened)
    await press(simulation, simulation.ada, "Add an AI")
    likes = {
        "easy": "Takes the first good move and misses chances. Good for a first game.",
        "normal": "Plays soundly, clearly better than easy.",
        "hard": "Plays as well as an AI can here, clearly better than normal.",
    }
    assert f"AI level: **normal**. {likes['normal']}\n" in text_of(opened)
    await press(simulation, simulation.ada, "Options")
    private = newest(simulation, simulation.ada)
    (menu,) = [one for one in nodes(private.components) if "set:level" in str(one.get("custom_id"))]
    told = {one["value"]: one["description"] for one in menu["options"]}
    assert told == likes
    assert [one["value"] for one in menu["options"] if one["label"].startswith("✓ ")] == ["normal"]
    values = ["hard"]
    await simulation.deliver(
        simulation.press(simulation.ada, private, menu["custom_id"], values=values)
    )
    assert f"AI level: **hard**. {likes['hard']}\n" in text_of(opened)


async def test_a_game_without_levels_has_no_menu_for_them(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="beacons")
    await press(simulation, simulation.ada, "Add an AI")
    assert "(AI)" in text_of(newest(simulation, simulation.dan))
    await press(simulation, simulation.ada, "Options")
    private = newest(simulation, simulation.ada)
    assert not any(one.endswith("set:level") for one in custom_ids(private.components))


async def entries_of(simulation: Simulation, option: str) -> dict[str, str | None]:
    """Ada's menu of an option: the description of each entry, by its label."""
    panel = newest(simulation, simulation.ada)
    named = (one for one in nodes(panel.components) if str(one.get("custom_id")).endswith(option))
    return {one["label"]: one.get("description") for one in next(named)["options"]}


async def test_an_expansion_is_explained_whether_it_is_chosen_or_not(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dark_wall_destiny")
    await press(simulation, simulation.ada, "Options")
    before = await entries_of(simulation, "set:awakening")
    assert list(before) == ["✓ Awakening: No", "Awakening: Yes"]
    about = before["Awakening: Yes"]
    assert str(about).startswith("Expansion: ")
    panel = newest(simulation, simulation.ada)
    (menu,) = [one for one in custom_ids(panel.components) if one.endswith("set:awakening")]
    await simulation.deliver(simulation.press(simulation.ada, panel, menu, values=["yes"]))
    after = await entries_of(simulation, "set:awakening")
    assert after == {"Awakening: No": before["✓ Awakening: No"], "✓ Awakening: Yes": about}


async def test_two_players_of_black_abyss_are_told_of_its_modes_for_two(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="black_abyss")
    opened = newest(simulation, simulation.dan)
    modes = "Duel (2), Sudden death (2), Capture the flag (2) and Fleet battle (2)"
    for_two = f"If there are 2 of you, Options has: {modes}."
    assert for_two in text_of(opened)
    await press(simulation, simulation.bo, "Join")
    assert for_two in text_of(opened)
    await press(simulation, simulation.ada, "Options")
    told = await entries_of(simulation, "set:mode")
    assert len(told) == 5
    assert all(told.values())
    assert str(told["Mode: Fleet battle (2)"]).startswith("Fleet battle for two: assemble a fleet")
    panel = newest(simulation, simulation.ada)
    (menu,) = [one for one in custom_ids(panel.components) if one.endswith("set:mode")]
    duel = simulation.press(simulation.ada, panel, menu, values=["duel"])
    await simulation.deliver(duel)
    assert "2 of you" not in text_of(opened)
    assert "Mode: **Duel (2)**" in text_of(opened)
    assert "The game begins when Ada presses Start." in text_of(opened)


async def test_only_options_with_an_effect_have_menus_and_others_keep_their_values(
    simulation: Simulation,
) -> None:
    typed = "Mode: Duel (2), Map: All unexplored"
    await simulation.ada.slash(simulation.games, "play", game="black_abyss", options=typed)
    shown = text_of(newest(simulation, simulation.dan))
    assert "Map: All unexplored: no effect with the other options." in shown
    await press(simulation, simulation.ada, "Options")
    ids = custom_ids(newest(simulation, simulation.ada).components)
    assert not any(one.endswith(":map") for one in ids)
    panel = simulation.games.history(viewer=simulation.ada)[-1]
    mode = next(one for one in ids if one.endswith("mode"))
    await simulation.ada.select(panel, ["empires"], custom_id=mode)
    shown = text_of(newest(simulation, simulation.dan))
    assert "Map: **All unexplored**" in shown
    assert "has no effect" not in shown
