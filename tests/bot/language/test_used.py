"""Every message outside the games is used; the games' laws check theirs."""

import ast
import re
from functools import cache

from engine.core import registry
from engine.core.catalogue import Messages
from engine.core.content import DATA
from tests.bot.language.test_german import ROOMS, line_of

OWN = [room for room in ROOMS if room.parent.name not in registry.HOUSE]
CODE = [path for room in ("bot", "engine") for path in (DATA.parent / room).rglob("*.py")]
ANYTHING = r"[\w-]+"
"""Matches the value of an f-string's placeholder."""


@cache
def named() -> tuple[frozenset[str], re.Pattern[str]]:
    """The strings in the code, and a pattern for its f-strings with at least one literal word."""
    plain, composed = set[str](), set[str]()
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                composed.add("".join(map(_pattern, node.values)))
    words = (one for one in composed if re.search("[a-z]{2}", one.replace(ANYTHING, "")))
    return frozenset(plain), re.compile("|".join(words))


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING


def is_said(message: str) -> bool:
    """Whether the code contains the id: as a string, an f-string, or two parts joined at a "-"."""
    plain, composed = named()
    cuts = [cut.span() for cut in re.finditer("-", message)]
    rests = [message[end:] for begin, end in cuts if {message[:begin], message[:end]} & plain]
    return any(one in plain or composed.fullmatch(one) for one in (message, *rests))


def test_every_message_is_used_somewhere() -> None:
    unsaid = [
        f"{line_of(room / 'en.ftl', one)}: nothing says {one}"
        for room in OWN
        for one in sorted(Messages([room]).ids("en"))
        if not is_said(one)
    ]
    assert not unsaid, "\n".join((*unsaid, "Say them, or take them out of every language."))
