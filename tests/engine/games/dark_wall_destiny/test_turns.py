"""A turn: playing, seeding, acquiring, Reset, and whose turn it is."""

import pytest

from engine.core.catalogue import catalogue
from engine.core.events import silence
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import (
    Buy,
    Choose,
    EndTurn,
    Play,
    PlayAll,
    Seed,
    TakeTurn,
    Use,
)
from engine.games.dark_wall_destiny.content.tables import CARD, IDS
from engine.games.dark_wall_destiny.rules import piles
from tests.engine.games.dark_wall_destiny.table import GAME, table


def test_a_new_table_has_a_full_system_drones_and_hands_of_five() -> None:
    state = table(3).state
    assert (len(state.system), len(state.drones)) == (12, 9)
    assert len(state.cryoships) == 5
    assert [len(deck) for deck in state.decks] == [28, 40, 40]
    assert len({player.home for player in state.players}) == 3


def test_large_tables_have_more_positions_and_larger_decks_of_the_same_types() -> None:
    for seats, size, deck in ((5, 14, 50), (6, 16, 60)):
        state = table(seats).state
        assert len(state.system) == size
        assert [len(one) for one in state.decks] == [deck - size, deck, deck]
    classic = table(6, system_size="classic").state
    assert (len(classic.system), classic.vectors) == (12, (4, 6, 9, 12))


def test_at_reset_only_ships_and_planets_stay() -> None:
    after = table(hand="talon glasswater requisition patrol brace").play(
        Play("talon"), Play("glasswater"), Play("requisition"), EndTurn()
    )
    player = after.player()
    assert [IDS[berth.card] for berth in player.sector] == ["talon", "glasswater"]
    assert sorted(IDS[card] for card in player.discards) == ["brace", "patrol", "requisition"]
    assert len(player.hand) == 5


def test_play_all_leaves_cryoships_and_cards_that_ask() -> None:
    start = table(hand="requisition patrol colony-lyra deep-study")
    after = start.play(PlayAll())
    assert after.hand() == "colony-lyra deep-study"
    assert after.refusal(PlayAll()) == "nothing-plain"


def test_play_all_leaves_a_strategy_that_would_burn_another() -> None:
    hand = "requisition patrol hedgehog"
    settled = table(hand=hand, sector=("long-watch",))
    after = settled.play(PlayAll())
    assert after.hand() == "hedgehog"
    assert after.facts(facts.Burned) == []
    assert [IDS[one.card] for one in after.play(Play("hedgehog")).player().sector] == ["hedgehog"]
    assert table(hand=hand).play(PlayAll()).hand() == "", "the first one burns nothing"
    two = table(hand="requisition patrol hedgehog long-watch").play(PlayAll())
    assert sorted(two.hand().split()) == ["hedgehog", "long-watch"]


def test_a_card_seeded_this_turn_gives_its_values_at_once_but_its_ability_later() -> None:
    start = table(hand="mally-mae", sector=("needle",))
    after = start.play(Seed("mally-mae", 1))
    assert (after.view().energy, after.view().combat) == (3, 2)
    assert after.refusal(Use("mally-mae", 1)) == "not-ready"
    later = after.end_round()
    assert IDS[later.player().sector[0].ready[0]] == "needle"
    assert CARD["mally-mae"] in later.player().sector[0].ready


def test_crew_goes_on_ships_with_room_and_anything_on_planets() -> None:
    start = table(hand="vrakka kelly-frost requisition", sector=("needle", "glasswater"))
    full = start.play(Seed("vrakka", 1))
    assert full.refusal(Seed("kelly-frost", 1)) == "no-host"
    assert start.refusal(Seed("requisition", 1)) == "no-host"
    assert full.play(Seed("kelly-frost", 2), Seed("requisition", 2)).hand() == ""


