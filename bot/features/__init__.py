"""Features: each is a package with its own changes of tables, panels, clicks and commands.

No feature imports another. The packages below find what features add through
`bot.runtime.features`; CONTRIBUTING.md lists the modules and names that they look for. Texts are in
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
    "reasons",
)
"""The packages of the features, in the order in which their lines and buttons are shown."""
