"""Rules are split into sections and pages that fit Discord, without losses."""

from random import Random

import pytest

from bot.discord_io import limits
from bot.language.speech import Speech
from bot.presentation.custom_ids import NotOurs, parse
from bot.presentation.learning import rulebook
from bot.presentation.learning.rulebook import PAGE, join_lines, pages
from bot.presentation.panel import Menu
from engine.core import registry


@pytest.mark.parametrize("game", registry.HOUSE)
def test_every_page_of_every_game_fits_a_message_and_leads_to_the_next(game: str) -> None:
    speech = Speech()
    limits.check(rulebook.contents(game, speech))
    book = rulebook.rulebook(game, "en")
    rules = registry.game(game).folder / "rules" / "en.md"
    assert book.introduction, f"{rules} has nothing before its first section: write it there"
    if game in registry.HOUSE:
        assert len(book.sections) >= 3, f"{rules} has {len(book.sections)} sections, not 3"
    for section, part in enumerate(book.sections):
        for number in range(len(part.pages)):
            panel = rulebook.page(game, section, number, speech)
            limits.check(panel)
            assert part.title in panel.text[0]
            assert rulebook.to_tutorial(game, speech) in panel.rows[0], "one press from the rules"
            (menu,) = [row for row in panel.rows if isinstance(row, Menu)]
            chosen = rulebook.at(parse(menu.id).argument, menu.entries[-1].value, speech)
            assert chosen == rulebook.page(game, len(menu.entries) - 1, 0, speech)


def test_wrapped_lines_are_joined_but_lists_and_paragraphs_are_kept() -> None:
    text = "## Turn\nDraw one\ncard.\n\n- first, and\n  more\n- second\n1. one\n\n### Then\nEnd."
    assert join_lines(text) == (
        "## Turn\nDraw one card.\n\n- first, and more\n- second\n1. one\n\n### Then\nEnd."
    )


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 40])
@pytest.mark.parametrize("length", [0, 1, 40, 400])
def test_pages_have_every_letter_in_order_and_none_is_too_long(length: int, limit: int) -> None:
    text = "".join(Random(length).choices("ab \n", k=length))
    cut = pages(text, limit)
    assert all(len(page) <= limit for page in cut)
    letters = [letter for letter in "".join(cut) if not letter.isspace()]
    assert letters == [letter for letter in text if not letter.isspace()]


def test_a_long_section_is_cut_between_paragraphs() -> None:
    paragraph = "word " * 300
    first, second = pages(f"{paragraph}\n\n{paragraph}\n\n{paragraph}")
    assert len(first) <= PAGE
    assert first == f"{paragraph}\n\n{paragraph}"
    assert second == paragraph


@pytest.mark.parametrize(
    "argument",
    [
        "",
        "nothing",
        "dyla+",
        "dyla+0",
        "dyla+0+99",
        "dyla+99+0",
        "dyla+-1+0",
        "dyla+²+0",
        "dyla+0+0+0",
    ],
)
def test_a_forged_page_is_refused(argument: str) -> None:
    with pytest.raises(NotOurs):
        rulebook.at(argument, "", Speech())


def test_a_forged_choice_of_a_section_is_refused() -> None:
    for chosen in ("99", "x", "-1", "1e3"):
        with pytest.raises(NotOurs):
            rulebook.at("dyla", chosen, Speech())
