"""Features: each package has its deeds, panels, clicks and commands; none imports another.

The rooms below find what features add through `bot.runtime.features`. Texts are in
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
"""The features, in the order in which their additions are shown."""
