"""The picture and alt text of Dyla show every fact."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.language.speech import Speech
from bot.language.wording import ALT_LIMIT
from bot.paint import letters
from bot.paint.canvas import LARGE
from bot.paint.shapes import SHAPES
from bot.presentation.games.dyla import draw as pictures
from bot.presentation.games.dyla import draw_cards, draw_ships
from bot.presentation.games.dyla.scene import (
    Cards,
    Effect,
    Exchange,
    Labels,
    Offer,
    Scene,
    alt_of,
    scene_of,
    tall_of,
)
from engine.core import registry
from engine.core.words import words
from engine.games.dyla.content import CONTENT
from engine.games.dyla.view import EncounterView
from tests.bot.presentation.looking import PictureLaws, assert_is_a_board, packed
from tests.bot.presentation.played import matches, say

draw = packed(pictures.draw)

GAME = registry.game("dyla")


def attack(name: str, damage: int) -> Cards:
    return Cards(name, "attack", (Effect("damage", damage),))


def tactic(name: str, *effects: Effect) -> Cards:
    return Cards(name, "tactic", effects)


IGELSTELLUNG = attack("Igelstellung", 1)
EVADE = tactic("Evade", Effect("block", 1))
DEPTH_CHARGE = tactic("Anti-beam", Effect("damage", -3), Effect("block", 3))
CENTER = tactic("Command", Effect("each", 2), Effect("block", 1))
THRUST = tactic("Thrust", Effect("hull", 1), Effect("evade"))
VETERANCY = tactic("Veterancy", Effect("tech", 1), Effect("trash"))
TUBES = attack("Missiles", 6)

LABELS = Labels(
    turn="4/28",
    level="Level 1",
    enemy="Nelson class",
    deck="Deck",
    discards="Discards",
    strikes="strikes",
    worth="worth",
    played="Played: Igelstellung",
    no_card="No card in hand",
    deals="you deal",
    takes="you take",
    phase="combat",
    to_spend="to spend",
)
NELSON = EncounterView("nelson-class", 1, hp=7, suffered=2, damage=3, tech=2, points=1)
PEACEMAKER = EncounterView("peacemaker-fleet", 5, hp=20, suffered=1, damage=9, tech=6, points=2)

TABLE = Scene(
    labels=LABELS,
    hull=7,
    hull_most=10,
    tech=5,
    points=3,
    goal=15,
    level_points=3,
    level_goal=5,
    enemy=NELSON,
    hand=(IGELSTELLUNG._replace(copies=2), EVADE),
    any_played=True,
    exchange=Exchange(1, 3, False),
    deck=4,
    discards=2,
    shop=(Offer(TUBES, 10, False), Offer(EVADE, 2, True)),
)

KINDS = (
    *(IGELSTELLUNG, EVADE, DEPTH_CHARGE, CENTER, THRUST, VETERANCY, TUBES),
    *(attack("Gottfried Mk.71", 5), attack("Lohengrin", 9), attack("Valiant Mk.8", 4)),
    *(
        tactic("Targeting computers", Effect("each", 1)),
        tactic("Smoke dispensers"),
        attack("Helldart", 3),
        EVADE,
    ),
)
ALL_PLAYED = "Played: " + ", ".join(f"3 x {cards.name}" for cards in KINDS)
FULL = TABLE._replace(
    labels=LABELS._replace(
        turn="28/28", enemy="Peacemaker Fleet", deals="destroys", played=ALL_PLAYED
    ),
    hull=1,
    tech=22,
    points=19,
    goal=20,
    enemy=PEACEMAKER,
    hand=tuple(cards._replace(copies=2) for cards in KINDS[:6]),
    exchange=Exchange(30, 9, True),
    deck=44,
    discards=44,
    shop=tuple(Offer(cards, 22, place % 2 == 0) for place, cards in enumerate(KINDS)),
)
BARE = TABLE._replace(
    labels=LABELS._replace(played="Nothing played yet", phase="choose a card to trash"),
    hull=0,
    tech=0,
    hand=(),
    any_played=False,
    exchange=None,
    deck=0,
    discards=0,
    shop=(),
)

FOREIGN = "Ångström Ägyptens jq"
"""A name with tall and low letters, longer than any word of the game."""
TRANSLATED = FULL._replace(
    labels=Labels(**dict.fromkeys(Labels._fields, FOREIGN)),
    enemy=PEACEMAKER,
    hand=(IGELSTELLUNG._replace(name=FOREIGN, copies=2), CENTER._replace(name=FOREIGN, copies=2)),
    shop=(Offer(TUBES._replace(name=FOREIGN), 22, False), Offer(EVADE, 2, True)),
)

OTHERWISE: list[dict[str, Any]] = [
    {"labels": LABELS._replace(turn="5/28")},
    {"labels": LABELS._replace(level="Level 2")},
    {"labels": LABELS._replace(played="Played: Evade")},
    {"hull": 6},
    {"hull_most": 11},
    {"tech": 6},
    {"points": 4},
    {"goal": 16},
    {"level_points": 4},
    {"level_goal": 6},
    {"labels": LABELS._replace(enemy="Nelson II class")},
    {"enemy": replace(NELSON, hp=8)},
    {"enemy": replace(NELSON, suffered=3)},
    {"enemy": replace(NELSON, damage=4)},
    {"enemy": replace(NELSON, tech=3)},
    {"enemy": replace(NELSON, points=2)},
    {"hand": (IGELSTELLUNG, EVADE)},
    {"hand": (IGELSTELLUNG._replace(copies=2), DEPTH_CHARGE)},
    {"exchange": Exchange(2, 3, False)},
    {"exchange": Exchange(1, 2, False)},
    {"exchange": Exchange(1, 3, True)},
    {"exchange": None},
    {"deck": 5},
    {"discards": 3},
    {"shop": (Offer(TUBES, 11, False), Offer(EVADE, 2, True))},
    {"shop": (Offer(TUBES, 10, True), Offer(EVADE, 2, True))},
    {"shop": (Offer(TUBES, 10, False), Offer(THRUST, 2, True))},
    {"shop": (Offer(TUBES, 10, False, raised=True), Offer(EVADE, 2, True))},
]
SCENES = pytest.mark.parametrize(
    "scene", [TABLE, FULL, BARE, TRANSLATED], ids=["table", "full", "bare", "translated"]
)


@pytest.mark.parametrize("change", OTHERWISE, ids=str)
def test_each_fact_changes_the_picture(change: dict[str, Any]) -> None:
    assert draw(TABLE._replace(**change)) != draw(TABLE)


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = (pictures, draw_cards, draw_ships)


def test_every_encounter_has_its_own_ships() -> None:
    flown = SHAPES.formations
    assert len({draw_ships.portrait(each).image.tobytes() for each in flown}) == len(flown)


def test_an_encounter_without_a_drawing_has_default_ships() -> None:
    stranger = replace(NELSON, encounter="from-a-newer-ruleset")
    assert_is_a_board(draw(TABLE._replace(enemy=stranger)))


def test_every_encounter_of_the_game_has_ships_and_every_card_a_name_that_fits() -> None:
    assert {enemy.id for enemy in CONTENT.encounters} == set(SHAPES.formations)
    for card in CONTENT.cards:
        name = say(words(f"picture-dyla-card-{card.id}"))
        room = draw_cards.CARD_WIDTH - 48
        assert letters.fit(name, room, LARGE) == name


@pytest.mark.parametrize("locale", ["en", "de"])
def test_no_two_cards_share_a_name_in_a_picture(locale: str) -> None:
    names = [Speech(locale)(words(f"picture-dyla-card-{card.id}")) for card in CONTENT.cards]
    assert len({*names}) == len(names)


def test_the_scene_shows_the_values_of_the_view() -> None:
    match = next(matches("dyla", "scene"))
    view = GAME.view(match.state, 0)
    scene = scene_of(view, say)
    assert scene.labels.enemy == say(words(f"dyla-encounter-{view.encounter.encounter}"))
    assert sum(cards.copies for cards in scene.hand) == 5
    assert {cards.name for cards in scene.hand} <= {"Basic Igel", "Basic Evade"}
    assert (scene.hull, scene.tech, scene.points, scene.deck) == (10, 0, 0, 5)
    assert scene.exchange == Exchange(0, view.encounter.damage, defeats=False)
    assert scene.labels.played == "Nothing played yet"
    assert [offer.price for offer in scene.shop] == [offer.price for offer in view.shop]


def test_cards_in_the_picture_have_the_effects_of_the_rules() -> None:
    view = GAME.view(next(matches("dyla", "scene")).state, 0)
    done = {offer.card.name: offer.card.effects for offer in scene_of(view, say).shop}
    assert done["Lohengrin"] == (Effect("damage", 9),)
    assert set(done["Anti-beam"]) == {Effect("damage", -3), Effect("block", 3)}
    assert set(done["Combat Info"]) == {Effect("each", 2), Effect("block", 1)}
    assert set(done["Max. thrust"]) == {Effect("hull", 1), Effect("evade", 0)}
    assert set(done["Veterancy"]) == {Effect("tech", 1), Effect("trash", 0)}


def test_a_whole_game_has_pictures_and_alt_texts() -> None:
    phases = set()
    for match in list(matches("dyla", "painted there"))[1::3]:
        view = GAME.view(match.state, 0)
        scene = scene_of(view, say)
        phases.add(scene.exchange is None)
        assert_is_a_board(draw(scene))
        told = alt_of(view, say)
        assert len(told) <= ALT_LIMIT
        assert f"Hull {view.hull}/10, " in told
        assert scene.labels.enemy in told
        assert f"Deck {view.pile}, discards {scene.discards}." in told
        assert f"Lohengrin {view.shop[5].price}" in told
    assert phases == {False, True}


@pytest.mark.parametrize("kinds", [0, 3, 4, 6, 7, 8])
def test_a_board_is_as_tall_as_is_reckoned_when_its_buttons_are_fitted(kinds: int) -> None:
    view = GAME.view(next(matches("dyla", "a board")).state, 0)
    hand = tuple(replace(view.hand[0], card=card.id) for card in CONTENT.cards[:kinds])
    held = replace(view, hand=hand)
    width, height = Image.open(BytesIO(draw(scene_of(held, say)))).size
    assert abs(height / width - tall_of(held)) < 0.005
