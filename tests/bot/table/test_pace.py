"""The paces of tables: each clock is what its label promises."""

from __future__ import annotations

import re

import pytest

from bot.language.speech import Speech
from bot.table.clocks.pace import CLOCKS, DAY, HOUR, MINUTE, Pace
from engine.core.words import words

UNITS = {"second": 1, "minute": MINUTE, "hour": HOUR, "day": DAY}
UNITS |= {"Sekunde": 1, "Minute": MINUTE, "Stunde": HOUR, "Tag": DAY}
UNITS |= {"s": 1, "min": MINUTE, "h": HOUR}
SPAN = re.compile(rf"(\d+) ({'|'.join(sorted(UNITS, key=len, reverse=True))}|extra)")


def said(label: str) -> list[float]:
    """The times in a label, in seconds; "5 extra" has the unit before it."""
    times, last = list[float](), 0.0
    for number, unit in SPAN.findall(label):
        last = UNITS.get(unit, last)
        times.append(int(number) * last)
    return sorted(times)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("pace", list(Pace)[1:])
def test_a_turn_and_a_bank_last_as_long_as_the_label_says(pace: Pace, locale: str) -> None:
    label = Speech(locale)(words(f"pace-{pace}"))
    clock = CLOCKS[pace]
    assert said(label) == sorted(filter(None, (clock.span, clock.bank)))
