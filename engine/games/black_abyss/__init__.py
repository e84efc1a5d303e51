"""Black Abyss: a 4X on a hex map for 3 to 6 seats, designed by its author, from the public draft.

Chapters: `content` (the data files), `rules` (with `war`, `tribunal`, `market`), `choices`
(the tree of what may be done), `text`, `players`; over `state`, `actions`, `facts`, `view`,
`imagine`. The game itself stands in `game`.
"""

from __future__ import annotations

from engine.games.black_abyss.game import BlackAbyss


def game() -> BlackAbyss:
    """The game, for the registry."""
    return BlackAbyss()
