"""A win that this turn's credits and damage allow is found, whatever covers the meteors."""

import pytest

from engine.agents.agent import Nodes
from engine.agents.search import Searcher
from engine.core.chance import Chance, seed_from
from engine.games.planetary_defence.actions import Attack, Move, PlayAll
from engine.games.planetary_defence.agents.finish import finish
from tests.engine.games.planetary_defence.table import FILLER, GAME, Table, table

GREEDY = GAME.policies["greedy"]
LUCK = Chance(seed_from("luck"))
COVERED = ("black-1 red-4 white-5 red-2", "", "", "black-5 red-2")
"""Uncovering both meteors takes 10 credits: 2 for each red 2, 3 for moving each other card."""


def won_by_following(seen: Table) -> bool:
    """Whether the steps of `finish` win before it has none left."""
    while (action := finish(seen.state)) is not None:
        seen = seen.play(action)
    return seen.state.destroyed == seen.state.meteors


@pytest.mark.parametrize(
    ("hand", "wins"),
    [
        ("red-6 white-6 white-4", True),
        ("red-6 white-6 white-3", False),
        ("red-5 white-6 white-6", False),
    ],
)
def test_a_win_of_this_turn_takes_enough_damage_and_credits(hand: str, *, wins: bool) -> None:
    seen = table(*COVERED, space=FILLER, hand=hand).play(PlayAll())
    assert (finish(seen.state) is not None) is wins
    assert won_by_following(seen) is wins


def test_a_card_is_moved_where_it_covers_no_meteor() -> None:
    seen = table("black-1 red-6", "black-2", space=FILLER, hand="red-3 white-3").play(PlayAll())
    assert finish(seen.state) == Attack("black-2", 2)
    assert finish(seen.play(Attack("black-2", 2)).state) == Move("red-6", 1, 2)
    assert won_by_following(seen)


def test_meteors_in_space_keep_the_turn_from_winning() -> None:
    seen = table("black-1", space="black-2 white-1", hand="red-6 white-1").play(PlayAll())
    assert finish(seen.state) is None


def test_greedy_and_search_win_in_this_turn_if_they_can() -> None:
    seen = table(*COVERED, "white-6", space=FILLER, hand="red-6 white-6 white-4").play(PlayAll())
    for name in ("greedy", "search"):
        now = seen
        while GAME.outcome(now.state) is None and now.state.turn == seen.state.turn:
            if name == "greedy":
                action = GREEDY(now.seen(), LUCK)
            else:
                action = Searcher().choose(now.seen(), Chance(seed_from("hint")), Nodes(2_000))
            now = now.play(action)
        assert now.state.destroyed == now.state.meteors, name
        assert now.state.turn == seen.state.turn
