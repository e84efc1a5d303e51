"""Choices in a battle: orders, deployment, moves, shots, bombs, landings."""

from functools import partial
from typing import Any

from engine.core.choices import Branch, Leaf
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.choices.moves import Nodes, group
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import land_spot
from engine.games.black_abyss.rules.war import (
    board,
    damage,
    deeds,
    drill,
    leading,
)
from engine.games.black_abyss.state import Battle, Decision, Ship, State, battle_of

_LEAD, _END = Leaf("lead", a.Lead()), Leaf("end-move", a.EndMove())
_FLEE, _FLEE_LATER = Leaf("flee", a.Flee()), Leaf("flee-later", a.Flee())
_END_EARLY: Branch[Any] = Branch("end-early", partial(list, [_END]), folded=True)
"""Ends a move although ships can still act, so the member is asked for confirmation."""


def battle_menu(state: State, seat: int, kind: Decision) -> Nodes:
    """The answers to a battle decision of this kind; what hits destroy is asked in `menu`."""
    battle = battle_of(state, seat)
    if battle is None:
        return []
    if kind == "ordering":
        command: Branch[Any] = Branch("command", partial(_commands, state, battle, seat))
        return [_LEAD, command] if leading.may_lead(state, seat) else [command]
    if kind == "deploying":
        return [*group("place", _berth_nodes(state, battle, seat)), _END]
    if kind == "leading":
        nodes: Nodes = [Branch("by-order", partial(_orders, state, battle, seat, 0))]
        nodes += group("ships", _ships(state, battle, seat))
        side = battle.sides.index(seat)
        early = any(
            deeds.waits(state, battle, side, ship) for ship in deeds.ships_of(state, battle, side)
        )
        nodes.append(_END_EARLY if early else _END)
        if leading.may_flee(state, seat):
            nodes.append(_FLEE if leading.flees_at_once(state, battle, side) else _FLEE_LATER)
        return nodes
    return []


def handing_over(state: State, seat: int) -> Nodes:
    """What can be done at any time of a battle: hand over to an order, or take the lead."""
    nodes: Nodes = []
    fought = battle_of(state, seat)
    if fought is not None and leading.may_hand_over(state, seat):
        orders = partial(_commands, state, fought, seat)
        nodes.append(Branch("hand-over", orders, folded=True))
    battle = leading.battle_to_decide(state, seat, "ordering")  # then leading is the first answer
    if not battle and leading.may_lead(state, seat):
        nodes.append(_LEAD)
    return nodes


def _commands(state: State, battle: Battle, seat: int) -> Nodes:
    """Every order, each in two versions: the order or the owner chooses what hits destroy.

    There is one version if all tiles of each ship are alike.
    """
    ships = deeds.ships_of(state, battle, battle.sides.index(seat))
    choice = any(len(damage.kinds_left(ship)) > 1 for ship in ships)
    asks = (("trust", False), ("ask", True)) if choice else (("fight", False),)
    return [
        Branch(name, partial(list, [Leaf(key, a.Command(n, ask=ask)) for key, ask in asks]))
        for n, name in _named_orders(state, battle, seat)
    ]


def _named_orders(state: State, battle: Battle, seat: int) -> list[tuple[int, str]]:
    """The orders that a seat may give, those of no use to it last."""
    orders = drill.orders_for(battle)
    orders.sort(key=lambda n: drill.is_pointless(state, battle, seat, n))
    return [(n, t.ORDERS[n]) for n in orders]


def _orders(state: State, battle: Battle, seat: int, ship: int) -> Nodes:
    """The orders for the move of a ship, or of all ships if `ship` is 0."""
    named = _named_orders(state, battle, seat)
    return [Leaf(name, a.ByOrder(n, ship)) for n, name in named]


def _berth_nodes(state: State, battle: Battle, seat: int) -> Nodes:
    side = battle.sides.index(seat)
    return [
        Branch(f"s{ship.id}", partial(_berths, state, battle, side, ship))
        for ship in deeds.ships_of(state, battle, side)
        if leading.berths(state, battle, side, ship)
    ]


def _berths(state: State, battle: Battle, side: int, ship: Ship) -> Nodes:
    return [
        Leaf(board.NAMES[at], a.Place(ship.id, at))
        for at in leading.berths(state, battle, side, ship)
    ]


def _ships(state: State, battle: Battle, seat: int) -> Nodes:
    side = battle.sides.index(seat)
    return [
        Branch(f"s{ship.id}", partial(_deeds, state, battle, side, ship))
        for ship in deeds.ships_of(state, battle, side)
        if ship.id in battle.left or _deeds(state, battle, side, ship)
    ]


def _deeds(state: State, battle: Battle, side: int, ship: Ship) -> Nodes:
    """What a ship can do in a battle: shots, bombs, landings, moves, orders."""
    nodes: Nodes = []
    for section, tile in deeds.ready(state, battle, ship, "weapon"):
        found = deeds.targets(state, battle, side, ship, tile)
        shots = [Leaf(f"s{foe.id}", a.Fire(ship.id, section, foe.id)) for foe in found]
        nodes += group(f"w{section + 1}", shots)
    for section, tile in deeds.ready(state, battle, ship, "bomb"):
        drops = [
            Leaf(f"seat-{n}", a.Bomb(ship.id, section, n))
            for n in deeds.bombable(state, battle, ship, tile)
        ]
        nodes += group(f"b{section + 1}", drops)
    ashore = [
        Leaf(land_spot(state, land).lower(), a.Disembark(ship.id, land))
        for land in deeds.landings(state, battle, ship)
    ]
    nodes += group("landing", ashore)
    squares = [
        Leaf(board.NAMES[at], a.Steer(ship.id, at))
        for at in sorted(deeds.reach(state, battle, side, ship))
    ]
    nodes += group("steer", squares)
    if ship.id in battle.left:
        nodes.append(
            Branch("by-order", partial(_orders, state, battle, battle.sides[side], ship.id))
        )
    return nodes
