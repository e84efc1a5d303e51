"""Setup: dealing hexes fairly, placing homes, and everything else before the first cycle.

`imagine` deals unexplored hexes by the same rules.
"""

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.mode_forms import Arena
from engine.games.black_abyss.rules import decks, geometry
from engine.games.black_abyss.rules.geometry import Chart
from engine.games.black_abyss.rules.modes import flags
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import add_up_powers, chart, place, places_of
from engine.games.black_abyss.state import NOBODY, WITHOUT_PEACE, Empire, Mode, State

_MAP = t.CONTENT.map


def blank(
    seats: int,
    chance: Chance,
    *,
    frontier: bool,
    any_terms: bool,
    open_ballots: bool,
    together: bool,
    tactical: bool,
    mode: Mode = "empires",
    private_talks: bool = True,
    battle_clock: str = "third",
) -> State:
    """A state before hexes are dealt, in which every empire has its race."""
    frontier = frontier and mode == "empires"
    layout = geometry.arena(mode) if mode != "empires" else None
    size = (layout or (geometry.frontier() if frontier else geometry.rings())).size
    races = list(range(len(t.RACES)))
    chance.shuffle(races)
    empires = [
        Empire(race, techs=[0] * len(t.TECHS), supply=list(t.HULL_SUPPLY)) for race in races[:seats]
    ]
    return State(
        chance=chance, turn=1, frontier=frontier, any_terms=any_terms, open_ballots=open_ballots,
        together=together, tactical=tactical,
        phase="setup", first=0, active=0, moved=False, arrivals=0,
        tile=[t.EMPTY] * size, known=[0] * size, colonies=[0] * size,
        land=[-1] * (7 * size), building=[-1] * (7 * size), holder=[NOBODY] * (7 * size),
        idle=[0] * (7 * size), marines=[0] * (7 * size), garrison=[NOBODY] * (7 * size),
        fresh=[0] * (7 * size), goods={}, scanned={}, ships={}, next_ship=1, empires=empires,
        war=[0] * seats, passage=[0] * seats, offers=[], land_left=list(t.LAND_COUNT),
        tiles_left=list(t.TILE_SUPPLY), events_left=[], lasting=[],
        laws_left=[], laws=[], leader=NOBODY, in_a_row=0, drawn=[],
        ballot=None, battle=None, fought=[], pending=[], ending="", winners=[], mode=mode,
        private_talks=private_talks, battle_clock=battle_clock,
    )  # fmt: skip


def lay_out(state: State) -> None:
    """Deal the hexes and place the homes; on the frontier, seats choose their homes later."""
    if state.frontier:
        pile = [t.HEX[kind] for kind, n in _MAP.frontier.items() for _ in range(n)]
        state.chance.shuffle(pile)
        state.tile[:] = pile
    else:
        outer = chart(state).outer
        arena = t.MODES.arenas().get(state.mode)
        places = list(range(len(outer)) if arena else _MAP.ring_homes[len(state.empires)])
        if arena is not None:
            state.chance.shuffle(places)
        for seat, position in enumerate(places):
            found_home(state, seat, outer[position])
        hexes = arena.hexes if arena else _MAP.rings
        pile = [t.HEX[kind] for kind, n in hexes.items() for _ in range(n)]
        free = [at for at, known in enumerate(state.known) if not known]
        pile += [t.EMPTY] * (len(free) - len(pile))
        deal(state, free, pile, state.chance)
        if arena is not None:
            _arm(state, arena)
    state.laws_left, state.events_left = decks.resolutions(state), decks.events(state)
    add_up_powers(state)


def _arm(state: State, arena: Arena) -> None:
    """Give both seats of a mode the technologies and resources of its arena, and flags or war.

    The first player is drawn by lot.
    """
    state.first = state.chance.below(len(state.empires))
    for empire in state.empires:
        empire.food, empire.energy, empire.minerals = arena.start.triple()
        for tech, level in arena.techs.items():
            empire.techs[t.TECH[tech]] = level
    if state.mode in WITHOUT_PEACE:
        state.war = [2, 1]
    if state.mode == "capture_the_flag":
        flags.hoist(state)


def deal(state: State, free: Sequence[int], pile: list[int], chance: Chance) -> None:
    """Deal a pile to the face-down hexes.

    On the rings map no twin is within `twin_distance` of a home. Every home has a green planet
    within `green_within`, as far as there are enough. On the frontier, `green_near` arranges that
    once homes are founded.
    """
    chance.shuffle(pile)
    spots = list(free)
    chance.shuffle(spots)
    homes = [empire.home for empire in state.empires if empire.home >= 0]
    layout = chart(state)
    if homes:
        _deal_twins(state, spots, pile, homes, layout)
        _deal_greens(state, spots, pile, homes, layout)
    for at, kind in zip(spots, pile, strict=True):
        state.tile[at] = kind


