"""Public messages follow the server's language, private ones the member's."""

from __future__ import annotations

import re

import pytest

from bot.speech import Speech, catalogue, locale_of
from engine.core.content import DATA
from tests.bot.cogs.saying import asked, board, refusal
from tests.simulation import Simulation, custom_ids, labels_of, text_of

TEXT = DATA / "bot" / "text"
LOCALES = sorted(path.stem for path in TEXT.glob("*.ftl"))


def messages(locale: str) -> dict[str, set[str]]:
    """The arguments of every message the bot has in a locale."""
    parts = re.split(r"^([a-z][\w-]*) =", (TEXT / f"{locale}.ftl").read_text("utf-8"), flags=re.M)
    found = zip(parts[1::2], parts[2::2], strict=True)
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in found}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_translation_says_with_the_same_arguments_what_english_says(locale: str) -> None:
    english = messages("en")
    translated = messages(locale)
    assert translated == {name: english.get(name) for name in translated}
    assert len(translated) >= 100


def test_regions_find_their_language_and_what_is_unknown_is_english() -> None:
    assert [locale_of(one) for one in ("de", "en-GB", "pt-BR", None)] == ["de", "en", "en", "en"]
    assert "de" in catalogue().locales


async def test_a_german_member_on_an_english_server_is_answered_in_german_alone(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    said = await refusal(simulation, simulation.bo, "hand")
    assert said == "Hier wird nicht gespielt. Beginne mit /play."
    await simulation.bo.slash(simulation.games, "play", game="dyla")
    assert "turn 1" in text_of(board(simulation))
    question = await asked(simulation, simulation.bo, "resign")
    assert labels_of(question) == ["Aufgeben"]
    (yes,) = custom_ids(question.components)
    await simulation.deliver(simulation.press(simulation.bo, question, yes))
    assert "Du hast das Spiel aufgegeben." in text_of(question)
    assert "Bo gave this game up." in text_of(board(simulation))


async def test_a_german_server_shows_german_boards_to_english_members_whom_it_answers_in_english(
    simulation: Simulation,
) -> None:
    await simulation.make_language("de")
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    assert "Zug 1" in text_of(board(simulation))
    assert "turn 1" in text_of(await asked(simulation, simulation.ada, "hand"))
    said = await refusal(simulation, simulation.bo, "hand")
    assert said.startswith("You do not sit at this table of Dyla.")


async def test_games_without_a_translation_speak_english_within_german(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    said = text_of(await asked(simulation, simulation.bo, "rules", game="dyla"))
    assert "Dyla · Regeln" in said
    assert "A turn" in said
    said = text_of(await asked(simulation, simulation.bo, "card", card="helldart", game="dyla"))
    assert "Helldart" in said


async def test_a_permission_is_named_as_the_members_own_client_names_it(
    simulation: Simulation,
) -> None:
    simulation.speak(simulation.bo, "de")
    simulation.forbid(simulation.games, attach_files=True)
    said = await refusal(simulation, simulation.bo, "play", game="dyla")
    assert "„Dateien anhängen“" in said
    assert Speech("de").say("right-attach-files") == "Dateien anhängen"
