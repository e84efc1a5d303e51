"""Long news of an action begin with what matters most to the reader."""

import pytest

from bot.language.speech import Speech
from bot.presentation.panels.board import note_of
from engine.core.events import Event
from engine.games.black_abyss import facts as f
from tests.bot.journeys.black_abyss import late
from tests.bot.presentation.history.test_meanwhile import SPEECH, summary_of


def test_long_news_begins_with_what_matters_most() -> None:
    laws = [f.Voted(one, 7 + one, ("tariffs", "farm-aid"), (), -1) for one in range(3)]
    seats = [f.Voted(one, 7 + one, (), (), 2) for one in range(3)]
    news = [Event(fact, {}) for fact in (*laws, *seats, f.Seated(2, 1))]
    table = late.table(3, 2, "move")
    assert note_of(table, news, 0, SPEECH).startswith("Cleo took the tribunal seat")
    assert note_of(table, news[-2:], 0, SPEECH).startswith("With 9 votes, Cleo voted for Cleo")


def test_news_of_a_tribunal_begin_with_who_won_the_seat() -> None:
    laws = [f.Decided("tariffs", votes, 0, passed=True) for votes in range(11, 21)]
    table = late.table(3, 2, "move")
    news = [Event(fact, {}) for fact in (*laws, f.Seated(2, 1))]
    assert note_of(table, news, 0, SPEECH).startswith("Cleo took the tribunal seat")
    own = [Event(fact, {}) for fact in (*laws, f.Seated(0, 1))]
    assert note_of(table, own, 0, SPEECH).startswith("You took the tribunal seat")


def test_long_news_of_a_round_begin_with_the_hits_on_the_reader() -> None:
    facts = [
        f.RoundBegan(2),
        *[f.Steered(0, "cruiser", number, "closer") for number in (1, 2)],
        *[f.Steered(1, "frigate", number, "away") for number in (1, 2)],
        *[f.Struck(0, "cruiser", number, "plasma-gun", "hit") for number in (1, 2)],
        *[f.Struck(1, "frigate", number, "torpedo", "hit") for number in (1, 2)],
        f.Missed(0, "cruiser", 1, "missile", 1),
    ]
    table, news = late.table(3, 2, "move"), [Event(fact, {}) for fact in facts]
    for reader, hit in ((0, "Your Cruiser #1"), (1, "Your Frigate #1")):
        assert note_of(table, news, reader, SPEECH).startswith(f"{hit} was hit")


@pytest.mark.parametrize(
    ("left", "sides", "told"),
    [
        ((0,), (0, 1), ("You won the battle at B6 against Bo after", "You lost 2 frigates ")),
        (
            (1,),
            (0, 1),
            ("You withdrew from B6 to B5.", "Bo won the battle at B6 against you", "You lost 2 "),
        ),
        (
            (-1,),
            (-1, 0),
            ("You withdrew from B6 to B5.", "The monsters won the battle at B6 ", "You lost 2 "),
        ),
    ],
)
def test_long_news_of_a_battle_begin_with_the_readers_victory_or_retreat(
    left: tuple[int, ...], sides: tuple[int, int], told: tuple[str, ...]
) -> None:
    facts = [
        f.BattleBegan("B6", *sides),
        f.RoundBegan(1),
        *[f.Struck(0, "frigate", number, "pulse-laser", "hit") for number in (1, 1, 2, 3)],
        f.RoundBegan(2),
        *[f.Struck(0, "frigate", number, "pulse-laser", "destroyed") for number in (1, 2)],
        f.Withdrew(0, "B5", fled=False),
        f.BattleEnded("B6", 2, left, 1, gone=True, sides=sides),
        f.WarDeclared(2, 0),
    ]
    news = [Event(fact, {}) for fact in facts]
    note = note_of(late.table(3, 2, "move"), news, 0, SPEECH)
    places = [note.index(one) for one in told]
    assert places == [0, *sorted(places[1:])]
    ((shortest,),) = [one.lines for one in summary_of(*facts).shorter_ones()][-1:]
    assert shortest.startswith(told[0])
    assert "B6" in shortest


@pytest.mark.parametrize(
    ("locale", "mine", "his"),
    [
        (
            "en",
            "You destroyed a habitat of Bo at B6-2 and plundered 12 resources.",
            "Bo won the battle at A6 against you",
        ),
        (
            "de",
            "Du hast bei Bo auf B6-2 eine Wohnkuppel zerstört und 12 Rohstoffe erbeutet.",
            "Bo hat die Schlacht in A6 gegen dich",
        ),
    ],
)
def test_long_news_begin_with_what_the_reader_took_before_the_battle_that_others_won(
    locale: str, mine: str, his: str
) -> None:
    facts = [
        f.BattleBegan("A6", 1, 0),
        f.RoundBegan(1),
        *[f.Struck(0, "frigate", number, "pulse-laser", "hit") for number in (1, 1, 2, 3)],
        f.Withdrew(0, "B6", fled=False),
        f.BattleEnded("A6", 1, (1,), 1, gone=True, sides=(1, 0)),
        f.BattleBegan("B6", 0, 1),
        f.RoundBegan(1),
        f.Lost(1, "B6-2", "habitat", "bombs"),
        f.Plundered(0, 1, 4, 4, 4),
        f.BattleEnded("B6", 1, (0,), 1, sides=(0, 1)),
    ]
    speech, news = Speech(locale, ("Ada", "Bo", "Cleo")), [Event(fact, {}) for fact in facts]
    told = note_of(late.table(3, 2, "move"), news, 0, speech)
    assert told.startswith(mine)
    assert told.index(mine) < told.index("B6 ", len(mine)) < told.index(his)
    shortest = [one.lines for one in summary_of(*facts, speech=speech).shorter_ones()][-1]
    assert shortest == (mine,)
