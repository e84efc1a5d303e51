"""Texts before a game begins: the list of games, and a table's options."""

import pytest

from bot.interactions.opening.panels import panel
from bot.interactions.typed import grammar
from bot.interactions.typed.grammar import games_to_play, mode_of
from bot.language.speech import Speech
from bot.store.records import MatchRow, Seat, Status
from engine.core import options, registry
from engine.core.words import Words

PHONE = 42
"""Characters of a suggestion that a phone of 390 pixels shows."""
SAME = {"Normal", "Deck", "Standard", "Awakening", "Hostile Stars", "Homefront", "Aggression"}
"""German words that equal the English ones, and names of expansions."""


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_suggested_game_fits_a_phone(locale: str) -> None:
    offered = [one.name for one in games_to_play("", Speech(locale))]
    assert len(offered) >= 5
    assert [name for name in offered if len(name) > PHONE] == []


@pytest.mark.parametrize(("locale", "typed"), [("en", "fleet"), ("de", "flotten")])
def test_a_mode_is_found_by_its_name_and_names_its_game(locale: str, typed: str) -> None:
    (found,) = games_to_play(typed, Speech(locale))
    assert found.name.startswith("Black Abyss · ")
    assert found.value == "black_abyss mode=fleet_battle"
    assert (grammar.game(found.value), mode_of(found.value)) == ("black_abyss", "mode=fleet_battle")
    everything = [one.value for one in games_to_play("", Speech(locale))]
    assert everything.index("black_abyss") < everything.index(found.value)
    assert found.value not in [one.value for one in games_to_play("", Speech(locale), alone=True)]


def test_where_one_plays_alone_a_typed_game_for_two_is_found_with_a_note() -> None:
    (found,) = games_to_play("Dark Miss Down", Speech(), alone=True)
    assert (found.name, found.value) == ("Dark Miss Down · on servers only", "dark_miss_down")
    offered = [one.value for one in games_to_play("", Speech(), alone=True)]
    assert "dyla" in offered
    assert "dark_miss_down" not in offered


@pytest.mark.parametrize("game", registry.HOUSE)
def test_options_their_values_and_descriptions_are_translated_to_german(game: str) -> None:
    english, german = Speech("en"), Speech("de")
    said: list[Words] = []
    for option in options.describe(registry.game(game)):
        said += [option.title, option.about, *option.labels]
    alike = {german(one) for one in said if german(one) == english(one)}
    assert {one for one in alike if not one.isdigit()} <= SAME


def test_the_time_of_the_last_call_for_players_is_rounded_down() -> None:
    lobby = MatchRow(
        *("abcdefghij", "dark_miss_down", "1", "{}", 2, 7, 11),
        *(Status.LOBBY, 1, "{}", "0" * 64, 100.0, 100.9),
        seats=(Seat(0, 1, None, "Ada"),),
    )
    assert "Last change: <t:100:R>" in panel(lobby, Speech()).foot


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            "Standard rules. Under Options you can change: Mode, Map, Terms to win, Seat vote, ",
        ),
        ("de", "Standardregeln. Unter „Optionen“ kannst du ändern: Modus, Karte, Amtszeiten, "),
    ],
)
def test_a_lobby_names_the_options_that_it_does_not_list(locale: str, said: str) -> None:
    lobby = MatchRow(
        *("abcdefghij", "black_abyss", "1", "{}", 4, 7, 11),
        *(Status.LOBBY, 1, "{}", "0" * 64, 100.0, 100.9),
        seats=(Seat(0, 1, None, "Ada"),),
    )
    assert said in "\n".join(panel(lobby, Speech(locale)).text)
