"""The board of Planetary Defence System shows every fact, in the picture and in words."""

from dataclasses import replace
from typing import Any

import pytest

from bot.render import alt
from bot.render.pictures import planetary_cards
from bot.render.pictures import planetary_defence as pictures
from bot.render.planetary_defence import Card, Scene, alt_text, picture
from tests.bot.render.looking import assert_is_a_board, assert_letters_stand_free, writing

BOARD = Scene(
    turn=3,
    mode="normal",
    columns=(
        (Card("credits", 2), Card("meteor", 4)),
        (Card("damage", 1),),
        (),
        (Card("meteor", 6), Card("credits", 3), Card("damage", 5)),
        (Card("meteor", 1),),
    ),
    hand=(Card("credits", 1), Card("damage", 2)),
    played=(Card("credits", 2),),
    credits=2,
    damage=0,
    shield="down",
    meteors_left=14,
    meteors=18,
    space_pile=29,
    draw_pile=4,
    discard_pile=7,
    scrap_pile=4,
)

DEEP = replace(
    BOARD,
    turn=12,
    mode="hard, short",
    columns=((Card("meteor", 6), Card("credits", 4), Card("damage", 5)) * 5,) * 5,
    hand=(Card("credits", 6), Card("damage", 6), Card("credits", 5)) * 3,
    played=(Card("damage", 6), Card("credits", 6)) * 6,
    credits=22,
    damage=22,
    shield="up",
    meteors_left=18,
    space_pile=44,
    draw_pile=44,
    discard_pile=44,
    scrap_pile=44,
    scrap_column=5,
    next_card=Card("meteor", 6),
)
BARE = replace(
    BOARD, columns=((),) * 5, hand=(), played=(), credits=0, meteors_left=0, shield="useless"
)

OTHERWISE: list[dict[str, Any]] = [
    {"turn": 4},
    {"mode": "hard"},
    {"credits": 3},
    {"damage": 1},
    {"shield": "up"},
    {"shield": "useless"},
    {"meteors_left": 13},
    {"meteors": 15},
    {"space_pile": 28},
    {"draw_pile": 5},
    {"discard_pile": 8},
    {"scrap_pile": 5},
    {"scrap_column": 1},
    {"scrap_column": 5},
    {"next_card": Card("meteor", 2)},
    {"hand": BOARD.hand[:1]},
    {"played": (Card("damage", 2),)},
]


@pytest.mark.parametrize("scene", [BOARD, DEEP, BARE], ids=["board", "deep", "bare"])
def test_the_picture_is_a_board_that_can_be_posted(scene: Scene) -> None:
    assert_is_a_board(picture(scene))


@pytest.mark.parametrize("change", OTHERWISE, ids=str)
def test_every_fact_shows_in_picture_and_words(change: dict[str, Any]) -> None:
    other = replace(BOARD, **change)
    assert picture(other) != picture(BOARD)
    assert alt_text(other) != alt_text(BOARD)


@pytest.mark.parametrize("kind", ["damage", "meteor"])
def test_a_card_under_fourteen_others_can_still_be_read(kind: Any) -> None:
    buried = (Card("credits", 4), *DEEP.columns[0][1:])
    for other in (Card("credits", 5), Card(kind, 4)):
        one = replace(DEEP, columns=(buried, *DEEP.columns[1:]))
        two = replace(DEEP, columns=((other, *buried[1:]), *DEEP.columns[1:]))
        assert picture(one) != picture(two)


def test_every_card_in_a_crowded_hand_can_be_read() -> None:
    for place, card in enumerate(DEEP.hand):
        for other in (replace(card, value=1), Card("meteor", card.value)):
            hand = (*DEEP.hand[:place], other, *DEEP.hand[place + 1 :])
            assert picture(replace(DEEP, hand=hand)) != picture(DEEP)


def test_the_alt_text_says_which_card_lies_on_top() -> None:
    words = alt_text(BOARD)
    assert "Column 1: meteor 4 on top of credit 2." in words
    assert "Column 3: none." in words
    assert "Column 4: damage 5 on top of credit 3, meteor 6." in words


def test_the_alt_text_of_the_deepest_board_fits_and_still_names_every_top_card() -> None:
    words = alt_text(DEEP)
    assert len(words) <= alt.LIMIT
    assert words.count("damage 5 on top of 14 cards (5 meteors)") == 5


@pytest.mark.parametrize("scene", [BOARD, DEEP, BARE], ids=["board", "deep", "bare"])
def test_no_word_is_cut_off_or_touches_another(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    with writing(monkeypatch, pictures, planetary_cards) as tiles:
        picture(scene)
    assert_letters_stand_free(tiles)
