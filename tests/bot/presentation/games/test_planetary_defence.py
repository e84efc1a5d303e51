"""The picture and alt text of Planetary Defence System show every fact."""

from dataclasses import replace
from typing import Any

import pytest

from bot.language.wording import ALT_LIMIT
from bot.paint import letters
from bot.presentation.games.planetary_defence import draw as pictures
from bot.presentation.games.planetary_defence import draw_cards
from bot.presentation.games.planetary_defence.scene import Card, Labels, Scene, alt_of, scene_of
from engine.core import registry
from engine.games.planetary_defence.view import CardView, PlanetaryView
from tests.bot.presentation.looking import PictureLaws, assert_is_a_board, packed
from tests.bot.presentation.played import matches, say

draw = packed(pictures.draw)

GAME = registry.game("planetary_defence")
LABELS = Labels(
    turn="Turn 3",
    mode="normal mode",
    left="14 of 18 left",
    space="Space",
    scrap="Scrap",
    draw="Draw",
    discard="Discard",
    credits="credits",
    damage="damage",
    played="Played",
    no_card="No card in hand",
    empty="empty",
    shield="Shield down",
)
BOARD = Scene(
    labels=LABELS,
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
    scrap_column=0,
)

DEEP = BOARD._replace(
    labels=LABELS._replace(turn="Turn 299", mode="hard mode", left="18 of 18 left"),
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
)
BARE = BOARD._replace(
    columns=((),) * 5, hand=(), played=(), credits=0, meteors_left=0, shield="useless"
)

FOREIGN = "Ångström Ägyptens jq"
"""A name with tall and low letters, longer than any word of the game."""
TRANSLATED = DEEP._replace(
    labels=Labels(**dict.fromkeys(Labels._fields, FOREIGN)),
)

SCENES = pytest.mark.parametrize(
    "scene", [BOARD, DEEP, BARE, TRANSLATED], ids=["board", "deep", "bare", "translated"]
)
OTHERWISE: list[dict[str, Any]] = [
    {"labels": LABELS._replace(turn="Turn 4")},
    {"labels": LABELS._replace(mode="hard mode")},
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
    {"hand": BOARD.hand[:1]},
    {"played": (Card("damage", 2),)},
]


@pytest.mark.parametrize("change", OTHERWISE, ids=str)
def test_each_fact_changes_the_picture(change: dict[str, Any]) -> None:
    assert draw(BOARD._replace(**change)) != draw(BOARD)


