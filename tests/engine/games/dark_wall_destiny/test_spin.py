"""The System Spin, damage within it, and who decides what."""

import pytest

from engine.core.parts.timing import Allowance
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import (
    Discard,
    EndTurn,
    Entrust,
    Order,
    OrderCards,
)
from engine.games.dark_wall_destiny.content.tables import CARD, IDS
from engine.games.dark_wall_destiny.rules.damage import payments
from engine.games.dark_wall_destiny.state import EMPTY
from engine.games.dark_wall_destiny.text.table import caption
from tests.engine.games.dark_wall_destiny.table import GAME, PLAIN, Table, form_of, table

QUIET = " ".join([PLAIN] * 11)


def gaps(start: Table, *positions: int) -> Table:
    """The table with empty positions."""
    for at in positions:
        start.state.system[at - 1] = EMPTY
    return start


def test_cards_move_at_least_one_position_and_close_gaps_towards_the_star() -> None:
    start = gaps(table(system="needle brandemoth bloodscent switchframe"), 10)
    start.state.system[0] = CARD["colony-lyra"]
    after = start.end_round()
    row = after.system().split()
    assert row[9:] == ["talon", "needle", "bloodscent"]
    assert row[2] == "colony-lyra"
    assert after.facts(facts.Burned)[0].card == "switchframe"


def test_the_card_nearest_the_star_burns_even_if_the_last_position_is_empty() -> None:
    after = gaps(table(system="needle brandemoth bloodscent"), 12).end_round()
    assert after.facts(facts.Burned)[0].card == "brandemoth"
    assert after.system().split()[-1] == "needle"


def test_the_first_cryoship_enters_at_the_end_of_round_one_and_never_two_at_once() -> None:
    after = table(2, space="ironside-cutter ironside-cutter ironside-cutter").end_round()
    assert after.system().split()[0] == "colony-lyra"
    again = after.end_round()
    assert again.system().split()[:2] == ["ironside-cutter", "colony-lyra"]
    assert len(again.state.cryoships) == 4


def test_a_card_attacks_where_it_stops_not_where_it_passes() -> None:
    start = table(2)
    vector = next(at for at in start.state.vectors[1:] if at + 1 not in start.state.vectors)
    start.state.system[vector - 2] = CARD["hull-leeches"]
    gaps(start, vector)
    after = start.end_round()
    assert after.facts(facts.Attacked) == []


def test_a_new_card_attacks_where_it_stops() -> None:
    vector = table(2).state.vectors[0]
    space = "ironside-cutter hull-leeches " + "talon " * vector
    start = gaps(table(2, space=space), *range(1, vector + 1))
    start.state.system[vector + 1] = CARD["colony-lyra"]
    assert [fact.at for fact in start.end_round().facts(facts.Attacked)] == [vector]


@pytest.mark.parametrize(("difficulty", "damage"), [("easy", 0), ("normal", 1), ("hard", 2)])
def test_difficulty_changes_the_damage_of_attacks_but_not_of_expiries(
    difficulty: str, damage: int
) -> None:
    start = table(2, difficulty=difficulty)
    start.state.system[start.state.vectors[0] - 2] = CARD["debris-storm"]
    hits = start.end_round().facts(facts.WasHit)
    assert [fact.damage for fact in hits] == ([damage] * 2 if damage else [])
    burns = table(2, difficulty=difficulty, system="debris-storm").end_round()
    assert [fact.damage for fact in burns.facts(facts.WasHit)] == [1, 1]


def struck(hand: str = "requisition patrol") -> Table:
    """Both seats take 2 damage in a spin, seat 0 holding `hand`."""
    start = table(2, deck=f"{hand} requisition requisition requisition")
    start.state.system[start.state.vectors[0] - 2] = CARD["scythe-kin"]
    return start


def test_attacks_rise_with_the_rounds_and_every_board_says_so() -> None:
    def late(turn: int) -> Table:
        start = table(2, system="void-jackals talon talon talon talon talon talon talon talon")
        start.state.turn, start.state.vectors = turn, (5,)
        return start

    rising = late(1).state.rising
    assert rising == (10, 13)
    told = [(late(turn).view().risen, late(turn).view().rises) for turn in (9, 10, 13)]
    assert told == [(0, 10), (1, 13), (2, None)]
    hits = [late(turn).end_round().facts(facts.WasHit)[0].damage for turn in (9, 10, 12, 13)]
    assert hits == [3, 4, 4, 5]
    lines = [line.id for line in GAME.text.describe(late(9).view(0))]
    assert "dark-wall-destiny-table-rising" in lines
    for turn, announced in ((6, False), (7, True), (10, True)):
        below = [line.id for line in caption(late(turn).view(0))]
        assert ("dark-wall-destiny-table-rising" in below) is announced


