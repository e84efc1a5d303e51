"""Marks of what is only imagined, in the view of an imagined future."""

from dataclasses import replace

from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.view import HexView, View

_ASTEROIDS = t.HEX_KINDS[t.ASTEROIDS]
GUESS = "guess"
"""What replaces the kind of an imagined hex, or the terrain of imagined land."""


def is_unexplored(at: HexView) -> bool:
    """Whether the kind of a hex is unknown or only imagined."""
    return at.tile in ("", GUESS)


def with_guesses(view: View, known: View) -> View:
    """The view, in which each kind of hex or terrain is marked that `known` does not show.

    It tells no asteroids while some of them may be only imagined.
    """
    pairs = list(zip(view.hexes, known.hexes, strict=True))
    guessed = any(imagined.tile == _ASTEROIDS and not at.tile for imagined, at in pairs)
    hexes = tuple([_as_guess(*pair) for pair in pairs])
    return replace(view, hexes=hexes, asteroids=() if guessed else view.asteroids)


def _as_guess(imagined: HexView, known: HexView) -> HexView:
    tile = imagined.tile if known.tile else imagined.tile and GUESS
    scanned = {land.name for land in known.land if land.terrain}
    land = tuple(
        replace(one, terrain=GUESS, good="") if one.terrain and one.name not in scanned else one
        for one in imagined.land
    )
    return replace(imagined, tile=tile, land=land)