@pytest.mark.parametrize("label", ["Played", "Gespielt"])
@pytest.mark.parametrize("count", range(1, 25))
def test_no_row_of_played_cards_is_cut(
    label: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, fit = list[str](), letters.fit

    def noting(*words: Any) -> str:
        written.append(fit(*words))
        return written[-1]

    monkeypatch.setattr(letters, "fit", noting)
    kinds: list[Any] = ["credits", "credits", "damage"]
    cards = tuple([Card(kinds[at % 3], 1 + at % 6) for at in range(count)])
    pictures.played_cards.__wrapped__(cards, label)
    numbers = " ".join([one for one in written if one != label]).split()
    sums = [sum([card.value for card in cards if card.kind == kind]) for kind in kinds[1:]]
    each = [card.value for kind in kinds[1:] for card in cards if card.kind == kind]
    assert [int(one) for one in numbers] in (each, [one for one in sums if one])


@pytest.mark.parametrize("kind", ["damage", "meteor"])
def test_a_card_under_fourteen_others_can_still_be_read(kind: Any) -> None:
    buried = (Card("credits", 4), *DEEP.columns[0][1:])
    for other in (Card("credits", 5), Card(kind, 4)):
        one = DEEP._replace(columns=(buried, *DEEP.columns[1:]))
        two = DEEP._replace(columns=((other, *buried[1:]), *DEEP.columns[1:]))
        assert draw(one) != draw(two)


def test_every_card_in_a_crowded_hand_can_be_read() -> None:
    for place, card in enumerate(DEEP.hand):
        for other in (card._replace(value=1), Card("meteor", card.value)):
            hand = (*DEEP.hand[:place], other, *DEEP.hand[place + 1 :])
            assert draw(DEEP._replace(hand=hand)) != draw(DEEP)


def test_the_ground_of_each_card_has_the_colour_by_which_the_words_name_it() -> None:
    """Red 3 is red, white 6 white and a meteor, the black card, dark."""
    grounds = draw_cards.GROUND
    red = {kind: ground[0] - ground[1] for kind, ground in grounds.items()}
    light = {kind: min(ground) for kind, ground in grounds.items()}
    assert max(red, key=red.__getitem__) == "damage"
    assert light["credits"] > 200 > 80 > max(grounds["meteor"])


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = (pictures, draw_cards)


def card(name: str) -> CardView:
    colour, _, value = name.partition("-")
    return CardView(name, colour, int(value))  # type: ignore[arg-type]


def cards(*names: str) -> tuple[CardView, ...]:
    return tuple(map(card, names))


VIEW = PlanetaryView(
    turn=3,
    hard=True,
    columns=(cards("white-2", "black-4"), cards("red-1"), (), cards("black-6"), cards("white-6")),
    space=29,
    draw=cards("red-1", "white-1"),
    hand=cards("red-2", "white-1"),
    played=cards("white-2"),
    discard=cards("red-1"),
    scrap=cards("black-1", "black-2", "white-3"),
    credits=2,
    damage=0,
    shield=False,
    scrap_column=0,
    meteors=18,
    meteors_left=16,
)


def test_the_scene_shows_the_values_of_the_view() -> None:
    scene = scene_of(VIEW, say)
    assert scene.columns[0] == (Card("credits", 2), Card("meteor", 4))
    assert scene.hand == (Card("damage", 2), Card("credits", 1))
    assert (scene.space_pile, scene.draw_pile, scene.discard_pile, scene.scrap_pile) == (
        29,
        2,
        1,
        3,
    )
    assert (scene.meteors_left, scene.meteors, scene.credits, scene.damage) == (16, 18, 2, 0)
    assert scene.labels.turn == "Turn 3"
    assert scene.labels.left == "16 of 18 left"


def test_the_shield_is_shown_down_up_or_useless() -> None:
    assert scene_of(VIEW, say).shield == "down"
    assert scene_of(replace(VIEW, shield=True), say).shield == "up"
    assert scene_of(replace(VIEW, space=0), say).shield == "useless"


def test_the_alt_text_says_what_the_picture_shows() -> None:
    words = alt_of(replace(VIEW, space=0, scrap_column=2), say)
    for told in (
        "Turn 3, hard mode: 16 of 18 meteors left.",
        "Column 1: meteor 4; behind it: white 2.",
        "Column 3: empty.",
        "To spend: 2 credits, 0 damage.",
        "Hand: red 2, white 1.",
        "Played: white 2.",
        "Shield: off (engaging it costs 5 damage).",
        "Piles: draw 2, discard 1, scrap 3.",
        "The scrap pile stands over column 2 of 5.",
    ):
        assert told in words


def test_the_alt_text_of_the_deepest_board_fits_and_still_names_every_top_card() -> None:
    deep = replace(VIEW, columns=(cards(*["black-6", "white-4", "red-5"] * 7),) * 5)
    words = alt_of(deep, say)
    assert len(words) <= ALT_LIMIT
    for column in range(1, 6):
        assert f"Column {column}: red 5; 20 covered." in words


@pytest.mark.parametrize("mode", ["normal", "hard"])
def test_a_whole_game_can_be_drawn(mode: str) -> None:
    for match in list(matches("planetary_defence", "pictured", mode=mode))[::7]:
        view = GAME.view(match.state, 0)
        assert_is_a_board(draw(scene_of(view, say)))
        assert len(alt_of(view, say)) <= ALT_LIMIT
