"""Arranged tables: a game on the rings map, a fixed map without chance, short actions."""

from __future__ import annotations

from typing import Any

from engine.conformance.probes import actions_in
from engine.core.chance import Chance, seed_from
from engine.core.events import Telling, seen
from engine.core.match import Match
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS, TERRAINS
from engine.games.black_abyss.game import BlackAbyss, BlackAbyssOptions
from engine.games.black_abyss.rules import course, surface
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.state import NOBODY, Ship, State
from tests.engine.games import arranged

GAME = BlackAbyss()
EMPTY_HEX = t.HEX["empty"]
GREEN = t.HEX["green"]


class Table:
    """A match whose state a test arranges before playing on."""

    def __init__(self, seats: int = 3, seed: str = "table", **options: Any) -> None:
        chosen = BlackAbyssOptions.model_validate(options)
        self.match: Any = Match.start(GAME, chosen, seats, seed_from(seed))
        self.events: list[Any] = []

    @classmethod
    def open_sky(cls, seats: int = 3, **options: Any) -> Table:
        """Make all spaces but homes explored and empty, in seat 0's movement turn."""
        table = cls(seats, **options)
        state = table.state
        for at, kind in enumerate(state.tile):
            state.known[at] = 1
            if kind != t.HOME:
                state.tile[at] = EMPTY_HEX
        for empire in state.empires:
            empire.race = t.RACES.index("korr")
        surface.add_up_powers(state)
        return table

    @classmethod
    def empty_sky(cls, seats: int = 3, **options: Any) -> Table:
        """An open sky without ships."""
        table = cls.open_sky(seats, **options)
        table.clear_ships()
        return table

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def hex(self, name: str) -> int:
        return surface.chart(self.state).names.index(name)

    def planet(self, name: str, kind: str = "green", *terrains: str) -> int:
        """Put a planet at an explored hex, with these bare land tiles explored."""
        at = self.hex(name)
        self.state.tile[at] = t.HEX[kind]
        for slot, terrain in enumerate(terrains):
            self.state.land[at * 7 + slot] = bare(kind, terrain)
        return at

    def building(self, seat: int, land: int, name: str) -> None:
        surface.place(self.state, land, t.BUILDING[name], seat)

    def ship(self, seat: int, hull: str, name: str, *tiles: str) -> Ship:
        """Add a ship of a seat (-1: a monster) with tiles on its first sections, ready to move."""
        ship = add_ship(self.state, seat, t.HULL_NAMES.index(hull), self.hex(name))
        fitted = tuple(t.TILE[tile] for tile in tiles)
        if tiles:
            ship.tiles = fitted + (-1,) * (t.SECTIONS[ship.hull] - len(fitted))
        ship.left = 1
        return ship

    def clear_ships(self) -> None:
        self.state.ships.clear()

    def war(self, one: int, other: int) -> None:
        self.state.war[one] |= 1 << other
        self.state.war[other] |= 1 << one

    def rich(self, seat: int, amount: int = 99) -> None:
        empire = self.state.empires[seat]
        empire.food = empire.energy = empire.minerals = amount

    def know(self, seat: int, **levels: int) -> None:
        for name, level in levels.items():
            self.state.empires[seat].techs[t.TECH[name.replace("_", "-")]] = level
        surface.add_up_powers(self.state)

    def play(self, seat: int, action: Any) -> list[Any]:
        """Play an action; returns its facts as spectators see them, also added to `events`."""
        step = self.match.play(seat, action)
        self.match = step.match
        told = seen(step.events, None)
        self.events.extend(told)
        return told

    def refusal(self, seat: int, action: Any) -> str:
        """The reason an action is refused, without the game's prefix."""
        return arranged.refusal(self.match, seat, action)

    def offers(self, seat: int, kind: type) -> list[Any]:
        """The actions of a kind that a seat is offered, every set of a pick included."""
        root = GAME.choices(self.state, seat)
        return [action for action in actions_in(root) if isinstance(action, kind)]

    def to_purchase(self) -> None:
        """Skip to the purchase phase."""
        self.state.phase = "purchase"
        self.state.active = -1

    def to_move(self, seat: int = 0) -> None:
        self.state.phase, self.state.active = "move", seat

    def all_pass(self) -> None:
        """Let everybody pass the present phase."""
        for seat in list(GAME.missing(self.state)):
            self.play(seat, a.Pass())

    def ear(self) -> Telling[Any]:
        """A new `Tell`, whose facts are not added to the table's `events`."""
        return Telling()

    def run(self) -> None:
        """Run the rules on the arranged state, up to the next decision."""
        told = self.ear()
        course.run(self.state, told)
        self.events.extend(seen(told.events, None))

    def begin_battles(self) -> None:
        """Skip to the battle phase, up to its first decision."""
        self.state.phase, self.state.fought = "battle", []
        self.run()

    def facts(self, kind: str) -> list[Any]:
        return [fact for fact in self.events if fact.kind == kind]


def bare(kind: str, terrain: str, good: str = "") -> int:
    """A land tile without bonus for a planet's class, with a trade icon if named."""
    wanted = TERRAINS.index(terrain)
    icon = GOODS.index(good) if good else -1
    name = "twin" if kind.startswith("twin") else kind
    return next(
        land
        for land in t.LANDS_OF[name]
        if t.LAND_TERRAIN[land] == wanted and t.LAND_GOOD[land] == icon and t.LAND_BONUS[land] == -1
    )


def loaded(*rolls: tuple[int, int]) -> Chance:
    """A generator whose next rolls are these, each a tuple of (sides, face)."""
    for number in range(200_000):
        chance = Chance(seed_from(f"loaded {number}"))
        if all(chance.die(sides) == face for sides, face in rolls):
            return Chance(seed_from(f"loaded {number}"))
    raise AssertionError(f"no seed rolls {rolls}")


def market(seats: int = 3) -> Table:
    """A table in the purchase phase without ships, where every seat has ample resources."""
    table = Table.empty_sky(seats)
    for seat in range(seats):
        table.rich(seat)
    table.to_purchase()
    return table


def war_table(mode: str) -> Table:
    """A table for two with every space explored and empty, without ships, in seat 0's turn."""
    table = Table.empty_sky(2, mode=mode)
    table.state.first = 0
    table.to_move()
    return table


def home(table: Table, seat: int) -> str:
    """The name of the space of a seat's home world."""
    at = table.state.empires[seat].home
    return GAME.view(table.state, None).hexes[at].name


def met(battles: str = "tactical", battle_clock: str = "third") -> tuple[Table, Ship, Ship]:
    """A table with a battle, in which seat 0's cruiser with a computer meets seat 1's frigate."""
    table = Table.empty_sky(battles=battles, battle_clock=battle_clock)
    table.war(0, 1)
    ours = table.ship(0, "cruiser", "D4", "laser", "missile", "computer-1", "engine-1")
    ours.since, ours.origin = 1, table.hex("D3")
    theirs = table.ship(1, "frigate", "D4", "laser", "scanner")
    table.state.phase, table.state.fought, table.state.active = "battle", [], NOBODY
    table.run()
    return table, ours, theirs
