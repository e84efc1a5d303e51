"""Awards of a contest: who has them, what would pass them on, and the news when they pass."""

import pytest

from engine.core.catalogue import catalogue
from engine.core.words import Words
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Play
from engine.games.dark_wall_destiny.content.tables import CARD
from engine.games.dark_wall_destiny.state import Berth
from tests.engine.games.dark_wall_destiny.table import GAME, table


def said(*lines: Words, locale: str) -> list[str]:
    return [catalogue((GAME,)).render(one, locale, ("Ann", "Bob")) for one in lines]


AWARDS = {
    "en": (
        "4 points for the most energy (of cards that stay in the sector): Bob 1, Ann 0.",
        "Ann gains 4 points for the most energy in the sector; Bob loses them.",
        "Bob gains 4 points for the most energy in the sector.",
        "Bob loses 4 points for the most energy in the sector.",
    ),
    "de": (
        "4 Punkte für die meiste Energie (von Karten, die im Sektor bleiben): Bob 1, Ann 0.",
        "Ann bekommt 4 Punkte für die meiste Energie im Sektor, Bob verliert sie.",
        "Bob bekommt 4 Punkte für die meiste Energie im Sektor.",
        "Bob verliert 4 Punkte für die meiste Energie im Sektor.",
    ),
}


@pytest.mark.parametrize("locale", AWARDS)
def test_the_score_and_the_news_tell_what_passes_an_award_on(locale: str) -> None:
    """Bob has a ship that gives 1 energy. Ann plays a better one."""
    score, passes, gains, loses = AWARDS[locale]
    start = table(2, hand="velvet-hand", others="wire-thief", aggression="yes")
    start.player(1).sector = [Berth(CARD["wire-thief"])]
    assert score in said(*GAME.text.score(start.view()).decides, locale=locale)
    plays = start.play(Play("velvet-hand"))
    told = plays.facts(facts.AwardPassed)
    assert told == [facts.AwardPassed("energy", 4, (0,), (1,))]
    assert said(*map(GAME.text.fact, told), locale=locale) == [passes]
    alone = facts.AwardPassed("energy", 4, (1,), ()), facts.AwardPassed("energy", 4, (), (1,))
    assert said(*map(GAME.text.fact, alone), locale=locale) == [gains, loses]
    assert [GAME.weight(told[0], seat) for seat in (0, 1, 2)] == [4, 4, 2]


@pytest.mark.parametrize(
    ("locale", "burned"),
    [
        ("en", "If one burns, each seeded Cryoship counts 10 points instead of 5."),
        ("de", "Verbrennt eines, zählt jedes angelegte Kryoschiff 10 statt 5 Punkte."),
    ],
)
def test_rivals_read_what_seeded_cryoships_score_if_one_burns(locale: str, burned: str) -> None:
    told = said(*GAME.text.score(table(2, aggression="yes").view()).decides, locale=locale)
    assert any(line.endswith(burned) for line in told)


def test_a_team_is_not_told_which_awards_pass_on() -> None:
    assert not table(2, hand="hauler").play(Play("hauler")).facts(facts.AwardPassed)
