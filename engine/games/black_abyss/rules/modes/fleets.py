"""Fleet battle: each side assembles a fleet in private, then they fight.

Ships and tiles cost a point per energy or mineral. Each side may use half of the game's tiles, and
all ships of a class. Fighters are equipped by a technology level, which costs points, too. Nobody
can flee or withdraw.
"""

from engine.core.chance import Chance
from engine.core.events import Tell
from engine.core.words import Words, words
from engine.games.black_abyss.actions import Dismiss, Enlist, Mount, Muster, Train, Unmount
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Fielded
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import add_up_powers
from engine.games.black_abyss.rules.war import board, combat
from engine.games.black_abyss.state import Design, State

_RULES = t.MODES.fleet_battle
_FIGHTER_TECHS = (t.TECH["fighter-weapons"], t.TECH["fighter-avionics"])
SPACE = 0
"""The number of the only hex of the map."""


def lay_out(state: State, *, field: bool) -> None:
    """Prepare the only hex; with `field`, asteroids lie on squares outside the deployment zones."""
    state.phase = "fitting"
    state.tile[SPACE], state.known[SPACE] = t.EMPTY, 1
    state.fleets, state.levels = [[], []], [0, 0]
    state.war = [2, 1]
    if field:
        middle = [at for at in board.SQUARES if not any(at in zone for zone in board.ZONES)]
        state.chance.shuffle(middle)
        state.cover = sorted(middle[: _RULES.cover])
    for empire in state.empires:
        empire.food = empire.energy = empire.minerals = 0
    add_up_powers(state)


def is_assembling(state: State, seat: int) -> bool:
    """Whether a seat is still assembling its fleet."""
    return state.phase == "fitting" and not state.empires[seat].done


def worth(design: Design) -> int:
    """The price of a ship with its tiles, in points."""
    return t.HULL_POINTS[design[0]] + sum(t.TILE_POINTS[tile] for tile in design[1:] if tile >= 0)


def points_left(state: State, seat: int) -> int:
    """The points a seat can still spend."""
    spent = sum(map(worth, state.fleets[seat])) + _RULES.levels[state.levels[seat]]
    return _RULES.points - spent


def stock(state: State, seat: int, tile: int) -> int:
    """How many tiles of a kind a seat can still take."""
    taken = sum(design[1:].count(tile) for design in state.fleets[seat])
    return t.HALF_SUPPLY[tile] - taken


def refuse_enlist(state: State, seat: int, action: Enlist) -> Words | None:
    """Refuse a ship whose class is used up, or that costs too many points."""
    if not 0 <= action.hull < len(t.HULLS):
        return no("no-such-ship")
    taken = sum(design[0] == action.hull for design in state.fleets[seat])
    if taken >= t.HULL_SUPPLY[action.hull]:
        return no("no-supply")
    return _too_dear(state, seat, t.HULL_POINTS[action.hull])


