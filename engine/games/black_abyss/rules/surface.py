"""Planets: land tiles, buildings, habitats, votes, and sums of powers.

Buildings change only here, so that colonies and powers stay consistent.
"""

from collections.abc import Iterator
from functools import lru_cache

from engine.core.events import Tell
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import POWERS
from engine.games.black_abyss.facts import Fact, Idled
from engine.games.black_abyss.rules import geometry
from engine.games.black_abyss.rules.geometry import Chart
from engine.games.black_abyss.state import NOBODY, Pending, State


def chart(state: State) -> Chart:
    """The layout of the game's map."""
    if state.mode != "empires":
        return geometry.arena(state.mode)
    return geometry.frontier() if state.frontier else geometry.rings()


def spot(state: State, at: int) -> str:
    """The name of a hex, such as "C4"."""
    return chart(state).names[at]


def land_spot(state: State, land: int) -> str:
    """The name of a land tile, such as "C4-3"."""
    return f"{chart(state).names[land // 7]}-{land % 7 + 1}"


def lands(state: State, at: int) -> range:
    """The land tiles of a hex."""
    return range(at * 7, at * 7 + t.SLOTS[state.tile[at]])


def beside(state: State, land: int) -> Iterator[int]:
    """The land tiles of the same planet that share an edge with this one."""
    at, slot = divmod(land, 7)
    moon = t.SLOTS[state.tile[at]] == 3
    for other in (geometry.MOON_TILES if moon else geometry.PLANET_TILES)[slot]:
        yield at * 7 + other


def places_of(values: list[int], wanted: int) -> list[int]:
    """The indexes at which a list has a value."""
    found: list[int] = []
    at = -1
    try:
        while True:
            at = values.index(wanted, at + 1)
            found.append(at)
    except ValueError:
        return found


def terrain(state: State, land: int) -> int:
    """The terrain of an explored land tile, else -1."""
    kind = state.land[land]
    return t.LAND_TERRAIN[kind] if kind >= 0 else -1


def known_land(state: State, land: int) -> bool:
    """Whether the land tile exists and is explored."""
    return 0 <= land < len(state.land) and state.land[land] >= 0


def hospitable(state: State, seat: int, at: int) -> bool:
    """Whether a seat's race can live on a planet.

    Every race can on home worlds; on moons from the first level of hospitality on.
    """
    kind = state.tile[at]
    if kind == t.HOME:
        return True
    empire = state.empires[seat]
    steps = empire.powers[p.HOSPITALITY]
    if t.LAND_CLASS.get(kind) == "moon":
        return steps > 0
    return kind in t.RACE_CLASSES[empire.race][: 1 + steps]


def classes(state: State, seat: int) -> tuple[str, ...]:
    """The classes of planets where a seat's race can live (`hospitable`)."""
    race, steps = state.empires[seat].race, state.empires[seat].powers[p.HOSPITALITY]
    colours = t.CONTENT.races.races[race].classes[: 1 + steps] if race >= 0 else ()
    return (*colours, *(["moon"] if steps > 0 else []))


def present(state: State, at: int) -> int:
    """The seats with a building or marines on a planet, as bits."""
    start, seats = at * 7, 0
    for seat in {*state.holder[start : start + 7], *state.garrison[start : start + 7]}:
        if seat != NOBODY:
            seats |= 1 << seat
    return seats


def place(state: State, land: int, building: int, seat: int) -> None:
    """Set the owner and building (-1: none) of a land tile, and update all that depends on them."""
    before = state.building[land]
    state.building[land], state.holder[land] = building, seat if building >= 0 else NOBODY
    state.idle[land] = 0
    at = land // 7
    colonies = 0
    for tile in lands(state, at):
        if state.building[tile] == t.HABITAT:
            colonies |= 1 << state.holder[tile]
    state.colonies[at] = colonies
    if before in t.WONDERS or building in t.WONDERS:
        add_up_powers(state)


def habitats(state: State, at: int, seat: int) -> tuple[int, int]:
    """How many habitats, and how many other buildings, a seat has on a planet."""
    start = at * 7
    held = state.holder[start : start + 7]
    own = held.count(seat)
    if not own or not state.colonies[at] >> seat & 1:
        return 0, own
    built = state.building[start : start + 7]
    if state.colonies[at] == 1 << seat:
        homes = built.count(t.HABITAT)
    else:
        homes = [*zip(held, built, strict=True)].count((seat, t.HABITAT))
    return homes, own - homes


def works(state: State, at: int, seat: int, *buildings: int) -> bool:
    """Whether a seat has a building of one of these kinds on a planet that is not idle."""
    start = at * 7
    built = state.building[start : start + 7]
    for building in buildings:
        if building in built:
            for slot in places_of(built, building):
                if state.holder[start + slot] == seat and not state.idle[start + slot]:
                    return True
    return False


def planets(state: State, seat: int) -> tuple[int, ...]:
    """The hexes where a seat has a habitat, in ascending order."""
    return colonies_of(tuple(state.colonies), 1 << seat)


@lru_cache(maxsize=1 << 12)
def colonies_of(colonies: tuple[int, ...], who: int) -> tuple[int, ...]:
    """The hexes with a habitat of any of these seats; `who` is a bit mask of seats."""
    return tuple([at for at, seats in enumerate(colonies) if seats & who])


