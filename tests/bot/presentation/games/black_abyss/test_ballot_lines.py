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
