"""Makes the `View` of a state, for everybody and for one seat."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS, TERRAINS
from engine.games.black_abyss.rules import movement, surface
from engine.games.black_abyss.rules.market import (
    goods as market,
)
from engine.games.black_abyss.rules.market import (
    purchase,
    shipyard,
)
from engine.games.black_abyss.rules.modes import ends, fleets
from engine.games.black_abyss.rules.recent import recent
from engine.games.black_abyss.rules.surface import chart, lands, planets, votes
from engine.games.black_abyss.rules.tribunal.resolutions import may_propose
from engine.games.black_abyss.rules.victory import stands, terms
from engine.games.black_abyss.rules.war import deeds
from engine.games.black_abyss.rules.war.battle import is_preparing
from engine.games.black_abyss.rules.war.board import NAMES
from engine.games.black_abyss.rules.war.combat import planet_shield, working_sections
from engine.games.black_abyss.rules.war.drill import orders_for
from engine.games.black_abyss.state import Ballot, Battle, Empire, Ship, State, battle_of, is_moving
from engine.games.black_abyss.view import (
    BallotView,
    BattleView,
    EmpireView,
    FittingView,
    FlagView,
    HexView,
    LandView,
    ShipView,
    StandView,
    View,
)
from engine.games.black_abyss.view.ledger import ledger


def view_of(state: State, viewer: int | None) -> View:
    """The view of a seat, or of the public if `viewer` is None.

    Left out are unexplored hexes and what other seats keep secret: ballots, offers in private
    talks, fleets being assembled, and squares and orders while a battle is prepared.
    """
    public = View(
        viewer=None,
        mode=state.mode,
        cycle=state.turn,
        last_cycle=ends.cycles(state),
        phase=state.phase,
        first=state.first,
        active=state.active,
        frontier=state.frontier,
        any_terms=state.any_terms,
        private_talks=state.private_talks,
        hexes=_hexes(state),
        ships=tuple([_ship(state, ship) for ship in state.ships.values()]),
        empires=tuple([_empire(state, seat, e) for seat, e in enumerate(state.empires)]),
        offers=tuple(state.offers),
        talks=tuple(state.talks),
        notices=tuple(state.notices),
        whispers=(),
        events=tuple([t.EVENTS[event] for event in state.lasting]),
        laws=tuple([t.LAWS[law] for law in state.laws]),
        leader=state.leader,
        in_a_row=state.in_a_row,
        tiles_left=tuple(zip(t.TILES, state.tiles_left, strict=True))
        if state.mode != "fleet_battle"
        else (),
        ballot=_ballot(state, state.ballot, None) if state.ballot else None,
        battle=_battle(state, state.battle, None) if state.battle else None,
        battles=tuple([one.hex for one in (state.battle, *state.next_battles) if one is not None]),
        flags=tuple([FlagView(n, flag.carrier, flag.hex) for n, flag in enumerate(state.flags)]),
        fitting=None,
        decisions=tuple([(p.seat, p.kind, p.thing, p.count) for p in state.pending]),
        drawn=(),
        reach=(),
        asteroids=(),
        prices=(),
        recent=recent(state, None),
        ledger=None,
        ending=state.ending,
        winners=tuple(state.winners),
    )
    return public if viewer is None else seat_view(state, viewer, lambda: public)


def seat_view(state: State, seat: int, public: Callable[[], View]) -> View:
    """The view of a seat: the public view and the seat's own part."""
    seen, alive = public(), state.empires[seat].alive
    picks = alive and may_propose(state, seat)
    reach = movement.in_range(state, seat) if alive else 0
    fitted = new_fleet(state, seat) if state.phase == "fitting" else ()
    return replace(
        seen,
        viewer=seat,
        ships=(*seen.ships, *fitted),
        whispers=tuple([offer for offer in state.whispers if seat in offer[:2]]),
        ballot=_ballot(state, state.ballot, seat) if state.ballot else None,
        battle=_battle(state, battle, seat) if (battle := battle_of(state, seat)) else None,
        fitting=_fitting(state, seat),
        drawn=tuple([t.LAWS[law] for law in state.drawn]) if picks else (),
        reach=tuple([at for at in range(len(state.tile)) if reach >> at & 1]),
        asteroids=tuple(_asteroids(state, seat)) if is_moving(state, seat) else (),
        prices=_prices(state, seat) if alive and state.mode != "fleet_battle" else (),
        recent=recent(state, seat),
        ledger=ledger(state, seat),
    )


