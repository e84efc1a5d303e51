"""Set-up: the cards there are, the starting deck, the row and the first hand."""

from collections import Counter

import pytest

from engine.games.planetary_defence.content import CARDS
from engine.games.planetary_defence.text import caption
from tests.engine.games.planetary_defence.table import Table, dealt, ids

DECKS = [("standard", 6, 54, 18), ("short", 5, 45, 15)]


def everything(table: Table) -> Counter[str]:
    view = table.view
    piles = [*view.columns, view.draw, view.hand, view.discard, view.scrap]
    counted = Counter(name for pile in piles for name in ids(pile).split())
    counted.update(CARDS[card] for card in table.state.space)
    return counted


@pytest.mark.parametrize(("deck", "highest", "size", "meteors"), DECKS)
def test_every_colour_has_three_of_each_value(
    deck: str, highest: int, size: int, meteors: int
) -> None:
    table = dealt(deck)
    counted = everything(table)
    assert counted == {
        f"{colour}-{value}": 3
        for colour in ("red", "white", "black")
        for value in range(1, highest + 1)
    }
    assert counted.total() == size
    assert table.view.meteors == table.view.meteors_left == meteors


@pytest.mark.parametrize("deck", ["standard", "short"])
def test_the_starting_deck_has_white_111222_and_red_1112(deck: str) -> None:
    view = dealt(deck).view
    own = Counter(ids(view.draw).split() + ids(view.hand).split())
    assert own == {"white-1": 3, "white-2": 3, "red-1": 3, "red-2": 1}


@pytest.mark.parametrize(("deck", "left"), [("standard", 39), ("short", 30)])
def test_five_cards_lie_in_the_row_five_in_the_hand(deck: str, left: int) -> None:
    view = dealt(deck).view
    assert [len(column) for column in view.columns] == [1] * 5
    assert (len(view.hand), len(view.draw), view.space) == (5, 5, left)
    assert (view.turn, view.credits, view.damage, view.shield) == (1, 0, 0, False)
    assert view.scrap_column == 0


def test_both_piles_are_shuffled_by_the_seed() -> None:
    rows = {tuple(dealt(seed=str(seed)).columns()) for seed in range(20)}
    hands = {ids(dealt(seed=str(seed)).view.hand) for seed in range(20)}
    assert len(rows) == 20
    assert len(hands) > 5
    assert dealt(seed="7").state == dealt(seed="7").state


@pytest.mark.parametrize(("mode", "hard"), [("normal", False), ("hard", True)])
def test_the_table_chooses_the_mode_and_the_line_beside_the_picture_says_hard(
    mode: str, hard: bool
) -> None:
    view = dealt(mode=mode).view
    assert view.hard is hard
    assert caption(view).id.endswith("-hard") is hard
