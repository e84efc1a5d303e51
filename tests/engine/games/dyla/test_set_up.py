"""The ship before its first turn, and the draft's tables."""

import pytest

from engine.core import options
from engine.core.catalogue import catalogue
from engine.core.errors import BadOption, BadSeats
from engine.core.match import Match
from engine.games.dyla.content import CONTENT, Attack, Tactic
from tests.engine.games.dyla.ship import EVADE, GAME, GUN, ids, launched


def test_a_ship_begins_with_a_full_hull_no_techpoints_seven_guns_and_three_evades() -> None:
    view = launched().view
    assert (view.hull, view.hull_most, view.tech, view.points) == (10, 10, 0, 0)
    assert ids(view.deck) == " ".join([GUN] * 7 + [EVADE] * 3)
    assert (sum(held.count for held in view.hand), view.pile) == (5, 5)


def test_an_enemy_of_level_1_is_turned_up_at_once() -> None:
    view = launched().view
    assert (view.encounter.level, view.encounter.suffered, view.encounters_left) == (1, 0, 19)


def test_hands_and_enemies_are_shuffled() -> None:
    views = [launched(seed=str(seed)).view for seed in range(40)]
    assert len({ids(view.hand) for view in views}) == 4
    assert {view.encounter.encounter for view in views} == {
        encounter.id for encounter in CONTENT.encounters if encounter.level == 1
    }


def test_every_tech_card_is_for_sale_but_the_basic_ones() -> None:
    shop = [(offer.card, offer.price, offer.affordable) for offer in launched().view.shop]
    assert shop == [
        ("igelstellung", 2, False),
        ("helldart", 4, False),
        ("valiant-mk-8", 6, False),
        ("gottfried-mk-71", 8, False),
        ("heavy-missile-tubes", 10, False),
        ("lohengrin", 15, False),
        ("smoke-dispensers", 2, False),
        ("anti-beam-depth-charge", 2, False),
        ("emergency-repairs", 3, False),
        ("scavenge-supplies", 3, False),
        ("targeting-computers", 4, False),
        ("maximum-thrust", 5, False),
        ("combat-veterancy", 6, False),
        ("combat-information-center", 10, False),
    ]


def test_attack_cards_deal_what_the_draft_says() -> None:
    damage = {c.id: c.damage for c in CONTENT.cards if isinstance(c, Attack)}
    assert damage == {
        GUN: 1,
        "igelstellung": 2,
        "helldart": 3,
        "valiant-mk-8": 4,
        "gottfried-mk-71": 5,
        "heavy-missile-tubes": 6,
        "lohengrin": 9,
    }


def test_tactics_do_what_the_draft_says() -> None:
    effects = {
        card.id: card.model_dump(exclude={"id", "cost", "start"}, exclude_defaults=True)
        for card in CONTENT.cards
        if isinstance(card, Tactic)
    }
    assert effects == {
        EVADE: {"taken": -1},
        "smoke-dispensers": {"taken": -2},
        "anti-beam-depth-charge": {"dealt": -3, "taken": -3},
        "emergency-repairs": {"hull": 1},
        "scavenge-supplies": {"tech": 1},
        "targeting-computers": {"per_attack": 1},
        "maximum-thrust": {"hull": 1, "evades": True},
        "combat-veterancy": {"tech": 1, "trashes": True},
        "combat-information-center": {"per_attack": 2, "taken": -1},
    }


def test_enemies_are_those_of_the_draft() -> None:
    table = [(e.id, e.level, e.hp, e.damage, e.tech, e.points) for e in CONTENT.encounters]
    assert table == [
        ("moebius-ma-squadron", 1, 4, 2, 1, 0),
        ("drake-class", 1, 5, 2, 1, 0),
        ("nelson-class", 1, 7, 3, 2, 1),
        ("agamemnon-class", 1, 11, 3, 4, 2),
        ("ginn-squadron", 2, 8, 3, 2, 0),
        ("ginn-elite-squadron", 2, 11, 4, 3, 0),
        ("laurasia-class", 2, 9, 4, 2, 1),
        ("nazca-class", 2, 12, 4, 4, 1),
        ("strike-dagger-squadron", 3, 14, 3, 2, 0),
        ("guaiz-squadron", 3, 14, 4, 3, 0),
        ("nazca-fleet", 3, 16, 5, 3, 1),
        ("vesalius", 3, 14, 4, 2, 1),
        ("dominion", 3, 15, 5, 4, 1),
        ("peacemaker-fleet", 3, 20, 9, 6, 2),
    ]


def test_each_level_has_its_own_deck_of_tuned_copies() -> None:
    copies = [[e.copies for e in CONTENT.encounters if e.level == n] for n in (1, 2, 3)]
    assert copies == [[2, 2, 6, 10], [4, 6, 12, 4], [2, 2, 2, 4, 4, 18]]


def test_the_goal_is_fifteen_points_or_what_the_table_chose_from_twelve_to_twenty() -> None:
    assert launched().view.goal == 15
    assert launched(goal=12).view.goal == 12
    assert options.read(GAME, {"goal": "20"}).model_dump() == {"goal": 20, "draw": "refill"}
    for outside in ("11", "21"):
        with pytest.raises(BadOption, match="12, 13, 14, 15, 16, 17, 18, 19, 20"):
            options.read(GAME, {"goal": outside})


def test_the_option_to_draw_two_says_that_it_is_hardly_won() -> None:
    goal, draw = options.describe(GAME)
    assert (goal.default, draw.values, draw.default) == ("15", ("refill", "two"), "refill")
    assert "can't be won" in catalogue([GAME]).render(draw.about)
    said = [line.id for line in GAME.text.describe(launched(draw="two").view)]
    assert "dyla-table-draw-two" in said


def test_a_ship_has_one_captain() -> None:
    with pytest.raises(BadSeats):
        Match.start(GAME, GAME.options(), 2, "0" * 64)
