"""What everybody could see that spoke for an action; the log tells it of AIs."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from engine.core.words import Words, seat_name, words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.text.advice import is_armed
from engine.games.black_abyss.text.wording import ship_of, thing
from engine.games.black_abyss.view import EmpireView, HexView, ShipView, View

NEAR: Final = 3
"""Maximum spaces from which an armed ship of another race counts as a threat."""
RESOURCE: Final = {t.FARM: 0, t.PLANT: 1, t.MINE: 2}
"""What a building yields, as an index of `RESOURCES`."""
RESOURCES: Final = ("food", "energy", "minerals")
GUARDS: Final = frozenset((t.BATTERY, t.SHIELD))
HABITABILITY: Final = "habitability"


def motive(view: View, action: object) -> Words | None:
    """What spoke for an action of the viewer, from its view before it; None if nothing plain did.

    It tells what lay open on the map: stocks, ships, planets and wars.
    """
    if view.viewer is None or type(action) not in _OF:
        return None
    return next(_OF[type(action)](view, view.empires[view.viewer], action), None)


def _say(message: str, **named: Any) -> Words:
    return words(f"black-abyss-motive-{message}", **named)


def _build(view: View, own: EmpireView, action: a.Build) -> Iterator[Words]:
    if action.building in RESOURCE:
        yield from _scarce(own, RESOURCE[action.building])
    elif action.building in GUARDS:
        yield from _threat(view, own, action.land // 7)


def _scarce(own: EmpireView, wanted: int) -> Iterator[Words]:
    """That the seat has least of what a building yields, with the income of the next cycle."""
    stock = (own.food, own.energy, own.minerals)
    ahead = [have + more for have, more in zip(stock, own.income, strict=True)]
    if ahead[wanted] == min(ahead):
        what = thing(RESOURCES[wanted])
        yield _say("scarce", what=what, have=stock[wanted], income=own.income[wanted])


def _threat(view: View, own: EmpireView, at: int) -> Iterator[Words]:
    """The nearest armed ship that may attack a space, if it is near."""
    place = view.hexes[at]
    ships = [ship for ship in view.ships if _may_attack(own, ship)]
    far = {ship.id: place.spaces_to(view.hexes[ship.at]) for ship in ships}
    nearest = min(ships, key=lambda ship: far[ship.id], default=None)
    if nearest is not None and far[nearest.id] <= NEAR:
        ship = ship_of(nearest.hull, nearest.number, nearest.owner)
        yield _say("threat", ship=ship, place=place.name, count=far[nearest.id])


def _may_attack(own: EmpireView, ship: ShipView) -> bool:
    return ship.owner in own.at_war and is_armed(ship)


def _commission(view: View, own: EmpireView, action: a.Commission) -> Iterator[Words]:
    if action.hull == t.TRANSPORT:
        if places := _free_planets(view, own):
            yield _say("free", count=len(places))
        return
    yield from _at_war(own)
    yield from _threat(view, own, action.at)


def _free_planets(view: View, own: EmpireView) -> list[str]:
    """The names of known planets without a colony on which the seat's people can live."""
    return [h.name for h in view.hexes if h.tile in own.lives_on and not h.colonies]


def _at_war(own: EmpireView) -> Iterator[Words]:
    if own.at_war:
        yield _say("war", others=tuple(map(seat_name, own.at_war)))


def _research(view: View, own: EmpireView, action: a.Research) -> Iterator[Words]:
    levels = sum(level for _, level in own.techs)
    if t.TECHS[action.tech] == HABITABILITY:
        closed = [h for h in view.hexes if _is_closed(own, h)]
        if closed:
            yield _say("closed", count=len(closed))
    elif action.tech == t.SECRET:
        yield _say("secret")
    elif 2 * levels >= t.GAME.secret_levels:
        yield _say("levels")


def _is_closed(own: EmpireView, one: HexView) -> bool:
    """Whether a known planet has no colony, and the seat's people cannot live there."""
    return bool(one.land) and one.tile not in own.lives_on and not one.colonies


def _move(view: View, own: EmpireView, action: a.Move) -> Iterator[Words]:
    to, ships = view.hexes[action.to], [one for one in view.ships if one.id in action.ships]
    if not any(map(is_armed, ships)):
        return
    foes = [foe for foe in own.at_war if foe in to.colonies]
    if foes:
        yield _say("foe", other=seat_name(foes[0]), place=to.name)
    elif own.seat in to.colonies:
        yield from _threat(view, own, to.at)


def _declare(view: View, own: EmpireView, action: a.DeclareWar) -> Iterator[Words]:
    other = view.empires[action.on]
    if view.terms_win and other.terms == t.GAME.terms_to_win - 1:
        yield _say("terms", other=seat_name(other.seat))
    count, theirs = _armed(view, own.seat), _armed(view, other.seat)
    if count > theirs:
        yield _say("stronger", other=seat_name(other.seat), count=count, theirs=theirs)


def _armed(view: View, seat: int) -> int:
    return sum(ship.owner == seat and is_armed(ship) for ship in view.ships)


_OF: Mapping[type, Callable[[View, EmpireView, Any], Iterator[Words]]] = {
    a.Build: _build, a.Commission: _commission, a.Research: _research, a.Move: _move,
    a.DeclareWar: _declare,
}  # fmt: skip
"""For each kind of action, what may speak for it, the strongest first."""
