"""One tree lists what may be done; people and programs walk it by keys."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.conformance.probes import offered, sets_of
from engine.core.chance import Chance, seed_from
from engine.core.choices import (
    Branch,
    Leaf,
    Node,
    Pick,
    nothing,
    random_set,
    resolve,
    walk,
    wander,
)
from engine.core.errors import StaleChoice

Action = str


def join(keys: tuple[str, ...]) -> Action:
    return "+".join(keys)


FIRE: Pick[Action] = Pick("fire", 1, 2, ("laser", "laser", "mine"), join)
SOME: Pick[Action] = Pick("some", 1, 2, ("a", "b"), join, lambda: (("a",), ("a", "b")))
OPENED: list[str] = []


def moves() -> list[Node[Action]]:
    OPENED.append("move")
    return [Leaf("north", "move north"), Leaf("south", "move south")]


def root() -> Branch[Action]:
    return Branch("", lambda: [Branch("move", moves), FIRE, SOME, Leaf("pass", "pass")])


def test_walking_lists_leaves_and_picks_with_their_paths_in_order() -> None:
    assert [path for path, _ in walk(root())] == [
        ("move", "north"),
        ("move", "south"),
        ("fire",),
        ("some",),
        ("pass",),
    ]


def test_a_branch_is_opened_only_when_somebody_looks_inside() -> None:
    OPENED.clear()
    assert isinstance(resolve(root(), "pass"), Leaf)
    assert OPENED == []
    resolve(root(), "move/south")
    assert OPENED == ["move"]


def test_a_path_leads_to_its_node_and_the_empty_one_to_the_root() -> None:
    found = resolve(root(), "move/south")
    assert isinstance(found, Leaf)
    assert found.action == "move south"
    assert resolve(root(), "fire") is FIRE
    assert isinstance(resolve(root(), ""), Branch)


@pytest.mark.parametrize(
    "path", ["west", "move/west", "pass/now", "fire/laser", "move//north", "/"]
)
def test_a_path_that_is_not_offered_is_stale(path: str) -> None:
    with pytest.raises(StaleChoice, match=r"^Nothing is offered at "):
        resolve(root(), path)


def test_equal_items_of_a_pick_make_equal_sets_once() -> None:
    assert list(sets_of(FIRE)) == [("laser",), ("mine",), ("laser", "laser"), ("laser", "mine")]
    assert list(offered(Branch("", lambda: [FIRE]))) == [
        "laser",
        "mine",
        "laser+laser",
        "laser+mine",
    ]


def test_random_sets_are_legal_and_reach_all_of_them() -> None:
    chance = Chance(seed_from("sets"))
    drawn = Counter(random_set(FIRE, chance) for _ in range(400))
    assert set(drawn) == set(sets_of(FIRE))
    listed = Counter(random_set(SOME, chance) for _ in range(400))
    assert set(listed) == {("a",), ("a", "b")}
    assert min(listed.values()) > 150


def test_wandering_reaches_every_action_there_is() -> None:
    chance = Chance(seed_from("wander"))
    assert {wander(root(), chance) for _ in range(600)} == set(offered(root()))


def test_nothing_can_be_wandered_into_nor_walked() -> None:
    empty: Branch[Action] = nothing()
    assert list(walk(empty)) == []
    with pytest.raises(StaleChoice, match=r"^Nothing is offered.$"):
        wander(empty, Chance(seed_from("empty")))
