"""What rivals did to a member in a round is told first, and all of it, however little room."""

import pytest

from bot.language.speech import Speech
from bot.play.undo import facts_json
from bot.presentation.history.meanwhile import BRIEF, Meanwhile, meanwhile
from bot.store import records
from engine.core.match import actions_of
from engine.games.dark_wall_destiny.actions import Action, Choose, EndTurn, Play
from tests.bot.unstored import table_of
from tests.engine.games.dark_wall_destiny.table import GAME, places, table

BO = ((1, Play("pack-corsair")), (1, Choose("seat.1")), (1, EndTurn()))
"""A raid for 2, and a token from the only rival who has one."""
CLEO = (
    *((2, Play("press-ganger")), (2, Choose("seat.1"))),
    *((2, Play("exciseman")), (2, Choose("seat.1")), (2, EndTurn())),
)


def news(locale: str, *actions: tuple[int, Action]) -> Meanwhile:
    """What Ada, whose Ram Tug blocks a point, reads after her turn and these actions of rivals."""
    start = table(3, sector=("ram-tug",), aggression="yes")
    start.player(0).tokens = 2
    start.player(0).discards = places("quiet-king")
    start.player(1).hand, start.player(2).hand = (
        places("pack-corsair"),
        places("press-ganger exciseman"),
    )
    match, record = start.match, list[records.Action]()
    for seat, action in ((0, EndTurn()), *actions):
        step = match.play(seat, action)
        match, told = step.match, facts_json(step)
        done = actions_of(GAME).dump(action).decode()
        by = records.By.PLAYER
        record.append(records.Action("abcdefghij", match.revision, seat, by, done, told, 1.0))
    at = table_of(match, options='{"aggression": "yes"}')
    return meanwhile(at, record, 0, Speech(locale, ("Ada", "Bo", "Cleo")))


@pytest.mark.parametrize(
    ("locale", "raids", "others"),
    [
        (
            "en",
            "Bo and Cleo raid you for 3 (1 blocked).",
            "Bo takes a token from you; Cleo taxes you: next card costs 2 more.",
        ),
        (
            "de",
            "Bo und Cleo überfallen dich mit Stärke 3 (1 abgefangen).",
            "Bo nimmt dir einen Marker weg; Cleo besteuert dich: nächste Karte 2 teurer.",
        ),
    ],
)
def test_a_round_of_four_harms_is_two_lines_that_stand_first_and_stay_on_a_phone(
    locale: str, raids: str, others: str
) -> None:
    told = news(locale, *BO, *CLEO)
    assert told.lines[:2] == (raids, others)
    assert len(told.lines) > 2, "with enough room, the rest of the round is told, too"
    shortest = [*told.shorter_ones()][-1].lines
    assert shortest == (raids, others)
    assert all(len(line) <= BRIEF for line in shortest)
    assert not any("Ada" in line and "raids" in line for line in told.lines), "it is told once"


def test_one_raid_is_one_line() -> None:
    raided = news("en", (1, EndTurn()), *CLEO[:2])
    assert raided.lines[0] == "Cleo raids you for 1 (1 blocked)."
    assert [*raided.shorter_ones()][-1].lines == raided.lines[:1]


def test_what_rivals_do_to_each_other_is_told_as_usual() -> None:
    """Bo raids Cleo, and takes a token from Ada."""
    told = news("en", BO[0], (1, Choose("seat.3")))
    assert told.lines[0] == "Bo takes a token from you."
    assert "Bo raids Cleo for 2." in told.lines
