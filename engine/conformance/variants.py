"""Finds variants of messages that are named `true` or `false`, which no argument can select."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

TRUTHS = {"true": 1, "false": 0}
"""The numbers that messages get for booleans."""


def never_chosen(files: Iterable[Path]) -> Iterator[str]:
    """A sentence per variant named `true` or `false`: file, line, and what to write instead."""
    for path in files:
        source = path.read_text("utf-8")
        ends = list(accumulate(len(line) for line in source.splitlines(keepends=True)))
        found = _Truths()
        found.visit(FluentParser().parse(source))
        for key in found.keys:
            line = bisect_right(ends, key.span.start) + 1
            number = TRUTHS[key.name.lower()]
            yield f"{path}:{line}: [{key.name}] is never chosen; write [{number}]"


class _Truths(Visitor):
    """Collects the keys of variants that are the name of a boolean."""

    def __init__(self) -> None:
        self.keys: list[Any] = []

    def visit_Variant(self, variant: ast.Variant) -> None:  # noqa: N802  (the parser's name)
        key = variant.key
        if isinstance(key, ast.Identifier) and key.name.lower() in TRUTHS:
            self.keys.append(key)
        self.generic_visit(variant)
