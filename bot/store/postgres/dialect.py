"""Translates the shared SQL to PostgreSQL, and texts to what it can store."""

import re
from functools import cache
from itertools import count

_WORDS = {
    "(SELECT value FROM json_each(?))": (
        "(SELECT value::bigint FROM json_array_elements_text(?::json))"
    ),
    "GLOB 'hand:*'": "LIKE 'hand:%'",
}


@cache
def translate(sql: str) -> str:
    """A shared statement in PostgreSQL's dialect, with numbered placeholders."""
    for theirs, ours in _WORDS.items():
        sql = sql.replace(theirs, ours)
    number = count(1)
    return re.sub(r"\?", lambda _: f"${next(number)}", sql)


def escape(text: str) -> str:
    """A text in a form without NUL, which PostgreSQL cannot store; `unescape` is the inverse."""
    if "\0" not in text and "\1" not in text:
        return str(text)
    return text.replace("\1", "\1\1").replace("\0", "\1\2")


def unescape(text: str) -> str:
    """The inverse of `escape`."""
    if "\1" not in text:
        return text
    return re.sub("\1([\1\2])", lambda one: "\0" if one[1] == "\2" else "\1", text)
