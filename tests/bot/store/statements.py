"""Every statement that both stores use, taken from the source of the room that holds them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Final

from bot.store.sql import reads, writes

STATEMENT = re.compile(
    r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH|REPLACE)\b.*\b(FROM|INTO|SET)\b", re.S
)
TEMPLATE = re.compile(r"\{\}")


def statements(module: ModuleType) -> Iterator[str]:
    """Every statement in a module's source, as it is sent to the database."""
    source = ast.parse(inspect.getsource(module))
    inner = {
        id(part)
        for node in ast.walk(source)
        if isinstance(node, ast.JoinedStr)
        for part in ast.walk(node)
        if part is not node
    }
    for node in ast.walk(source):
        if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in inner:
            if not re.match(r"f?[\"'](SELECT|INSERT|UPDATE|DELETE)", ast.unparse(node)):
                continue
            text = eval(compile(ast.Expression(node), "", "eval"), vars(module))  # noqa: S307
            if STATEMENT.match(text) and not TEMPLATE.search(text):
                yield text
    for value in vars(module).values():
        for text in value.values() if isinstance(value, dict) else (value,):
            if isinstance(text, str) and STATEMENT.match(text) and not TEMPLATE.search(text):
                yield text


EVERY: Final = sorted({*statements(reads), *statements(writes)})
