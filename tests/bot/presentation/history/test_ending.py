"""The end of a game shows result, figures and course, in picture and alt text."""

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.language.wording import ALT_LIMIT
from bot.paint import chart, letters
from bot.paint.canvas import LETTER, Canvas
from bot.paint.picture_size import pixels
from bot.presentation.history import draw_ending as pictures
from bot.presentation.history.ending import Chart, Fact, Player, Scene, Series, alt_of, scene_of
from bot.store.records import Leaver
from bot.table.table import Table
from engine.core import registry
from engine.core.game import Outcome
from engine.core.words import words
from tests.bot.presentation.looking import PictureLaws, assert_is_a_board, packed
from tests.bot.presentation.played import matches, say
from tests.bot.unstored import table_of

draw = packed(pictures.draw)

END = Scene(
    game="Dyla",
    result="won",
    title="The battle is won",
    facts=(Fact("Length", "31 turns"), Fact("Hull", "4 of 10")),
    unit="turn",
    charts=(Chart((Series("Hull", (10, 8, 9, 4)), Series("Points", (0, 4, 9, 15)))),),
)
LONG = Scene(
    game="A game with a name that goes on and on and on without an end",
    result="undecided",
    title="Ägypten: not won within three hundred turns of fighting",
    facts=tuple(Fact(f"Ängstigend long name {i}", "1,234,567 of 8,901,234") for i in range(6)),
    unit="Ågjq",
    charts=(
        Chart(
            tuple(
                Series(f"Ägyptian player, {i}", tuple((t * (i + 3)) % 47 - 9.5 for t in range(301)))
                for i in range(6)
            )
        ),
    ),
)
SHORT = END._replace(facts=(), charts=(Chart((Series("Hull", (10,)), Series("Points", ()))),))
FLAT = END._replace(charts=(Chart((Series("Hull", (0, 0)), Series("Points", (0, 0)))),))
ADA, BO = Player(0, "Ada", "17", True, False), Player(1, "Bo", "12", False, False)
SCORES = Chart((Series("Ada", (0, 3, 9, 17)), Series("Bo", (0, 5, 8, 12))), "Score")
DUEL = Scene(
    game="Dark Miss Down · 4 rounds",
    result="won",
    title="Ada wins",
    unit="turn",
    players=(ADA, BO),
    charts=(SCORES,),
)
SIX = LONG._replace(
    title="Ägyptian player, a name 1, Ägyptian player, a name 2 win",
    facts=(),
    players=tuple(
        Player(i, f"Ägyptian player jq, a name {i}", "12345", i < 2, i == 5) for i in range(6)
    ),
    charts=(LONG.charts[0]._replace(name="Ångström Ägyptens jq in the tribunal of them all"),) * 3,
)
SCENES = pytest.mark.parametrize(
    "scene",
    [END, LONG, SHORT, FLAT, END._replace(charts=()), DUEL, SIX],
    ids=["end", "long", "short", "flat", "no course", "duel", "six"],
)


@SCENES
class TestPicture(PictureLaws[Scene]):
    """The laws of pictures, for these scenes."""

    draw = staticmethod(draw)
    written_by = (pictures,)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "Planetary Defence System"},
        {"title": "The ship is lost", "result": "lost"},
        {"facts": (Fact("Length", "32 turns"), Fact("Hull", "4 of 10"))},
        {"charts": (Chart((Series("Hull", (10, 8, 1, 4)), END.charts[0].series[1])),)},
        {"charts": (Chart((END.charts[0].series[0], Series("Meteors", (0, 4, 9, 15)))),)},
    ],
    ids=str,
)
def test_each_fact_changes_picture_and_alt_text(change: dict[str, Any]) -> None:
    other = END._replace(**change)
    assert draw(other) != draw(END)
    assert alt_of(other, say) != alt_of(END, say)


@pytest.mark.parametrize(
    "change",
    [
        {"title": "Bo wins"},
        {"players": (ADA._replace(score="18"), BO)},
        {"players": (ADA._replace(name="Eve"), BO)},
        {"players": (ADA, BO._replace(gave_up=True))},
        {"charts": (SCORES._replace(name="Votes"),)},
        {"charts": (SCORES, SCORES._replace(name="Votes"))},
    ],
    ids=str,
)
def test_each_fact_of_several_players_changes_picture_and_alt_text(change: dict[str, Any]) -> None:
    other = DUEL._replace(**change)
    assert draw(other) != draw(DUEL)
    assert alt_of(other, say) != alt_of(DUEL, say)


