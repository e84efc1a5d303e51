"""Which names a command suggests for what is typed; what they stand for is not known here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.discord_io.limits import SUGGESTION, SUGGESTIONS
from bot.interactions.typed import likeness
from bot.language.speech import shortened

BETWEEN = " · "
"""Separates a game's title from its description."""
Named = tuple[str, str]
"""What a member reads, and the value it stands for."""


def suggestions(found: Iterable[Named], typed: str) -> list[app_commands.Choice[str]]:
    """Up to 25 of the (name, value) pairs whose name contains the typed text, prefixes first.

    If none does, the most similar ones.
    """
    pairs = list(found)
    return offered(containing(pairs, typed) or similar(pairs, typed))


def containing(found: Iterable[Named], typed: str) -> list[Named]:
    """The pairs whose name contains the typed text, prefixes first."""
    wanted = typed.strip().lower()
    hits = [pair for pair in found if wanted in pair[0].lower()]
    return sorted(hits, key=lambda pair: not pair[0].lower().startswith(wanted))


def similar(found: Sequence[Named], typed: str) -> list[Named]:
    """The few pairs whose name, without a description behind it, is most similar."""
    named = {pair[0].partition(BETWEEN)[0]: pair for pair in reversed(found)}
    return [named[one] for one in likeness.nearest(typed, [*named])]


def offered(hits: Sequence[Named]) -> list[app_commands.Choice[str]]:
    """As many of the pairs as Discord suggests."""
    return [
        app_commands.Choice(name=shortened(name, SUGGESTION), value=value)
        for name, value in hits[:SUGGESTIONS]
    ]
