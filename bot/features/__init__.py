"""Features: each a package with its deeds, panels, clicks and commands; none knows another.

The rooms below ask for what features add to them, by `bot.runtime.features`. Words are in
`data/<feature>`, tests in `tests/bot/features/<feature>`.
"""

from typing import Final

FEATURES: Final = (
    "statistics",
    "nudges",
    "preparing",
    "passing",
    "designs",
    "plans",
    "polls",
    "challenge",
    "crew",
    "live_list",
    "calls",
    "member_menu",
    "forum",
    "endings",
)
"""The features, in the order in which what they add is shown."""
