"""The options of a lobby: set by its host in private, explained, and shown to all."""

from typing import Any

from bot.presentation.custom_ids import Verb, parse
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.larger_tables import lobby, newest
from tests.bot.journeys.player import row_here
from tests.bot.journeys.tables import table
from tests.bot.journeys.tables.table import quits
from tests.bot.journeys.test_lobby import beacons as beacons
from tests.bot.journeys.test_lobby import press
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of


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


async def test_a_hosts_options_panel_goes_when_the_game_begins(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    opened = await table.open_lobby(simulation, "dark_miss_down")
    await table.press(simulation, bo, opened, "join")
    options = await table.press(simulation, ada, opened, "options")
    assert options.is_ephemeral
    await table.press(simulation, ada, opened, "start")
    assert options.id not in {one.id for one in simulation.sees(ada, simulation.games)}


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


async def test_a_table_without_a_clock_names_what_has_a_time_limit_all_the_same(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dark_wall_destiny")
    assert (
        "Pace: **no clock**\nOnly one thing has a time limit: when you are hit, choose within "
        "12 hours what to discard. After that, the autopilot chooses for you, unless"
    ) in text_of(newest(simulation, simulation.ada))


async def test_an_option_can_require_more_players_than_the_game(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dark_wall_destiny")
    alone = newest(simulation, simulation.ada)
    assert "Start" in labels_of(alone)
    (allied,) = alone.attachments
    await press(simulation, simulation.ada, "Options")
    panel = simulation.games.history(viewer=simulation.ada)[-1]
    ids = custom_ids(newest(simulation, simulation.ada).components)
    rivals = next(one for one in ids if one.endswith("aggression"))
    await simulation.ada.select(panel, ["yes"], custom_id=rivals)
    shown = newest(simulation, simulation.dan)
    assert "1 more player needed" in text_of(shown)
    assert "Everyone for themselves." in text_of(shown)
    assert "deck building against each other" in text_of(shown)
    assert "cooperative" not in text_of(shown)
    (rivalled,) = shown.attachments
    assert rivalled["filename"] != allied["filename"]
    assert "Start" not in labels_of(shown)
    start = next(one for one in custom_ids(alone.components) if ":start:" in one)
    await simulation.deliver(simulation.press(simulation.ada, alone, start))
    assert "These options need at least 2 players" in text_of(newest(simulation, simulation.ada))
    await press(simulation, simulation.bo, "Join")
    await press(simulation, simulation.ada, "Start (Ada)")
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
        "easy": "Misses many good moves. Good for a first game.",
        "normal": "Plays a solid game, clearly stronger than “easy”.",
        "hard": "The strongest AI of this game, clearly stronger than “normal”.",
    }
    assert f"AI level: **normal** (change it under Options). {likes['normal']}\n" in text_of(opened)
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
    assert f"AI level: **hard** (change it under Options). {likes['hard']}\n" in text_of(opened)


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
    modes = "Duel (2), Sudden death (2), Capture the flag (2) or Fleet battle (2)"
    for_two = f"If only 2 of you play, choose under Options: {modes}."
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


async def set_pace(simulation: Simulation, pace: str) -> None:
    """Ada sets the pace in her options panel."""
    panel = newest(simulation, simulation.ada)
    (menu,) = [one for one in custom_ids(panel.components) if one.endswith("set:pace")]
    await simulation.deliver(simulation.press(simulation.ada, panel, menu, values=[pace]))


async def test_the_battle_clock_is_told_and_offered_only_at_a_table_with_a_clock(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="black_abyss", options="mode=fleet_battle")
    await press(simulation, ada, "Options")

    def offered() -> bool:
        ids = custom_ids(newest(simulation, ada).components)
        return any(one.endswith("set:battle_clock") for one in ids)

    assert "Battle clock" not in text_of(newest(simulation, simulation.dan))
    assert not offered()
    await set_pace(simulation, "daily")
    assert "Battle clock: **1/3 of a turn**" in text_of(newest(simulation, simulation.dan))
    assert offered()


async def test_each_option_of_a_fleet_battle_says_what_it_is_about(simulation: Simulation) -> None:
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="black_abyss", options="mode=fleet_battle")
    await table.press(simulation, ada, table.public(simulation)[-1], "options")
    await set_pace(simulation, "daily")
    told = {
        option: [*filter(None, (await entries_of(simulation, option)).values())]
        for option in ("battle_clock", "field", "mode")
    }
    assert {*told["battle_clock"]} == {
        "Share of a turn's time for each move of a battle you lead; only with a clock"
    }
    assert told["field"] == [
        "The fleets meet in empty space",
        "Shots at ships on six squares with asteroids miss more often",
    ]
    assert len({*told["mode"]}) == 5, "each mode has its own goal"
    assert all(goal.endswith(".") for goal in told["mode"])


async def test_a_host_seats_agents_of_different_levels(simulation: Simulation) -> None:
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="black_abyss")
    opened = newest(simulation, simulation.dan)
    for _ in range(2):
        await press(simulation, ada, "Add an AI")
    await press(simulation, ada, "Options")
    private = newest(simulation, ada)

    def menu() -> dict[str, Any]:
        (found,) = [
            one
            for one in nodes(newest(simulation, ada).components)
            if "set:level" in str(one.get("custom_id"))
        ]
        return found

    first, second = (seat.name for seat in (await row_here(simulation)).seats[1:])
    labels = {one["value"]: one["label"] for one in menu()["options"]}
    assert labels["hard-2"] == f"{second}: hard"
    for value in ("easy-1", "hard-2"):
        await simulation.deliver(
            simulation.press(ada, private, menu()["custom_id"], values=[value])
        )
    assert f"{first} (AI, easy)" in text_of(opened)
    assert f"{second} (AI, hard)" in text_of(opened)
    assert f"AI level of {first}: **easy**" in text_of(opened)
    assert f"AI level of {second}: **hard**" in text_of(opened)
    assert menu()["placeholder"] == "AI levels: mixed"
    assert not [one for one in menu()["options"] if one["label"].startswith("✓ ")]
    assert [seat.agent for seat in (await row_here(simulation)).seats] == [None, "easy", "hard"]
    await simulation.deliver(simulation.press(ada, private, menu()["custom_id"], values=["normal"]))
    assert [seat.agent for seat in (await row_here(simulation)).seats[1:]] == ["greedy"] * 2


