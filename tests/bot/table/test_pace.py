"""The paces of tables: each clock is what its label promises."""

import re

import pytest

from bot.language.speech import Speech
from bot.runtime.durations import DAY, HOUR, MINUTE
from bot.table.clocks.pace import CLOCKS, Pace
from engine.core.words import words

UNITS = {"second": 1, "minute": MINUTE, "hour": HOUR, "day": DAY}
UNITS |= {"Sekunde": 1, "Minute": MINUTE, "Stunde": HOUR, "Tag": DAY}
SPAN = re.compile(rf"(\d+) ({'|'.join(UNITS)})")


def said(label: str) -> list[float]:
    """The times in a label, in seconds."""
    return sorted(int(number) * UNITS[unit] for number, unit in SPAN.findall(label))


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("pace", list(Pace)[1:])
def test_a_turn_and_a_bank_last_as_long_as_the_label_says(pace: Pace, locale: str) -> None:
    label = Speech(locale)(words(f"pace-{pace}"))
    clock = CLOCKS[pace]
    assert said(label) == sorted(filter(None, (clock.span, clock.bank)))
