"""The simple players by name."""

from __future__ import annotations

from engine.games.dark_wall_destiny.agents.buyers import dearest, hasty, lonely, prudent, worthiest
from engine.games.dark_wall_destiny.agents.captain import Captain

GREEDY, PRUDENT, DEAREST = Captain(worthiest), Captain(prudent), Captain(dearest)
LONER = Captain(lonely, loner=True)
HASTY = Captain(hasty, loner=True)
POLICIES = {"prudent": PRUDENT, "greedy": GREEDY, "hasty": HASTY, "dearest": DEAREST}
"""`prudent` minds what comes; `greedy` buys what is worth most, `hasty` whatever is of use.

`dearest` buys the dearest. `hasty` thinks of nobody else.
"""