def test_the_winner_has_a_star_and_every_player_the_mark_of_their_line() -> None:
    starless = DUEL._replace(players=(ADA._replace(won=False), BO))
    assert draw(starless) != draw(DUEL)
    drawn = [pictures.player(ADA._replace(seat=seat)) for seat in range(6)]
    assert len({tile.image.tobytes() for tile in drawn}) == 6


def test_victory_and_defeat_differ_in_shape_and_colour() -> None:
    signs = [pictures._SIGN[result][0] for result in ("won", "lost", "undecided")]
    assert len(set(signs)) == 3


def test_the_alt_text_describes_the_course() -> None:
    words = alt_of(END, say)
    assert words.startswith("Dyla: The battle is won. Length: 31 turns. Hull: 4 of 10.")
    assert "Hull: from 10 to 4, lowest 4, highest 10." in words
    assert len(alt_of(LONG, say)) <= ALT_LIMIT


def test_a_long_name_beside_its_line_wraps_without_being_cut() -> None:
    canvas = Canvas(1544, 620, fine=1)
    course = [("Credits in your deck", (1, 2)), ("Damage in your deck", (2, 2)), ("Hull", (0, 2))]
    chart.lines(canvas, (24, 36, 1520, 600), course, unit="turn")
    right = [line for line in canvas.lines if line.place[0] > pixels(1100)]
    assert len(right) == 5
    assert letters.wrap("Credits in your deck", 340, 2, LETTER) == ("Credits in", "your deck")


@pytest.mark.parametrize(
    ("span", "distance"), [(0, 1), (4, 1), (5, 2), (18, 5), (23, 10), (300, 100), (0.7, 0.2)]
)
def test_the_chart_counts_in_round_steps(span: float, distance: float) -> None:
    assert chart.step(span, 4) == pytest.approx(distance)


def test_names_of_lines_that_end_together_do_not_overlap() -> None:
    box = (0.0, 50.0, 100.0, 600.0)
    heights = chart.spread([590, 595, 600, 600], box, chart.ROW)
    assert all(low - high >= chart.ROW for high, low in pairwise(heights))
    assert heights[-1] <= 600
    assert chart.spread([100, 300], box, chart.ROW) == [100, 300]


def test_the_end_of_a_game_shows_its_figures() -> None:
    game = registry.game("dyla")
    course: dict[str, list[tuple[int, ...]]] = {}
    turn = 0
    for match in matches("dyla", "ending"):
        if match.state.turn > turn:
            turn = match.state.turn
            for key, value in game.measures(match.state).items():
                course.setdefault(key, []).append(value)
    outcome = game.outcome(match.state)
    scene = scene_of(table_of(match), outcome, course, say)
    assert scene.title == ("Victory" if outcome and outcome.winners else "Defeat")
    assert scene.facts[0] == Fact("Length", f"{turn} turns")
    assert [len(chart.series) for chart in scene.charts] == [3]
    assert_is_a_board(draw(scene))


def ended(game: str, seats: int) -> Table:
    """A table of a game that ended in its turn 4."""
    match = next(matches(game, "ending", seats))
    return table_of(replace(match, state=replace(match.state, turn=4)))


def test_a_resigned_game_is_neither_won_nor_lost() -> None:
    table = ended("dyla", 1)
    assert scene_of(replace(table, resigned=(0,)), None, {}, say).title == "Ended early"
    lost = Outcome(winners=(), ranking=((0,),), scores=(7,), how="dyla-destroyed")
    assert scene_of(table, lost, {}, say).facts == (
        Fact("Length", "4 turns"),
        Fact("Score", "7"),
    )


@pytest.mark.parametrize(
    ("game", "what"),
    [("dyla", "Victory points"), ("planetary_defence", "Meteors destroyed")],
)
def test_the_score_of_a_solo_game_says_what_it_counts(game: str, what: str) -> None:
    *_, last = matches(game, "score")
    outcome = last.game.outcome(last.state)
    assert outcome is not None
    course = {key: (value,) for key, value in last.game.measures(last.state).items()}
    facts = scene_of(table_of(last), outcome, course, say).facts
    assert facts[1] == Fact(what, str(outcome.scores[0]))


