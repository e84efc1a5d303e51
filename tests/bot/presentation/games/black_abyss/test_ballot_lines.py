"""A member's panel says how the open ballot is counted, and why it asks about old resolutions."""

import pytest

from bot.language.speech import Speech
from bot.presentation.games.black_abyss.headlines import how_it_is_counted
from engine.games.black_abyss.content import tables as t
from tests.engine.games.black_abyss.politics.hall import hall
from tests.engine.games.black_abyss.table import GAME, Table


def told(table: Table, seat: int, locale: str = "en") -> str:
    """What a seat's panel says of the count."""
    speech = Speech(locale, ("Ada", "Bo", "Cleo")[: len(table.state.empires)])
    return " ".join(speech.each(how_it_is_counted(GAME.view(table.state, seat))))


def stands(table: Table, *laws: str) -> None:
    """Put resolutions in force on the ballot, after the new one."""
    for law in map(t.LAWS.index, laws):
        table.state.laws.append(law)
        table.state.present_ballot.items.append(law)
        for marks in table.state.present_ballot.marks:
            marks.append(-2)


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        (
            "en",
            "The resolution Tariffs is already in force: "
            "each tribunal votes again on whether it stays.",
        ),
        (
            "de",
            "Der Beschluss Zölle gilt schon: Jedes Tribunal stimmt neu darüber ab, ob er bleibt.",
        ),
    ],
)
def test_a_ballot_says_why_it_asks_about_a_resolution_in_force(locale: str, expected: str) -> None:
    table = hall()
    assert expected not in told(table, 0, locale)
    stands(table, "tariffs")
    assert expected in told(table, 0, locale)


def test_a_ballot_says_how_many_of_its_resolutions_are_in_force() -> None:
    table = hall()
    stands(table, "tariffs", "farm-aid")
    assert told(table, 0).startswith(
        "2 of these are already in force: each tribunal votes again on which of them stay."
    )


def test_in_a_duel_the_panel_says_at_once_whose_votes_decide() -> None:
    table = hall(2, mode="duel")
    assert told(table, 0).endswith("You have 5 of 9 votes: you decide, unless you abstain.")
    assert told(table, 1).endswith("Ada has 5 of 9 votes and decides, unless Ada abstains.")
    assert told(table, 0, "de").endswith(
        "Du hast 5 von 9 Stimmen und entscheidest, außer du enthältst dich."
    )
    assert told(table, 1, "de").endswith(
        "Ada hat 5 von 9 Stimmen und entscheidet, außer bei einer Enthaltung."
    )


def test_in_a_duel_with_equal_votes_the_panel_says_who_decides_at_a_tie() -> None:
    table = hall(2, mode="duel")
    table.state.present_ballot.weights = [4, 4]
    for seat in (0, 1):
        assert "A resolution passes with more votes for than against." in told(table, seat)
        assert "and decide" not in told(table, seat)


def test_among_three_nobody_decides_alone_with_less_than_half_of_the_votes() -> None:
    table = hall()
    assert "and decide" not in told(table, 0)
    assert "7 of 13 are always enough" in told(table, 0)
    table.state.present_ballot.weights = [7, 4, 2]
    assert "Ada has 7 of 13 votes and decides, unless Ada abstains." in told(table, 1)
