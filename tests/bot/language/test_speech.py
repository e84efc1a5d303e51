"""Cutting text to fit, and escaping it."""

import pytest

from bot.language.speech import safe, shorten, whole


@pytest.mark.parametrize(
    ("text", "limit", "said"),
    [
        ("Bo won.", 7, "Bo won."),
        ("Bo bought Farm, Mine and Dock", 16, "Bo bought Farm…"),
        ("Bo bought Farm", 13, "Bo bought…"),
        ("Bo bought Farm", 10, "Bo bought…"),
        ("Donaudampfschiff", 8, "Donauda…"),
        ("when played: draw; burn a card", 29, "when played: draw …"),
        ("Draw a card. It costs 3 less.", 20, "Draw a card. …"),
        ("Draw; then burn a card of yours", 20, "Draw; then burn a…"),
        ("Ye Donaudampfschiff", 12, "Ye Donaudam…"),
    ],
)
def test_a_line_is_cut_between_words_unless_that_leaves_too_little(
    text: str, limit: int, said: str
) -> None:
    assert shorten(text, limit) == said
    assert len(said) <= limit


def test_a_colon_is_escaped_only_where_it_could_begin_a_link_or_an_emoji() -> None:
    assert safe("Take income: 1 coin", 40) == "Take income: 1 coin"
    assert safe(":skull: https://x", 40) == r"\:skull: https\://x"
    assert safe("Bo:", 40) == r"Bo\:"


def test_no_text_is_cut_after_the_title_in_a_name() -> None:
    assert whole("Burned: Lt. Tom Hallima. It deals 1 damage.", 30) == "Burned: Lt. Tom Hallima."
