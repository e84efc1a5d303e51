"""`/help` says how to begin or continue, and explains any game, command, card or term."""

import pytest
from simcord.backend.models import Message

from engine.core import options, registry
from tests.bot.journeys.commands.saying import board, enter, refusal, suggested
from tests.bot.journeys.player import begin_alone, context_of
from tests.bot.journeys.tables.table import open_lobby, press, public
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of


async def go(simulation: Simulation, shown: Message, to: str, *values: str) -> Message:
    """Open a page of help by its button or menu entry; returns the message."""
    wanted = next(one for one in custom_ids(shown.components) if one.endswith(f":help:{to}"))
    before = {one.id for one in simulation.sees(simulation.ada, simulation.games)}
    click = simulation.press(simulation.ada, shown, wanted, values=list(values) or None)
    await simulation.deliver(click)
    after = simulation.sees(simulation.ada, simulation.games)
    return next((one for one in reversed(after) if one.id not in before), shown)


def links(components: object) -> list[str]:
    return [node["url"] for node in nodes(components) if "url" in node and "label" in node]


async def test_help_has_six_buttons_before_those_of_features_and_one_begins_a_game(
    simulation: Simulation,
) -> None:
    shown = await enter(simulation, simulation.ada, "help")
    assert labels_of(shown)[:6] == [
        "Play",
        "My turns",
        "How a game works",
        "Settings",
        "Add me to your server",
        "About this bot",
    ]
    (invite,) = links(shown.components)
    assert f"client_id={simulation.bot.application_id}&" in invite

    shown = await go(simulation, shown, "play")
    shown = await go(simulation, shown, "play", "dyla")
    assert "The box of Dyla" in text_of(shown)
    assert "1 player · 15 to 30 minutes" in text_of(shown)
    await press(simulation, simulation.ada, shown, "begin")
    assert "Dyla · turn 1" in text_of(board(simulation))


@pytest.mark.parametrize(
    ("way", "says"),
    [("turns", "Your games"), ("settings", "/your settings"), ("games", "Which game")],
)
async def test_each_other_button_opens_its_page(
    simulation: Simulation, way: str, says: str
) -> None:
    shown = await enter(simulation, simulation.ada, "help")
    assert says in text_of(await go(simulation, shown, f"{way}"))


async def test_help_finds_a_command_of_a_group_by_its_last_word(simulation: Simulation) -> None:
    pytest.importorskip("bot.features.challenge")
    for typed in ("challenge", "/challenge", "tagesaufgabe"):
        said = text_of(await enter(simulation, simulation.ada, "help", about=typed))
        assert "**/stats challenge** · Play today's challenge, or see who did best" in said


async def test_the_page_on_settings_opens_ones_own(simulation: Simulation) -> None:
    shown = await enter(simulation, simulation.ada, "help")
    page = await go(simulation, shown, "settings")
    assert "Your settings" in text_of(await press(simulation, simulation.ada, page, "me"))


async def test_how_a_game_goes_says_how_any_game_goes_before_it_asks_for_one(
    simulation: Simulation,
) -> None:
    shown = await go(simulation, await enter(simulation, simulation.ada, "help"), "games")
    said = text_of(shown).splitlines()
    assert sum(line.startswith("- ") for line in said) == 6
    for word in ("/play", "pace", "My moves", "/board", "direct message", "autopilot", "/games"):
        assert any(word in line for line in said), word
    assert said[-1] == "Which game do you want to know more about?"


async def test_help_on_a_game_opens_in_place_and_has_a_back_button(simulation: Simulation) -> None:
    shown = await enter(simulation, simulation.ada, "help")
    shown = await go(simulation, shown, "games")
    back = await go(simulation, shown, "")
    assert "My turns" in labels_of(back)
    shown = await go(simulation, back, "games")
    shown = await go(simulation, shown, "games", "black_abyss")
    assert "Black Abyss · rules" in text_of(shown)


async def test_help_works_in_direct_messages_and_in_german(simulation: Simulation) -> None:
    simulation.speak(simulation.bo, "de")
    result = await simulation.bo.user.slash("help")
    assert result.response is not None
    assert "Füg mich deinem Server hinzu" in labels_of(result.response)


async def test_in_direct_messages_help_offers_no_start_of_a_game_of_several(
    simulation: Simulation,
) -> None:
    for game, begins in (("dyla", True), ("dark_miss_down", False)):
        await simulation.ada.user.slash("help")
        shown = await go(simulation, simulation.messages_of(simulation.ada)[-1], "play")
        shown = await go(simulation, shown, "play", game)
        assert ("Play it here" in labels_of(shown)) is ("Tutorial" in labels_of(shown)) is begins
        assert ("needs other players" in text_of(shown)) is not begins


