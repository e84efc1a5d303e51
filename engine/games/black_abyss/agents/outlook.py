"""What a policy looks at: ships, strengths, threats, resources.

It gets an imagined state, and uses nothing that is face down in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from engine.games.black_abyss.agents.characters import Character
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.rules import movement
from engine.games.black_abyss.rules.diplomacy import enemies
from engine.games.black_abyss.rules.market import goods as market
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.rules.victory import terms
from engine.games.black_abyss.rules.war import combat
from engine.games.black_abyss.state import Ship, State

Goals = dict[int, float]
"""The values of hexes, in the number of spaces that a ship would travel for them."""


@dataclass(slots=True)
class Outlook:
    """What a policy looks at in a movement turn.

    `mine`: the seat's ships by hex; `threat`: the strength of enemies by hex; `owners`: who has
    ships where (`owners_at`); `fuel`: the hexes in fuel range, as bits.
    """

    state: State
    seat: int
    mind: Character
    mine: dict[int, list[Ship]] = field(default_factory=dict)
    threat: dict[int, float] = field(default_factory=dict)
    owners: dict[int, int] = field(default_factory=dict)
    fuel: int = 0

    @classmethod
    def of(cls, state: State, seat: int, mind: Character) -> Outlook:
        """The outlook of a seat with this character."""
        out = cls(state, seat, mind)
        foes: dict[int, list[Ship]] = {}
        for ship in state.ships.values():
            if ship.owner == seat:
                out.mine.setdefault(ship.hex, []).append(ship)
            elif enemies(state, seat, ship.owner):
                foes.setdefault(ship.hex, []).append(ship)
        hostile = {at for at, seats in enumerate(state.colonies) if seats & state.war[seat]}
        for at in hostile | foes.keys():
            out.threat[at] = strength(state, foes.get(at, ()), guns(state, at, state.war[seat]))
        out.owners = movement.owners_at(state)
        out.fuel = movement.in_range(state, seat)
        return out

    def warships(self) -> list[Ship]:
        """All warships of the seat."""
        return [s for ships in self.mine.values() for s in ships if is_warship(self.state, s)]


def guns(state: State, at: int, seats: int) -> int:
    """How many batteries these seats (as bits) have on a planet."""
    return sum(
        len(combat.batteries(state, at, other))
        for other in range(len(state.empires))
        if seats >> other & 1
    )


def might(state: State, ship: Ship) -> tuple[float, float]:
    """How much damage a ship withstands in a battle, and how much it deals per round."""
    return _might(*combat.fit(state, ship), combat.sections_left(ship))


@lru_cache(maxsize=1 << 14)
def _might(tiles: tuple[int, ...], hits: int, sections: int) -> tuple[float, float]:
    deals = 0.0
    for tile in combat.of_role(tiles, hits, "weapon"):
        deals += (t.DIE[tile] - t.HIT[tile] + 1) / t.DIE[tile] * (1 + t.RANGE[tile] / 3)
    return sections * (1 + 0.4 * combat.best(tiles, hits, "shield")), deals


def strength(state: State, ships: Iterable[Ship], batteries: int = 0) -> float:
    """The strength of ships and batteries: damage withstood times damage dealt."""
    takes, deals = 0.0, 0.4 * batteries
    for ship in ships:
        one, other = might(state, ship)
        takes, deals = takes + one, deals + other
    return (takes + 2 * batteries) * deals


def navy(state: State, seat: int) -> float:
    """The strength of all ships of a seat together."""
    return strength(state, state.ships_of(seat))


def ships_near(state: State, seat: int, places: Iterable[int], spaces: int) -> list[Ship]:
    """The ships of a seat at most `spaces` from one of these hexes."""
    rows = [chart(state).distance[at] for at in places]
    return [ship for ship in state.ships_of(seat) if any(row[ship.hex] <= spaces for row in rows)]


def is_warship(state: State, ship: Ship) -> bool:
    """Whether a ship has a weapon, bomb or marines, and no pod; a fighter: armed, and at war."""
    if ship.hull == t.FIGHTER:
        armed = state.empires[ship.owner].powers[p.FIGHTER_WEAPON] > 0
        return armed and state.war[ship.owner] > 0
    if t.POD in ship.tiles:
        return False
    return ship.marines > 0 or any(
        t.TILE_ROLE[tile] in ("weapon", "bomb") for _, tile in combat.working_sections(state, ship)
    )


def may_soon_win(state: State, seat: int, mind: Character) -> bool:
    """Whether a seat may soon win: by one more term, the Secret, or the twins.

    By the twins it may once both keepers are beaten; for a `wary` character (`mind`), once one is.
    """
    empire = state.empires[seat]
    if not empire.alive:
        return False
    term = terms(state, seat) >= t.GAME.terms_to_win - 1
    wise = sum(empire.techs) >= t.GAME.secret_levels - 3
    beaten = empire.keepers.bit_count()
    return term or wise or beaten == len(t.KEEPERS) or (mind.wary and beaten > 0)


def plenty(state: State, seat: int, ore: int, meals: int) -> dict[int, float]:
    """The score of `goods.plenty`, but with `ore` minerals and `meals` food less."""
    stock = market.plenty(state, seat)
    stock[t.PLAINS] += 1 - meals
    stock[t.MINERAL] -= ore
    return stock


def markets(state: State, seat: int) -> dict[int, set[int]]:
    """The kinds of goods that a seat can sell, by planet, where it can sell any."""
    inhabited = (at for at, seats in enumerate(state.colonies) if seats)
    return {at: kinds for at in inhabited if (kinds := market.markets(state, seat, at))}


def stored_goods(
    state: State, seat: int, sold: Mapping[int, set[int]] | None = None
) -> dict[int, int]:
    """How many goods a seat stores on each planet; with `sold`, those that these markets buy.

    A market on the same planet does not count.
    """
    found: dict[int, int] = {}
    for key, count in state.goods.items():
        if key % 8 == seat:
            at, good = divmod(key // 8, len(GOODS))
            if sold is None or any(at != to and good // 3 in sold[to] for to in sold):
                found[at] = found.get(at, 0) + count
    return found