def raw_votes(state: State, seat: int) -> int:
    """A seat's planets with a habitat, plus its land tiles with a building."""
    return len(planets(state, seat)) + state.holder.count(seat)


def votes(state: State, seat: int) -> int:
    """A seat's votes in the tribunal; an exiled race has `exile_votes` at the least."""
    total = max(0, raw_votes(state, seat) + state.empires[seat].powers[p.VOTES])
    if total < t.GAME.exile_votes and is_exiled(state, seat):
        return t.GAME.exile_votes
    return total


def is_exiled(state: State, seat: int) -> bool:
    """Whether a race still in the game has lost all habitats on its home world."""
    empire = state.empires[seat]
    return empire.alive and empire.home >= 0 and not state.colonies[empire.home] >> seat & 1


def whom(state: State, which: str) -> list[int]:
    """The seats that an effect applies to; a tie for largest or smallest goes to the first in turn.

    `smaller` are seats with at most the average number of votes. `court` is the leader and all
    seats at peace with it.
    """
    alive = [seat for seat in state.turn_order if state.empires[seat].alive]
    if which == "all":
        return sorted(alive)
    if which in ("leader", "court"):
        friends = 1 << state.leader if state.leader in alive else 0
        if friends and which == "court":
            friends = ~state.war[state.leader]
        return [seat for seat in sorted(alive) if friends >> seat & 1]
    if which == "smaller":
        total = sum(raw_votes(state, seat) for seat in alive)
        return [seat for seat in sorted(alive) if raw_votes(state, seat) * len(alive) <= total]
    weigh = max if which == "largest" else min
    return [weigh(alive, key=lambda seat: raw_votes(state, seat))] if alive else []


def add_up_powers(state: State) -> None:
    """Sum up each seat's powers: race, technologies, wonders, resolutions, lasting events."""
    for empire in state.empires:
        empire.powers = [*_own_powers(empire.race, tuple(empire.techs))]
    for wonder in t.WONDERS.intersection(state.building):
        for land in places_of(state.building, wonder):
            if not state.idle[land] and state.holder[land] != NOBODY:
                _grant(state, [state.holder[land]], t.BUILDING_POWERS[wonder])
    for law in state.laws:
        _grant(state, whom(state, t.LAW_WHOM[law]), t.LAW_POWERS[law])
    for event in state.lasting:
        _grant(state, range(len(state.empires)), t.EVENT_POWERS[event])


@lru_cache(maxsize=4096)
def _own_powers(race: int, techs: tuple[int, ...]) -> tuple[int, ...]:
    """The sums of the powers of a race and its technologies, by index."""
    sums = [0] * len(POWERS)
    levels = [grant for tech, level in enumerate(techs) for grant in t.LEVELS[tech][:level]]
    for grant in (t.RACE_POWERS[race], *levels):
        for power, amount in grant:
            sums[power] += amount
    return tuple(sums)


def _grant(state: State, seats: list[int] | range, grant: tuple[tuple[int, int], ...]) -> None:
    for seat in seats:
        sums = state.empires[seat].powers
        for power, amount in grant:
            sums[power] += amount


def check_habitats(state: State, tell: Tell[Fact]) -> None:
    """Stop buildings that habitats no longer support; if the owner has a choice, ask it."""
    for at in range(len(state.tile)):
        if not t.SLOTS[state.tile[at]]:
            continue
        for seat in sorted(set(state.holder[at * 7 : at * 7 + 7]) - {NOBODY}):
            working = working_lands(state, at, seat)
            room = habitats(state, at, seat)[0] * t.GAME.habitat_support
            if len(working) <= room:
                continue
            kinds = {(state.building[land], t.LAND_GOOD[state.land[land]]) for land in working}
            if room == 0 or len(kinds) == 1:
                for land in working[room:]:
                    stop(state, land, tell)
            else:
                state.pending.append(Pending(seat, "idling", at, len(working) - room))


def working_lands(state: State, at: int, seat: int) -> list[int]:
    """The land tiles of a planet with a seat's working buildings other than habitats."""
    return [
        land
        for land in lands(state, at)
        if state.holder[land] == seat and state.building[land] != t.HABITAT and not state.idle[land]
    ]


def stop(state: State, land: int, tell: Tell[Fact]) -> None:
    """Make a building stop working."""
    state.idle[land] = 1
    tell(Idled(state.holder[land], land_spot(state, land), t.BUILDINGS[state.building[land]]))
    if state.building[land] in t.WONDERS:
        add_up_powers(state)


def resume(state: State) -> None:
    """Before production, let idle buildings work again, in order, as habitats allow."""
    changed = False
    for land in resumable(state):
        state.idle[land], changed = 0, True
    if changed:
        add_up_powers(state)


def resumable(state: State) -> Iterator[int]:
    """The land tiles, in order, of idle buildings that habitats of their owner can support."""
    for land in places_of(state.idle, 1):
        seat, at = state.holder[land], land // 7
        room = habitats(state, at, seat)[0] * t.GAME.habitat_support
        if len(working_lands(state, at, seat)) < room:
            yield land
