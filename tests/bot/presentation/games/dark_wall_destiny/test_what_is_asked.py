"""A private panel begins with what its reader must or can do now, before advice or a plan."""

import pytest

from bot.language.speech import Speech
from bot.presentation.panel import SMALL, Menu
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import SCORE, Shown
from bot.table.table import Table
from engine.games.dark_wall_destiny.actions import EndTurn, TakeTurn
from engine.games.dark_wall_destiny.text.cards import say
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of
from tests.engine.games.dark_wall_destiny.rivals import after_raid
from tests.engine.games.dark_wall_destiny.table import table as arranged

RIVALS = {"aggression": "yes"}
STEPS = ("own-turn-begin", "own-turn-play", "own-turn-acquire", "own-turn-more")
EVERY = 3
"""One of this many moments of a game is examined."""


def lines_of(table: Table, seat: int, locale: str) -> list[str]:
    """The lines of a seat's panel below its heading and its alarms."""
    told = private(Shown(table, seat, table.speech(locale))).text[1].split("\n")
    return [line for line in told if not line.startswith((SMALL, "⚠️"))]


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("rivals", [False, True])
def test_a_panel_begins_with_what_is_asked_in_every_stage_of_a_game(
    locale: str, rivals: bool
) -> None:
    speech, chosen = Speech(locale), RIVALS if rivals else {}
    guide = speech.say("panel-do-this", what="").strip()
    own = [speech(say(step)) for step in STEPS]
    told, answered = set[str](), 0
    for match in list(matches("dark_wall_destiny", "asked", 3, **chosen))[:-1:EVERY]:
        table = table_of(match)
        (seat, *_) = table.missing
        first = lines_of(table, seat, locale)[0]
        state = match.state
        asks = state.hit is not None or state.ask is not None
        if first.startswith(guide):
            assert state.turn <= (3 if rivals else 1)
        elif asks:
            assert first == Shown(table, seat, table.speech(locale)).lines[0]
            assert first not in own
            answered += 1
        else:
            assert first in own, first
            told.add(first)
    assert answered
    assert len(told) >= 2


@pytest.mark.parametrize(
    ("locale", "plan"),
    [
        ("en", "The plan: "),
        ("de", "Der Plan: "),
    ],
)
def test_after_the_guided_rounds_the_plan_stands_below_what_is_asked(
    locale: str, plan: str
) -> None:
    start = arranged(2, hand="levy privateer", others="levy", aggression="yes")
    start.state.turn = 4
    rated = table_of(start.match, options='{"aggression": "yes"}')
    first, second, *_ = lines_of(rated, 0, locale)
    assert first == Speech(locale)(say("own-turn-play"))
    assert plan in second


@pytest.mark.parametrize(
    ("locale", "raided"),
    [
        ("en", "Raided by Ada. Choose what to discard."),
        ("de", "Überfallen von Ada. Wähle, was du abwirfst."),
    ],
)
def test_a_raided_member_is_asked_to_discard_before_anything_else(locale: str, raided: str) -> None:
    victim = after_raid(others="raid patrol").end_turn()
    victim.state.turn = 4
    told = lines_of(table_of(victim.match, options='{"aggression": "yes"}'), 1, locale)
    assert told[0] == raided
    assert not any("plan" in line.lower() for line in told)


def test_a_seat_that_has_had_its_turn_in_free_order_is_not_asked_for_another() -> None:
    start = arranged(3, order="free")
    start.state.turn, start.state.stage, start.state.active = 3, "begin", -1
    table = table_of(start.match)
    assert lines_of(table, 0, "en")[0] == "**Take your turn now or later.**"
    after = table_of(start.play(TakeTurn(), EndTurn(), by=0).match)
    assert lines_of(after, 1, "en")[0] == "**Take your turn now or later.**"
    assert "turn" not in lines_of(after, 0, "en")[0]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_score_among_the_sights_is_told_whole_however_long_the_panel_is(locale: str) -> None:
    """Late in a game of four with alarms, where other lines are left out on a phone."""
    for match in list(matches("dark_wall_destiny", "score", 4))[-200::40]:
        table = table_of(match)
        shown = Shown(table, table.missing[0], table.speech(locale))
        text = "\n".join(private(shown, look=SCORE).text)
        assert all(line in text for line in shown.score)
        assert not any(isinstance(row, Menu) and not row.entries for row in private(shown).rows)
