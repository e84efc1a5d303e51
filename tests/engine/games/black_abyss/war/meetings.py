"""Meetings of ships and planets in an empty sky, as battles begin."""

from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import battle, drill
from engine.games.black_abyss.state import Battle, Ship
from tests.engine.games.black_abyss.table import Table

ASSAULT, STAND_OFF, BOMBARD, SLIP_AWAY = (
    t.ORDERS.index(name) for name in ("assault", "stand-off", "bombard", "slip-away")
)


def sky() -> Table:
    """An empty table with a war between the first two seats."""
    table = Table.empty_sky()
    table.war(0, 1)
    return table


def meet(table: Table) -> Battle | None:
    """The battle that begins where ships meet; None if none does."""
    table.begin_battles()
    return table.state.battle


def came(table: Table, ship: Ship, from_: str = "D3") -> Ship:
    """Let the ship have arrived this cycle."""
    ship.since, ship.origin = 1, table.hex(from_)
    return ship


def opened(table: Table) -> Battle:
    """The battle at the start of its first round."""
    fight = table.state.battle
    assert fight is not None
    table.state.pending.clear()
    for side in (0, 1):
        drill.deploy(table.state, fight, side)
    battle._open_round(table.state, fight, table.ear())
    return fight
