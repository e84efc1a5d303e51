"""Choices while a fleet is assembled: squadrons, ships, tiles, fighters."""

from functools import partial

from engine.core.choices import Branch, Leaf
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.choices.moves import PASS, Nodes, group
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.modes import fleets
from engine.games.black_abyss.state import State

_MUSTER: Nodes = [Leaf(name, a.Muster(n)) for n, name in enumerate(t.SQUADRONS)]


def fitting_menu(state: State, seat: int) -> Nodes:
    """What a seat can do with its fleet."""
    if not fleets.is_assembling(state, seat):
        return []
    ships = range(len(state.fleets[seat]))
    nodes = group("muster", _MUSTER, folded=bool(ships))
    hulls: Nodes = [
        Leaf(name, a.Enlist(hull))
        for hull, name in enumerate(t.HULLS)
        if fleets.refuse_enlist(state, seat, a.Enlist(hull)) is None
    ]
    levels: Nodes = [
        Leaf(f"l{level}", a.Train(level))
        for level in range(len(t.MODES.fleet_battle.levels))
        if fleets.refuse_train(state, seat, a.Train(level)) is None
    ]
    room: Nodes = [
        Branch(f"s{ship + 1}", partial(_tiles, state, seat, ship))
        for ship in ships
        if _tiles(state, seat, ship)
    ]
    fitted: Nodes = [
        Branch(f"s{ship + 1}", partial(_sections, state, seat, ship))
        for ship in ships
        if _sections(state, seat, ship)
    ]
    nodes += [*group("enlist", hulls), *group("mount", room)]
    nodes += [*group("unmount", fitted, folded=True), *group("train", levels, folded=True)]
    if ships:
        leave = [Leaf(f"s{ship + 1}", a.Dismiss(ship)) for ship in ships]
        nodes += [*group("dismiss", leave, folded=True), PASS]
    return nodes


def _tiles(state: State, seat: int, ship: int) -> Nodes:
    return [
        Leaf(t.TILES[tile], a.Mount(ship, tile))
        for tile in t.FLEET_TILES
        if fleets.refuse_mount(state, seat, a.Mount(ship, tile)) is None
    ]


def _sections(state: State, seat: int, ship: int) -> Nodes:
    tiles = state.fleets[seat][ship][1:]
    return [
        Leaf(str(section + 1), a.Unmount(ship, section))
        for section, tile in enumerate(tiles)
        if tile >= 0
    ]
