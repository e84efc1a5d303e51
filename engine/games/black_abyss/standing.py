"""Turns that are passed until someone comes near or the tribunal meets, and moves made beforehand.

Uses public information only: ships, colonies, wars, explored spaces.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from engine.core.standing import Standing
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.diplomacy import passes
from engine.games.black_abyss.rules.market.basket import buying
from engine.games.black_abyss.rules.surface import chart, planets
from engine.games.black_abyss.state import (
    GROUND,
    MOVE,
    TRIBUNAL,
    State,
    decision_of,
)


class AbyssStanding(Standing[State]):
    """An empire's standing orders."""

    watches: ClassVar[tuple[str, ...]] = ("near", "tribunal")

    def passing(self, state: State, seat: int) -> Any | None:
        """Movement, ground step and purchases can be passed; decisions cannot."""
        if decision_of(state, seat) is not None or state.pending:
            return None
        turn = state.phase in (MOVE, GROUND) and state.active == seat
        return a.Pass() if turn or buying(state, seat) else None

    def watched(self, state: State, seat: int, watch: str) -> frozenset[str]:
        """Foreign ships that approached without passage; the cycle of a tribunal."""
        if watch == "tribunal":
            meets = state.phase == TRIBUNAL and (state.ballot is not None or bool(state.pending))
            return frozenset({f"c{state.turn}"} if meets else ())
        layout, near = chart(state), 0
        places = {*planets(state, seat), *(s.hex for s in state.ships.values() if s.owner == seat)}
        for at in places:
            near |= layout.within[min(t.GAME.near, len(layout.within) - 1)][at]
        return frozenset(
            f"s{ship.id}"
            for ship in state.ships.values()
            if near >> ship.hex & 1 and not _welcome(state, seat, ship.owner)
        )

    def bearing(self, state: State, seat: int, action: Any) -> str:
        """The contents of the spaces an action names, and the seat's relations."""
        wars = f"{state.war[seat]:x}.{state.passage[seat]:x}"
        return " ".join((wars, *(_space(state, seat, at) for at in sorted(_named(state, action)))))


def _welcome(state: State, seat: int, owner: int) -> bool:
    """Whether an owner's ships may pass where a seat is; monsters never may."""
    return owner >= 0 and passes(state, owner, seat)


def _named(state: State, action: Any) -> set[int]:
    """The spaces an action involves."""
    return {at for at in _spaces(action) if 0 <= at < len(state.tile)}


def _spaces(action: Any) -> Iterator[int]:
    if isinstance(action, (a.Move, a.Commission)):
        yield action.to if isinstance(action, a.Move) else action.at
    land = getattr(action, "land", None)
    if isinstance(land, int):
        yield land // 7
    if isinstance(action, a.March):
        yield action.to // 7


def _space(state: State, seat: int, at: int) -> str:
    """A space's tile if explored, colonies, and others' ships."""
    others = sorted(
        ship.id for ship in state.ships.values() if ship.hex == at and ship.owner != seat
    )
    known = state.tile[at] if state.known[at] else -1
    return f"{at}:{known}:{state.colonies[at]}:{','.join(map(str, others))}"
