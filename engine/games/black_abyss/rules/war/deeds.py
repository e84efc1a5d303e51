"""What ships do on the battle board: move, fire, bomb, land.

For each there is a query for what is possible; standing orders and players both use it. A weapon or
bomb is used once a round. Hits take effect at the end of the side's move (`battle`); until then,
ships count as they were when it began.
"""

from collections.abc import Iterator
from typing import Literal

from engine.core.events import Tell
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Missed, Steered
from engine.games.black_abyss.rules.diplomacy import enemies
from engine.games.black_abyss.rules.exploration import can_land
from engine.games.black_abyss.rules.surface import lands, present
from engine.games.black_abyss.rules.war import (
    board,
    combat,
)
from engine.games.black_abyss.rules.war.combat import fleet
from engine.games.black_abyss.rules.war.damage import strike
from engine.games.black_abyss.state import Battle, Ship, State


def ships_of(state: State, battle: Battle, side: int) -> list[Ship]:
    """The ships of a side that are in the battle."""
    return fleet(state, battle.hex, battle.sides[side])


def crowd(state: State, battle: Battle, side: int) -> dict[int, int]:
    """How many ships of a side are on each square, empty squares left out."""
    found: dict[int, int] = {}
    for ship in ships_of(state, battle, side):
        at = battle.place[ship.id]
        found[at] = found.get(at, 0) + 1
    return found


def reach(state: State, battle: Battle, side: int, ship: Ship) -> dict[int, int]:
    """The squares a ship can still move to this round, each with the steps needed.

    A ship passes ships of its own side, but not enemies. A square holds at most four ships of a
    side.
    """
    left = battle.left.get(ship.id, 0)
    if not left:
        return {}
    found = board.ways(battle.place[ship.id], left, crowd(state, battle, 1 - side))
    for at, count in crowd(state, battle, side).items():
        if count >= t.GAME.board.stack:
            found.pop(at, None)
    return found


def steer(state: State, battle: Battle, ship: Ship, to: int, steps: int, tell: Tell[Fact]) -> None:
    """Move a ship to a square, which uses up `steps`; the player who leads learns how it moved."""
    start = battle.place[ship.id]
    battle.left[ship.id] -= steps
    battle.place[ship.id] = to
    if any(battle.led):
        tell(
            Steered(
                ship.owner,
                t.HULL_NAMES[ship.hull],
                ship.number,
                _course(state, battle, ship, start),
            )
        )


def _course(
    state: State, battle: Battle, ship: Ship, start: int
) -> Literal["closer", "away", "aside"]:
    """How a ship moved from its former square `start`, relative to the nearest enemy, if any."""
    enemy = 1 - battle.sides.index(ship.owner)
    foes = frozenset([battle.place[foe.id] for foe in ships_of(state, battle, enemy)])
    if not foes:
        return "aside"
    apart = board.nearest(foes)
    change = apart[battle.place[ship.id]] - apart[start]
    return "closer" if change < 0 else "away" if change else "aside"


def ready(state: State, battle: Battle, ship: Ship, role: str) -> Iterator[tuple[int, int]]:
    """Pairs of section and tile of the ship's working weapons (or bombs) not used this round."""
    fired = battle.fired.get(ship.id, 0)
    for section, tile in combat.working_sections(state, ship):
        if t.TILE_ROLE[tile] == role and not fired >> section & 1:
            yield section, tile


def targets(state: State, battle: Battle, side: int, ship: Ship, tile: int) -> list[Ship]:
    """The enemy ships in range of a weapon of a ship."""
    here = battle.place[ship.id]
    return [
        foe
        for foe in ships_of(state, battle, 1 - side)
        if board.distance(here, battle.place[foe.id]) <= t.RANGE[tile]
    ]


def waits(state: State, battle: Battle, side: int, ship: Ship) -> bool:
    """Whether a ship of the moving side has an enemy to fire at, or has done nothing yet."""
    left = battle.left.get(ship.id)
    if left is None:
        return False
    if left == combat.engine(state, ship) and not battle.fired.get(ship.id):
        return True
    return any(
        targets(state, battle, side, ship, tile) for _, tile in ready(state, battle, ship, "weapon")
    )


