"""Combat: skipping, playing, firing, and striking back."""

from engine.games.dyla.actions import (
    Buy,
    EndTurn,
    Fire,
    Play,
    PlayAttacks,
    PlayShields,
    Skip,
    Trash,
)
from engine.games.dyla.facts import Defeated, Drew, Hit, Played, Skipped, Struck, TurnedUp
from tests.engine.games.dyla.ship import EVADE, GAME, GUN, Ship, ids, ship


def test_a_skipped_turn_takes_the_full_damage_and_exchanges_the_hand() -> None:
    held = ship(f"{EVADE} {EVADE} {EVADE} {EVADE} {EVADE} {EVADE}", hull=8)
    skipped = held.skip()
    assert skipped.view.hull == 5
    assert ids(skipped.view.hand) == " ".join([GUN] * 6)
    assert ids(skipped.view.discards) == " ".join([EVADE] * 6)
    assert skipped.facts == [
        Skipped(6),
        Struck("nelson-class", 3, 5),
        Drew((GUN,) * 6),
    ]


def test_a_skipped_turn_has_no_research_but_a_draw_phase() -> None:
    skipped = ship(f"{EVADE} {EVADE} {EVADE}", tech=20).skip()
    assert (skipped.view.phase, skipped.view.turn) == ("combat", 2)
    assert ids(skipped.view.hand) == " ".join([GUN] * 7)


def test_a_skipped_turn_redraws_only_what_the_piles_hold() -> None:
    skipped = ship(f"{EVADE} {EVADE}", pile=GUN).skip()
    assert ids(skipped.view.hand) == f"{GUN} {EVADE} {EVADE}"


def test_a_turn_can_be_skipped_only_before_a_card_is_played() -> None:
    assert ship(f"{GUN} {EVADE}").play(EVADE).refusal(Skip()) == "skip"


def test_a_ship_destroyed_while_skipping_draws_nothing() -> None:
    lost = ship(GUN, hull=3).skip()
    assert (lost.view.ending, lost.view.hull) == ("destroyed", 0)
    assert ids(lost.view.hand) == GUN


def test_damage_adds_up_and_is_dealt_when_the_captain_fires() -> None:
    aimed = ship("igelstellung helldart").play("igelstellung helldart")
    assert (aimed.view.deals, aimed.view.encounter.suffered) == (5, 0)
    fired = aimed.fire()
    assert fired.facts[:2] == [Hit("nelson-class", 5, 5), Struck("nelson-class", 3, 7)]


def test_all_attack_cards_can_be_played_at_once() -> None:
    volley = ship(f"{GUN} {EVADE} helldart {GUN}").play_all_attacks()
    assert ids(volley.view.played) == f"{GUN} {GUN} helldart"
    assert ids(volley.view.hand) == EVADE
    assert volley.facts == [Played(GUN), Played(GUN), Played("helldart")]
    assert ids(ship(f"{GUN} {EVADE}").play_all_attacks().view.played) == GUN
    assert ship(EVADE).refusal(PlayAttacks()) == "attacks"


def test_all_cards_that_only_reduce_damage_can_be_played_at_once() -> None:
    held = ship(f"{EVADE} {EVADE} smoke-dispensers anti-beam-depth-charge {GUN}")
    sheltered = held.act(PlayShields())
    assert ids(sheltered.view.played) == f"{EVADE} smoke-dispensers"
    assert sheltered.view.strikes == 0
    assert ids(sheltered.view.hand) == f"{GUN} {EVADE} anti-beam-depth-charge"
    assert ship(f"{GUN} anti-beam-depth-charge").refusal(PlayShields()) == "shields"


def test_play_all_keeps_the_strongest_attacks_that_a_defeat_does_not_need() -> None:
    held = ship(f"{GUN} {GUN} helldart lohengrin", suffered=4)
    fired = held.play_all_attacks()
    assert fired.view.defeats
    assert ids(fired.view.hand) == "lohengrin", "basic cards make room for better ones"
    assert fired.refusal(PlayAttacks()) == "attacks-enough"
    assert fired.play("lohengrin").view.defeats, "singly it may still be played"


