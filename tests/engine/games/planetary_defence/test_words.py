"""Labels, log and description: what they say, their lengths, and that equal words mean the same."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.catalogue import catalogue
from engine.core.chance import Chance, seed_from
from engine.core.choices import Branch, Node, wander
from engine.core.words import Words
from engine.games.planetary_defence.actions import Action, Attack, Buy, Move, Play, PlayAll, Scrap
from tests.engine.games.planetary_defence.table import FILLER, GAME, Table, dealt, table

CATALOGUE = catalogue((GAME,))


def said(what: Words) -> str:
    return CATALOGUE.render(what, names=("Ada",))


def labels(seen: Table) -> list[str]:
    """The labels of every action, each after the label of its group."""
    return list(_below((), GAME.choices(seen.state, 0), seen))


def _below(path: tuple[str, ...], node: Node[Action], seen: Table) -> Iterator[str]:
    label = [said(GAME.text.label(seen.view, path, node))] if path else []
    if not isinstance(node, Branch):
        yield label[0]
        return
    for child in node.open():
        yield from (" > ".join([*label, rest]) for rest in _below((*path, child.key), child, seen))


def test_labels_say_what_happens() -> None:
    start = table("black-2", "white-3 red-1", hand="white-4 red-6 white-1", draw=FILLER)
    assert labels(start) == [
        "Play > Play red 6",
        "Play > Play white 1",
        "Play > Play white 4",
        "Play the whole hand",
        "End the turn (3 cards unused)",
    ]
    armed = start.play(Play("white-4"), Play("red-6"))
    assert labels(armed) == [
        "Play > Play white 1",
        "Play the whole hand",
        "Buy > Buy red 1 from column 2",
        "Attack > Attack meteor 2 in column 1",
        "Engage the shield (5 damage)",
        "Move a card one column (3 credits) > Move meteor 2 from column 1 to 2",
        "Move a card one column (3 credits) > Move red 1 from column 2 to 1",
        "Move a card one column (3 credits) > Move red 1 from column 2 to 3",
        "Scrap a card from your hand (3 credits) > Scrap white 1",
        "Draw a card (3 credits)",
        "Buy and destroy several at once",
        "End the turn (1 card unused)",
    ]


def test_ending_a_turn_with_nothing_left_names_no_loss() -> None:
    spent = table("red-2", hand="white-2").play(Play("white-2"), Buy("red-2", 1))
    assert labels(spent) == ["End the turn"]
    unspent = table("red-6", hand="white-2 red-1").play(Play("white-2"), Play("red-1"))
    assert labels(unspent)[-1] == "End the turn (unspent: 2 credits and 1 damage)"


def test_labels_of_siblings_differ_and_fit_throughout_random_games() -> None:
    chance = Chance(seed_from("labels"))
    for seed in range(15):
        played = dealt(seed=str(seed), mode="hard")
        while GAME.outcome(played.state) is None:
            here = labels(played)
            assert max(Counter(here).values()) == 1
            assert all(len(label) <= 100 for label in here)
            assert all(len(part) <= 80 for label in here for part in label.split(" > "))
            played = played.play(wander(GAME.choices(played.state, 0), chance))


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (PlayAll(), "Ada played red 1, red 6, white 3 and white 6."),
        (Buy("red-4", 1), "Ada bought red 4 from column 1."),
        (Attack("black-5", 2), "Ada destroyed meteor 5 in column 2."),
        (Move("red-4", 1, 2), "Ada moved red 4 from column 1 to 2."),
        (Scrap("red-1"), "Ada scrapped red 1 from their hand."),
    ],
)
def test_the_log_is_in_the_past_tense(action: Action, line: str) -> None:
    start = table("red-4", "black-5", hand="white-6 red-6 white-3 red-1", draw=FILLER)
    if not isinstance(action, PlayAll):
        start = start.play(Play("white-6"), Play("red-6"))
    assert [said(GAME.text.fact(fact)) for fact in start.play(action).facts] == [line]


def test_the_log_tells_the_rest_of_the_turn() -> None:
    start = table("black-1", draw=FILLER, space="red-2 white-5 black-3", hard=True)
    assert [said(GAME.text.fact(fact)) for fact in start.end_turn().facts] == [
        "Ada ended turn 1.",
        "The damage phase scrapped red 2 from the space pile.",
        "2 cards landed: white 5 (column 1) and meteor 3 (column 2).",
        "Ada drew white 1, white 1, white 1, white 1 and white 1.",
    ]


def test_the_description_says_everything_on_the_table() -> None:
    start = table(
        "white-3 red-1 black-2", "red-4", hand="white-4 red-2", scrap="black-1", draw="red-3"
    )
    lines = [said(line) for line in GAME.text.describe(start.play(Play("white-4")).view)]
    assert lines == [
        "Turn 1, normal mode: 7 of 8 meteors left",
        "Column 1: meteor 2; behind it: red 1, white 3",
        "Column 2: red 4",
        "Column 3: empty",
        "Column 4: empty",
        "Column 5: empty",
        "To spend: 4 credits, 0 damage",
        "Hand: red 2",
        "Played: white 4",
        "Shield: off (engaging it costs 5 damage)",
        "Space pile: 6 cards",
        "Scrap pile still beside the columns, 1 card: meteor 1",
        "Draw pile (1, in unknown order): red 3",
        "Discard pile: empty",
    ]


def test_the_outcome_is_one_sentence() -> None:
    won = table("black-1", hand="red-1", space="", turn=14).play(
        Play("red-1"), Attack("black-1", 1)
    )
    lost = table("black-1", draw=FILLER, space="", scrap="black-2", scrap_column=4).end_turn()
    said_at_end = []
    for ended in (won, lost):
        outcome = GAME.outcome(ended.state)
        assert outcome is not None
        said_at_end.append(said(GAME.text.outcome(ended.view, outcome)))
    assert said_at_end == [
        "Earth is safe: Ada destroyed the last of 1 meteors on turn 14.",
        "Earth was hit on turn 1: Ada had destroyed 1 of 2 meteors.",
    ]


def test_every_card_can_be_looked_up() -> None:
    texts = {card.id: said(card.text) for card in GAME.text.cards()}
    assert len(texts) == 18
    assert texts["red-2"] == (
        "Weapon: gives 2 damage when played, costs 2 credits. "
        "There are 3 of these: one is in your starting deck."
    )
    assert texts["white-1"] == (
        "Credits: gives 1 credit when played, costs as many. "
        "There are 3 of these: 3 are in your starting deck."
    )
    assert texts["red-6"].endswith("none is in your starting deck.")


def test_in_the_last_turn_too_few_weapons_for_the_meteors_left_are_a_certain_loss() -> None:
    def is_lost(hand: str) -> bool:
        at = table("black-5", hand=hand, space="", scrap="black-1", scrap_column=4)
        return GAME.text.is_lost(at.view)

    assert is_lost("red-3 red-1")
    assert not is_lost("red-3 red-2")
    assert not GAME.text.is_lost(table("black-5", hand="red-3 red-1", space="").view)
