"""What the board of a tutorial says and offers beside the coach's sentence."""

import re

import pytest

from bot.play import tutorials
from bot.presentation.panel import buttons_of
from bot.presentation.panels.board import board
from bot.presentation.shown import Shown
from engine.games.dyla.actions import Play, PlayShields
from engine.games.dyla.content import CONTENT
from tests.bot.play.test_tutorials import played, tutorial_of


def test_the_board_of_a_tutorial_says_what_there_is_to_spend_below_its_advice() -> None:
    table = tutorial_of("planetary_defence")
    text = "\n".join(board(Shown.public(table, table.speech("en"))).text)
    assert text.index("🎓") < text.index("To spend: ")


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", ["dyla", "planetary_defence"])
def test_the_guide_quotes_the_button_that_it_advises(game: str, locale: str) -> None:
    table, pressed = tutorial_of(game), set()
    while (step := tutorials.step(table)) is not None:
        panel = board(Shown(table, 0, table.speech(locale)))
        quoted = re.search(
            "🎓 (?:Next, press|Drück als Nächstes auf) [“„](.+?)[”“]\\.", panel.text[1]
        )
        if quoted is not None:
            labels = [one.label for row in panel.rows for one in buttons_of(row)]
            assert quoted[1] in labels
            pressed.add(step.action.kind)
        table = played(table, step.do)
    assert len(pressed) > 3


def test_in_dyla_the_guide_plays_shields_only_by_the_button_for_all_that_help() -> None:
    table, together = tutorial_of("dyla"), 0
    singly = {Play(CONTENT.cards[card].id) for card in CONTENT.shields}
    while (step := tutorials.step(table)) is not None:
        assert step.action not in singly
        together += step.action == PlayShields()
        table = played(table, step.do)
    assert together > 5
