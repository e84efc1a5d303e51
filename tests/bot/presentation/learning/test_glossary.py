"""Every term of a game is explained, and found by each of its names."""

import re

import pytest

from bot.language.speech import Speech, catalogue
from bot.presentation.learning import rulebook
from bot.presentation.learning.glossary import card_names, cards_and_terms, find, glossary
from engine.core import registry
from engine.core.catalogue import messages_of
from engine.core.words import prefix_of, words

EVERY_GAME = pytest.mark.parametrize("game", registry.HOUSE)
EVERY_LOCALE = pytest.mark.parametrize("locale", ["en", "de"])
NUMBERED = re.compile(
    r"^\d\. \*\*(.+?)\*\*(?: and \*\*(.+?)\*\*| und \*\*(.+?)\*\*)?", re.MULTILINE
)
SENTENCE = re.compile(r"[.!?](?:\s|$)")
ICON = re.compile(r'ICON\("([a-z0-9-]+)"\)')
UNTAUGHT = frozenset({"check", "cross", "warning", "back"})
"""Icons that are signs, not terms."""


@EVERY_GAME
@EVERY_LOCALE
def test_every_part_of_the_first_board_can_be_looked_up(game: str, locale: str) -> None:
    text = rulebook.rulebook(game, locale).sections[0].pages[0]
    parts = [part for found in NUMBERED.findall(text) for part in found if part]
    assert len(parts) >= 6
    for part in parts:
        assert find([game], part, Speech(locale)), part


@EVERY_GAME
@EVERY_LOCALE
def test_every_icon_used_in_labels_can_be_looked_up(game: str, locale: str) -> None:
    room = registry.game(game).folder / "text" / f"{locale}.ftl"
    prefix, speech = prefix_of(game), Speech(locale)
    for icon in set(ICON.findall(room.read_text("utf-8"))) - UNTAUGHT:
        if said := speech(words(catalogue().icon(prefix, icon))):
            assert find([game], said, speech), said


@EVERY_GAME
@EVERY_LOCALE
def test_every_phase_and_measure_can_be_looked_up(game: str, locale: str) -> None:
    prefix, speech = prefix_of(game), Speech(locale)
    for one in messages_of(registry.game(game)).ids("en"):
        kind, _, key = one.removeprefix(prefix).partition("-")
        if kind == "measure" or (kind == "phase" and key != "over"):
            assert find([game], speech(words(one)), speech), one


@EVERY_GAME
@EVERY_LOCALE
def test_every_term_has_two_sentences_and_is_found_by_each_of_its_names(
    game: str, locale: str
) -> None:
    speech = Speech(locale)
    assert len(glossary(game)) >= 10
    names = [speech(one.name).lower() for one in cards_and_terms(game)]
    assert len(set(names)) == len(names), "two things of a game have one name"
    for term in glossary(game):
        assert len(SENTENCE.findall(speech(term.text))) == 2, speech(term.text)
        for name in card_names(game, term, speech):
            assert (game, term) in find([game], name.upper(), speech), name


def test_a_word_shared_by_several_games_is_explained_for_each() -> None:
    found = [game for game, _ in find(registry.names(), "energy", Speech())]
    assert found == ["dark_wall_destiny", "black_abyss"]


def test_the_longest_term_within_a_typed_text_is_found() -> None:
    ((game, term),) = find(registry.names(), "what are attack vectors?", Speech())
    assert (game, term.id) == ("dark_wall_destiny", "term-attack-vector")
    assert find(registry.names(), "frobnicate", Speech()) == []
    assert find(registry.names(), "", Speech()) == []
