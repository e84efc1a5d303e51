"""Looking at things is private, in words and pictures, and changes nothing."""

import re

import pytest

from bot import __version__
from bot.app import Airlock
from bot.language.speech import Speech
from bot.presentation.custom_ids import NotOurs
from bot.presentation.history import log
from bot.presentation.learning import glossary
from bot.presentation.learning.rulebook import rulebook
from bot.presentation.panel import Button, Panel
from bot.table.table import Table
from engine.core import registry
from tests.bot.journeys.commands.saying import board, enter, refusal, suggested
from tests.bot.journeys.larger_tables import duel, press
from tests.bot.journeys.player import Player, begin_alone, row_here
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

MANY = 100
SOLO = [name for name in registry.HOUSE if registry.game(name).seats[-1] == 1]


async def table_of(simulation: Simulation) -> Table:
    """The stored table in the first channel."""
    bot = simulation.bot
    assert isinstance(bot, Airlock)
    row = await row_here(simulation)
    return await bot.context.service.tables.load(row.id)


def _buttons(panel: Panel) -> list[Button]:
    rows = [row for row in panel.rows if isinstance(row, tuple)]
    return [one for row in rows for one in row if isinstance(one, Button)]


async def play_on(simulation: Simulation) -> None:
    """Let Ada play a card."""
    ada = Player(simulation, simulation.ada, simulation.games)
    await ada.do(ada.press(ada.plays_on))


# /hand


@pytest.mark.parametrize("game", SOLO)
async def test_hand_says_privately_what_the_seat_sees(simulation: Simulation, game: str) -> None:
    await simulation.ada.slash(simulation.games, "play", game=game)
    answer = await enter(simulation, simulation.ada, "hand")
    table = await table_of(simulation)
    speech, rules = table.speech("en"), table.match.game
    for line in rules.text.describe(rules.view(table.match.state, 0)):
        assert speech(line) in text_of(answer)
    assert any(node.get("items") for node in nodes(answer.components)), "no picture"


