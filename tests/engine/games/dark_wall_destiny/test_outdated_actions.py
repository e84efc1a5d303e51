"""Actions that name what is not there, or come in another's turn, are refused with a reason."""

import pytest

from engine.games.dark_wall_destiny.actions import (
    Action,
    Buy,
    Choose,
    Cover,
    Discard,
    EndTurn,
    OrderCards,
    Play,
    PlayAll,
    Pull,
    Seed,
    Use,
)
from tests.engine.games.dark_wall_destiny.table import table

REFUSED: dict[Action, str] = {
    Play("unknown"): "not-in-hand",
    Play("needle"): "not-in-hand",
    Seed("unknown", 1): "not-in-hand",
    Seed("patrol", 99): "no-host",
    Use("patrol", 99): "not-ready",
    Use("needle", 1): "not-ready",
    Buy("needle", 99): "gone",
    Buy("unknown", 12): "gone",
    Buy("talon", 12): "gone",
    Pull("needle", 12): "no-pull",
    Cover(9): "nobody-to-cover",
}
AT_TURN = (*REFUSED, PlayAll(), Buy("needle", 12), EndTurn())


@pytest.mark.parametrize(("action", "reason"), REFUSED.items(), ids=str)
def test_a_card_that_is_not_there_can_be_neither_played_nor_acquired(
    action: Action, reason: str
) -> None:
    assert table(3, hand="patrol", system="needle", energy=20).refusal(action) == reason


@pytest.mark.parametrize("action", AT_TURN, ids=str)
def test_nothing_is_done_in_anothers_turn(action: Action) -> None:
    assert table(3, hand="patrol", system="needle", energy=20).refusal(action, by=1) == (
        "not-your-turn"
    )


def test_a_question_is_answered_only_while_open() -> None:
    start = table(3, hand="patrol")
    assert start.refusal(Discard(("patrol",))) == "no-damage"
    assert start.refusal(Choose("none")) == "nothing-asked"
    assert start.refusal(OrderCards(("patrol",)), by=1) == "wrong-order"
