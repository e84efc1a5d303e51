"""Leaderboards of cooperative tables: one for each combination of options, best first."""

from bot.features.statistics.leaderboards import BEST, Leaderboards
from bot.language.speech import Speech, turn_count
from bot.store.records import Result
from tests.bot.members.results import details

ADA, BO = 11, 12
NORMAL, HARD = {"difficulty": "normal"}, {"difficulty": "hard"}


def table(match: str, options: dict[str, str], *ranking: int) -> list[Result]:
    """The results of Ada and Bo's finished table; the first number says whether it was won."""
    told = details(ranking=ranking, together=True, options=options)
    return [
        Result(match, seat, "dwd", 1, user, None, bool(ranking[0]), 30, 0.0, told)
        for seat, user in enumerate((ADA, BO))
    ]


def test_each_combination_of_options_has_its_own_leaderboard() -> None:
    boards = Leaderboards(frozenset())
    boards.add([*table("a", NORMAL, 1, -12), *table("b", HARD, 0, 0), *table("c", NORMAL, 1, -9)])
    boards.add(table("d", NORMAL, 0, 0))
    normal = boards.best[("difficulty", "normal"),]
    assert [team.ranking for team in normal] == [(1, -9), (1, -12), (0, 0)]
    (hard,) = boards.best[("difficulty", "hard"),]
    assert (hard.won, hard.turns, hard.score, hard.users) == (False, 12, 60, (ADA, BO))


def test_a_leaderboard_keeps_only_the_best_tables() -> None:
    boards = Leaderboards(frozenset())
    for number in range(BEST + 2):
        boards.add(table(str(number), NORMAL, 1, number))
    assert [team.ranking[1] for team in boards.best[("difficulty", "normal"),]] == [4, 3, 2]


def test_a_member_who_opted_out_is_not_named() -> None:
    boards = Leaderboards(frozenset({BO}))
    boards.add(table("a", NORMAL, 1, -12))
    assert boards.best[("difficulty", "normal"),][0].users == (ADA, None)


def test_a_competitive_table_is_on_no_leaderboard() -> None:
    boards = Leaderboards(frozenset())
    boards.add(table("a", {}, 1, 40))
    assert not boards.best


def test_a_winning_team_reads_its_number_of_turns_in_the_games_word() -> None:
    line = Speech("de").say(
        "leaderboard-won", place=1, who="Ada", turns=turn_count("dyla", 3), score=2
    )
    assert line == "1. Ada · gewonnen, 3 Züge, 2 Punkte"
