"""The introduction of each game is complete in every language, and has a picture."""

import io
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from PIL import Image

from bot.language.speech import Speech, catalogue
from bot.paint.picture_size import PICTURE_WIDTH, pixels
from bot.presentation.learning import draw_box
from bot.presentation.learning.introduction import Box, box, facts, goal, learning_text
from engine.core import registry
from engine.core.content import DATA
from engine.core.options import each_alone
from tests.bot.presentation.looking import MOST_BYTES, assert_letters_stand_free, writing

LOCALES = sorted(path.stem for path in (DATA / "bot" / "text").glob("*.ftl"))
EVERY_GAME = pytest.mark.parametrize("game", registry.HOUSE)


def ids(room: Path, locale: str) -> set[str]:
    text = (room / f"{locale}.ftl").read_text("utf-8")
    return {one.id.name for one in FluentResource(text).body if isinstance(one, Message)}


@EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_texts_for_newcomers_have_the_same_messages_in_every_language(
    game: str, locale: str
) -> None:
    room = DATA / game / "learning"
    assert ids(room, locale) == ids(room, "en")
    for what in ("goal", "length", "kind"):
        assert learning_text(game, what, Speech(locale))
        assert "\n" not in learning_text(game, what, Speech(locale))


@EVERY_GAME
def test_a_mode_with_its_own_ladder_or_competition_states_its_own_goal(
    game: str,
) -> None:
    rules = registry.game(game)
    chosen = list(each_alone(rules))
    ways = {(one.ladder(), one.together() is not None) for one in chosen}
    for locale in LOCALES:
        said = {goal(game, way, Speech(locale), together=together) for way, together in ways}
        assert len(said) == len(ways)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_bots_own_texts_for_newcomers_exist_in_every_language(locale: str) -> None:
    room = DATA / "learning" / "text"
    assert ids(room, locale) == ids(room, "en")


@EVERY_GAME
def test_the_german_goal_differs_from_the_english_one(game: str) -> None:
    assert learning_text(game, "goal", Speech("de")) != learning_text(game, "goal", Speech("en"))
    assert "Person" in facts(game, Speech("de"))


def test_a_missing_text_for_newcomers_is_empty() -> None:
    assert learning_text("dyla", "nothing-of-the-kind", Speech()) == ""
    assert not catalogue().teaches("dyla-name")


@EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_the_letters_of_every_box_are_legible(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = {(one.ladder(), one.together() is not None) for one in each_alone(registry.game(game))}
    for ladder, together in ways:
        scene = box(game, Speech(locale), ladder, together=together).scene
        with writing(monkeypatch, draw_box) as tiles:
            drawn = draw_box.draw(scene).png()
        assert_letters_stand_free(tiles)
        assert len(drawn) < MOST_BYTES
        assert Image.open(io.BytesIO(drawn)).size == (PICTURE_WIDTH, pixels(draw_box.HEIGHT))


@pytest.mark.parametrize(
    ("locale", "allies", "rivals"),
    [
        ("en", "cooperative deck building", "deck building against each other"),
        ("de", "kooperativer Deckbau", "Deckbau gegeneinander"),
    ],
)
def test_the_box_of_a_lobby_says_whether_its_players_are_rivals(
    locale: str, allies: str, rivals: str
) -> None:
    said = {
        together: box("dark_wall_destiny", Speech(locale), together=together).scene.kind
        for together in (True, False)
    }
    assert said == {True: allies, False: rivals}


def test_every_game_has_its_own_box() -> None:
    drawn = {draw_box.draw(Box(game, "", "")).png() for game in (*registry.HOUSE, "another")}
    assert len(drawn) == len(registry.HOUSE) + 1