def test_a_ship_played_this_turn_takes_crew_at_once() -> None:
    after = table(hand="talon vrakka").play(Play("talon"), Seed("vrakka", 1))
    assert after.view().combat == 1 + 2 + 1


def test_the_first_purchase_ends_the_action_phase() -> None:
    after = table(hand="requisition patrol", system="needle", energy=9).play(Buy("needle", 12))
    assert after.refusal(Play("requisition")) == "acquiring"
    assert after.refusal(PlayAll()) == "acquiring"


def test_aliens_are_paid_with_combat_only_and_anomalies_with_energy() -> None:
    start = table(system="hull-leeches debris-storm", energy=3)
    assert start.refusal(Buy("hull-leeches", 11)) == "too-dear"
    assert start.play(Buy("debris-storm", 12)).player().discards == [CARD["debris-storm"]]
    fights = table(system="hull-leeches debris-storm", combat=3)
    assert fights.play(Buy("hull-leeches", 11)).player().discards == [CARD["hull-leeches"]]
    assert fights.refusal(Buy("debris-storm", 12)) == "too-dear"


def test_tokens_pay_the_rest_of_a_price_and_return_to_the_pool() -> None:
    start = table(system="needle", energy=2)
    start.player().tokens, start.state.pool = 2, 18
    after = start.play(Buy("needle", 12))
    assert (after.player().tokens, after.state.pool) == (1, 19)
    assert after.facts(facts.Acquired)[0].tokens == 1


@pytest.mark.parametrize(
    ("tokens", "pool", "banked"), [(0, 20, 3), (3, 20, 2), (5, 20, 0), (0, 1, 1)]
)
def test_tokens_are_banked_up_to_five_while_the_pool_lasts(
    tokens: int, pool: int, banked: int
) -> None:
    start = table(system="star-eater", combat=20)
    start.player().tokens, start.state.pool = tokens, pool
    after = start.play(Buy("star-eater", 12))
    assert (after.player().tokens, after.state.pool) == (tokens + banked, pool - banked)
    assert sum(fact.count for fact in after.facts(facts.Banked)) == banked


def test_a_position_bought_stays_empty_until_the_spin_and_drones_are_not_restocked() -> None:
    after = table(system="needle", energy=20).play(
        Buy("needle", 12), Buy("hauler", 0), Buy("hauler", 0), Buy("hauler", 0)
    )
    assert after.system().split()[-1] == "-"
    assert after.refusal(Buy("hauler", 0)) == "sold-out"
    assert after.refusal(Buy("needle", 12)) == "gone"


def test_a_discount_is_for_the_next_card_of_its_type_and_drones_are_ships() -> None:
    start = table(hand="shipwrights", system="talon needle", energy=9).play(Play("shipwrights"))
    assert start.view().system[-1].cost == 2
    after = start.play(Buy("hauler", 0))
    assert after.facts(facts.Acquired)[0].price == 2
    assert after.view().system[-1].cost == 3


def test_a_surcharge_applies_to_other_cards_while_its_card_is_in_the_system() -> None:
    start = table(system="shear-front needle")
    assert [place.cost for place in start.view().system[-2:]] == [5, 4]
    two = table(system="shear-front shear-front needle")
    assert [place.cost for place in two.view().system[-3:]] == [6, 6, 5]


def test_a_surcharge_applies_to_cryoships_too() -> None:
    alone = table(system="colony-lyra talon").view().system[-2].cost
    beside = table(system="colony-lyra shear-front").view().system[-2].cost
    assert beside == alone + 1


def test_tokens_cannot_pay_for_aliens_as_board_and_glossary_say() -> None:
    start = table(system="hull-leeches", combat=2)
    start.player().tokens = 5
    assert start.refusal(Buy("hull-leeches", 12)) == "too-dear"
    say = catalogue((GAME,)).render
    told = " ".join(say(line) for line in GAME.text.describe(start.view(0)))
    assert "2 combat (only for aliens), 5 energy tokens" in told
    assert "either" not in told