def _deal_twins(
    state: State, spots: list[int], pile: list[int], homes: list[int], layout: Chart
) -> None:
    if state.frontier:
        return
    close = 0
    for home in homes:
        close |= layout.within[_MAP.twin_distance - 1][home]
    for twin in t.TWINS:
        far = next((at for at in spots if not close >> at & 1), None)
        if twin in pile and far is not None:
            _lay(state, far, twin, spots, pile)


def _deal_greens(
    state: State, spots: list[int], pile: list[int], homes: list[int], layout: Chart
) -> None:
    """Deal a green planet near every home; if there are too few, several homes share one.

    `spots` are the hexes to which no card has been dealt yet.
    """
    green, near = t.HEX["green"], layout.within[_MAP.green_within]
    known_greens = sum(1 << at for at in places_of(state.tile, green) if state.known[at])
    wanting = [home for home in homes if not near[home] & known_greens]
    while wanting and green in pile:
        home = wanting[0]
        close = [at for at in spots if near[home] >> at & 1]
        if not close:
            wanting.pop(0)
            continue
        if pile.count(green) < len(wanting):
            close.sort(key=lambda at: -sum(near[at] >> home & 1 for home in wanting))
        _lay(state, close[0], green, spots, pile)
        wanting = [home for home in wanting if not near[home] >> close[0] & 1]


def _lay(state: State, at: int, kind: int, spots: list[int], pile: list[int]) -> None:
    state.tile[at] = kind
    spots.remove(at)
    pile.remove(kind)


def may_found(state: State, at: int) -> bool:
    """Whether a home may be placed here: unexplored, far from other homes, not in a corner.

    It must also leave room for the seats still to choose.
    """
    if not 0 <= at < len(state.tile):
        return False
    free = _open_to_homes(state)
    if not free >> at & 1:
        return False
    crowded = chart(state).within[_MAP.home_distance - 1]
    free &= ~crowded[at]
    for _ in range(sum(empire.home < 0 for empire in state.empires) - 1):
        if not free:
            return False
        free &= ~crowded[(free & -free).bit_length() - 1]
    return True


def _open_to_homes(state: State) -> int:
    """Hexes far enough from every home and in no corner, as bits."""
    crowded = chart(state).within[_MAP.home_distance - 1]
    taken = sum(1 << at for at in geometry.corners())
    for empire in state.empires:
        if empire.home >= 0:
            taken |= crowded[empire.home]
    return ~taken & ((1 << len(state.tile)) - 1)


def replace_hex(state: State, at: int) -> None:
    """Before a home replaces a hex, move a twin or wormhole on that hex to an empty one."""
    kind = state.tile[at]
    if kind in t.TWINS or kind in t.WORMHOLES:
        empties = [h for h, k in enumerate(state.tile) if k == t.EMPTY and not state.known[h]]
        if empties:
            state.tile[state.chance.pick(empties)] = kind


def green_near(state: State) -> None:
    """On the frontier, exchange hexes until each home has a green planet in reach.

    A missing planet is exchanged with an unexplored hex in reach. There are more green planets than
    homes, so one can always be spared.
    """
    green, near = t.HEX["green"], chart(state).within[_MAP.green_within]
    homes = [empire.home for empire in state.empires]
    for home in homes:
        greens = [at for at, kind in enumerate(state.tile) if kind == green]
        if any(near[home] >> at & 1 for at in greens):
            continue
        close = [h for h in range(len(state.tile)) if near[home] >> h & 1 and not state.known[h]]
        nearby = [[at for at in greens if near[other] >> at & 1] for other in homes]
        spare = [at for at in greens if [at] not in nearby]
        here, there = state.chance.pick(close), state.chance.pick(spare)
        state.tile[here], state.tile[there] = green, state.tile[here]


def found_home(state: State, seat: int, at: int) -> None:
    """Place a home world with buildings, fighters and initial resources."""
    empire = state.empires[seat]
    empire.home = at
    state.tile[at], state.known[at] = t.HOME, 1
    for slot, kind in enumerate(t.HOME_LAND):
        state.land[at * 7 + slot] = kind
        state.land_left[kind] -= 1
    for slot, name in t.GAME.start_buildings.items():
        place(state, at * 7 + slot, t.BUILDING[name], seat)
    empire.food, empire.energy, empire.minerals = t.GAME.start.triple()
    for _ in range(t.GAME.start_fighters):
        add_ship(state, seat, t.FIGHTER, at)
