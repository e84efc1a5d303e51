"""Hits on ships: armour, covered sections, destruction.

The owner covers a section per hit: its tile stops working. The owner is asked, unless it has no
choice or a standing order decides. Until it answers, the ship counts as undamaged.
"""

from collections.abc import Sequence

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss.actions import Cover, CoverAll
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Fact, Felled, Struck
from engine.games.black_abyss.rules.modes import flags
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.ships import hold, own_ship, room_for_goods
from engine.games.black_abyss.rules.war.combat import sections_left, working_sections
from engine.games.black_abyss.state import Battle, Pending, Ship, State, decision_of


def strike(state: State, ship: Ship, by: str, tell: Tell[Fact]) -> None:
    """Hit a ship once: its armour deflects the hit, or a section is covered, or it is destroyed.

    It is destroyed if this was its last section. In a battle, sections are covered only at the end
    of the present move.
    """
    armour = [tile for _, tile in working_sections(state, ship) if t.TILE_ROLE[tile] == "armour"]
    name = t.HULL_NAMES[ship.hull]
    if armour and state.chance.die(t.DIE[armour[0]]) >= t.HIT[armour[0]]:
        tell(Struck(ship.owner, name, ship.number, by, "glanced"), reveals=True)
        return
    battle, owed = state.battle, pending_cover(state, ship)
    fighting = battle is not None and ship.hex == battle.hex
    hits = battle.owed.get(ship.id, 0) if battle is not None else 0
    if sections_left(ship) - hits - (owed.count if owed else 0) <= 1:
        tell(Struck(ship.owner, name, ship.number, by, "destroyed"), reveals=True)
        destroy(state, ship, tell)
        return
    tell(Struck(ship.owner, name, ship.number, by, "hit"), reveals=True)
    if fighting and battle is not None:
        battle.owed[ship.id] = hits + 1
    elif owed:
        owed.count += 1
    else:
        take_hits(state, ship, 1)


def take_hits(state: State, ship: Ship, count: int) -> None:
    """Cover `count` sections of a ship: ask its owner which, or follow the owner's order."""
    if ship.owner >= 0 and chooses(state.battle, ship.owner) and len(kinds_left(ship)) > 1:
        state.pending.append(Pending(ship.owner, "covering", ship.id, count))
        return
    for _ in range(count):
        cover(ship, section_to_lose(ship, _covers(state, ship.owner)))


def pending_cover(state: State, ship: Ship) -> Pending | None:
    """The pending decision which sections of a ship to cover; None if there is none."""
    for decision in state.pending:
        if decision.kind == "covering" and decision.thing == ship.id:
            return decision
    return None


def _side(state: State, seat: int) -> int:
    """The side of a seat in the present battle, 0 or 1; -1 if it is on neither."""
    battle = state.battle
    return battle.sides.index(seat) if battle and seat in battle.sides else -1


def chooses(battle: Battle | None, seat: int) -> bool:
    """Whether a seat chooses itself what its hits destroy.

    A side of the battle chooses if it leads its ships or gave an order with `ask`, until it leaves
    the choice to the order. All other seats choose, too.
    """
    if battle is None or seat not in battle.sides:
        return True
    return battle.ask[battle.sides.index(seat)]


def _covers(state: State, seat: int) -> Sequence[str]:
    """The roles of tiles to give up, in order: by the seat's order, or by the default order."""
    side = _side(state, seat)
    if side < 0 or state.battle is None:
        return t.ORDER[t.DAMAGE_ORDER].covers
    return t.ORDER[state.battle.orders[side]].covers


def intact_sections(ship: Ship) -> list[int]:
    """The sections of a ship that are not covered."""
    return [n for n in range(t.SECTIONS[ship.hull]) if not ship.hits >> n & 1]


def kinds_left(ship: Ship) -> set[int]:
    """The kinds of tiles on sections that are not covered; -1 for an empty section."""
    return {ship.tiles[section] for section in intact_sections(ship)}


