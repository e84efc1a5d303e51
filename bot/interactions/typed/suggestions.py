"""Chooses the names that a command suggests for typed text, whatever they name."""

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.discord_io.limits import SUGGESTION, SUGGESTIONS
from bot.interactions.typed import likeness
from bot.language.speech import shortened

BETWEEN = " · "
"""Separates a name from its description."""
Named = tuple[str, str]
"""A name for members to read, and the value that it stands for."""


def suggestions(found: Iterable[Named], typed: str) -> list[app_commands.Choice[str]]:
    """Up to 25 of the (name, value) pairs whose name contains the typed text, prefixes first.

    If none does, the most similar ones.
    """
    pairs = list(found)
    return as_choices(containing(pairs, typed) or similar(pairs, typed))


def containing(found: Iterable[Named], typed: str) -> list[Named]:
    """The pairs whose name contains the typed text, prefixes first."""
    wanted = typed.strip().lower()
    hits = [pair for pair in found if wanted in pair[0].lower()]
    return sorted(hits, key=lambda pair: not pair[0].lower().startswith(wanted))


def similar(found: Sequence[Named], typed: str) -> list[Named]:
    """The pairs whose names are most like what was typed, best first; descriptions are ignored."""
    named = {pair[0].partition(BETWEEN)[0]: pair for pair in reversed(found)}
    return [named[one] for one in likeness.closest(typed, [*named])]


def as_choices(hits: Sequence[Named]) -> list[app_commands.Choice[str]]:
    """The first pairs as Discord's choices, up to Discord's maximum."""
    return [
        app_commands.Choice(name=shortened(name, SUGGESTION), value=value)
        for name, value in hits[:SUGGESTIONS]
    ]
