"""Black Abyss: a 4X on a hex map for 3 to 6 seats, designed by its author, from the public draft.

Rooms: `content`, `soundness`, `tables` (what `data/black_abyss` holds), `geometry`, `state`,
`actions`, `facts`; the rules in `setup`, `surface`, `diplomacy`, `movement`, `exploration`,
`combat` (initiative, fire, damage: what holds on any board), `battle` (by standing orders),
`ground`, `basket`, `purchase`, `shipyard`, `market`, `happenings`, `tribunal`, `victory`, `course`;
the tree of choices in `menu`, `moves`, `buys`; `imagine`, `view`, `text`, `policies`, `rules`.
"""

from __future__ import annotations

from engine.games.black_abyss.rules import BlackAbyss


def game() -> BlackAbyss:
    """The game, for the registry."""
    return BlackAbyss()
