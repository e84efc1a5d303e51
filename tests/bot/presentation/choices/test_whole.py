"""A button's custom id can carry all picks or answers of a choice."""

import pytest

from bot.presentation.choices import whole
from bot.presentation.custom_ids import CustomId, Verb, parse
from engine.core.choices import Branch, Leaf, Pick
from engine.core.errors import StaleChoice
from tests.engine.games.dark_wall_destiny.test_spin import struck

PICK: Pick[object] = Pick("cards", 1, 3, ("patrol", "patrol", "brace"), tuple)
ROOT: Branch[object] = Branch("", lambda: [Leaf("end", "end"), PICK])


@pytest.mark.parametrize("picked", [("patrol",), ("patrol", "patrol"), ("patrol", "brace"), ()])
def test_a_button_carries_a_pick_of_equal_items(picked: tuple[str, ...]) -> None:
    carried = whole.argument_of(ROOT, ("cards",), picked)
    assert whole.read(ROOT, carried) == ("cards", picked)
    id = str(CustomId("abcdef0123", 5, 999_999, Verb.PLAY, carried))  # noqa: A001
    assert parse(id).argument == carried


def test_a_button_carries_the_answers_of_a_form() -> None:
    root = struck().end_round().match.choices(0)
    picked = ("0.scythe-kin=requisition", "0.scythe-kin=patrol")
    path, read = whole.read(root, whole.argument_of(root, ("discard",), picked))
    assert (path, set(read)) == ("discard", set(picked))


def test_a_button_of_another_pick_is_outdated() -> None:
    carried = whole.argument_of(ROOT, ("cards",), ("brace",))
    others: Branch[object] = Branch("", lambda: [Pick("cards", 1, 1, ("raid", "levy"), tuple)])
    with pytest.raises(StaleChoice):
        whole.read(others, carried)
    with pytest.raises(StaleChoice):
        whole.read(ROOT, carried.replace("cards", "end"))