async def test_the_hand_of_another_member_is_refused(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    said = await refusal(simulation, simulation.bo, "hand")
    assert said == "You're not in this game of Dyla. Start your own with /play."


@pytest.mark.parametrize("command", ["hand", "table log"])
async def test_without_a_game_here_there_is_nothing_to_see(
    simulation: Simulation, command: str
) -> None:
    said = await refusal(simulation, simulation.bo, command)
    assert said == "No game is being played here. Start one with /play."


# /score


async def test_who_is_winning_is_answered_privately_to_whoever_asks(
    simulation: Simulation,
) -> None:
    await duel(simulation)
    told = text_of(await enter(simulation, simulation.ada, "table score"))
    assert told.startswith(
        "### Dark Miss Down · Who is winning?\nNobody leads: both have 0 points.\n"
    )
    assert {"- Ada: 0 points", "- Bo: 0 points"} <= {*told.splitlines()}
    assert told == text_of(await enter(simulation, simulation.dan, "table score"))


async def test_a_solo_player_asks_how_far_they_are(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    await press(simulation, simulation.ada, board(simulation), "text")
    words = simulation.sees(simulation.ada, simulation.games)[-1]
    await press(simulation, simulation.ada, words, "score")
    told = simulation.sees(simulation.ada, simulation.games)[-1]
    assert "How am I doing?" in text_of(told)
    assert text_of(told) == text_of(await enter(simulation, simulation.ada, "table score"))
    assert "- Victory points: 0, 15 more to go." in text_of(told)


# /log


async def test_a_solo_player_reads_the_full_log_behind_text(simulation: Simulation) -> None:
    ada = await begin_alone(simulation, "planetary_defence")
    await ada.do(ada.press(ada.plays_on._replace(argument="play-all")))
    await ada.do(ada.press(ada.plays_on._replace(argument="end")))
    await press(simulation, simulation.ada, board(simulation), "text")
    words = simulation.sees(simulation.ada, simulation.games)[-1]
    await press(simulation, simulation.ada, words, "log")
    told = text_of(simulation.sees(simulation.ada, simulation.games)[-1])
    assert re.search(r"Ada played .+\.\nAda ended turn 1\.\n.*Ada drew", told, re.DOTALL)


async def test_the_log_shows_each_event_once_and_says_when_nothing_is_new(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    assert "Nothing has happened yet." in text_of(
        await enter(simulation, simulation.ada, "table log")
    )
    await play_on(simulation)
    first = text_of(await enter(simulation, simulation.ada, "table log"))
    assert "Ada" in first
    again = text_of(await enter(simulation, simulation.ada, "table log"))
    assert "Nothing has happened since you last looked." in again
    await play_on(simulation)
    second = text_of(await enter(simulation, simulation.ada, "table log"))
    assert "New since you last looked" in second


async def test_how_far_a_seat_has_read_the_log_survives_a_restart(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    await play_on(simulation)
    await enter(simulation, simulation.ada, "table log")
    assert "Ada" in text_of(await enter(simulation, simulation.bo, "table log"))
    await simulation.restart()
    again = text_of(await enter(simulation, simulation.ada, "table log"))
    assert "Nothing has happened since you last looked." in again


async def test_an_undone_move_is_struck_through_and_the_undo_is_named(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="planetary_defence")
    await play_on(simulation)
    question = await enter(simulation, simulation.ada, "table undo")
    yes, _ = custom_ids(question.components)
    await simulation.deliver(simulation.press(simulation.ada, question, yes))
    said = text_of(await enter(simulation, simulation.ada, "table log"))
    assert "~~" in said
    assert "Ada took back the last move." in said


async def test_the_log_of_a_finished_game_can_be_read_in_its_channel(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    await play_on(simulation)
    question = await enter(simulation, simulation.ada, "table quit")
    yes, _ = custom_ids(question.components)
    await simulation.deliver(simulation.press(simulation.ada, question, yes))
    assert "what happened" in text_of(await enter(simulation, simulation.ada, "table log"))


async def test_a_long_log_shows_its_newest_page_and_has_a_button_to_earlier_ones(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    table = await table_of(simulation)
    told = [log.Line(place, f"line {place} of many, {'x' * 60}") for place in range(1, 200)]
    panel = log.news(table, told, 0, Speech())
    shown: list[str] = []
    while True:
        page = panel.text[1].split("\n")
        shown = page + shown
        earlier = next((one for one in _buttons(panel) if ":<" in one.id), None)
        if earlier is None:
            break
        argument = earlier.id.rsplit(":", 1)[1]
        panel = log.leaf_through(table, told, argument, Speech())
    assert shown == [line.text for line in told]
    assert panel.text[1].startswith("line 1 ")


async def test_a_cut_log_counts_the_missing_lines(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    table = await table_of(simulation)
    told = [log.Line(place, f"line {place}") for place in range(1, 101)]
    panel = log.news(table, told, 30, Speech())
    assert panel.text[2] == (
        "-# New since you last looked: 70 events. 30 more events are under “Earlier”."
    )


async def test_a_forged_page_of_the_log_is_refused(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    table = await table_of(simulation)
    for argument in ("", "<", "12", "<x", "<-1", "<²"):
        with pytest.raises(NotOurs):
            log.leaf_through(table, [], argument, Speech())
        press = simulation.press(
            simulation.bo, board(simulation), f"a1:{table.id}:99:0:log:{argument}"
        )
        await simulation.deliver(press)
        said = text_of(simulation.sees(simulation.bo, simulation.games)[-1])
        assert "out of date" in said


# /card


async def test_a_card_is_found_by_part_of_its_name_in_the_game_of_this_channel(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    assert await suggested(simulation, "table card", "card", "smoke") == ["Smoke dispensers"]
    said = text_of(await enter(simulation, simulation.bo, "table card", card="smoke dispensers"))
    assert "Smoke dispensers" in said
    assert "Dyla" in said


@pytest.mark.parametrize("game", registry.HOUSE)
async def test_every_card_of_every_game_has_its_text(
    simulation: Simulation, game: str, *, soaking: bool
) -> None:
    """Of many cards, every eighth; with `--soak`, each."""
    cards = registry.game(game).text.cards()
    for card in cards[:: 1 if soaking or len(cards) < MANY else 8]:
        said = text_of(
            await enter(simulation, simulation.bo, "table card", card=card.id, game=game)
        )
        assert Speech()(card.name) in said
        assert Speech()(card.text)[:1000] in said


async def test_without_a_game_here_cards_of_all_games_are_offered(simulation: Simulation) -> None:
    cards = {
        said
        for name in registry.names()
        for card in glossary.cards_and_terms(name)
        for said in glossary.card_names(name, card, Speech())
    }
    offered = await suggested(simulation, "table card", "card", "a")
    assert offered
    assert set(offered) <= cards
    assert "Helldart" in text_of(
        await enter(simulation, simulation.bo, "table card", card="Helldart")
    )


async def test_an_unknown_card_or_game_is_refused_with_what_there_is(
    simulation: Simulation,
) -> None:
    said = await refusal(simulation, simulation.bo, "table card", card="Excalibur", game="Dyla")
    assert said == "There is no card called “Excalibur” in Dyla. Pick one of the suggestions."
    said = await refusal(simulation, simulation.bo, "table card", card="x", game="chess")
    assert said.startswith("There is no game called “chess”. There are: Planetary Defence System, ")
    assert await suggested(simulation, "table card", "card", "x", game="chess") == []


# /rules


async def test_rules_open_with_a_table_of_contents_that_leads_to_sections_and_back(
    simulation: Simulation,
) -> None:
    contents = await enter(simulation, simulation.bo, "table rules", game="dyla")
    book = rulebook("dyla", "en")
    offered = [
        one["label"] for node in nodes(contents.components) for one in node.get("options", ())
    ]
    assert offered == [part.title for part in book.sections]
    assert book.sections[0].pages[0] in text_of(contents)
    menu = next(n["custom_id"] for n in nodes(contents.components) if n.get("options"))
    await simulation.deliver(simulation.press(simulation.bo, contents, menu, values=["1"]))
    assert book.sections[1].pages[0] in text_of(contents)
    back = next(n["custom_id"] for n in nodes(contents.components) if n.get("label") == "Contents")
    await simulation.deliver(simulation.press(simulation.bo, contents, back))
    assert book.sections[0].pages[0] in text_of(contents)
    assert book.introduction.splitlines()[0] in text_of(contents)


async def test_a_section_is_found_by_its_heading(simulation: Simulation) -> None:
    assert "A turn" in await suggested(simulation, "table rules", "section", "tur", game="dyla")
    said = text_of(
        await enter(simulation, simulation.bo, "table rules", game="dyla", section="a turn")
    )
    assert "Skip or fight" in said
    said = await refusal(simulation, simulation.bo, "table rules", game="dyla", section="chess")
    assert said == "There is no section called “chess” in these rules. Pick one of the suggestions."


async def test_rules_are_those_of_the_channels_game_or_ask_which(
    simulation: Simulation,
) -> None:
    said = await refusal(simulation, simulation.bo, "table rules")
    assert "Choose one with the option" in said
    assert await suggested(simulation, "table rules", "section", "") == []
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    assert "Dyla · rules" in text_of(await enter(simulation, simulation.bo, "table rules"))


async def test_a_forged_page_of_the_rules_is_refused(simulation: Simulation) -> None:
    shown = await enter(simulation, simulation.bo, "table rules", game="dyla")
    for argument in ("chess", "dyla+9+9", "dyla+x+0"):
        press = simulation.press(simulation.bo, shown, f"a1:0:99:0:rules:{argument}")
        await simulation.deliver(press)
        said = text_of(simulation.sees(simulation.bo, simulation.games)[-1])
        assert "out of date" in said


# About this bot


async def test_about_names_version_privacy_designers_and_licence(simulation: Simulation) -> None:
    answer = await enter(simulation, simulation.bo, "help")
    (about,) = [one for one in custom_ids(answer.components) if one.endswith(":about")]
    await simulation.deliver(simulation.press(simulation.bo, answer, about))
    said = text_of(answer)
    for part in (__version__, "Privacy", "Mike Berg", "MIT"):
        assert part in said
    assert labels_of(answer) == ["Back"]


# names


async def test_a_malicious_card_name_is_escaped(simulation: Simulation) -> None:
    typed = "@everyone <@1> **x**\n\u202e" + "y" * 4000
    said = await refusal(simulation, simulation.bo, "table card", card=typed, game="dyla")
    assert "\\@everyone \\<\\@1\\> \\*\\*x\\*\\* yyy" in said
    assert len(said) < 250
