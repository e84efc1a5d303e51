"""One tree lists the legal actions; people and programs walk it by keys."""

from collections import Counter

import pytest

from engine.conformance.probes import actions_in
from engine.core.chance import Chance, seed_from
from engine.core.choices import (
    Answers,
    Branch,
    Form,
    Leaf,
    Node,
    Pick,
    Question,
    all_answers,
    answer_keys,
    from_keys,
    legal_answers,
    legal_sets,
    no_choices,
    random_set,
    resolve,
    walk,
    wander,
)
from engine.core.errors import StaleChoice
from engine.core.words import Words, words
from tests.random_moves import random_keys

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


def test_a_branch_is_opened_only_when_it_is_needed() -> None:
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
    assert list(legal_sets(FIRE)) == [("laser",), ("mine",), ("laser", "laser"), ("laser", "mine")]
    assert list(actions_in(Branch("", lambda: [FIRE]))) == [
        "laser",
        "mine",
        "laser+laser",
        "laser+mine",
    ]


def test_random_sets_are_legal_and_reach_all_of_them() -> None:
    chance = Chance(seed_from("sets"))
    drawn = Counter(random_set(FIRE, chance) for _ in range(400))
    assert set(drawn) == set(legal_sets(FIRE))
    listed = Counter(random_set(SOME, chance) for _ in range(400))
    assert set(listed) == {("a",), ("a", "b")}
    assert min(listed.values()) > 150


def test_a_random_walk_reaches_every_action() -> None:
    chance = Chance(seed_from("wander"))
    assert {wander(root(), chance) for _ in range(600)} == set(actions_in(root()))


def test_an_empty_tree_raises_when_walked_at_random() -> None:
    empty: Branch[Action] = no_choices()
    assert list(walk(empty)) == []
    with pytest.raises(StaleChoice, match=r"^Nothing is offered.$"):
        wander(empty, Chance(seed_from("empty")))


def shop(answers: Answers) -> Action:
    weapons, (hull,) = answers
    return f"{hull}:{join(weapons)}"


def too_dear(action: Action) -> Words | None:
    """Refuses an empty purchase, and a mine with two lasers, which cost too much."""
    hull, _, weapons = action.partition(":")
    dear = weapons.count("+") >= 1 and hull == "cruiser"
    return words("too-dear") if dear or not weapons else None


WEAPONS = Question("weapons", ("laser", "mine", "net"), (), 0, 3)
HULL = Question("hull", ("scout", "cruiser"), ("cruiser",))
REFIT: Form[Action] = Form("refit", lambda: (WEAPONS, HULL), shop, too_dear)
FORMS: Branch[Action] = Branch("", lambda: [REFIT])


def test_a_form_lists_all_legal_answers_with_few_options_first() -> None:
    assert list(legal_answers(REFIT))[:3] == [
        (("laser",), ("scout",)),
        (("laser",), ("cruiser",)),
        (("mine",), ("scout",)),
    ]
    assert list(actions_in(FORMS))[6:] == [
        "scout:laser+mine",
        "scout:laser+net",
        "scout:mine+net",
        "scout:laser+mine+net",
    ]
    assert [path for path, _ in walk(FORMS)] == [("refit",)]


def test_random_answers_to_a_form_are_legal_and_reach_all_legal_ones() -> None:
    chance = Chance(seed_from("forms"))
    assert {wander(FORMS, chance) for _ in range(600)} == set(actions_in(FORMS))


def test_random_play_finds_the_only_legal_answers_of_a_form() -> None:
    def strict(action: Action) -> Words | None:
        return None if action == "cruiser:net" else words("no")

    form: Form[Action] = Form("refit", REFIT.ask, shop, strict)
    chance = Chance(seed_from("strict"))
    assert [wander(Branch("", lambda: [form]), chance) for _ in range(20)] == ["cruiser:net"] * 20


def test_answers_are_written_as_keys_and_read_back() -> None:
    asked = REFIT.ask()
    for answers in all_answers(asked):
        assert from_keys(asked, answer_keys(asked, answers)) == answers
    chance = Chance(seed_from("written"))
    keys = random_keys(REFIT, chance)
    assert too_dear(shop(from_keys(asked, keys))) is None


def test_unanswered_questions_keep_their_previous_answers() -> None:
    asked = REFIT.ask()
    assert from_keys(asked, ("weapons=mine", "weapons=laser")) == (("laser", "mine"), ("cruiser",))
    assert from_keys(asked, ("hull=",)) == ((), ())


@pytest.mark.parametrize("key", ["weapons=cannon", "crew=ten", "laser", "="])
def test_an_answer_that_is_not_offered_is_stale(key: str) -> None:
    with pytest.raises(StaleChoice):
        from_keys(REFIT.ask(), (key,))
