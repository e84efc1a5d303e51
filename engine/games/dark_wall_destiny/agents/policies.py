"""The simple players by name."""

from __future__ import annotations

from engine.games.dark_wall_destiny.agents.buyers import dearest, prudent, worthiest
from engine.games.dark_wall_destiny.agents.captain import Captain

GREEDY, PRUDENT, DEAREST = Captain(worthiest), Captain(prudent), Captain(dearest)
LONER = Captain(prudent, loner=True)
POLICIES = {"prudent": PRUDENT, "greedy": GREEDY, "dearest": DEAREST}
"""`prudent` minds what comes; `greedy` buys what is worth most, `dearest` the dearest."""
