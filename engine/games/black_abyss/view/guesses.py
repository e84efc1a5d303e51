"""Marks in a view of an imagined future what the seat does not know yet: a guess is no fact."""

from __future__ import annotations

from dataclasses import replace

from engine.games.black_abyss.view import HexView, View

GUESS = "guess"
"""Stands for the tile of a space, or the terrain of land, that was only imagined."""


def with_guesses(view: View, known: View) -> View:
    """The view, with every tile and terrain that `known` lacks marked as a guess."""
    pairs = zip(view.hexes, known.hexes, strict=True)
    return replace(view, hexes=tuple([_marked(*pair) for pair in pairs]))


def _marked(imagined: HexView, known: HexView) -> HexView:
    tile = imagined.tile if known.tile else imagined.tile and GUESS
    scanned = {land.name for land in known.land if land.terrain}
    land = tuple(
        replace(one, terrain=GUESS, good="") if one.terrain and one.name not in scanned else one
        for one in imagined.land
    )
    return replace(imagined, tile=tile, land=land)