def test_shields_are_played_together_only_as_far_as_the_enemy_can_still_strike() -> None:
    held = ship(f"{GUN} {EVADE} {EVADE} {EVADE} {EVADE} smoke-dispensers")
    sheltered = held.act(PlayShields())
    assert ids(sheltered.view.played) == f"{EVADE} {EVADE} {EVADE}"
    assert sheltered.view.strikes == 0
    assert sheltered.refusal(PlayShields()) == "shields-enough"
    won = ship(f"lohengrin {EVADE}").play("lohengrin")
    assert won.refusal(PlayShields()) == "shields-enough"
    assert PlayShields() not in won.offered()


def test_damage_stays_on_an_enemy_from_turn_to_turn() -> None:
    second = ship("helldart", enemy="agamemnon-class").play("helldart").fire()
    assert (second.view.turn, second.view.encounter.suffered) == (2, 3)


def test_a_surviving_enemy_strikes_with_its_damage_minus_reductions() -> None:
    struck = ship(f"{EVADE} {GUN}").play(f"{EVADE} {GUN}")
    assert struck.view.strikes == 2
    assert struck.fire().view.hull == 8


def test_a_defeated_enemy_gives_rewards_and_does_not_strike() -> None:
    won = ship("lohengrin", next_enemies="drake-class").play("lohengrin")
    assert (won.view.defeats, won.view.strikes) == (True, 0)
    after = won.fire()
    assert (after.view.hull, after.view.tech, after.view.points) == (10, 2, 1)
    assert after.facts[:3] == [
        Hit("nelson-class", 9, 9),
        Defeated("nelson-class", 1, 2),
        TurnedUp("drake-class"),
    ]


def test_the_next_enemy_comes_up_at_once_and_does_not_strike_this_turn() -> None:
    after = ship("lohengrin", next_enemies="agamemnon-class").play("lohengrin").fire()
    assert (after.view.encounter.encounter, after.view.hull) == ("agamemnon-class", 10)
    assert after.reveals


def test_excess_damage_is_lost() -> None:
    after = ship("lohengrin", next_enemies="drake-class").play("lohengrin").fire()
    assert after.view.encounter.suffered == 0


def test_exactly_the_hit_points_defeat_an_enemy() -> None:
    assert not ship("gottfried-mk-71", suffered=1).play("gottfried-mk-71").view.defeats
    assert ship("gottfried-mk-71", suffered=2).play("gottfried-mk-71").view.defeats


def test_played_cards_go_to_the_discard_pile_and_unplayed_ones_stay_in_hand() -> None:
    after = ship(f"{GUN} helldart {EVADE}", pile="lohengrin lohengrin lohengrin lohengrin")
    after = after.play("helldart").fire()
    assert ids(after.view.discards) == "helldart"
    assert ids(after.view.hand) == f"{GUN} lohengrin lohengrin lohengrin lohengrin {EVADE}"


def test_a_captain_may_fire_without_attack_cards() -> None:
    held = ship(f"{GUN} {EVADE}").fire()
    assert held.facts[0] == Struck("nelson-class", 3, 7)
    assert held.view.encounter.suffered == 0


def test_equal_cards_are_offered_once_and_only_in_combat() -> None:
    held = ship(f"{GUN} {GUN} {EVADE}", tech=2)
    assert held.offered() == [
        *(Play(GUN), Play(EVADE), PlayAttacks(), PlayShields(), Fire(), Skip())
    ]
    research = held.fire()
    assert research.view.phase == "research"
    for action in (Play(GUN), PlayAttacks(), Fire(), Skip()):
        assert research.refusal(action) == "during-research"
    for too_early in (Buy("igelstellung"), EndTurn(), Trash(GUN)):
        assert held.refusal(too_early) == "during-combat"


def test_only_cards_in_hand_can_be_played() -> None:
    assert ship(GUN).refusal(Play("lohengrin")) == "not-held"
    assert ship(GUN).refusal(Play("no such card")) == "unknown"


def test_a_deadly_strike_raises_an_alarm_until_played_cards_prevent_it() -> None:
    held = ship(f"{GUN} {EVADE}", suffered=6, hull=3)
    assert alarms(held) == ["hull"]
    assert alarms(held.play(GUN)) == [], "the enemy is defeated before it strikes"
    assert alarms(held.play(EVADE)) == []
    assert alarms(ship(GUN, suffered=5, hull=3).play(GUN)) == ["hull"]


def alarms(seen: Ship) -> list[str]:
    return [alarm.key for alarm in GAME.alarms(seen.state)]