def test_a_trophy_is_put_on_top_of_the_deck_in_public() -> None:
    after = table(hand="trophy", system="hull-leeches", combat=5).play(
        Play("trophy"), Buy("hull-leeches", 12)
    )
    assert IDS[after.player().deck[-1]] == "hull-leeches"
    assert "hull-leeches" in after.play(EndTurn()).view(1).seats[0].shown


def test_in_free_order_any_seat_yet_to_go_may_take_the_turn() -> None:
    start = table(3, order="free").end_round()
    assert start.awaited() == [0, 1, 2]
    taken = start.play(TakeTurn(), by=2)
    assert taken.awaited() == [2]
    assert taken.refusal(TakeTurn(), by=1) == "quicker"
    assert taken.refusal(TakeTurn(), by=2) == "have-turn"
    passed = taken.play(EndTurn(), by=2)
    assert passed.awaited() == [0, 1]
    assert passed.refusal(TakeTurn(), by=2) == "had-turn"
    assert passed.play(TakeTurn(), EndTurn(), by=1).state.active == 0


def test_in_seat_order_nobody_takes_a_turn() -> None:
    assert table(3).refusal(TakeTurn(), by=1) == "seat-order"
    assert table(3).play(EndTurn()).awaited() == [1]


def test_each_seat_secretly_chooses_one_of_two_tactics_cards_before_hands_are_drawn() -> None:
    start = table(2, tactics="2").but(lambda state: setattr(state, "stage", "tactics"))
    start.state.active = -1
    for player in start.state.players:
        player.hand, player.deck = [], []
    first = start.offered(0)
    after = start.play(first[1], by=0)
    assert after.facts(facts.Chosen, 1)[0].card is None
    assert after.facts(facts.Chosen, 0)[0].card == first[1].what
    assert after.view(1).seats[0].home is None
    dealt = after.play(start.offered(1)[0], by=1)
    assert len(dealt.player().hand) == 5
    assert dealt.view(1).seats[0].home == first[1].what


def test_a_card_looked_at_is_known_to_its_owner_only() -> None:
    after = table(hand="deep-study", deck="patrol brace requisition").play(Play("deep-study"))
    assert after.view(0).top == ("patrol", "brace", "requisition")
    assert after.view(1).top == ()
    chosen = after.play(Choose("requisition"))
    assert "requisition" in chosen.hand()


def test_scanned_cards_are_public() -> None:
    after = table(hand="long-scan", space="needle talon brandemoth").play(Play("long-scan"))
    assert after.view(None).scanned == ("needle", "talon")
    assert after.choose("talon").view(1).scanned == ("needle",)


def test_large_tables_may_choose_the_classic_system() -> None:
    sizes = [len(table(seats, system_size="classic").state.system) for seats in (4, 5, 6)]
    assert sizes == [12, 12, 12]


def test_a_known_card_that_burns_from_the_deck_is_known_no_more() -> None:
    start = table(deck="patrol brace requisition")
    start.player().known = [False, False]
    assert start.view(0).top == ("patrol", "brace")
    piles.burn_top(start.state, 0, silence)
    assert start.view(0).top == ("brace",)


def test_a_seat_at_turn_is_told_what_playing_all_would_leave_in_its_hand() -> None:
    def told(hand: str) -> list[str]:
        view = table(hand=hand).view(0)
        return [one.id for one in GAME.text.beside(view, (), GAME.choices(table().state, 0))]

    assert told("patrol long-scan deep-study") == ["dark-wall-destiny-beside-left-out"]
    assert told("patrol long-scan") == [], "the button names it"
    assert told("patrol") == []
    assert told("long-scan") == []


def test_a_discount_lets_the_last_energy_pay() -> None:
    start = table(hand="shipwrights", system="talon needle", energy=2).play(Play("shipwrights"))
    assert start.view().system[-1].cost == 2
    assert Buy("needle", 12) in start.offered()
