"""What the board of a tutorial says and offers beside the coach's sentence."""

import re
from itertools import islice

import pytest

from bot.play import tutorials
from bot.presentation.choices.folding import height_of
from bot.presentation.learning import coach
from bot.presentation.panel import buttons_of
from bot.presentation.panels.board import board
from bot.presentation.shown import Shown
from engine.core.choices import SEPARATOR
from engine.games.dyla.actions import Play, PlayShields
from engine.games.dyla.content import CONTENT
from engine.learning.script import LEARNER
from tests.bot.play.test_tutorials import led_steps, played, tutorial_of
from tests.bot.presentation.panels.test_own_panels import PHONE


def test_the_board_of_a_tutorial_says_what_there_is_to_spend_below_its_advice() -> None:
    table = tutorial_of("planetary_defence")
    text = "\n".join(board(Shown.public(table, table.speech("en"))).text)
    assert text.index("🎓") < text.index("To spend: ")


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", ["dyla", "planetary_defence"])
def test_the_guide_quotes_the_button_that_it_advises(game: str, locale: str) -> None:
    pressed = set()
    for table, step in led_steps(game):
        panel = board(Shown(table, 0, table.speech(locale)))
        quoted = re.search(
            "🎓.* (?:[Pp]ress|[Dd]rück(?: als Nächstes)? auf) [“„](.+?)[”“]", panel.text[1]
        )
        if quoted is not None:
            labels = [one.label for row in panel.rows for one in buttons_of(row)]
            assert quoted[1] in labels
            pressed.add(step.action.kind)
    assert len(pressed) > 3


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", ["dyla", "planetary_defence"])
def test_every_board_on_the_way_of_a_solo_tutorial_fits_a_phone(game: str, locale: str) -> None:
    seen = 0
    for table, _ in led_steps(game):
        panel = board(Shown(table, 0, table.speech(locale)), undoable=table.match.revision > 0)
        assert height_of(panel) <= PHONE, panel.text
        seen += 1
    assert seen > 60


def test_in_dyla_the_guide_plays_shields_only_by_the_button_for_all_that_help() -> None:
    advised = [step.action for _, step in led_steps("dyla")]
    assert not {Play(CONTENT.cards[card].id) for card in CONTENT.shields}.intersection(advised)
    assert advised.count(PlayShields()) > 5


def test_dylas_tutorial_explains_each_lesson_once_and_ends_with_the_last_one() -> None:
    script = tutorials.script("dyla")
    said = [step.say for _, step in led_steps("dyla") if step.say != tutorials.LED]
    assert said == [one.say for one in script.way] + [one.say for one in script.lessons]
    lines = [coach.sentence(table, table.speech("en")) for table, _ in led_steps("dyla")]
    numbers = [
        int(found[1]) for one in lines if (found := re.match("🎓 Lesson (\\d+) of 18: ", one))
    ]
    assert numbers == [*range(1, 19)]
    *_, (last, step) = led_steps("dyla")
    done = played(last, step.do)
    assert step.say == script.lessons[-1].say
    assert coach.sentence(done, done.speech("en")).startswith("🎓 That was the tutorial")
    assert coach.sentence(played(done, "fire"), done.speech("en")) == ""


def test_between_lessons_dylas_guide_names_the_next_presses_of_the_turn_in_one_line() -> None:
    following = {table.match.revision: step.do for table, step in led_steps("dyla")}
    together = 0
    for table, step in led_steps("dyla"):
        if step.say == tutorials.LED:
            presses = [one.do for _, one in tutorials.ahead(table)]
            at = table.match.revision
            assert presses == [following[at + number] for number in range(len(presses))]
            together += len(presses) > 1
    assert together > 20


@pytest.mark.parametrize("game", tutorials.games())
def test_a_hint_in_a_tutorial_is_the_step_that_the_tutorial_advises(game: str) -> None:
    for table, step in islice(led_steps(game), 12):
        advice = tutorials.advice(table, LEARNER)
        assert advice is not None
        assert advice.way is not None
        assert SEPARATOR.join(advice.way.path) == step.do
        assert table.match.play(LEARNER, advice.action)
