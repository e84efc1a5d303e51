"""What the board of a tutorial says beside the coach's sentence."""

from bot.presentation.panels.board import board
from bot.presentation.shown import Shown
from tests.bot.play.test_tutorials import tutorial_of


def test_the_board_of_a_tutorial_says_what_there_is_to_spend_below_its_advice() -> None:
    table = tutorial_of("planetary_defence")
    text = "\n".join(board(Shown.public(table, table.speech("en"))).text)
    assert text.index("🎓") < text.index("To spend: ")
