"""The menus of a table's options fit a phone, whatever is chosen."""

from collections.abc import Iterator

import pytest

from bot.discord_io.limits import SUGGESTION
from bot.interactions.opening.options_panel import (
    HINTS,
    INVITE_ONLY,
    LEVEL,
    PACE,
    REST,
    WANTED,
    short_name,
)
from bot.interactions.typed.table_options import pair
from bot.language.speech import Speech
from bot.presentation.choices.folding import PLACEHOLDER
from bot.table.clocks.pace import Pace
from bot.table.clocks.running import Rest
from bot.table.settings import Level
from engine.core import options, registry
from engine.core.words import Words, words

OWN = {
    PACE: tuple(words(short_name(one)) for one in Pace),
    REST: tuple(words(f"rest-{one}") for one in Rest),
    LEVEL: tuple(words(f"level-{one}") for one in Level),
    INVITE_ONLY: (words("lobby-for-all"), words("lobby-for-invited")),
    WANTED: (words("lobby-host-begins"), words("lobby-begins", count=4)),
    HINTS: (words("lobby-hints-in-yes"), words("lobby-hints-in-no")),
}


def every_pair() -> Iterator[Words]:
    """Every option of a table with each of its values."""
    for name in registry.HOUSE:
        for option in options.describe(registry.game(name)):
            yield from (pair(option, value) for value in option.values)
    for setting, values in OWN.items():
        title = words(f"lobby-{setting}")
        yield from (words("option-pair", option=title, value=value) for value in values)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_chosen_option_is_never_cut_on_a_phone(locale: str) -> None:
    speech = Speech(locale)
    assert [said for said in speech.each(every_pair()) if len(said) > PLACEHOLDER] == []


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("name", ["map", "terms", "elections", "battles", "field"])
def test_each_value_of_an_option_of_black_abyss_describes_itself(locale: str, name: str) -> None:
    described = options.describe(registry.game("black_abyss"))
    option = next(one for one in described if one.name == name)
    told = Speech(locale).each([option.about_value(value) for value in option.values])
    assert len({*told, Speech(locale)(option.about)}) == len(option.values) + 1
    assert all(len(text) <= SUGGESTION for text in told)
