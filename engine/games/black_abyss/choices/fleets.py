"""Moves and jumps as choices: first the destination, then the ships, in groups.

From each hex it offers all ships that can move, those of each class, a ship that is one of two or
alone in its class, and any set if there are more than two. A group goes as far as its slowest ship.
A key includes the number of ships, so that an outdated key never names another group.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache, partial
from typing import Any

from engine.core.choices import Branch, Leaf, Node, Pick
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import movement
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.state import Ship, State

Make = Callable[[tuple[int, ...]], Any]


Fleets = dict[int, list["Ship"]]
"""A seat's ships by hex."""

Group = tuple[str, tuple[int, ...]]
"""The key of a group of ships, and the numbers of its ships."""

PAIR = 2


class Reach:
    """Where a seat's ships can move, cached by hex and spaces left."""

    def __init__(self, state: State, seat: int) -> None:
        self._state, self._seat = state, seat
        self._fuel = movement.in_range(state, seat)
        self._found: dict[tuple[int, int], list[int]] = {}

    @cached_property
    def _owners(self) -> dict[int, int]:
        return movement.owners_at(self._state)

    def any_from(self, at: int, left: int) -> bool:
        """Whether ships at this hex can move anywhere, with `left` spaces left to move."""
        beside = movement.beside(self._state, at)
        return any(self._fuel >> to & 1 for to in beside) or bool(self(at, left))

    def __call__(self, at: int, left: int) -> list[int]:
        """The destinations of ships at a hex with `left` spaces to go."""
        key = (at, left)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = sorted(
                movement.destinations(self._state, self._seat, at, left, self._owners, self._fuel)
            )
        return found


def moves(state: State, seat: int, mine: Fleets) -> list[Node[Any]]:
    """The branch of moves; [] if no ship can move."""
    reach: Reach | None = None
    for at, ships in mine.items():
        left = max([ship.left for ship in ships])
        if left:
            reach = reach or Reach(state, seat)
            if reach.any_from(at, left):
                return [Branch("move", partial(_destinations, state, mine, reach))]
    return []


def jumps(state: State, seat: int, mine: Fleets) -> list[Node[Any]]:
    """The branch of jumps; [] if no ship can jump."""
    if state.empires[seat].powers[p.WORMHOLES_SHUT] > 0:
        return []
    able: Fleets = {}
    for at, ships in mine.items():
        if state.tile[at] in t.WORMHOLES and movement.jump_target(state, at) is not None:
            owners = movement.owners_at(state)
            found = [ship for ship in ships if movement.may_jump(state, ship, owners)]
            if found:
                able[at] = found
    return [Branch("jump", partial(_jumps, state, able))] if able else []


def _destinations(state: State, mine: Fleets, reach: Reach) -> list[Node[Any]]:
    """The hexes that ships can move to, each with those ships."""
    keys = chart(state).keys
    groups: dict[int, list[Group]] = {}
    sets: dict[int, list[int]] = {}
    able = {at: [ship for ship in ships if ship.left] for at, ships in mine.items()}
    for at, ships in able.items():
        for key, group in _groups(ships):
            named = f"{keys[at]}-{key}", tuple([ship.id for ship in group])
            for to in reach(at, min([ship.left for ship in group])):
                groups.setdefault(to, []).append(named)
        if len(ships) > PAIR:
            for to in reach(at, max([ship.left for ship in ships])):
                sets.setdefault(to, []).append(at)
    return [
        Branch(
            keys[to],
            partial(
                _destination_nodes, keys, to, groups.get(to, ()), sets.get(to, ()), able, reach
            ),
        )
        for to in sorted(groups.keys() | sets.keys())
    ]


def _destination_nodes(
    keys: Sequence[str],
    to: int,
    groups: Sequence[Group],
    sets: Sequence[int],
    able: Fleets,
    reach: Reach,
) -> list[Node[Any]]:
    """The choices of the ships that move to a hex: groups, and free choices from the hexes `sets`.

    A free choice is a pick of any set of the ships on one hex.
    """
    nodes: list[Node[Any]] = [_leaf(key, numbers, to) for key, numbers in groups]
    for at in sets:
        there = [ship for ship in able[at] if to in reach(at, ship.left)]
        most = len(able[at]) - 1
        nodes.append(_any_of(f"{keys[at]}-some", there, most, partial(a.Move, to=to)))
    return nodes


@lru_cache(maxsize=1 << 14)
def _leaf(key: str, numbers: tuple[int, ...], to: int) -> Leaf[Any]:
    return Leaf(key, a.Move(numbers, to))


def _jumps(state: State, able: Fleets) -> list[Node[Any]]:
    nodes: list[Node[Any]] = []
    for at, ships in able.items():
        place = chart(state).keys[at]
        for key, group in _groups(ships):
            nodes.append(Leaf(f"{place}-{key}", a.Jump(tuple([ship.id for ship in group]))))
        if len(ships) > PAIR:
            nodes.append(_any_of(f"{place}-some", ships, len(ships) - 1, a.Jump))
    return nodes


def _groups(able: list[Ship]) -> Iterator[tuple[str, list[Ship]]]:
    """Groups of these ships, each with its key: all, each class, and each of one or two ships."""
    classes: dict[int, list[Ship]] = {}
    for ship in able:
        classes.setdefault(ship.hull, []).append(ship)
    if len(classes) > 1:
        yield f"all-{len(able)}", able
    for hull, ships in classes.items():
        if len(ships) > 1:
            yield f"{t.HULL_NAMES[hull]}-{len(ships)}", ships
        if len(ships) == 1 or len(able) == PAIR:
            for ship in ships:
                yield f"s{ship.id}", [ship]


def _any_of(key: str, ships: list[Ship], most: int, make: Make) -> Pick[Any]:
    """The choice of any set of these ships; `most` leaves out the whole set, which is a group."""
    items = tuple([f"s{ship.id}" for ship in ships])
    return Pick(key, 1, min(most, len(items)), items, partial(_with_numbers, make))


def _with_numbers(make: Make, keys: tuple[str, ...]) -> Any:
    return make(tuple([int(key[1:]) for key in keys]))
