"""Dark Miss Down, a race of two officers with hidden hands; rules from the author's public draft.

Crew members are assigned to tasks all over a damaged ship; completing them in the right order makes
first mate.
"""

from engine.games.dark_miss_down.game import DarkMissDown


def game() -> DarkMissDown:
    """The game, for the registry."""
    return DarkMissDown()