def enlist(state: State, seat: int, action: Enlist, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Add a ship without tiles."""
    room = t.SECTIONS[action.hull] if t.FITTED[action.hull] else 0
    state.fleets[seat].append((action.hull, *[-1] * room))


def _too_dear(state: State, seat: int, price: int) -> Words | None:
    left = points_left(state, seat)
    return (
        None
        if price <= left
        else words("black-abyss-refused-too-few-points", price=price, left=left)
    )


def _design(state: State, seat: int, ship: int) -> Design | Words:
    """A ship of a seat's fleet; a refusal if it has no ship of this number."""
    fleet = state.fleets[seat]
    return fleet[ship] if 0 <= ship < len(fleet) else no("no-such-ship")


def refuse_dismiss(state: State, seat: int, action: Dismiss) -> Words | None:
    """Refuse to remove a ship that is not in one's fleet."""
    found = _design(state, seat, action.ship)
    return found if isinstance(found, Words) else None


def dismiss(state: State, seat: int, action: Dismiss, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Remove the ship and refund its points."""
    state.fleets[seat].pop(action.ship)


def refuse_mount(state: State, seat: int, action: Mount) -> Words | None:
    """Refuse a tile that is used up or costs too many points, or a ship without a free section."""
    found = _design(state, seat, action.ship)
    if isinstance(found, Words):
        return found
    if action.tile not in t.FLEET_TILES:
        return no("no-such-tile")
    if -1 not in found[1:]:
        return no("no-section")
    if stock(state, seat, action.tile) <= 0:
        return no("no-supply")
    return _too_dear(state, seat, t.TILE_POINTS[action.tile])


def mount(state: State, seat: int, action: Mount, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Put a tile on the first free section."""
    fleet = state.fleets[seat]
    design = fleet[action.ship]
    at = design.index(-1, 1)
    fleet[action.ship] = (*design[:at], action.tile, *design[at + 1 :])


def refuse_unmount(state: State, seat: int, action: Unmount) -> Words | None:
    """Refuse to clear a section without a tile."""
    found = _design(state, seat, action.ship)
    if isinstance(found, Words):
        return found
    fits = 0 <= action.section < len(found) - 1 and found[action.section + 1] >= 0
    return None if fits else no("no-section")


def unmount(state: State, seat: int, action: Unmount, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Remove the tile; tiles in later sections move up."""
    fleet = state.fleets[seat]
    design = fleet[action.ship]
    at = action.section + 1
    fleet[action.ship] = (*design[:at], *design[at + 1 :], -1)


def refuse_train(state: State, seat: int, action: Train) -> Words | None:
    """Refuse a level that fighters have already, or that costs too many points."""
    level = state.levels[seat]
    if not 0 <= action.level < len(_RULES.levels) or action.level == level:
        return no("no-such-level")
    return _too_dear(state, seat, _RULES.levels[action.level] - _RULES.levels[level])


def train(state: State, seat: int, action: Train, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Set the level of all fighters of a seat, including later ones."""
    state.levels[seat] = action.level


def refuse_muster(state: State, seat: int, action: Muster) -> Words | None:  # noqa: ARG001
    """Refuse a squadron that does not exist."""
    return None if 0 <= action.squadron < len(t.SQUADRONS) else no("no-such-fleet")


def muster(state: State, seat: int, action: Muster, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Replace the fleet by a squadron, which can still be changed."""
    state.fleets[seat] = list(t.SQUADRON_SHIPS[action.squadron])
    state.levels[seat] = t.SQUADRON_LEVELS[action.squadron]


def launch(state: State, tell: Tell[Fact]) -> tuple[int, int]:
    """Create the ships of both fleets; returns attacker and defender, which chance decides."""
    for seat, fleet in enumerate(state.fleets):
        for tech in _FIGHTER_TECHS:
            most = len(t.LEVELS[tech])
            state.empires[seat].techs[tech] = min(state.levels[seat], most)
        for hull, *tiles in fleet:
            ship = add_ship(state, seat, hull, SPACE)
            ship.tiles = tuple(tiles) or ship.tiles
        mine = state.ships_of(seat)
        ships = tuple((t.HULLS[ship.hull], ship.number) for ship in mine)
        tiles_ = tuple(t.TILES[tile] for ship in mine for tile in ship.tiles if tile >= 0)
        tell(Fielded(seat, ships, tiles_, state.levels[seat]), reveals=True)
    add_up_powers(state)
    first = state.chance.below(2)
    return first, 1 - first


def sections(state: State, seat: int) -> int:
    """How many sections of a seat's ships are undamaged."""
    return sum(map(combat.sections_left, state.ships_of(seat)))


def share(state: State, seat: int) -> float:
    """The share of a seat's initial sections that is undamaged, from 0 to 1."""
    return sections(state, seat) / sections_at_start(state, seat)


def leaders(state: State) -> list[int]:
    """The seats with the largest share of undamaged sections: one, or both."""
    shares = [share(state, seat) for seat in (0, 1)]
    return [seat for seat in (0, 1) if shares[seat] == max(shares)]


def sections_at_start(state: State, seat: int) -> int:
    """How many sections a seat began with; 0 during assembly, as fleets are secret then."""
    if state.phase == "fitting":
        return 0
    return sum(t.SECTIONS[design[0]] for design in state.fleets[seat])


def assemble_anew(state: State, seat: int, chance: Chance) -> None:
    """Replace a seat's secret fleet by a random part of a random squadron."""
    number = chance.below(len(t.SQUADRONS))
    fleet = list(t.SQUADRON_SHIPS[number])
    chance.shuffle(fleet)
    least = 1 if state.empires[seat].done else 0
    state.fleets[seat] = fleet[: least + chance.below(len(fleet) + 1 - least)]
    state.levels[seat] = t.SQUADRON_LEVELS[number] if chance.below(2) else 0
