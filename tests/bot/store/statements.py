"""Every statement that both stores use, and those that stand on a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import ModuleType
from typing import Final

from bot.store.sql import reads, refusals
from bot.store.sql.statements import WRITES
from bot.store.sql.writes import asks

STATEMENT = re.compile(
    r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH|REPLACE)\b.*\b(FROM|INTO|SET)\b", re.S
)


def statements(module: ModuleType) -> Iterator[str]:
    """Every statement a page has."""
    for value in vars(module).values():
        for text in value.values() if isinstance(value, dict) else (value,):
            if isinstance(text, str) and STATEMENT.match(text) and "{}" not in text:
                yield text


assert asks.registry, "the pages have told their statements"
EVERY: Final = sorted({one.sql for one in WRITES} | {*statements(reads), *statements(refusals)})
