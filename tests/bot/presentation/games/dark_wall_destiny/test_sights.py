"""What can be looked at beside the board of Dark Wall Destiny: cards, lists and sectors."""

from dataclasses import replace
from itertools import cycle

import pytest

from bot.language.speech import Speech
from bot.language.wording import ALT_LIMIT
from bot.presentation.choices.sight_menu import sight_menu
from bot.presentation.games.dark_wall_destiny import (
    card_scene,
    draw_cards,
    draw_list,
    list_scene,
)
from bot.presentation.games.dark_wall_destiny.presenter import PRESENTER
from bot.presentation.games.dark_wall_destiny.table_scene import (
    scene_of,
)
from bot.presentation.pictures import draw as draw_picture
from engine.core import registry
from engine.core.errors import StaleChoice
from engine.games.dark_wall_destiny.actions import Buy, Play
from tests.bot.presentation.games.dark_wall_destiny.test_late_game import NAMES, late
from tests.bot.presentation.looking import (
    assert_is_a_board,
    assert_letters_stand_free,
    writing,
)
from tests.bot.presentation.played import matches, say
from tests.engine.games.dark_wall_destiny.table import table
from tests.engine.games.dark_wall_destiny.test_spin import struck

GAME = registry.game("dark_wall_destiny")


def test_every_sight_can_be_drawn() -> None:
    view, speech = GAME.view(late("free", 9).state, 3), Speech("de", NAMES)
    offered = PRESENTER.sights(view)
    assert len({sight.key for sight in offered}) == len(offered)
    for kind in ("system", "piles", "sector-0", "sector-5", f"card-{view.hand[0]}"):
        assert kind in {sight.key for sight in offered}
    for sight in offered:
        shown = PRESENTER.sight(view, sight.key, speech)
        assert 0 < len(shown.alt) <= ALT_LIMIT
        assert_is_a_board(draw_picture(shown.drawing, shown.scene))
    with pytest.raises(StaleChoice):
        PRESENTER.sight(view, "sector-6", speech)


def test_during_purchases_the_system_is_shown_by_name() -> None:
    view = GAME.view(late("free", 14).state, 0)
    assert PRESENTER.follow(view, ("system",)) == "system"
    assert PRESENTER.follow(view, ("seed", "patrol")) == "sector-0"
    assert PRESENTER.follow(view, ("play",)) == ""


def test_the_text_of_every_card_is_shown_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.view(next(matches(GAME.name, "cards", 2)).state, 0)
    for card, locale in zip(GAME.text.cards()[::3], cycle(("en", "de")), strict=False):
        scene = card_scene.scene_of(view, card.id, Speech(locale))
        with writing(monkeypatch, draw_cards) as tiles:
            assert_is_a_board(draw_cards.draw(scene).png())
        assert_letters_stand_free(tiles)


def test_a_list_that_is_too_long_counts_its_omitted_entries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = GAME.view(late("free", 14).state, 3)
    burned = tuple(card.id for card in GAME.text.cards()[:30])
    scene = list_scene.piles_of(replace(view, burned=burned), say)
    assert len(scene.lines) == list_scene.LINES
    left = scene.lines[-1].name
    assert left.startswith("+")
    assert int(left) + list_scene.LINES - 1 > 30
    with writing(monkeypatch, draw_list, draw_cards) as tiles:
        assert_is_a_board(draw_list.draw(scene).png())
    assert_letters_stand_free(tiles)


@pytest.mark.parametrize(
    ("locale", "told", "shown"),
    [
        (
            "en",
            "Drones: Hauler Drone (sold out), 3 ",
            "Hauler Drone: sold out",
        ),
        ("de", "Drohnen: Lastdrohne (ausverkauft), ", "Lastdrohne: ausverkauft"),
    ],
)
def test_a_drone_that_is_sold_out_is_marked_in_text_and_picture(
    locale: str, told: str, shown: str
) -> None:
    view = table(system="needle", energy=9).play(*[Buy("hauler", 0)] * 3).view()
    speech = Speech(locale, NAMES)
    assert told in " ".join(speech.each(GAME.text.describe(view)))
    lines = list_scene.system_of(view, speech.for_pictures).lines
    assert shown in [line.name for line in lines]
    offered = [one.key for one in PRESENTER.sights(view)]
    assert "card-hauler" not in offered
    assert {f"card-{card}" for card, _, count in view.drones if count} <= {*offered}


def test_the_list_of_the_system_frames_the_same_cards_in_red_as_the_board() -> None:
    view, speech = struck().view(), Speech("en", NAMES).for_pictures
    board = [one.at for one in scene_of(view, speech).places if one.lands]
    assert board
    listed = list_scene.system_of(view, speech).lines
    assert [int(line.mark) for line in listed if line.lands] == board
    vectors = [one.at for one in view.system if one.vector]
    assert [int(line.mark) for line in listed if line.vector] == vectors


def test_the_whole_table_is_offered_only_where_an_open_menu_has_another_picture() -> None:
    offered, speech = PRESENTER.sights(table().view()), Speech("en", NAMES)

    def entries(at: str) -> list[str]:
        (menu,) = sight_menu("abcdefghij", offered, speech, 0, at)
        return [one.value for one in menu.entries]

    assert entries("system")[:2] == ["table", "system"]
    assert entries("")[0] == "system"


def test_cards_turned_up_from_space_can_be_looked_at_while_one_of_them_is_chosen() -> None:
    asked = table(hand="long-scan", space="needle talon brandemoth").play(Play("long-scan"))
    scanned = asked.view(0).scanned
    assert len(scanned) == 2
    offered = [one.key for one in PRESENTER.sights(asked.view(0))]
    assert {f"card-{card}" for card in scanned} <= {*offered}
