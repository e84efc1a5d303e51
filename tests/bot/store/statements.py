"""All statements that both stores use, by module."""

import re
from collections.abc import Iterator
from types import ModuleType
from typing import Final

from bot.store.sql import reads, refusals
from bot.store.sql.statements import Write
from bot.store.sql.writes import deliveries, matches, people

STATEMENT = re.compile(
    r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH|REPLACE)\b.*\b(FROM|INTO|SET)\b", re.S
)


def statements(module: ModuleType) -> Iterator[str]:
    """The SQL of each statement in a module's constants, also in tuples and dicts of statements.

    Templates, which contain `{}`, are left out.
    """
    for value in vars(module).values():
        several = value.values() if isinstance(value, dict) else (value,)
        if isinstance(value, tuple) and not isinstance(value, Write):
            several = value
        for one in several:
            text = one.sql if isinstance(one, Write) else one
            if isinstance(text, str) and STATEMENT.match(text) and "{}" not in text:
                yield text


PAGES: Final = (reads, refusals, deliveries, matches, people)
EVERY: Final = sorted({text for page in PAGES for text in statements(page)})