RACE = {"picture-end-score": [(0, 0), (3, 5), (9, 8), (17, 18)]}


def test_the_end_of_a_race_names_the_winner_and_charts_both() -> None:
    won = Outcome(winners=(1,), ranking=((17, 0), (18, 0)), scores=(17, 18), how="any")
    scene = scene_of(ended("dark_miss_down", 2), won, RACE, say)
    assert scene.game == "Dark Miss Down · 4 rounds"
    assert (scene.title, scene.result) == ("Bartholomew wins", "won")
    assert [(one.name, one.score, one.won) for one in scene.players] == [
        ("Bartholomew", "18", True),
        ("Ada", "17", False),
    ]
    chart = Chart((Series("Ada", (0, 3, 9, 17)), Series("Bartholomew", (0, 5, 8, 18))), "Score")
    assert scene.charts == (chart,)
    told = alt_of(scene, say)
    assert told.startswith("Dark Miss Down · 4 rounds: Bartholomew wins. Bartholomew: 18. Ada: 17.")
    assert "Ada, Score: from 0 to 17, lowest 0, highest 17." in told


def test_a_race_can_end_in_a_tie_or_a_resignation() -> None:
    table = ended("dark_miss_down", 2)
    tie = Outcome(winners=(), ranking=((17, 0), (17, 0)), scores=(17, 17), how="any")
    scene = scene_of(table, tie, RACE, say)
    assert (scene.title, scene.result) == ("A tie", "undecided")
    assert [one.name for one in scene.players] == ["Ada", "Bartholomew"]
    left = scene_of(replace(table, resigned=(0,)), None, RACE, say)
    assert (left.title, left.result) == ("Bartholomew wins", "won")
    assert [(one.name, one.gave_up) for one in left.players] == [
        ("Bartholomew", False),
        ("Ada", True),
    ]
    assert "Ada did not play to the end." in alt_of(left, say)


def test_all_winners_of_a_shared_win_are_named() -> None:
    shared = Outcome(winners=(0, 1), ranking=((1,), (1,)), scores=(17, 17), how="any")
    scene = scene_of(ended("dark_miss_down", 2), shared, {}, say)
    assert scene.title == "Ada and Bartholomew win"


def test_former_holders_of_a_seat_are_named_before_the_current_one() -> None:
    won = Outcome(winners=(1,), ranking=((17, 0), (18, 0)), scores=(17, 18), how="any")
    table = ended("dark_miss_down", 2)
    cleo = Leaver(table.id, 0, 1, 12, "Cleo", 1, 2)
    names = Speech("en", ("Ada", "Bartholomew", "Cleo")).without_escapes
    scene = scene_of(replace(table, leavers=(cleo,)), won, RACE, names)
    assert [one.name for one in scene.players] == ["Cleo, Bartholomew", "Ada"]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_reason_for_a_crews_defeat_does_not_say_you(locale: str) -> None:
    speech = Speech(locale)
    ends = (
        words("picture-planetary-why-lost", left=2, behind=0, covered="none", damage=3),
        words("picture-planetary-why-lost", left=2, behind=1, covered="some", damage=3),
        words("dyla-destroyed", turns=4, points=7),
    )
    for end in ends:
        assert not re.search(r"\b(your?|dein\w*)\b", speech(end), re.IGNORECASE), speech(end)


@pytest.mark.parametrize(
    ("left", "behind", "covered", "said"),
    [
        (6, 3, "some", "6 meteors were left, 3 of them behind other cards"),
        (6, 6, "all", "6 meteors were left, all behind other cards"),
        (1, 1, "all", "One meteor was left, behind other cards"),
    ],
)
def test_the_meteors_left_are_counted_in_plain_words(
    left: int, behind: int, covered: str, said: str
) -> None:
    why = words("picture-planetary-why-lost", left=left, behind=behind, covered=covered, damage=3)
    assert Speech()(why) == f"{said}: clear the way earlier next time."