async def test_a_rematch_keeps_the_level_of_each_ai(simulation: Simulation) -> None:
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="black_abyss")
    for _ in range(2):
        await press(simulation, ada, "Add an AI")
    await press(simulation, ada, "Options")
    private = newest(simulation, ada)
    (menu,) = [
        str(one["custom_id"])
        for one in nodes(private.components)
        if "set:level" in str(one.get("custom_id"))
    ]
    for value in ("easy-1", "hard-2"):
        await simulation.deliver(simulation.press(ada, private, menu, values=[value]))
    before = {seat.name: seat.agent for seat in (await row_here(simulation)).seats}
    await press(simulation, ada, "Start")
    await quits(simulation, ada, Verb.LEAVE_END)
    await press(simulation, ada, "Play again")
    lobby = await row_here(simulation)
    assert {seat.name: seat.agent for seat in lobby.seats} == before
    assert {*before.values()} == {None, "easy", "hard"}


async def test_a_mode_chosen_in_the_list_of_games_opens_its_lobby(simulation: Simulation) -> None:
    offered = await simulation.ada.autocomplete(simulation.games, "play", "game", "Fleet b")
    (chosen,) = [one["value"] for one in offered]
    await simulation.ada.slash(simulation.games, "play", game=chosen)
    assert "Fleet battle for two:" in text_of(newest(simulation, simulation.dan))


async def test_a_list_says_that_a_table_with_all_seats_taken_seeks_nobody(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    await ada.slash(simulation.games, "play", game="black_abyss", options="mode=duel")
    await enter(simulation, ada, "games")
    assert "looking for players, opened" in text_of(newest(simulation, ada))
    await press(simulation, ada, "Add an AI")
    await enter(simulation, ada, "games")
    assert "all seats taken, opened" in text_of(newest(simulation, ada))
