"""Black Abyss: a 4X on a hex map for 3 to 6 seats, with smaller games for two.

Designed by its author; rules from the public draft. Rooms: `content` (the data files), `rules`
(with `war`, `tribunal`, `market`, `modes`), `choices` (the tree of choices), `text`, `view`,
`agents`; beside them `state`, `actions`, `facts`, `imagine`. `game` implements the contract.
"""

from __future__ import annotations

from engine.games.black_abyss.game import BlackAbyss


def game() -> BlackAbyss:
    """The game, for the registry."""
    return BlackAbyss()
