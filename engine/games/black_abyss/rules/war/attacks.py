"""Attacks: the battles that a seat's ships can bring about by their next move."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.copying import copier
from engine.games.black_abyss.rules import movement
from engine.games.black_abyss.rules.diplomacy import enemies_of, wars_open
from engine.games.black_abyss.rules.surface import present
from engine.games.black_abyss.rules.war.combat import fleet
from engine.games.black_abyss.rules.war.meeting import matters
from engine.games.black_abyss.state import State, is_moving

_copy = copier(State)


@dataclass(frozen=True, slots=True)
class Attack:
    """A battle to begin: with which seat, in which hex, and with which ships."""

    on: int
    at: int
    ships: tuple[int, ...]


def foes(state: State, seat: int) -> list[int]:
    """The seats that a seat can attack in its movement turn: its enemies, then by declaring war."""
    if not is_moving(state, seat):
        return []
    return [*enemies_of(state, seat), *wars_open(state, seat)]


def attacks(state: State, seat: int, on_each: Iterable[int]) -> Iterator[Attack]:
    """The battles with these seats that a seat's ships can bring about by their next move.

    Fuel range is what it would be in a war with that seat; wormholes are ignored.
    """
    for on in on_each:
        trial = _at_war(state, seat, on)
        for at, ships in _ships_in_reach(trial, seat).items():
            if trial.known[at] and _causes_battle(trial, seat, attack := Attack(on, at, ships)):
                yield attack


def _at_war(state: State, seat: int, on: int) -> State:
    """A copy of a state in which these two seats are at war."""
    trial = _copy(state)
    trial.war[seat] |= 1 << on
    trial.war[on] |= 1 << seat
    return trial


def _ships_in_reach(state: State, seat: int) -> dict[int, tuple[int, ...]]:
    """For each hex the numbers of the seat's ships that can reach it this turn."""
    owners, fuel = movement.owners_at(state), movement.in_range(state, seat)
    fleets: dict[tuple[int, int], list[int]] = {}
    for ship in state.ships_of(seat):
        fleets.setdefault((ship.hex, ship.left), []).append(ship.id)
    found: dict[int, tuple[int, ...]] = {}
    for (start, left), ships in fleets.items():
        ways = movement.destinations(state, seat, start, left, owners, fuel)
        for at in {start, *ways}:
            found[at] = (*found.get(at, ()), *ships)
    return found


def crosses(state: State, seat: int, attack: Attack) -> bool:
    """Whether ships of an attack must cross asteroids, which the forecasts leave out."""
    trial = _at_war(state, seat, attack.on)
    owners = movement.owners_at(trial)
    ships = (trial.ships[number] for number in attack.ships)
    ways = [movement.paths(trial, seat, ship.hex, ship.left, owners) for ship in ships]
    return any(way[attack.at][1] for way in ways if attack.at in way)


def _causes_battle(state: State, seat: int, attack: Attack) -> bool:
    """Whether sending these ships would cause a battle."""
    if not (fleet(state, attack.at, attack.on) or present(state, attack.at) >> attack.on & 1):
        return False
    before = [state.ships[number].hex for number in attack.ships]
    send(state, attack)
    found = matters(state, attack.at, seat, attack.on)
    for number, at in zip(attack.ships, before, strict=True):
        state.ships[number].hex = at
    return found


def send(state: State, attack: Attack) -> None:
    """Move the ships of an attack to its hex, as the last to arrive."""
    for number in attack.ships:
        state.ships[number].hex, state.ships[number].since = attack.at, state.arrivals + 1
