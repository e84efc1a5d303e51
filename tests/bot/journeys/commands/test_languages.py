"""Public messages are in the server's language, private ones in the member's."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode, Message, VariableReference

from bot.language.speech import Speech, catalogue, locale_of
from engine.core.content import DATA
from tests.bot.journeys.commands.saying import board, enter, refusal
from tests.bot.journeys.larger_tables import press
from tests.bot.journeys.tables.table import quits
from tests.simulation import Simulation, custom_ids, labels_of, text_of

TEXT = DATA / "bot" / "text"
LOCALES = sorted(path.stem for path in TEXT.glob("*.ftl"))


def messages(locale: str) -> dict[str, set[str]]:
    """The arguments of all of the bot's messages in a locale."""
    body = FluentResource((TEXT / f"{locale}.ftl").read_text("utf-8")).body
    return {one.id.name: set(_arguments(one)) for one in body if isinstance(one, Message)}


def _arguments(part: object) -> Iterator[str]:
    """The names of the variables in a message."""
    if isinstance(part, VariableReference):
        yield part.id.name
    elif isinstance(part, list):
        for one in part:
            yield from _arguments(one)
    elif isinstance(part, BaseNode):
        yield from _arguments(list(vars(part).values()))


@pytest.mark.parametrize("locale", LOCALES)
def test_translations_have_the_same_messages_and_arguments_as_english(locale: str) -> None:
    assert messages(locale) == messages("en")


def test_regional_locales_find_their_language_and_unknown_ones_english() -> None:
    assert [locale_of(one) for one in ("de", "en-GB", "pt-BR", None)] == ["de", "en", "en", "en"]
    assert "de" in catalogue().locales


async def test_a_german_member_on_an_english_server_is_answered_in_german_privately(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    said = await refusal(simulation, simulation.bo, "hand")
    assert said == "Hier läuft kein Spiel. Beginne eines mit /spielen."
    await _begin_between(simulation)
    assert "round 1" in text_of(board(simulation))
    question = await enter(simulation, simulation.bo, "table quit")
    assert "Aufhören" in labels_of(question)[0]


async def _begin_between(simulation: Simulation) -> None:
    """Begin a game between Ada and Bo."""
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    await press(simulation, simulation.bo, board(simulation), "join")
    await press(simulation, simulation.ada, board(simulation), "start")


async def test_on_a_german_server_english_members_get_english_answers(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    await simulation.make_language("de")
    await _begin_between(simulation)
    assert "Runde 1" in text_of(board(simulation))
    assert "your turn" in text_of(await enter(simulation, simulation.ada, "hand"))
    said = await refusal(simulation, simulation.cleo, "hand")
    assert said.startswith("You're not in this game of Dark Miss Down.")


async def test_a_solo_game_is_in_its_members_language_from_the_first_board(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    assert "Zug 1" in text_of(board(simulation))


async def test_a_solo_game_and_its_rematch_are_german_if_its_member_chose_german(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    assert "turn 1" in text_of(board(simulation))
    await simulation.ada.slash(simulation.games, "your settings", language="de")
    assert "Zug 1" in text_of(board(simulation)), "the game that is under way, at once"
    question = await enter(simulation, simulation.ada, "table quit")
    yes, _ = custom_ids(question.components)
    await simulation.deliver(simulation.press(simulation.ada, question, yes))
    assert "Ada hat aufgehört." in text_of(board(simulation))
    again = next(one for one in custom_ids(board(simulation).components) if ":again:" in one)
    await simulation.deliver(simulation.press(simulation.ada, board(simulation), again))
    assert "Zug 1" in text_of(board(simulation))


async def test_a_table_is_german_if_all_its_members_read_german_and_one_chose_it(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    await simulation.ada.slash(simulation.games, "your settings", language="de")
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    assert "Mitspielen" in labels_of(board(simulation))
    await press(simulation, simulation.bo, board(simulation), "join")
    await press(simulation, simulation.ada, board(simulation), "start")
    assert "Runde 1" in text_of(board(simulation))


async def test_a_lobby_is_german_once_it_has_several_members_who_all_read_german(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.ada, "de")
    simulation.speak(simulation.bo, "de")
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    said = text_of(board(simulation))
    assert "1 more player needed: press Join or Add an AI. Then Ada presses Start." in said
    await press(simulation, simulation.bo, board(simulation), "join")
    assert "Es geht los, wenn Ada auf „Beginnen“ drückt." in text_of(board(simulation))
    await press(simulation, simulation.ada, board(simulation), "start")
    assert "Runde 1" in text_of(board(simulation))


async def test_a_table_with_an_english_reader_keeps_the_servers_language(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "your settings", language="de")
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    await press(simulation, simulation.bo, board(simulation), "join")
    await press(simulation, simulation.ada, board(simulation), "start")
    assert "round 1" in text_of(board(simulation))


async def test_a_table_keeps_its_language_when_one_member_remains(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    await simulation.bo.slash(simulation.games, "your settings", language="de")
    await _begin_between(simulation)
    await quits(simulation, simulation.ada)
    assert "Ada, then" in text_of(board(simulation))
    assert "from round 1" in text_of(board(simulation))


async def test_a_german_member_reads_cards_and_moves_of_a_game_in_german(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    said = text_of(await enter(simulation, simulation.bo, "table rules", game="dyla"))
    assert "Dyla · Regeln" in said
    said = text_of(
        await enter(simulation, simulation.bo, "table card", card="nebelwerfer", game="dyla")
    )
    assert "Nebelwerfer" in said
    assert "Technikpunkte" in said
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    assert any("Angriffskarten" in label for label in labels_of(board(simulation)))


async def test_a_permission_is_named_as_in_the_members_client(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    simulation.forbid(simulation.games, attach_files=True)
    said = await refusal(simulation, simulation.bo, "play", game="dyla")
    assert "„Dateien anhängen“" in said
    assert Speech("de").say("right-attach-files") == "Dateien anhängen"
