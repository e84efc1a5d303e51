"""In the view of an imagined turn, what the seat does not know is marked as a guess."""

from dataclasses import replace

import pytest

from engine.core.choices import Leaf
from engine.games.black_abyss.actions import Jump
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.view import View, hex_of, land_of
from engine.games.black_abyss.view.guesses import GUESS, with_guesses
from tests.engine.games.black_abyss.table import GAME, Table


def discovered(view: View, name: str) -> View:
    """The view as if a ship had explored a green planet here and scanned its first tile."""
    there = hex_of(view, name)
    land = next(one.land[0] for one in view.hexes if one.land)
    turned = replace(there, tile="green", land=(replace(land, name=f"{name.upper()}-1"),))
    return replace(view, hexes=tuple(turned if one is there else one for one in view.hexes))


def test_an_imagined_planet_is_marked_as_a_guess_until_explored() -> None:
    known = GAME.view(Table().state, 0)
    dark = next(one.name.lower() for one in known.hexes if not one.tile)
    imagined = discovered(known, dark)
    guessed = with_guesses(imagined, known)
    assert hex_of(guessed, dark).tile == GUESS
    assert land_of(guessed, f"{dark}-1").terrain == GUESS
    assert with_guesses(imagined, imagined) == imagined


def test_no_chance_of_a_hit_is_told_where_asteroids_are_only_imagined() -> None:
    known = GAME.view(Table().state, 0)
    dark = next(one for one in known.hexes if not one.tile)
    rocks = replace(dark, tile="asteroids")
    hexes = tuple(rocks if one is dark else one for one in known.hexes)
    imagined = replace(known, hexes=hexes, asteroids=((0, dark.at, 1),))
    assert with_guesses(imagined, known).asteroids == ()
    assert with_guesses(imagined, imagined).asteroids == imagined.asteroids


@pytest.mark.parametrize(("here", "there"), [("D4", "D3"), ("D3", "D4")])
def test_a_jump_names_no_end_of_a_wormhole_that_is_only_imagined(here: str, there: str) -> None:
    table = Table.empty_sky()
    ship = table.ship(0, "frigate", here)
    for name in (here, there):
        table.state.tile[table.hex(name)] = t.HEX["wormhole-amber"]
    (jump,) = table.offers(0, Jump)
    imagined, path = GAME.view(table.state, 0), ("jump", f"{here.lower()}-s{ship.id}")
    table.state.known[table.hex("D3")] = 0
    guessed = with_guesses(imagined, GAME.view(table.state, 0))
    named, unnamed = (
        GAME.text.label(view, path, Leaf(path[1], jump)) for view in (imagined, guessed)
    )
    assert dict(named.args)["hex"] == there
    assert unnamed == dict(named.args)["ships"]
