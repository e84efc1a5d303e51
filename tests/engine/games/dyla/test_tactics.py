"""Tactics, card by card."""

from engine.games.dyla.actions import Fire, Play, Trash
from engine.games.dyla.facts import Evaded, Gained, Played, Repaired, Trashed, TurnedUp
from tests.engine.games.dyla.ship import EVADE, GUN, ids, ship

GUNS = f"{GUN} {GUN} {GUN}"


def test_evade_and_smoke_reduce_damage_taken_to_zero_at_least() -> None:
    sheltered = ship(f"{EVADE} smoke-dispensers smoke-dispensers").play(EVADE)
    assert sheltered.view.strikes == 2
    sheltered = sheltered.play("smoke-dispensers smoke-dispensers")
    assert sheltered.view.strikes == 0
    assert sheltered.fire().view.hull == 10


def test_reductions_last_for_one_turn() -> None:
    second = ship("smoke-dispensers").play("smoke-dispensers").fire()
    assert second.view.hull == 9
    assert second.view.strikes == 3


def test_a_depth_charge_reduces_damage_dealt_and_taken_by_three() -> None:
    charged = ship("anti-beam-depth-charge lohengrin", enemy="nazca-fleet")
    charged = charged.play("lohengrin anti-beam-depth-charge")
    assert (charged.view.deals, charged.view.strikes) == (6, 2)


def test_depth_charges_never_push_a_sum_below_zero() -> None:
    charged = ship(f"anti-beam-depth-charge anti-beam-depth-charge {GUN}")
    charged = charged.play(f"anti-beam-depth-charge {GUN} anti-beam-depth-charge")
    assert (charged.view.deals, charged.view.strikes) == (0, 0)
    after = charged.fire()
    assert (after.view.encounter.suffered, after.view.hull) == (0, 10)


def test_emergency_repairs_give_one_hull_but_never_more_than_ten() -> None:
    repaired = ship("emergency-repairs emergency-repairs", hull=9).play("emergency-repairs")
    assert repaired.view.hull == 10
    assert repaired.facts == [Played("emergency-repairs"), Repaired(1)]
    again = repaired.play("emergency-repairs")
    assert again.view.hull == 10
    assert again.facts == [Played("emergency-repairs")]


def test_scavenged_supplies_can_be_spent_in_the_same_turn() -> None:
    scavenged = ship("scavenge-supplies", tech=1).play("scavenge-supplies")
    assert scavenged.view.tech == 2
    assert scavenged.facts == [Played("scavenge-supplies"), Gained(1)]
    assert scavenged.fire().buy("igelstellung").view.tech == 0


def test_targeting_computers_count_attacks_played_before_and_after_them() -> None:
    before = ship(f"targeting-computers {GUNS}").play(f"targeting-computers {GUNS}")
    after = ship(f"targeting-computers {GUNS}").play(f"{GUNS} targeting-computers")
    between = ship(f"targeting-computers {GUNS}").play(f"{GUN} targeting-computers {GUN} {GUN}")
    assert [one.view.deals for one in (before, after, between)] == [6, 6, 6]


def test_bonuses_for_each_attack_add_up() -> None:
    hand = f"targeting-computers combat-information-center {GUN} helldart"
    assert ship(hand).play(hand).view.deals == 1 + 3 + 2 * (1 + 2)


def test_a_bonus_without_an_attack_deals_nothing() -> None:
    assert ship("targeting-computers").play("targeting-computers").view.deals == 0


def test_the_information_center_also_reduces_damage_taken_by_one() -> None:
    assert ship("combat-information-center").play("combat-information-center").view.strikes == 2


def test_thrust_evades_the_enemy_and_repairs_one() -> None:
    fled = ship("maximum-thrust", suffered=6, next_enemies="drake-class", hull=5)
    fled = fled.play("maximum-thrust")
    assert (fled.view.encounter.encounter, fled.view.encounter.suffered) == ("drake-class", 0)
    assert (fled.view.hull, fled.view.encounters_spent) == (6, 1)
    assert fled.facts == [
        Played("maximum-thrust"),
        Repaired(1),
        Evaded("nelson-class"),
        TurnedUp("drake-class"),
    ]
    assert fled.reveals


def test_thrust_never_lifts_the_hull_over_ten() -> None:
    assert ship("maximum-thrust").play("maximum-thrust").view.hull == 10


def test_after_thrust_the_turns_attacks_hit_the_new_enemy() -> None:
    hand = "gottfried-mk-71 maximum-thrust"
    fled = ship(hand, next_enemies="drake-class").play(hand)
    assert fled.view.defeats
    assert fled.fire().view.tech == 1


def test_after_thrust_the_new_enemy_strikes() -> None:
    fled = ship("maximum-thrust", next_enemies="drake-class").play("maximum-thrust").fire()
    assert fled.view.hull == 8


def test_thrust_with_an_empty_encounter_deck_turns_up_the_evaded_enemy() -> None:
    fled = ship("maximum-thrust", suffered=6, next_enemies="drake-class")
    fled.state.encounters.clear()
    fled = fled.play("maximum-thrust")
    assert (fled.view.encounter.encounter, fled.view.encounter.suffered) == ("nelson-class", 0)


def test_veterancy_trashes_a_chosen_card_and_gains_a_techpoint() -> None:
    asked = ship(f"combat-veterancy {GUN} {GUN} {EVADE}").play("combat-veterancy")
    assert asked.view.phase == "trash"
    assert asked.offered() == [Trash(GUN), Trash(EVADE)]
    assert asked.refusal(Fire()) == "during-trash"
    assert asked.refusal(Play(GUN)) == "during-trash"
    assert asked.refusal(Trash("combat-veterancy")) == "not-held"
    trashed = asked.trash(EVADE)
    assert trashed.facts == [Trashed(EVADE)]
    assert (trashed.view.phase, trashed.view.tech) == ("combat", 1)
    assert ids(trashed.view.hand) == f"{GUN} {GUN}"
    assert EVADE not in ids(trashed.view.deck)


def test_veterancy_without_a_card_in_hand_only_gains_the_techpoint() -> None:
    alone = ship("combat-veterancy").play("combat-veterancy")
    assert (alone.view.phase, alone.view.tech) == ("combat", 1)