@pytest.mark.parametrize(
    ("difficulty", "damage"), [("easy", [2, 2]), ("normal", [3, 3]), ("hard", [4, 5])]
)
def test_with_four_seats_attacks_rise_earlier_on_hard(difficulty: str, damage: list[int]) -> None:
    def hit_in(turn: int) -> int:
        start = table(4, difficulty=difficulty, system="void-jackals " + "talon " * 8)
        start.state.turn, start.state.vectors = turn, (5,)
        return start.end_round().facts(facts.WasHit)[0].damage

    assert [hit_in(turn) for turn in (5, 6)] == damage


def test_attacks_do_not_rise_in_a_contest() -> None:
    assert table(2, aggression="yes").state.rising == ()


def test_seats_choose_at_once_and_are_settled_in_seat_order() -> None:
    asked = struck().end_round()
    assert asked.awaited() == [0, 1]
    one = asked.discard("requisition requisition", by=0).discard("requisition patrol", by=1)
    two = asked.discard("requisition patrol", by=1).discard("requisition requisition", by=0)
    assert one.state == two.state
    assert [fact.seat for fact in two.facts(facts.Discarded)] == [0, 1]


def test_discards_are_a_seats_own_choice_unless_it_left_an_order() -> None:
    start = struck()
    start.player(1).order = "defense"
    paid = start.end_round().discard("requisition patrol", by=0)
    assert [(one.seat, one.chosen) for one in paid.facts(facts.Discarded)] == [
        (0, True),
        (1, False),
    ]


def test_a_seats_choice_is_revealed_only_when_all_have_chosen() -> None:
    after = struck().end_round().discard("requisition patrol", by=1)
    assert after.facts(facts.Settled, 0)
    assert not after.facts(facts.Discarded, 0)
    assert after.view(0).hit is not None
    assert after.awaited() == [0]


def test_a_payment_has_no_card_to_spare() -> None:
    asked = struck().end_round()
    for wrong in ("requisition", "requisition requisition patrol", "brace patrol", ""):
        assert refused(asked, wrong) == "wrong-discards"
    settled = asked.discard("requisition patrol", by=1)
    assert refused(settled, "requisition patrol") == "settled"


def refused(at: Table, cards: str) -> str:
    return at.refusal(Discard(tuple(cards.split())), by=1)


def test_a_card_with_defense_counters_its_defense() -> None:
    brace, screen = CARD["bulwark-frigate"], CARD["citadel-dreadnought"]
    patrol = CARD["patrol"]
    assert payments((patrol, brace), 1) == ((patrol,), (brace,))
    assert payments((patrol, patrol, screen), 3) == ((screen,),)


def test_defense_is_used_once_a_spin_and_first() -> None:
    start = table(
        2, sector=("bulwark-frigate",), deck="patrol brace requisition requisition patrol"
    )
    one, two = start.state.vectors[0], start.state.vectors[2]
    start.state.system[one - 2] = start.state.system[two - 2] = CARD["scythe-kin"]
    start.state.players[1].order = "defense"
    after = start.end_round()
    hits = [fact for fact in after.facts(facts.WasHit) if fact.seat == 0]
    assert [fact.blocked for fact in hits] == [2, 0]
    assert after.awaited() == [0]


def test_the_damage_a_seat_took_is_measured_without_what_defense_blocked() -> None:
    start = table(2, sector=("bulwark-frigate",))
    start.state.system[start.state.vectors[0] - 2] = CARD["shear-front"]
    after = start.end_round()
    assert GAME.measures(after.state)["dark-wall-destiny-measure-damage"] == (1, 3)


def test_a_seat_without_a_choice_is_not_asked() -> None:
    asked = struck(hand="requisition requisition").end_round()
    assert asked.state.hit is None
    assert asked.facts(facts.Discarded)


def test_with_no_hand_the_top_of_the_deck_burns_and_an_empty_deck_is_reshuffled() -> None:
    start = table(2, deck="")
    for player in start.state.players:
        player.hand, player.deck, player.discards = [], [], []
    start.state.players[0].discards = [CARD["patrol"]]
    start.state.players[0].hand = [CARD["patrol"]]
    start.state.system[start.state.vectors[0] - 2] = CARD["shear-front"]
    after = start.end_round()
    lost = [fact for fact in after.facts(facts.Burned) if fact.where == "deck"]
    assert [(fact.seat, fact.card) for fact in lost] == [(0, "patrol")]
    assert after.facts(facts.Reshuffled)


