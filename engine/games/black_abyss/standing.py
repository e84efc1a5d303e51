"""Standing orders of an empire: passing turns until something happens, and prepared moves.

They use public information only: ships, colonies, wars, explored hexes.
"""

from collections.abc import Collection, Iterator
from typing import Any, ClassVar

from engine.core.parts.standing import Standing
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.alarms import certain
from engine.games.black_abyss.rules.diplomacy import enemies, enemies_of, passes
from engine.games.black_abyss.rules.market.basket import is_buying
from engine.games.black_abyss.rules.surface import chart, planets
from engine.games.black_abyss.state import Ship, State, decision_of
from engine.games.black_abyss.view.guesses import with_guesses


class AbyssStanding(Standing[State]):
    """What an empire waits for while it passes its turns, and when its member must be asked."""

    watches: ClassVar[tuple[str, ...]] = ("near", "tribunal")
    alerts: ClassVar[tuple[str, ...]] = ("victory", "visit")
    with_guesses = staticmethod(with_guesses)

    def passing(self, state: State, seat: int) -> Any | None:
        """`Pass` in the movement turn, the ground step and purchases; else None."""
        if decision_of(state, seat) is not None or state.pending:
            return None
        turn = state.phase in ("move", "ground") and state.active == seat
        return a.Pass() if turn or is_buying(state, seat) else None

    def occurrences(self, state: State, seat: int, watch: str) -> frozenset[str]:
        """The keys of what a watch sees.

        `near`: foreign ships nearby without passage. `tribunal`: a cycle in which it meets.
        `victory`: others' victories that come unless prevented. `visit`: enemies and monsters in
        the seat's own hexes.
        """
        if watch == "victory":
            return frozenset(one.key for one in certain(state) if seat in one.threatens)
        if watch == "visit":
            own, ships = _own(state, seat), state.ships.values()
            foes = [ship for ship in ships if enemies(state, seat, ship.owner)]
            return frozenset(_place(ship) for ship in foes if ship.hex in own)
        if watch == "tribunal":
            meets = state.phase == "tribunal" and (state.ballot is not None or bool(state.pending))
            return frozenset({f"c{state.turn}"} if meets else ())
        near = _around(state, seat)
        return frozenset(
            f"s{ship.id}"
            for ship in state.ships.values()
            if near >> ship.hex & 1 and not _welcome(state, seat, ship.owner)
        )

    def moment(self, state: State, seat: int) -> str:  # noqa: ARG002
        """The cycle and its phase."""
        return f"{state.turn}.{state.phase}"

    def sightings(self, state: State, seat: int, foreseen: State) -> frozenset[str]:
        """Keys of hostile ships by hex, of those nearby, and of wars that prepared moves begin."""
        around, own = _around(state, seat), _own(state, seat)
        foes = [ship for ship in state.ships.values() if enemies(state, seat, ship.owner)]
        near = (_sight(ship, own) for ship in foes if around >> ship.hex & 1)
        return frozenset((*_wars(foreseen, seat), *map(_place, foes), *near))

    def startles(self, state: State, seat: int, sightings: Collection[str]) -> bool:
        """Whether war was declared, or a hostile ship came near a hex of the seat's."""
        around, own = _around(state, seat), _own(state, seat)
        return not set(_wars(state, seat)) <= {*sightings} or any(
            _place(ship) not in sightings and _sight(ship, own) not in sightings
            for ship in state.ships.values()
            if around >> ship.hex & 1 and enemies(state, seat, ship.owner)
        )

    def bearing(self, state: State, seat: int, action: Any) -> str:
        """What is known of the hexes that an action names: others' colonies, and hostile ships."""
        moves = isinstance(action, a.Move)
        spaces = sorted({at for at in spaces_named(action) if at < len(state.tile)})
        return " ".join(_space(state, seat, at, explored=moves) for at in spaces)


def _own(state: State, seat: int) -> set[int]:
    """The hexes with colonies or ships of a seat."""
    return {*planets(state, seat), *(s.hex for s in state.ships_of(seat))}


def _around(state: State, seat: int) -> int:
    """The hexes near those with colonies or ships of a seat, as bits."""
    layout, near = chart(state), 0
    for at in _own(state, seat):
        near |= layout.within[min(t.GAME.near, len(layout.within) - 1)][at]
    return near


def _sight(ship: Ship, own: Collection[int]) -> str:
    """The key of a ship nearby; it tells whether the ship is in one of the seat's own hexes."""
    return f"m{ship.id}" if ship.hex in own else f"s{ship.id}"


def _place(ship: Ship) -> str:
    return f"{ship.id}@{ship.hex}"


def _wars(state: State, seat: int) -> Iterator[str]:
    return (f"w{other}" for other in enemies_of(state, seat))


def _welcome(state: State, seat: int, owner: int) -> bool:
    """Whether ships of `owner` have passage through the seat's spaces; monsters never have."""
    return owner >= 0 and passes(state, owner, seat)


def spaces_named(action: Any) -> frozenset[int]:
    """The hexes that an action names."""
    return frozenset(at for at in _spaces(action) if at >= 0)


def _spaces(action: Any) -> Iterator[int]:
    if isinstance(action, (a.Move, a.Commission)):
        yield action.to if isinstance(action, a.Move) else action.at
    land = getattr(action, "land", None)
    if isinstance(land, int):
        yield land // 7
    if isinstance(action, a.March):
        yield action.to // 7


def _space(state: State, seat: int, at: int, *, explored: bool) -> str:
    """What is known of a hex, as text: others' colonies, ships that would fight, and its tile.

    The tile is included only if `explored`.
    """
    foes = sorted(
        ship.id
        for ship in state.ships.values()
        if ship.hex == at and enemies(state, seat, ship.owner)
    )
    known = state.tile[at] if explored and state.known[at] else -1
    others = state.colonies[at] & ~(1 << seat)
    return f"{at}:{known}:{others}:{','.join(map(str, foes))}"
