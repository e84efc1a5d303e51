"""Dark Miss Down, a race of two officers with hidden hands; rules from the author's public draft.

Each officer assigns crew members to tasks on a damaged ship; the one with more points is promoted.
"""

from engine.games.dark_miss_down.game import DarkMissDown

game = DarkMissDown
"""Makes the game, for the registry."""
