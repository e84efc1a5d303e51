"""Each duel mode of Black Abyss has its own ladder beside the main one."""

import pytest

from bot.features.statistics.ratings import Rating
from bot.runtime.durations import WEEK
from bot.store.records import Result
from engine.core.catalogue import catalogue
from engine.core.options import each_alone
from engine.core.registry import HOUSE, game
from engine.core.words import words
from tests.bot.members.results import details

ADA, BO = 11, 12


def results(match: str, ladder: str, winner: int) -> list[Result]:
    told = details(ranking=[0], ladder=ladder)
    return [
        Result(match, number, "black_abyss", 1, user, None, user == winner, 0, 0.0, told)
        for number, user in enumerate((ADA, BO))
    ]


def test_a_duel_counts_only_on_the_duel_ladder() -> None:
    rating = Rating(frozenset())
    rating.add([*results("a", "", ADA), *results("b", "duel", BO), *results("c", "duel", BO)])
    main, duels = rating.worth(), rating.worth("duel")
    assert rating.others() == ["duel"]
    assert main[ADA] > main[BO]
    assert duels[BO] > duels[ADA]


@pytest.mark.parametrize("name", HOUSE)
def test_every_ladder_has_a_name_in_both_languages(name: str) -> None:
    rules = game(name)
    said = catalogue((rules,))
    for chosen in each_alone(rules):
        ladder = chosen.ladder()
        for locale in said.locales if ladder else ():
            assert said.render(words(ladder), locale)


def duel(number: int, winner: int, loser: int, at: float) -> list[Result]:
    """A duel of two members at a time."""
    both = ((0, winner, True), (1, loser, False))
    return [
        Result(f"m{number}", seat, "dark_miss_down", 9, user, None, won, 0.0, at, details())
        for seat, user, won in both
    ]


def test_each_repeated_game_of_the_same_members_weighs_less() -> None:
    rating = Rating(frozenset())
    gained, before = [], 0.0
    for number in range(6):
        rating.add(duel(number, 1, 2, float(number)))
        worth = rating.worth()
        gained.append(worth[1] - worth[2] - before)
        before = worth[1] - worth[2]
    assert gained == sorted(gained, reverse=True)
    assert gained[5] < gained[0] / 6

    fresh = Rating(frozenset())
    for number, rival in enumerate(range(2, 8)):
        fresh.add(duel(number, 1, rival, float(number)))
    assert fresh.worth()[1] > rating.worth()[1], "six rivals say more than one six times"


def test_a_rematch_after_a_week_has_full_weight() -> None:
    often, seldom = Rating(frozenset()), Rating(frozenset())
    for number in range(4):
        often.add(duel(number, 1, 2, float(number)))
        seldom.add(duel(number, 1, 2, number * (WEEK + 1)))
    assert seldom.worth()[1] > often.worth()[1]
