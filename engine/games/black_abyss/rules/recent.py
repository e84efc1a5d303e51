"""Recent events by hex, for the outlines on maps.

Only public facts are recorded. An event is new to a seat until its movement turn ends. On the
public board it is new until the cycle ends; during movement, as long as it is new to the moving
seat. So the board shows what the last round changed.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.core.events import Tell
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.state import NOBODY, State

KINDS: Final = ("fight", "border", "landing", "planet", "arrival")
"""Kinds of events, the most important first."""
FIGHT, BORDER, LANDING, PLANET, ARRIVAL = range(len(KINDS))
_SEATS: Final = 8
_HEX: Final = _SEATS * len(KINDS)

Noted = tuple[str, int, int]
"""The name of a hex or land tile, the kind of event, and the seat that acted."""


def recorder(state: State, tell: Tell[Any]) -> Tell[Any]:
    """A `Tell` that records recent events in the state, and passes all facts on to `tell`."""

    def note(fact: Any, faces: Mapping[int, Any] | None = None, *, reveals: bool = False) -> None:
        if (of := _NOTED.get(type(fact))) is not None and (noted := of(fact)) is not None:
            _keep(state, *noted)
        elif isinstance(fact, f.Passed) and fact.phase == "move":
            _forget(state, fact.seat)
        elif isinstance(fact, f.CycleBegan):
            _forget(state, len(state.empires))
        tell(fact, faces, reveals=reveals)

    return note


def recent(state: State, viewer: int | None) -> tuple[tuple[int, str], ...]:
    """Each hex with an event that is new to the viewer, and the most important kind of event.

    The viewer None is the public. The seat's own actions are left out, and so are arrivals of ships
    that have moved on.
    """
    found: dict[int, int] = {}
    reader = _reader(state) if viewer is None else viewer
    ships = {(ship.hex, ship.owner) for ship in state.ships.values()} if state.recent else ()
    for key, unread in state.recent.items():
        at, (kind, doer) = key // _HEX, divmod(key % _HEX, _SEATS)
        own = viewer is not None and doer - 1 == viewer
        gone = kind == ARRIVAL and (at, doer - 1) not in ships
        if unread >> reader & 1 and not (own or gone):
            found[at] = min(kind, found.get(at, kind))
    return tuple((at, KINDS[found[at]]) for at in sorted(found))


def _reader(state: State) -> int:
    """The reader whose news the public board shows: the moving seat, or else everybody."""
    moving = state.phase == "move" and state.active != NOBODY
    return state.active if moving else len(state.empires)


def _keep(state: State, place: str, kind: int, doer: int) -> None:
    at = chart(state).names.index(place.partition("-")[0])
    everybody = (1 << len(state.empires) + 1) - 1
    state.recent[at * _HEX + kind * _SEATS + doer + 1] = everybody


def _forget(state: State, reader: int) -> None:
    """Mark all events as read by one reader."""
    left = {key: unread & ~(1 << reader) for key, unread in state.recent.items()}
    state.recent = {key: unread for key, unread in left.items() if unread}


_NOTED: Final[Mapping[type, Callable[[Any], Noted | None]]] = {
    f.BattleBegan: lambda fact: (fact.place, FIGHT, NOBODY),
    f.Marched: lambda fact: (fact.place, FIGHT, NOBODY) if fact.other != NOBODY else None,
    f.Settled: lambda fact: (fact.place, BORDER, fact.seat),
    f.Taken: lambda fact: (fact.place, BORDER, fact.seat),
    f.Founded: lambda fact: (fact.place, BORDER, fact.seat),
    f.Carried: lambda fact: (fact.place, LANDING, fact.seat) if fact.how == "landed" else None,
    f.TurnedUp: lambda fact: (
        (fact.place, PLANET, fact.seat) if t.HEX[fact.tile] in t.PLANETS else None
    ),
    f.Moved: lambda fact: (fact.place, ARRIVAL, fact.seat),
    f.Withdrew: lambda fact: (fact.place, ARRIVAL, fact.seat),
    f.Prowled: lambda fact: (fact.place, ARRIVAL, NOBODY),
}
