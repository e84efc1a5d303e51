"""Chooses which names a command suggests for the typed text."""

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.discord_io.limits import SUGGESTION, SUGGESTIONS
from bot.interactions.typed import likeness
from bot.language.speech import shorten

BETWEEN = " · "
"""Separates a name from its description."""
Named = tuple[str, str]
"""A name for members to read, and the value that it stands for."""


def suggestions(found: Iterable[Named], typed: str) -> list[app_commands.Choice[str]]:
    """Suggestions, at most 25: the pairs whose name contains the typed text, prefixes first.

    If none does, those with the most similar names.
    """
    pairs = list(found)
    return as_choices(containing(pairs, typed) or similar(pairs, typed))


def containing(found: Iterable[Named], typed: str) -> list[Named]:
    """The pairs whose name contains the typed text, prefixes first."""
    wanted = typed.strip().lower()
    hits = [pair for pair in found if wanted in pair[0].lower()]
    return sorted(hits, key=lambda pair: not pair[0].lower().startswith(wanted))


def similar(found: Sequence[Named], typed: str) -> list[Named]:
    """The pairs whose names are most similar to the typed text, best first.

    The description behind a name (`BETWEEN`) is ignored.
    """
    named = {pair[0].partition(BETWEEN)[0]: pair for pair in reversed(found)}
    return [named[one] for one in likeness.closest(typed, [*named])]


def as_choices(hits: Sequence[Named]) -> list[app_commands.Choice[str]]:
    """The first pairs, at most 25, as discord.py's choices."""
    return [
        app_commands.Choice(name=shorten(name, SUGGESTION), value=value)
        for name, value in hits[:SUGGESTIONS]
    ]
