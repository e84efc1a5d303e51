"""The rules' reasons to refuse, as words."""

from __future__ import annotations

from functools import cache

from engine.core.words import Words


@cache
def no(reason: str) -> Words:
    """The refusal of this name (a message `black-abyss-refused-<reason>`)."""
    return Words(f"black-abyss-refused-{reason}")