async def test_any_command_is_explained(simulation: Simulation) -> None:
    said = text_of(await enter(simulation, simulation.ada, "help", about="/board"))
    assert "**/board**" in said


async def test_a_german_member_finds_commands_by_their_german_names(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    said = text_of(await enter(simulation, simulation.bo, "help", about="/brett"))
    assert said.startswith("### Hilfe\n**/brett**")


@pytest.mark.parametrize("typed", ["Dyla", "dyla", "Dark Wall", "Black Abyss"])
async def test_the_name_of_a_game_shows_its_page(simulation: Simulation, typed: str) -> None:
    assert "Dyla" in await suggested(simulation, "help", "about", "dyl")
    shown = await enter(simulation, simulation.ada, "help", about=typed)
    assert text_of(shown).lower().startswith(f"### {typed.lower()}")
    assert "Play it here" in labels_of(shown)
    back = await press(simulation, simulation.ada, shown, "help")
    assert "Which game?" in text_of(back)


async def test_every_card_and_term_is_suggested_and_explained(simulation: Simulation) -> None:
    assert await suggested(simulation, "help", "about", "helld") == ["Helldart"]
    assert "/board" in await suggested(simulation, "help", "about", "/boa")
    said = text_of(await enter(simulation, simulation.ada, "help", about="helldart"))
    assert "Helldart" in said
    said = await refusal(simulation, simulation.ada, "help", about="**frobnicate**")
    assert said.startswith("Nothing here is called “\\*\\*frobnicate\\*\\*”.")


async def test_a_word_that_is_no_card_is_suggested_and_explained(simulation: Simulation) -> None:
    assert "Attack vector" in await suggested(simulation, "help", "about", "attack v")
    said = text_of(await enter(simulation, simulation.ada, "help", about="attack vectors"))
    assert "An alien or anomaly that stops there attacks at once" in said
    assert "Dark Wall Destiny" in said
    said = text_of(await enter(simulation, simulation.ada, "help", about="energy"))
    assert "Dark Wall Destiny" in said
    assert "Black Abyss" in said
    simulation.speak(simulation.bo, "de")
    said = text_of(await enter(simulation, simulation.bo, "help", about="Drehung"))
    assert "verbrennt die Karte am Stern" in said


async def test_the_first_board_states_the_goal_and_every_board_has_how_to_play(
    simulation: Simulation,
) -> None:
    ada = await begin_alone(simulation, "dyla")
    assert "Defeat enemies for victory points (★)" in text_of(ada.board)
    assert "How to play" in labels_of(ada.board)
    guide = await press(simulation, simulation.bo, ada.board, "guide")
    assert not guide.visible_to(simulation.ada.id)
    assert "Dyla · rules" in text_of(guide)
    for turn in (1, 2, 3):
        while (await ada.table()).match.state.turn == turn:
            assert "How to play" in labels_of(ada.board)
            await ada.click()
    assert "Defeat enemies for victory points (★)" not in text_of(ada.board)
    assert "How to play" in labels_of(ada.board)


@pytest.mark.parametrize("game", ["dark_miss_down", "dark_wall_destiny", "black_abyss"])
async def test_a_lobby_shows_the_box_art_the_players_the_length_and_the_kind_of_game(
    simulation: Simulation, game: str
) -> None:
    lobby = await open_lobby(simulation, game)
    assert "The box of" in text_of(lobby)
    rules = registry.game(game)
    seats = options.read(rules, {}).seating(rules.seats)
    assert f"{seats[-1]} players" in text_of(lobby)
    await press(simulation, simulation.bo, lobby, "join")
    assert "The box of" in text_of(public(simulation)[-1])
    assert "How to play" in labels_of(public(simulation)[-1])


async def test_how_to_play_at_a_lobby_is_answered_privately(simulation: Simulation) -> None:
    lobby = await open_lobby(simulation, "black_abyss")
    guide = await press(simulation, simulation.cleo, lobby, "guide")
    assert "Black Abyss · rules" in text_of(guide)
    assert not guide.visible_to(simulation.ada.id)
    rows = await context_of(simulation).service.store.matches_in(simulation.guild.id)
    assert [seat.user for row in rows for seat in row.seats] == [simulation.ada.id]
    assert custom_ids(lobby.components)
