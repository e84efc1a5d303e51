"""The policies, and the estimate of a position."""

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.dyla.actions import Action, Buy, EndTurn, Fire, Play, PlayAttacks, Trash
from engine.games.dyla.content import CONTENT
from tests.engine.games.dyla.ship import EVADE, GAME, GUN, Ship, launched, ship

LUCK = Chance(seed_from("luck"))


def advised(seen: Ship, captain: str = "greedy") -> object:
    return GAME.policies[captain](Perspective(GAME, seen.state, 0), LUCK)


def test_captains_play_bonuses_then_attacks_then_defenses_then_fire() -> None:
    seen = ship(f"{EVADE} {GUN} {GUN} targeting-computers")
    for action in (Play("targeting-computers"), PlayAttacks(), Play(EVADE), Fire()):
        assert advised(seen) == action
        seen = seen.act(action)


def test_captains_keep_defenses_in_hand_when_the_enemy_is_beaten() -> None:
    assert advised(ship(f"{EVADE} lohengrin").play("lohengrin")) == Fire()


def test_captains_evade_a_deadly_strike_and_trash_their_weakest_card() -> None:
    assert advised(ship("maximum-thrust")) == Play("maximum-thrust")
    veteran = ship(f"combat-veterancy {GUN} {EVADE} helldart").play("combat-veterancy")
    assert advised(veteran) == Trash(GUN)


def test_captains_trash_no_attack_card_that_they_need_to_defeat_the_enemy() -> None:
    pile = " ".join([GUN] * 6)
    three, four = (f"combat-veterancy {' '.join([GUN] * count)}" for count in (3, 4))
    assert advised(ship(three, suffered=4, pile=pile)) == PlayAttacks()
    assert advised(ship(four, suffered=4, pile=pile)) == Play("combat-veterancy")


def test_the_dearest_captain_buys_the_most_expensive_card() -> None:
    assert advised(ship(f"{GUN} {GUN}", tech=5).fire(), "dearest") == Buy("maximum-thrust")
    assert advised(ship(f"{GUN} {GUN}", tech=9).fire(), "dearest") == Buy("gottfried-mk-71")


def test_the_greedy_captain_saves_for_a_better_card() -> None:
    assert advised(ship(f"{GUN} {GUN}", tech=5).fire()) == EndTurn()
    assert advised(ship(f"{GUN} {GUN}", tech=6).fire()) == Buy("combat-veterancy")
    again = ship(f"{GUN} {GUN}", tech=6).fire().buy("combat-veterancy")
    assert advised(again.fire()) != Buy("combat-veterancy")


def test_the_greedy_captain_buys_defenses_if_the_next_strike_may_destroy_the_ship() -> None:
    def with_all_else_bought(hull: int) -> Ship:
        seen = ship(GUN, enemy="vesalius", hull=hull, tech=3, points=11).fire()
        shelter = CONTENT.card_of["smoke-dispensers"]
        seen.state.bought[:] = [
            1 if card == shelter else 9 for card in range(len(seen.state.bought))
        ]
        return seen

    assert advised(with_all_else_bought(hull=10)) == EndTurn()
    assert advised(with_all_else_bought(hull=7)) == Buy("smoke-dispensers")


def test_captains_thin_their_deck_until_it_is_hardly_more_than_a_hand() -> None:
    def plays(pile: str) -> object:
        return advised(ship(f"combat-veterancy {GUN} lohengrin", pile=pile))

    assert plays(f"{GUN} {GUN} {GUN} {GUN}") == Play("combat-veterancy")
    assert plays(f"{GUN} {GUN} {GUN}") == PlayAttacks()


def test_captains_keep_a_strong_attack_that_is_not_needed() -> None:
    seen = ship("lohengrin helldart helldart", enemy="nelson-class", suffered=4)
    assert advised(seen) == Play("helldart")
    assert advised(seen.play("helldart")) == Fire()


def test_captains_fire_once_that_defeats_the_enemy_even_if_all_their_cards_are_in_hand() -> None:
    seen = ship("valiant-mk-8 valiant-mk-8 targeting-computers", pile="", enemy="laurasia-class")
    seen.state.suffered = 7
    assert advised(seen) == Play("valiant-mk-8")
    assert advised(seen.play("valiant-mk-8")) == Fire()


def test_search_is_guided_by_the_greedy_captain() -> None:
    seen = launched("guided")
    while GAME.outcome(seen.state) is None:
        advice = GAME.guide(seen.state, 0, LUCK)
        assert advice == advised(seen)
        seen = seen.act(advice)


def test_captains_use_no_hidden_information() -> None:
    seen = launched("hidden")
    while GAME.outcome(seen.state) is None:
        imagined = GAME.imagine(seen.state, (0,), LUCK)
        assert GAME.guide(imagined, 0, LUCK) == GAME.guide(seen.state, 0, LUCK)
        seen = seen.act(GAME.guide(seen.state, 0, LUCK))


@pytest.mark.parametrize(("captain", "least", "most"), [("greedy", 40, 70), ("dearest", 0, 15)])
def test_a_captain_that_buys_well_wins_far_more_games(captain: str, least: int, most: int) -> None:
    policy, won = GAME.policies[captain], 0
    for seed in range(200):
        state = launched(seed=str(seed)).state
        while GAME.outcome(state) is None:
            GAME.apply(state, 0, policy(Perspective(GAME, state, 0), LUCK), silence)
        won += state.points >= state.goal
    assert least <= won / 2 <= most


def test_no_policy_wins_with_the_option_to_draw_two() -> None:
    for captain in GAME.policies.values():
        for seed in range(100):
            state = launched(seed=str(seed), draw="two").state
            while GAME.outcome(state) is None:
                GAME.apply(state, 0, captain(Perspective(GAME, state, 0), LUCK), silence)
            assert state.points < state.goal


def test_progress_hull_and_a_better_deck_raise_the_estimate() -> None:
    def estimate(seen: Ship) -> float:
        return GAME.value(seen.state, 0)

    plain = estimate(ship(GUN, enemy="vesalius", points=11))
    assert estimate(ship(GUN, enemy="vesalius", points=12)) > plain
    assert estimate(ship(GUN, enemy="vesalius", points=11, suffered=8)) > plain
    assert estimate(ship("lohengrin", enemy="vesalius", points=11)) > plain
    assert estimate(ship(GUN, enemy="vesalius", points=11, hull=5)) < plain
    assert estimate(ship(GUN, enemy="nelson-class", points=1, level_points=1)) > estimate(ship(GUN))


def test_a_lost_game_is_worth_less_than_any_other_and_more_if_it_was_close() -> None:
    far, close = (ship("", hull=1, points=points).fire() for points in (2, 14))
    going = ship("", hull=1, points=0)
    worths = [GAME.value(seen.state, 0) for seen in (far, close, going)]
    assert worths[0] < worths[1] < 0.2
    assert worths[2] > 0


def test_a_won_game_is_worth_more_the_sooner_it_was_won() -> None:
    def won(turn: int) -> float:
        last = ship("lohengrin", enemy="vesalius", suffered=13, points=14, turn=turn)
        return GAME.value(last.play("lohengrin").fire().state, 0)

    assert won(1) > won(30) > won(60) > won(90) > 0.3


def test_an_unexpected_move_is_reported_with_the_data_behind_it() -> None:
    done: Action = Buy("lohengrin")
    with pytest.raises(AssertionError, match=r"If a number in data/dyla or its policy was changed"):
        assert EndTurn() == done
