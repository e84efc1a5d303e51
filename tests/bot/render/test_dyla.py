"""The table of Dyla shows every fact, in the picture and in words."""

from dataclasses import replace
from typing import Any

import pytest

from bot.render import alt
from bot.render.dyla import Cards, Effect, Enemy, Offer, Scene, alt_text, picture
from bot.render.pictures import dyla as pictures
from bot.render.pictures import dyla_cards, dyla_ships
from tests.bot.render.looking import assert_is_a_board, assert_letters_stand_free, writing


def attack(name: str, damage: int, count: int = 1, short: str = "") -> Cards:
    return Cards(name, short or name, "attack", (Effect("damage", damage),), count)


def tactic(name: str, *effects: Effect, count: int = 1, short: str = "") -> Cards:
    return Cards(name, short or name, "tactic", effects, count)


IGELSTELLUNG = attack("Igelstellung", 1)
EVADE = tactic("Evade", Effect("block", 1))
DEPTH_CHARGE = tactic(
    "Anti-beam depth charge", Effect("damage", -3), Effect("block", 3), short="Anti-beam"
)
CENTER = tactic("Combat Information Center", Effect("each", 2), Effect("block", 1), short="Command")
THRUST = tactic("Maximum thrust", Effect("hull", 1), Effect("evade"), short="Max thrust")
VETERANCY = tactic("Combat veterancy", Effect("tech", 1), Effect("trash"), short="Veterancy")
TUBES = attack("Heavy Missile Tubes", 6, short="Missiles")

NELSON = Enemy("nelson-class", "Nelson class", hp=7, suffered=2, damage=3, tech=2, points=1)
PEACEMAKER = Enemy(
    "peacemaker-fleet", "Peacemaker Fleet", hp=20, suffered=1, damage=9, tech=6, points=2
)

TABLE = Scene(
    turn=4,
    hull=7,
    hull_most=10,
    tech=5,
    points=3,
    goal=15,
    level=1,
    levels=3,
    level_points=3,
    level_goal=5,
    enemy=NELSON,
    hand=(replace(IGELSTELLUNG, count=2), EVADE),
    played=(IGELSTELLUNG,),
    deals=1,
    strikes=3,
    defeats=False,
    deck=4,
    discards=2,
    shop=(Offer(TUBES, 10, False), Offer(EVADE, 2, True)),
)

KINDS = (
    *(IGELSTELLUNG, EVADE, DEPTH_CHARGE, CENTER, THRUST, VETERANCY, TUBES),
    *(attack("Gottfried Mk.71", 5), attack("Lohengrin", 9), attack("Valiant Mk.8", 4)),
    *(tactic("Targeting computers", Effect("each", 1)), tactic("Smoke dispensers"), EVADE, EVADE),
)
FULL = replace(
    TABLE,
    turn=299,
    hull=1,
    tech=22,
    points=19,
    goal=20,
    level=3,
    enemy=PEACEMAKER,
    hand=tuple(replace(cards, count=2) for cards in KINDS[:9]),
    played=tuple(replace(cards, count=3) for cards in KINDS[:8]),
    deals=30,
    strikes=9,
    defeats=True,
    deck=44,
    discards=44,
    shop=tuple(Offer(cards, 22, place % 2 == 0) for place, cards in enumerate(KINDS)),
)
BARE = replace(TABLE, hull=0, tech=0, hand=(), played=(), deck=0, discards=0, shop=())

OTHERWISE: list[dict[str, Any]] = [
    {"turn": 5},
    {"hull": 6},
    {"hull_most": 11},
    {"tech": 6},
    {"points": 4},
    {"goal": 16},
    {"level": 2},
    {"level_points": 4},
    {"level_goal": 6},
    {"enemy": replace(NELSON, name="Nelson II class")},
    {"enemy": replace(NELSON, hp=8)},
    {"enemy": replace(NELSON, suffered=3)},
    {"enemy": replace(NELSON, damage=4)},
    {"enemy": replace(NELSON, tech=3)},
    {"enemy": replace(NELSON, points=2)},
    {"hand": (IGELSTELLUNG, EVADE)},
    {"hand": (replace(IGELSTELLUNG, count=2), DEPTH_CHARGE)},
    {"played": (EVADE,)},
    {"deals": 2},
    {"strikes": 2},
    {"defeats": True},
    {"deck": 5},
    {"discards": 3},
    {"shop": (Offer(TUBES, 11, False), Offer(EVADE, 2, True))},
    {"shop": (Offer(TUBES, 10, True), Offer(EVADE, 2, True))},
    {"shop": (Offer(TUBES, 10, False), Offer(THRUST, 2, True))},
]
SCENES = pytest.mark.parametrize("scene", [TABLE, FULL, BARE], ids=["table", "full", "bare"])


@SCENES
def test_the_picture_is_a_board_that_can_be_posted(scene: Scene) -> None:
    assert_is_a_board(picture(scene))


@pytest.mark.parametrize("change", OTHERWISE, ids=str)
def test_every_fact_shows_in_picture_and_words(change: dict[str, Any]) -> None:
    other = replace(TABLE, **change)
    assert picture(other) != picture(TABLE)
    assert alt_text(other) != alt_text(TABLE)


@SCENES
def test_no_word_is_cut_off_or_touches_another(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    with writing(monkeypatch, pictures, dyla_cards, dyla_ships) as tiles:
        picture(scene)
    assert_letters_stand_free(tiles)


def test_every_encounter_flies_its_own_ships() -> None:
    faces = {
        encounter: dyla_ships.portrait(encounter, "Enemy", 3, 1, 2).image.tobytes()
        for encounter in dyla_ships.FORMATIONS
    }
    assert len(set(faces.values())) == len(faces)


def test_an_encounter_nobody_has_drawn_yet_still_meets() -> None:
    stranger = replace(NELSON, id="from-a-newer-ruleset")
    assert_is_a_board(picture(replace(TABLE, enemy=stranger)))


def test_the_alt_text_says_what_a_turn_adds_up_to() -> None:
    words = alt_text(TABLE)
    assert "Nelson class, 5 of 7 hit points left, strikes for 3" in words
    assert "Played: Igelstellung; you deal 1, it will strike for 3." in words
    assert "Hand: 2 Igelstellung (1 damage), Evade (1 less taken)." in words
    assert "shop: Heavy Missile Tubes 10 (too dear), Evade 2." in words
    assert "you deal 30, that destroys it" in alt_text(FULL)


def test_the_alt_text_of_the_fullest_table_fits_and_names_every_price() -> None:
    words = alt_text(FULL)
    assert len(words) <= alt.LIMIT
    assert words.count(" 22") == len(FULL.shop) + 1  # the purse holds 22 as well
