"""Damage phase, advancement and draw, after the action phase."""

import pytest

from engine.games.planetary_defence.actions import Attack, Play, PlayAll, Shield
from engine.games.planetary_defence.facts import Ended, Landed, NewHand, Revealed, ScrapMoved
from tests.engine.games.planetary_defence.table import FILLER, Table, ids, table

SPACE = "red-1 red-2 red-3 red-4 red-5 red-6"
ROW = ("white-1", "white-1", "white-1", "white-1", "white-1")


def shielded(*columns: str, space: str = SPACE, hard: bool = False) -> Table:
    start = table(*columns, hand="red-5", draw=FILLER, space=space, hard=hard)
    return start.play(Play("red-5"), Shield())


def test_an_advance_deals_a_card_onto_every_column_from_the_left() -> None:
    start = table("white-1", "", "black-2", draw=FILLER, space=SPACE)
    after = start.end_turn()
    assert after.columns() == ["white-1 red-1", "red-2", "black-2 red-3", "red-4", "red-5"]
    assert after.view.space == 1
    landed = Landed(("red-1", "red-2", "red-3", "red-4", "red-5"), (1, 2, 3, 4, 5))
    assert after.facts == [Ended(1), landed, NewHand(2, tuple(FILLER.split()))]
    assert after.reveals


def test_an_advance_deals_fewer_cards_if_space_has_fewer() -> None:
    after = table("black-1", draw=FILLER, space="red-1 red-2").end_turn()
    assert after.columns() == ["black-1 red-1", "red-2", "", "", ""]
    assert (after.view.space, after.view.scrap_column) == (0, 0)


def test_the_scrap_pile_moves_in_every_advance_without_cards_in_space() -> None:
    last = table("black-1", draw=FILLER, space="red-1 red-2").end_turn()
    assert last.view.scrap_column == 0
    first = last.end_turn()
    assert first.view.scrap_column == 1
    assert ScrapMoved(1) in first.facts
    assert first.end_turn().view.scrap_column == 2


def test_the_scrap_pile_never_blocks_a_column() -> None:
    start = table("black-2", "black-1", hand="red-1", draw=FILLER, space="", scrap_column=2)
    after = start.play(Play("red-1"), Attack("black-1", 2))
    assert after.columns() == ["black-2", "", "", "", ""]


def test_the_shield_halves_an_advance_of_five_to_three() -> None:
    after = shielded(*ROW).end_turn()
    assert [len(column) for column in after.view.columns] == [2, 2, 2, 1, 1]
    assert after.view.space == 3


@pytest.mark.parametrize(("left", "lands"), [(5, 3), (4, 2), (3, 2), (2, 1), (1, 1)])
def test_the_shield_halves_a_short_advance_too(left: int, lands: int) -> None:
    space = " ".join(SPACE.split()[:left])
    after = shielded("black-1", space=space).end_turn()
    assert after.view.space == left - lands


def test_under_the_shield_each_card_lands_on_the_column_with_the_fewest() -> None:
    columns = ("white-1 white-1", "white-1", "white-1 white-1", "", "white-1")
    after = shielded(*columns).end_turn()
    assert after.column(4) == "red-1 red-3"
    assert after.column(2) == "white-1 red-2"
    assert Landed(("red-1", "red-2", "red-3"), (4, 2, 4)) in after.facts


def test_under_the_shield_ties_go_to_the_left() -> None:
    after = shielded("white-1", "white-1").end_turn()
    assert after.columns() == ["white-1", "white-1", "red-1", "red-2", "red-3"]


def test_the_shield_lasts_for_one_advance() -> None:
    after = shielded(*ROW, space=f"{SPACE} {SPACE}").end_turn()
    assert not after.view.shield
    assert after.end_turn().view.space == 12 - 3 - 5


def test_in_hard_mode_a_topmost_meteor_scraps_the_next_card_of_space() -> None:
    after = table("black-1", draw=FILLER, space=SPACE, hard=True).end_turn()
    assert ids(after.view.scrap) == "red-1"
    assert after.columns() == ["black-1 red-2", "red-3", "red-4", "red-5", "red-6"]
    assert after.facts[1] == Revealed("red-1", scrapped=True)


def test_in_hard_mode_white_cards_are_scrapped_too() -> None:
    after = table("black-1", draw=FILLER, space="white-6 red-1", hard=True).end_turn()
    assert ids(after.view.scrap) == "white-6"


def test_in_hard_mode_a_revealed_meteor_goes_back_on_top() -> None:
    after = table("black-1", draw=FILLER, space=f"black-6 {SPACE}", hard=True).end_turn()
    assert after.facts[1] == Revealed("black-6", scrapped=False)
    assert after.column(1) == "black-1 black-6"
    assert after.view.scrap == ()
    assert after.view.space == 2


def test_only_a_meteor_on_top_of_a_column_counts_in_the_damage_phase() -> None:
    after = table("black-1 white-1", draw=FILLER, space=SPACE, hard=True).end_turn()
    assert after.view.scrap == ()
    assert after.view.space == 1


def test_several_topmost_meteors_scrap_one_card() -> None:
    after = table("black-1", "black-1", draw=FILLER, space=SPACE, hard=True).end_turn()
    assert ids(after.view.scrap) == "red-1"


def test_meteors_destroyed_this_turn_do_not_count_in_the_damage_phase() -> None:
    start = table("black-1", hand="red-1", draw=FILLER, space=f"{SPACE} black-6", hard=True)
    after = start.play(Play("red-1"), Attack("black-1", 1)).end_turn()
    assert ids(after.view.scrap) == "black-1"
    assert after.view.space == 2


def test_without_space_the_damage_phase_reveals_nothing() -> None:
    after = table("black-1", draw=FILLER, space="", hard=True).end_turn()
    assert [type(fact) for fact in after.facts] == [Ended, ScrapMoved, NewHand]


def test_the_damage_phase_may_take_the_last_card_of_space() -> None:
    after = table("black-1", draw=FILLER, space="red-1", hard=True).end_turn()
    assert ids(after.view.scrap) == "red-1"
    assert after.view.scrap_column == 1


def test_there_is_no_damage_phase_in_normal_mode() -> None:
    after = table("black-1", draw=FILLER, space=SPACE).end_turn()
    assert (after.view.scrap, after.view.space) == ((), 1)


def test_played_and_unplayed_cards_are_discarded_and_five_drawn() -> None:
    start = table(hand="white-2 red-1", draw="white-1 red-2 red-3 white-3 white-4 red-6")
    after = start.play(Play("red-1")).end_turn()
    assert ids(after.view.hand) == "red-2 red-3 white-1 white-3 white-4"
    assert ids(after.view.discard) == "red-1 white-2"
    assert (after.view.played, ids(after.view.draw)) == ((), "red-6")


def test_the_discard_pile_is_shuffled_when_the_draw_pile_runs_out() -> None:
    start = table(hand="white-2 white-2 white-2 white-2", draw="red-5", discard="red-6")
    after = start.play(PlayAll()).end_turn()
    assert "red-5" in ids(after.view.hand)
    assert len(after.view.hand) == 5
    assert after.view.discard == ()
    assert len(after.view.draw) == 1


def test_a_new_hand_is_smaller_if_fewer_than_five_cards_are_left() -> None:
    after = table(hand="white-2", draw="red-5").end_turn()
    assert ids(after.view.hand) == "red-5 white-2"


def test_turns_are_counted_from_one() -> None:
    assert table(draw=FILLER).end_turn().end_turn().view.turn == 3
