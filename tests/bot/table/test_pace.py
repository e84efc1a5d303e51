"""The paces a table may choose: each clock is what its label promises."""

from __future__ import annotations

import re

import pytest

from bot.language.speech import Speech
from bot.table.clocks.pace import CLOCKS, DAY, HOUR, MINUTE, Pace
from engine.core.words import words

UNITS = {"second": 1, "minute": MINUTE, "hour": HOUR, "day": DAY}
UNITS |= {"Sekunde": 1, "Minute": MINUTE, "Stunde": HOUR, "Tag": DAY}


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("pace", list(Pace)[1:])
def test_a_turn_and_a_bank_last_as_long_as_the_pace_says(pace: Pace, locale: str) -> None:
    label = Speech(locale)(words(f"pace-{pace}"))
    said = [int(n) * UNITS[unit] for n, unit in re.findall(rf"(\d+) ({'|'.join(UNITS)})", label)]
    clock = CLOCKS[pace]
    assert sorted(said) == sorted(filter(None, (clock.span, clock.bank)))
