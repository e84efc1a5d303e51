"""The course of a battle: deployment, rounds, moves, the end.

In a round the planet's batteries fire first, then one side moves and fires with all ships, then the
other. Technology lets a side act before hostile batteries. At the end of each move, owners cover
sections and lose buildings for the hits. A side moves by its standing order, or its player moves
it.
"""

from itertools import chain

from engine.core.events import Tell
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import BattleEnded, Commanded, Fact, Led, RoundBegan
from engine.games.black_abyss.rules.diplomacy import enemies
from engine.games.black_abyss.rules.modes.homeworld import breach
from engine.games.black_abyss.rules.surface import present, spot
from engine.games.black_abyss.rules.war import (
    board,
    combat,
    damage,
    deeds,
    drill,
    flight,
    meeting,
)
from engine.games.black_abyss.rules.war.damage import chooses, strike
from engine.games.black_abyss.rules.war.raids import plunder
from engine.games.black_abyss.state import NOBODY, Battle, Pending, State


def advance(state: State, tell: Tell[Fact]) -> None:
    """Fight the present battle until it ends or somebody must choose."""
    while state.battle and not state.pending:
        battle = state.battle
        if not battle.round:
            _reveal(state, battle, tell)
            _open_round(state, battle, tell)
        elif battle.owed or battle.bombed:
            _settle_hits(state, battle, tell)
        elif battle.todo and not _without_guns(state, battle):
            _next_move(state, battle, tell)
        elif _over(state, battle):
            _end(state, tell)
        elif battle.round >= _rounds(state) or _without_guns(state, battle):
            _break_off(state, battle, tell)
        else:
            _open_round(state, battle, tell)


def is_preparing(state: State) -> bool:
    """Whether a side of the present battles has yet to give orders or to deploy."""
    return any(p.kind in ("ordering", "deploying") for p in state.pending)


def secret_battles(state: State) -> list[Battle]:
    """The battles whose orders and deployment are still secret."""
    now = [state.battle] if state.battle is not None and is_preparing(state) else []
    return [*now, *state.next_battles]


def _reveal(state: State, battle: Battle, tell: Tell[Fact]) -> None:
    """Reveal both sides' orders and deployment at once."""
    for side, seat in enumerate(battle.sides):
        if seat >= 0 and combat.can_act(state, battle.hex, seat):
            fact = Led(seat) if battle.led[side] else Commanded(seat, t.ORDERS[battle.orders[side]])
            tell(fact, reveals=True)


def _open_round(state: State, battle: Battle, tell: Tell[Fact]) -> None:
    """Open a round; from the second on, sides may flee."""
    battle.round += 1
    battle.todo, battle.fired = [], {}
    order = (battle.first, 1 - battle.first)
    if state.mode == "fleet_battle":
        state.turn = battle.round
    if battle.round > 1:
        for side in order:
            if flight.flees(state, battle, side):
                flight.flee(state, battle, side, tell)
                battle.round -= 1
                return
    tell(RoundBegan(battle.round))
    guns: list[list[int]] = [[], [], []]
    for land in _batteries(state, battle):
        behind = 0
        for place, side in enumerate(order, 1):
            if _strikes_first(state, battle, side, state.holder[land]):
                behind = place
        guns[behind].append(-2 - land)
    battle.todo = [*guns[0], order[0], *guns[1], order[1], *guns[2]]


def _without_guns(state: State, battle: Battle) -> bool:
    """Whether no ship of a battle in open space has a working weapon.

    Then none will have one later either, as nothing repairs a section during a battle.
    """
    return not battle.planet and not any(
        combat.weapons(state, ship)
        for side in (0, 1)
        for ship in deeds.ships_of(state, battle, side)
    )


def _break_off(state: State, battle: Battle, tell: Tell[Fact]) -> None:
    """End an undecided battle; the attacker withdraws, except from a fleet battle."""
    if state.mode != "fleet_battle":
        flight.withdraw(state, battle, tell)
    _end(state, tell)


def _rounds(state: State) -> int:
    """The number of the last round that a battle may have."""
    return t.MODES.fleet_battle.rounds if state.mode == "fleet_battle" else t.GAME.battle_rounds


def _batteries(state: State, battle: Battle) -> list[int]:
    """The land tiles of batteries that fire in a battle: those of all seats with an enemy in it."""
    return [
        land
        for seat in range(len(state.empires))
        if battle.planet and any(enemies(state, seat, side) for side in battle.sides)
        for land in combat.batteries(state, battle.hex, seat)
    ]


def _strikes_first(state: State, battle: Battle, side: int, holder: int) -> bool:
    owner = battle.sides[side]
    if owner < 0 or not enemies(state, owner, holder):
        return False
    return state.empires[owner].powers[p.FIRST_STRIKE] > 0


def _next_move(state: State, battle: Battle, tell: Tell[Fact]) -> None:
    """Make the next move of the round: that of a side, or of all batteries that come in a row."""
    if battle.todo[0] < 0:
        while battle.todo and battle.todo[0] < 0:
            _fire_battery(state, battle, -2 - battle.todo.pop(0), tell)
        return
    side = battle.todo[0]
    ships = deeds.ships_of(state, battle, side)
    battle.left = {ship.id: combat.engine(state, ship) for ship in ships}
    if battle.led[side] and ships:
        state.pending.append(Pending(battle.sides[side], "leading", battle.hex))
    else:
        battle.todo.pop(0)
        by_order(state, battle, side, tell)