def test_a_standing_order_pays_without_a_question_and_cryoships_last() -> None:
    start = struck(hand="colony-lyra brace").but(lambda _: None)
    ordered = start.play(Order("defense"), by=0).play(Order("defense"), by=1)
    after = ordered.end_round()
    assert after.state.hit is None
    assert [set(fact.cards) for fact in after.facts(facts.Discarded)] == [
        {"brace", "requisition"}
    ] * 2


def test_cards_named_in_a_standing_order_pay_first_then_the_rest_of_the_hand() -> None:
    start = struck(hand="patrol brace")
    ended = start.play(EndTurn()).play(OrderCards(("requisition", "patrol")), by=0)
    after = ended.play(EndTurn())
    assert after.awaited() == [1]
    assert [IDS[card] for card in after.state.hit.chosen[0]] == ["requisition", "patrol"]  # type: ignore[union-attr]


def test_at_the_deadline_the_order_decides() -> None:
    asked = struck(hand="patrol brace").end_round().play(Order("defense"), by=0)
    assert GAME.on_deadline(asked.state, 0) == Entrust()
    assert GAME.why_not(asked.state, 0, Entrust()) is None
    assert GAME.on_deadline(asked.state, 1) is None, "an agent chooses where no order was left"
    assert GAME.time(asked.state) == Allowance(12, at_most=True)
    assert GAME.time(table().state) is None


def test_no_card_returns_to_the_system_once_space_is_empty() -> None:
    start = table(2, system="mimic-buoy")
    start.state.decks, start.state.cryoships, start.state.fresh = [], [], 0
    start.state.system[:-1] = [EMPTY] * (len(start.state.system) - 1)
    after = start.end_round()
    assert "mimic-buoy" in [IDS[card] for card in after.state.burned]
    assert after.state.ending == "empty"


def test_a_returning_card_takes_position_one_or_the_next_after_a_cryoship() -> None:
    back = table(2, system="mimic-buoy").end_round()
    assert back.system().split()[0] == "colony-lyra"
    room = gaps(table(2, system="mimic-buoy"), 3, 5).end_round()
    assert room.system().split()[:2] == ["colony-lyra", "mimic-buoy"]


def test_expire_resolves_before_its_card_lies_on_the_burned_pile() -> None:
    deck = "patrol requisition patrol requisition patrol requisition"
    asked = table(2, system="debris-storm", deck=deck).end_round()
    assert asked.state.hit is not None, "the Expire of Debris Storm is being paid for"
    assert asked.facts(facts.Burned)[0].card == "debris-storm"
    assert asked.view().burned == ()
    paid = asked.discard("patrol", 0).discard("patrol", 1)
    assert paid.view().burned == ("debris-storm",)


def test_a_card_burned_from_a_deck_does_not_return_to_the_system() -> None:
    vector = table(2).state.vectors[-1]
    start = gaps(table(2, space="talon talon talon talon"), 1, 2, 3)
    start.state.system[vector - 2] = CARD["glass-maw"]
    start.state.players[0].deck = [CARD["mimic-buoy"]] * 12
    start.state.players[1].deck = [CARD["requisition"]] * 12
    after = start.end_round()
    assert "mimic-buoy" in [fact.card for fact in after.facts(facts.Burned)]
    assert after.facts(facts.Returned) == []
    assert CARD["mimic-buoy"] in after.state.burned


def test_an_empty_space_deck_is_replaced_and_with_none_left_gaps_stay() -> None:
    start = gaps(table(2), 1, 2, 3, 4)
    start.state.decks = [[CARD["needle"]], [CARD["brandemoth"]]]
    start.state.fresh = 1
    after = start.end_round()
    assert after.facts(facts.DeckOpened)[0].left == 0
    assert after.system().split()[:5] == ["colony-lyra", "-", "-", "brandemoth", "needle"]


def test_the_form_for_damage_preselects_equal_cards_once_each() -> None:
    deck = "patrol patrol requisition requisition requisition"
    start = table(hand="requisition", others="requisition", deck=deck, system="tide-mother")
    start.state.vectors = (2, 9)
    struck = gaps(start, 5).end_round()
    (question,) = form_of(struck).ask()
    assert question.chosen == ("requisition", "requisition.2", "requisition.3", "patrol")