def section_to_lose(ship: Ship, covers: Sequence[str]) -> int:
    """The section that is covered next, if roles of tiles are given up in this order."""

    def rank(section: int) -> int:
        tile = ship.tiles[section]
        return covers.index("blank" if tile < 0 else t.TILE_ROLE[tile])

    return min(intact_sections(ship), key=rank)


def cover(ship: Ship, section: int) -> None:
    """Cover a section: its tile stops working, and cargo that no longer fits is lost."""
    ship.hits |= 1 << section
    ship.marines = min(ship.marines, hold(ship, t.HOLDS_MARINES))
    too_many = max(0, -room_for_goods(ship))
    ship.goods = ship.goods[: len(ship.goods) - too_many]


def refuse_cover(state: State, seat: int, action: Cover) -> Words | None:
    """Refuse to cover sections unless they are undamaged and as many as the ship's hits."""
    decision = decision_of(state, seat)
    if decision is None or decision.kind != "covering":
        return no("not-now")
    ship = own_ship(state, seat, action.ship)
    owed = None if ship is None else pending_cover(state, ship)
    if ship is None or owed is None:
        return no("no-such-ship")
    chosen = list(action.sections)
    fits = len(chosen) == owed.count and chosen == sorted(set(chosen) & set(intact_sections(ship)))
    return None if fits else no("no-section")


def choose_covers(state: State, seat: int, action: Cover, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Cover the chosen sections."""
    ship = state.ships[action.ship]
    owed = pending_cover(state, ship)
    assert owed is not None
    state.pending.remove(owed)
    for section in action.sections:
        cover(ship, section)


def hits_to_assign(state: State, seat: int) -> dict[int, int]:
    """The hits that wait for a seat's choice, by ship, in ascending order of ships."""
    waiting = (p for p in state.pending if p.kind == "covering" and p.seat == seat)
    return dict(sorted((decision.thing, decision.count) for decision in waiting))


def refuse_cover_all(state: State, seat: int, action: CoverAll) -> Words | None:
    """Refuse to cover sections of several ships unless these are all ships that wait for it.

    `refuse_cover` decides about each ship.
    """
    decision, owed = decision_of(state, seat), hits_to_assign(state, seat)
    if decision is None or decision.kind != "covering":
        return no("not-now")
    if len(owed) < 2 or [ship for ship, _ in action.hits] != [*owed]:
        return no("no-such-ship")
    each = (refuse_cover(state, seat, Cover(*hit)) for hit in action.hits)
    return next((refusal for refusal in each if refusal is not None), None)


def cover_all(state: State, seat: int, action: CoverAll, tell: Tell[Fact]) -> None:
    """Cover the chosen sections of each ship."""
    for hit in action.hits:
        choose_covers(state, seat, Cover(*hit), tell)


def cover_by_order(state: State, seat: int) -> None:
    """Cover all sections for which a seat is asked, by its standing order."""
    owed = [p for p in state.pending if p.kind == "covering" and p.seat == seat]
    for decision in owed:
        state.pending.remove(decision)
        ship = state.ships[decision.thing]
        for _ in range(decision.count):
            cover(ship, section_to_lose(ship, _covers(state, seat)))


def destroy(state: State, ship: Ship, tell: Tell[Fact]) -> None:
    """Remove a ship; its tiles return to the supply, and a keeper's defeat is recorded."""
    owed = pending_cover(state, ship)
    if owed is not None:
        state.pending.remove(owed)
    if state.battle is not None:
        state.battle.owed.pop(ship.id, None)
        state.battle.place.pop(ship.id, None)
    flags.drop(state, ship, tell)
    del state.ships[ship.id]
    if ship.owner >= 0:
        state.empires[ship.owner].supply[ship.hull] += 1
        for tile in ship.tiles:
            if tile >= 0:
                state.tiles_left[tile] += 1
    elif ship.hull in t.KEEPERS and state.battle:
        victor = max(state.battle.sides)
        state.empires[victor].keepers |= 1 << t.KEEPERS.index(ship.hull)
        state.fallen[ship.hull] = state.turn
        tell(Felled(victor, t.HULL_NAMES[ship.hull]))