def guard(state: State, battle: Battle, foe: Ship) -> int:
    """By how much rolls against a ship are lowered: by its shield, and asteroids on its square."""
    cover = t.MODES.fleet_battle.cover_shield if battle.place[foe.id] in state.cover else 0
    return combat.shield(state, foe) + cover


def fire(
    state: State, battle: Battle, ship: Ship, section: int, foe: Ship, tell: Tell[Fact]
) -> bool:
    """Fire a weapon; returns whether it hit."""
    tile = dict(combat.working_sections(state, ship))[section]
    battle.fired[ship.id] = battle.fired.get(ship.id, 0) | 1 << section
    hit = combat.hits(state.chance, t.DIE[tile], t.HIT[tile], guard(state, battle, foe))
    if hit:
        strike(state, foe, t.TILES[tile], tell)
    else:
        miss(battle, ship.owner, foe, t.TILES[tile], tell)
    return hit


def miss(battle: Battle, shooter: int, foe: Ship, by: str, tell: Tell[Fact]) -> None:
    """Tell of a shot of a seat (or monsters) that missed, if a player leads the battle."""
    if any(battle.led):
        hull = t.HULL_NAMES[foe.hull]
        tell(Missed(foe.owner, hull, foe.number, by, shooter), reveals=True)


def losable(state: State, battle: Battle, seat: int) -> int:
    """How many more bombs can destroy something of a seat on the planet."""
    return len(combat.losable(state, battle.hex, seat)) - battle.bombed.get(seat, 0)


def bombable(state: State, battle: Battle, ship: Ship, tile: int) -> list[int]:
    """The seats that a ship can bomb with a tile: enemies in range that can lose something.

    The first column is one square from the planet; technology extends the range.
    """
    reach_ = t.RANGE[tile]
    if ship.owner >= 0:
        powers = state.empires[ship.owner].powers
        if powers[p.BOMBS_BANNED] > 0:
            return []
        reach_ += powers[p.BOMB_REACH]
    if not battle.planet or board.column(battle.place[ship.id]) + 1 > reach_:
        return []
    return [
        seat
        for seat in range(len(state.empires))
        if enemies(state, ship.owner, seat) and losable(state, battle, seat) > 0
    ]


def bomb(state: State, battle: Battle, ship: Ship, section: int, seat: int) -> bool:
    """Drop a bomb on a seat's buildings; returns whether it hit."""
    tile = dict(combat.working_sections(state, ship))[section]
    battle.fired[ship.id] = battle.fired.get(ship.id, 0) | 1 << section
    guard = combat.planet_shield(state, battle.hex, seat)
    hit = combat.hits(state.chance, t.DIE[tile], t.HIT[tile], guard)
    if hit:
        battle.bombed[seat] = battle.bombed.get(seat, 0) + 1
    return hit


def is_invaded(state: State, battle: Battle, seat: int) -> bool:
    """Whether an enemy of the seat has a building or marines on the planet."""
    return seat >= 0 and battle.planet and bool(present(state, battle.hex) & state.war[seat])


def landings(state: State, battle: Battle, ship: Ship) -> list[int]:
    """The land tiles where a ship beside a planet with enemies can land its marines."""
    beside = ship.marines > 0 and board.column(battle.place[ship.id]) == 0
    if not beside or not is_invaded(state, battle, ship.owner):
        return []
    return [land for land in lands(state, battle.hex) if can_land(state, ship.owner, land)]


def harms(state: State, battle: Battle, ship: Ship) -> bool:
    """Whether a ship, once beside the planet, could bomb it or land marines."""
    banned = ship.owner >= 0 and state.empires[ship.owner].powers[p.BOMBS_BANNED] > 0
    bombs = not banned and any(
        t.TILE_ROLE[tile] == "bomb" for _, tile in combat.working_sections(state, ship)
    )
    if bombs and any(
        enemies(state, ship.owner, seat) and losable(state, battle, seat) > 0
        for seat in range(len(state.empires))
    ):
        return True
    return (
        ship.marines > 0
        and is_invaded(state, battle, ship.owner)
        and any(can_land(state, ship.owner, at) for at in lands(state, battle.hex))
    )