def by_order(state: State, battle: Battle, side: int, tell: Tell[Fact]) -> None:
    """Let all ships of a side that have yet to move act by its standing order."""
    for ship in deeds.ships_of(state, battle, side):
        drill.act(state, battle, side, ship, tell)


def _fire_battery(state: State, battle: Battle, land: int, tell: Tell[Fact]) -> None:
    gun, seat = t.GAME.battery, state.holder[land]
    found = [
        ship
        for side in (0, 1)
        if enemies(state, seat, battle.sides[side])
        for ship in deeds.ships_of(state, battle, side)
        if board.column(battle.place[ship.id]) + 1 <= gun.range
    ]
    if not found:
        return
    side = battle.sides.index(seat) if seat in battle.sides else -1
    order = t.ORDER[battle.orders[side] if side >= 0 else t.DAMAGE_ORDER]
    foe = drill.aim(state, battle, found, order)
    need, guard = combat.battery_hit(state, seat), combat.shield(state, foe)
    if combat.hits(state.chance, gun.die, need, guard):
        strike(state, foe, t.BUILDINGS[t.BATTERY], tell)
    else:
        deeds.miss(battle, seat, foe, t.BUILDINGS[t.BATTERY], tell)


def _settle_hits(state: State, battle: Battle, tell: Tell[Fact]) -> None:
    """At the end of a move, let its hits cover sections and destroy buildings."""
    owed, battle.owed = battle.owed, {}
    for number, count in owed.items():
        damage.take_hits(state, state.ships[number], count)
    bombed, battle.bombed = battle.bombed, {}
    for seat, count in bombed.items():
        _lose_buildings(state, battle, seat, count, tell)


def _lose_buildings(state: State, battle: Battle, seat: int, count: int, tell: Tell[Fact]) -> None:
    """Let bombs destroy buildings; their owner, or the order that it gave, chooses which.

    A third race gave no order for this battle, so it is always asked.
    """
    choices = combat.losable(state, battle.hex, seat)
    count = min(count, len(choices))
    if chooses(battle, seat) and len(choices) > count:
        state.pending.append(Pending(seat, "losing", battle.hex, count))
        return
    lose_least(state, battle.hex, seat, count, tell)


def lose_least(state: State, at: int, seat: int, count: int, tell: Tell[Fact]) -> None:
    """Let bombs destroy the buildings that a standing order would give up first."""
    for _ in range(count):
        choices = combat.losable(state, at, seat)
        if choices:
            lose_to_bombs(state, seat, combat.least_dear(state, seat, choices), tell)


def lose_to_bombs(state: State, seat: int, land: int, tell: Tell[Fact]) -> None:
    """Let a bomb destroy a building of `seat` on a land tile; without one, a marine.

    For a building the seat that dropped the bomb, if it is no monster, also plunders, and the loss
    of a home world is recorded.
    """
    holder, building = state.holder[land], state.building[land]
    combat.lose(state, seat, land, "bombs", tell)
    battle = state.battle
    raider = battle.sides[_mover(battle)] if battle is not None else NOBODY
    if raider >= 0 and state.building[land] != building:
        plunder(state, raider, seat, tell)
        breach(state, holder, land, building)


def _mover(battle: Battle) -> int:
    """The side that moves now, or moved last."""
    first_moves_yet = any(entry >= 0 for entry in battle.todo)
    return battle.first if first_moves_yet else 1 - battle.first


def _over(state: State, battle: Battle) -> bool:
    """Whether a battle is over: a side has no ships left, and no raid on its planet goes on.

    A raid lasts some rounds, counted from the first with a raider beside the planet.
    """
    fleets = [deeds.ships_of(state, battle, side) for side in (0, 1)]
    if all(fleets):
        return False
    raiders = fleets[0] or fleets[1]
    alone = battle.sides[1 if fleets[0] else 0]
    if not raiders or alone < 0 or not present(state, battle.hex) >> alone & 1:
        return True
    if not battle.raid and any(not board.column(battle.place[ship.id]) for ship in raiders):
        battle.raid = battle.round
    spent = battle.raid > 0 and battle.round >= battle.raid + t.GAME.raid_rounds - 1
    return spent or not _raid_goes_on(state, battle, 0 if fleets[0] else 1)


def _raid_goes_on(state: State, battle: Battle, side: int) -> bool:
    """Whether the raiders can still harm the planet, and their order or player goes on with it."""
    order = t.ORDER[battle.orders[side]]
    if not battle.led[side] and not (order.bombs or order.lands):
        return False
    return any(deeds.harms(state, battle, ship) for ship in deeds.ships_of(state, battle, side))


def _end(state: State, tell: Tell[Fact]) -> None:
    """End the battle; before, each repair crew repairs a section."""
    battle = state.present_battle
    for number in battle.place:
        ship = state.ships.get(number)
        if ship is not None and ship.hits:
            for _ in combat.ratings(state, ship, "crew"):
                ship.hits &= ship.hits - 1
    fleets = [deeds.ships_of(state, battle, side) for side in (0, 1)]
    left = tuple(who for who, fleet in zip(battle.sides, fleets, strict=True) if fleet)
    ships, alive = sum(map(len, fleets)), sum(number in state.ships for number in battle.place)
    place, sides = spot(state, battle.hex), tuple(battle.sides)
    wild = meeting.wild_of([ship for ship in chain(*fleets) if ship.owner == NOBODY])
    gone = alive > ships
    tell(BattleEnded(place, battle.round, left, ships, gone=gone, sides=sides, wild=wild))
    state.battle = None
