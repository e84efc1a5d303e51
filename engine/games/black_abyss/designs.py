"""Saved designs: ships with their tiles.

In a fleet battle a design replaces the present fleet. In the purchase phase it fits ships at space
docks: each ship gets the tiles it lacks of the design's first ship of its class. Ids are saved, not
indexes, as indexes change with the content.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from pydantic import BaseModel, ValidationError

from engine.core.copying import copier
from engine.core.events import silence
from engine.core.parts.designs import Designs
from engine.core.words import Words, words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market.basket import is_buying
from engine.games.black_abyss.rules.market.shipyard import can_fit, free_section
from engine.games.black_abyss.rules.modes import fleets
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.table import RULES
from engine.games.black_abyss.state import Design, Ship, State
from engine.games.black_abyss.text.wording import thing

_copy = copier(State)
_HULL = {name: hull for hull, name in enumerate(t.HULLS)}


class Kept(BaseModel, frozen=True, extra="forbid"):
    """A saved design: ships, each with the ids of its class and tiles, and the fighters' level."""

    ships: tuple[tuple[str, ...], ...]
    fighters: int = 0


class ShipDesigns(Designs[State]):
    """Designs of whole fleets for fleet battles, and of single ships for the main game."""

    unread: ClassVar[Words] = words("black-abyss-refused-design-unread")

    def open(self, state: State, seat: int) -> bool:
        """Whether the seat can use designs: it assembles a fleet, or buys and can fit a ship."""
        if not is_buying(state, seat):
            return fleets.is_assembling(state, seat)
        return any(can_fit(state, seat, ship) for ship in state.ships_of(seat))

    def of(self, state: State, seat: int) -> str:
        """The design of the seat's fleet, as JSON; in the main game, of one ship of each kind.

        "" if there is nothing to save.
        """
        if state.phase == "fitting":
            level = state.levels[seat]
            found = [_names_of(design) for design in state.fleets[seat]]
        else:
            level = 0
            mine = state.ships_of(seat)
            fitted = (_names_of((ship.hull, *ship.tiles)) for ship in mine if t.FITTED[ship.hull])
            found = list(dict.fromkeys(ship for ship in fitted if len(ship) > 1))
        return Kept(ships=tuple(found), fighters=level).model_dump_json() if found else ""

    def rebuild(self, state: State, seat: int, design: str) -> Sequence[Any] | Words:
        """The actions that rebuild the design; if the rules refuse one, the first refusal."""
        try:
            fleet = Kept.model_validate_json(design)
            ships = [_design(*ship) for ship in fleet.ships]
        except (ValidationError, KeyError, TypeError):
            return self.unread
        if fleets.is_assembling(state, seat):
            return _Trial(state, seat).fleet(ships, fleet.fighters)
        if is_buying(state, seat):
            return _Trial(state, seat).fit(ships)
        return no("not-now")

    def describe(self, design: str) -> Words:
        """The ships of a design, equal ones counted, and the level of its fighters."""
        try:
            fleet = Kept.model_validate_json(design)
        except ValidationError:
            return self.unread
        ships = tuple(_ship_words(ship, count) for ship, count in Counter(fleet.ships).items())
        return words("black-abyss-design", ships=ships, level=fleet.fighters)


def _names_of(design: Design) -> tuple[str, ...]:
    return (t.HULLS[design[0]], *(t.TILES[tile] for tile in design[1:] if tile >= 0))


def _design(hull: str, *tiles: str) -> tuple[int, ...]:
    return (_HULL[hull], *(t.TILE[tile] for tile in tiles))


def _ship_words(ship: tuple[str, ...], count: int) -> Words:
    hull, *tiles = ship
    parts = tuple(
        words("black-abyss-say-part", count=number, tile=_thing(tile))
        for tile, number in Counter(tiles).items()
    )
    many = count > 1 and hull in _HULL
    named = words("black-abyss-ships", hull=hull, count=count) if many else _thing(hull)
    return words("black-abyss-design-ship", ship=named, tiles=parts) if parts else named


def _thing(name: str) -> Words:
    known = name in _HULL or name in t.TILE
    return thing(name) if known else words("black-abyss-design-gone")


class _Trial:
    """Tries actions in order on a copy of the state, as far as the rules allow."""

    def __init__(self, state: State, seat: int) -> None:
        self._state, self._seat = _copy(state), seat
        self._done: list[Any] = []

    def _do(self, action: Any) -> Words | None:
        """Do an action on the copy; returns the refusal, or None."""
        refuse, carry_out = RULES[type(action)]
        refusal = refuse(self._state, self._seat, action)
        if refusal is None:
            carry_out(self._state, self._seat, action, silence)
            self._done.append(action)
        return refusal

    def fleet(self, ships: list[tuple[int, ...]], level: int) -> Sequence[Any] | Words:
        """The actions that make the fleet these ships and keep those that match; or a refusal."""
        refusals = (self._do(action) for action in self._orders(ships, level))
        refusal = next((one for one in refusals if one is not None), None)
        return self._done if refusal is None else refusal

    def _orders(self, ships: list[tuple[int, ...]], level: int) -> Iterator[Any]:
        fleet = self._state.fleets[self._seat]
        wanted = Counter(ships)
        for place in reversed(range(len(fleet))):
            has = _bare(fleet[place])
            if wanted[has]:
                wanted[has] -= 1
            else:
                yield a.Dismiss(place)
        if self._state.levels[self._seat] != level:
            yield a.Train(level)
        for hull, *tiles in wanted.elements():
            yield a.Enlist(hull)
            yield from (a.Mount(len(fleet) - 1, tile) for tile in tiles)

    def fit(self, ships: list[tuple[int, ...]]) -> Sequence[Any] | Words:
        """The purchases of tiles for ships at docks, as far as resources and supply allow.

        A ship is fitted completely or not at all. If none can be fitted, returns a refusal.
        """
        refusal: Words | None = None
        free = [ship for ship in self._state.ships.values() if self._fittable(ship)]
        for design in ships:
            ship = next((one for one in free if _lacks(one, design)), None)
            if ship is None:
                continue
            free.remove(ship)
            whole = _Trial(self._state, self._seat)
            tries = (whole._do(a.Fit(ship.id, tile)) for tile in _lacks(ship, design))
            found = next((one for one in tries if one is not None), None)
            if found is None:
                for action in whole._done:
                    self._do(action)
            refusal = refusal or found
        return self._done or refusal or words("black-abyss-refused-design-no-ship")

    def _fittable(self, ship: Ship) -> bool:
        own = ship.owner == self._seat and can_fit(self._state, self._seat, ship)
        return own and free_section(ship) is not None


def _bare(design: Design) -> tuple[int, ...]:
    """The class and tiles of a ship, without empty sections."""
    return (design[0], *(tile for tile in design[1:] if tile >= 0))


def _lacks(ship: Ship, design: tuple[int, ...]) -> Iterable[int]:
    """The tiles of its design that a ship lacks; none if it has all, or any other tile."""
    hull, *tiles = design
    has = Counter(tile for tile in ship.tiles if tile >= 0)
    if ship.hull != hull or has - Counter(tiles):
        return ()
    return sorted((Counter(tiles) - has).elements())
