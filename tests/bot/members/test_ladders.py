"""Ladders: each game for two of Black Abyss has its own, beside that of the whole game."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.members.statistics import Rating
from bot.store.records import Result
from engine.core.catalogue import catalogue
from engine.core.options import each_alone
from engine.core.registry import HOUSE, game
from engine.core.words import words

ADA, BO = 11, 12


def results(match: str, ladder: str, winner: int) -> list[Result]:
    details = json.dumps({"ranking": [0], "together": False, "ladder": ladder, "resigned": []})
    return [
        Result(match, number, "black_abyss", 1, user, None, user == winner, 0, 0.0, details)
        for number, user in enumerate((ADA, BO))
    ]


def test_a_duel_won_counts_on_the_ladder_of_duels_alone() -> None:
    rating = Rating(frozenset())
    rating.add([*results("a", "", ADA), *results("b", "duel", BO), *results("c", "duel", BO)])
    main, duels = rating.worth(), rating.worth("duel")
    assert rating.others() == ["duel"]
    assert main[ADA] > main[BO]
    assert duels[BO] > duels[ADA]


def test_older_results_count_on_the_ladder_of_the_game() -> None:
    rating = Rating(frozenset())
    seats = [replace(one, details='{"ranking": [0]}') for one in results("a", "", ADA)]
    rating.add(seats)
    assert not rating.others()
    assert rating.worth()[ADA] > rating.worth()[BO]


@pytest.mark.parametrize("name", HOUSE)
def test_every_ladder_has_a_name_in_both_languages(name: str) -> None:
    rules = game(name)
    said = catalogue((rules,))
    for chosen in each_alone(rules):
        ladder = rules.ladder(chosen)
        for locale in said.locales if ladder else ():
            assert said.render(words(ladder), locale)