def _asteroids(state: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """The moves of a seat's ships that cross known asteroids: start, end, and how many hexes."""
    if not any(state.known[at] for at, tile in enumerate(state.tile) if tile == t.ASTEROIDS):
        return
    owners, left = movement.owners_at(state), dict[int, int]()
    for ship in state.ships_of(seat):
        left[ship.hex] = max(ship.left, left.get(ship.hex, 0))
    for start, spaces in left.items():
        for to, (_, crossed, _) in movement.paths(state, seat, start, spaces, owners).items():
            if crossed:
                yield start, to, crossed


def _prices(state: State, seat: int) -> tuple[tuple[str, tuple[int, int, int]], ...]:
    """Pairs of an id and its price for a seat: levels, ships, tiles, buildings, marines."""
    techs = zip(t.TECHS, purchase.tech_costs(state, seat), strict=True)
    return (
        *[(name, cost) for name, cost in techs if cost is not None],
        *zip(t.HULLS, shipyard.hull_costs(state, seat), strict=True),
        *zip(t.TILES, shipyard.tile_costs(state, seat), strict=True),
        *zip(t.BUILDINGS, purchase.building_costs(state, seat), strict=True),
        ("marine", t.GAME.marine.triple()),
    )


def _hexes(state: State) -> tuple[HexView, ...]:
    layout, goods, hexes = chart(state), _goods(state), []
    columns = (state.land, state.building, state.holder, state.idle, state.marines, state.garrison)
    for at, tile in enumerate(state.tile):
        land = lands(state, at) if state.known[at] else range(0)
        hexes.append(
            _hex_view(
                at,
                layout.names[at],
                layout.places[at],
                t.HEX_KINDS[tile] if state.known[at] else "",
                state.colonies[at],
                tuple(zip(*[column[land.start : land.stop] for column in columns], strict=True)),
                goods.get(at, ()),
            )
        )
    return tuple(hexes)


@lru_cache(maxsize=8192)
def _hex_view(
    at: int,
    name: str,
    place: tuple[int, int],
    tile: str,
    colonies: int,
    land: tuple[tuple[int, ...], ...],
    goods: tuple[tuple[int, str, int], ...],
) -> HexView:
    """The view of a hex; cached, because most hexes do not change between views."""
    return HexView(
        at=at,
        name=name,
        q=place[0],
        r=place[1],
        tile=tile,
        colonies=tuple([seat for seat in range(colonies.bit_length()) if colonies >> seat & 1]),
        land=tuple([_land(f"{name}-{slot}", *one) for slot, one in enumerate(land, start=1)]),
        goods=goods,
    )


def _goods(state: State) -> dict[int, tuple[tuple[int, str, int], ...]]:
    """The goods stored at each hex: owner, good, number."""
    found: dict[int, tuple[tuple[int, str, int], ...]] = {}
    for key in sorted(state.goods):
        where, seat = divmod(key, 8)
        at, good = divmod(where, len(GOODS))
        found[at] = (*found.get(at, ()), (seat, GOODS[good], state.goods[key]))
    return found


def _land(
    name: str, kind: int, building: int, holder: int, idle: int, marines: int, garrison: int
) -> LandView:
    good = t.LAND_GOOD[kind] if kind >= 0 else -1
    return LandView(
        name=name,
        terrain=TERRAINS[t.LAND_TERRAIN[kind]] if kind >= 0 else "",
        good=GOODS[good] if good >= 0 else "",
        building=t.BUILDINGS[building] if building >= 0 else "",
        holder=holder,
        idle=bool(idle),
        marines=marines,
        garrison=garrison,
    )


def _ship(state: State, ship: Ship) -> ShipView:
    armed = ship.hull == t.FIGHTER
    tiles = tuple([tile for _, tile in working_sections(state, ship)]) if armed else ship.tiles
    return ShipView(
        id=ship.id,
        owner=ship.owner,
        hull=t.HULL_NAMES[ship.hull],
        at=ship.hex,
        number=ship.number,
        tiles=tuple([t.TILES[tile] if tile >= 0 else "" for tile in tiles]),
        covered=tuple([bool(ship.hits >> n & 1) for n in range(len(ship.tiles))]),
        left=ship.left,
        marines=ship.marines,
        goods=tuple([(GOODS[good // 128], good % 128) for good in ship.goods]),
    )


def new_fleet(state: State, seat: int) -> Iterator[ShipView]:
    """The ships of a fleet being assembled, numbered from 1.

    Fighters have the weapon of the fleet's fighter level.
    """
    classes: Counter[int] = Counter()
    for place, (hull, *tiles) in enumerate(state.fleets[seat], start=1):
        classes[hull] += 1
        shown = _ship(state, Ship(place, seat, hull, fleets.SPACE, tuple(tiles)))
        shown.number = classes[hull]
        if hull == t.FIGHTER:
            most = len(t.FIGHTER_WEAPONS) - 1
            shown.covered = (False,)
            shown.tiles = (t.TILES[t.FIGHTER_WEAPONS[min(state.levels[seat], most)]],)
        yield shown


def _fitting(state: State, seat: int) -> FittingView | None:
    if state.phase != "fitting":
        return None
    rules = t.MODES.fleet_battle
    taken = Counter(design[0] for design in state.fleets[seat])
    return FittingView(
        left=fleets.points_left(state, seat),
        points=rules.points,
        level=state.levels[seat],
        room=(
            *((name, t.HULL_SUPPLY[hull] - taken[hull]) for hull, name in enumerate(t.HULLS)),
            *((t.TILES[tile], fleets.stock(state, seat, tile)) for tile in t.FLEET_TILES),
        ),
    )


def _empire(state: State, seat: int, empire: Empire) -> EmpireView:
    seats, fleets_only = range(len(state.empires)), state.mode == "fleet_battle"
    return EmpireView(
        seat=seat,
        race=t.RACES[empire.race],
        home=empire.home,
        alive=empire.alive,
        stands=empire.home < 0 or stands(state, seat),
        food=empire.food,
        energy=empire.energy,
        minerals=empire.minerals,
        income=market.next_income(state, seat),
        votes=votes(state, seat),
        planets=len(planets(state, seat)),
        lives_on=surface.classes(state, seat),
        techs=() if fleets_only else tuple(zip(t.TECHS, empire.techs, strict=True)),
        supply=() if fleets_only else tuple(zip(t.HULLS, empire.supply, strict=True)),
        terms=terms(state, seat),
        keepers=tuple(
            [t.HULL_NAMES[hull] for n, hull in enumerate(t.KEEPERS) if empire.keepers >> n & 1]
        ),
        secret=empire.secret,
        fleet=fleets.sections_at_start(state, seat) if state.mode == "fleet_battle" else 0,
        at_war=tuple([n for n in seats if state.war[seat] >> n & 1]),
        passage=tuple([n for n in seats if state.passage[seat] >> n & 1]),
        done=empire.done,
    )


def _ballot(state: State, ballot: Ballot, viewer: int | None) -> BallotView:
    voters = [seat for seat, empire in enumerate(state.empires) if empire.alive]
    mine = viewer is not None
    marks = ballot.marks[viewer] if viewer is not None else ()
    return BallotView(
        laws=tuple([t.LAWS[law] for law in ballot.items]),
        fresh=ballot.fresh,
        candidates=tuple(ballot.candidates),
        seat=ballot.seat,
        weights=tuple(ballot.weights),
        count=sum([ballot.cast[seat] for seat in voters]),
        of=len(voters),
        marks=tuple([(t.LAWS[law], n) for law, n in zip(ballot.items, marks, strict=False)]),
        favour=ballot.favours[viewer] if viewer is not None else -2,
        prepared=tuple(ballot.prepared[viewer]) if viewer is not None else (),
        cast=mine and viewer is not None and ballot.cast[viewer],
        missing=tuple([seat for seat in voters if not ballot.cast[seat]])
        if state.open_ballots
        else None,
    )


def _battle(state: State, battle: Battle, viewer: int | None) -> BattleView:
    preparing = is_preparing(state)
    mine = [not preparing or side == viewer for side in battle.sides]
    orders = [
        t.ORDERS[battle.orders[side]]
        if mine[side] and (battle.ready[side] or not preparing)
        else ""
        for side in (0, 1)
    ]
    moving = next((p.seat for p in state.pending if p.kind == "leading"), -1)
    return BattleView(
        at=battle.hex,
        sides=battle.sides,
        planet=battle.planet,
        round=battle.round,
        first=battle.first,
        moving=moving,
        orders=(orders[0], orders[1]),
        allowed=tuple([t.ORDERS[order] for order in orders_for(battle)]),
        led=(battle.led[0] and mine[0], battle.led[1] and mine[1]),
        stands=tuple(
            [
                _stand(state, battle, ship, shown=mine[battle.sides.index(ship.owner)])
                for ship in map(state.ships.__getitem__, battle.place)
                if ship.hex == battle.hex
            ]
        ),
        takeovers=(
            t.GAME.takeovers - battle.takeovers[0],
            t.GAME.takeovers - battle.takeovers[1],
        ),
        cover=tuple([NAMES[at] for at in state.cover]),
        shields=tuple(
            [
                planet_shield(state, battle.hex, seat) if battle.planet else 0
                for seat in range(len(state.empires))
            ]
        ),
    )


def _stand(state: State, battle: Battle, ship: Ship, *, shown: bool) -> StandView:
    fired = battle.fired.get(ship.id, 0) if battle.round else 0
    side = battle.sides.index(ship.owner)
    return StandView(
        ship=ship.id,
        square=NAMES[battle.place[ship.id]] if shown else "",
        left=battle.left.get(ship.id, 0) if battle.round else 0,
        fired=tuple([section for section in range(fired.bit_length()) if fired >> section & 1]),
        owed=battle.owed.get(ship.id, 0),
        waits=battle.round > 0 and deeds.waits(state, battle, side, ship),
    )
