"""Leading a battle: a player gives orders, or places, moves and fires ships.

In quick battles only standing orders fight. In tactical ones a side may lead, hand over to an order
at any time, and take back command a few times.
"""

from engine.core.events import Tell
from engine.core.words import Words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Bombed, Commanded, Fact, Led
from engine.games.black_abyss.rules.refusals import no
from engine.games.black_abyss.rules.ships import own_ship
from engine.games.black_abyss.rules.surface import spot
from engine.games.black_abyss.rules.war import battle as battles
from engine.games.black_abyss.rules.war import (
    board,
    combat,
    damage,
    deeds,
    drill,
    flight,
)
from engine.games.black_abyss.state import (
    Battle,
    Decision,
    Pending,
    Ship,
    State,
    battle_of,
    decision_of,
    own_battle,
)


def battle_to_decide(state: State, seat: int, kind: Decision) -> Battle | None:
    """The battle in which a seat has to make a decision of this kind; None if there is none."""
    decision = decision_of(state, seat)
    return battle_of(state, seat) if decision is not None and decision.kind == kind else None


def may_hand_over(state: State, seat: int) -> bool:
    """Whether a seat leads its side of a battle; during the other side's move, too."""
    battle = battle_of(state, seat)
    if battle is None or seat not in battle.sides or not state.empires[seat].alive:
        return False
    return battle.led[battle.sides.index(seat)]


def may_lead(state: State, seat: int) -> bool:
    """Whether a seat may lead: from the start of a tactical battle, or by taking back command."""
    battle = battle_of(state, seat)
    if battle is None or not state.tactical or seat not in battle.sides:
        return False
    side = battle.sides.index(seat)
    if battle_to_decide(state, seat, "ordering"):
        return True
    spent = battle.takeovers[side] >= t.GAME.takeovers
    waits = bool(state.pending) and not battles.is_preparing(state)
    return waits and not battle.led[side] and not spent and state.empires[seat].alive


def refuse_command(state: State, seat: int, action: a.Command) -> Words | None:
    """Refuse an order that is not asked for, unless the seat leads; refuse unsuitable orders.

    An order is unsuitable if it does not exist for this battle.
    """
    if not battle_to_decide(state, seat, "ordering") and not may_hand_over(state, seat):
        return no("not-now")
    battle = own_battle(state, seat)
    return _refuse_order(battle, action.order)


def _refuse_order(battle: Battle, order: int) -> Words | None:
    if order in drill.orders_for(battle):
        return None
    return no("no-planet-to-bomb" if 0 <= order < len(t.ORDERS) else "no-such-order")


def command(state: State, seat: int, action: a.Command, tell: Tell[Fact]) -> None:
    """Give a standing order; if it answers the pending decision of the seat, go on."""
    battle = own_battle(state, seat)
    side = battle.sides.index(seat)
    battle.orders[side], battle.ask[side] = action.order, action.ask
    before = battles.is_preparing(state)
    battle.led[side] = False
    decision = decision_of(state, seat)
    if before:
        if decision is not None:
            state.pending.remove(decision)
        drill.deploy(state, battle, side)
        battle.ready[side] = True
        return
    tell(Commanded(seat, t.ORDERS[action.order]))
    move = next((p for p in state.pending if (p.seat, p.kind) == (seat, "leading")), None)
    if move is not None:
        state.pending.remove(move)
        battle.todo.pop(0)
        battles.by_order(state, battle, side, tell)
    elif decision is not None and not action.ask:
        leave_to_order(state, seat, tell)


def leave_to_order(state: State, seat: int, tell: Tell[Fact]) -> None:
    """Let the standing order choose what the seat's hits destroy."""
    decision = decision_of(state, seat)
    if decision is None:
        return
    if decision.kind == "covering":
        damage.cover_by_order(state, seat)
    elif decision.kind == "losing":
        state.pending.remove(decision)
        battles.lose_least(state, decision.thing, seat, decision.count, tell)


def refuse_lead(state: State, seat: int, action: a.Lead) -> Words | None:  # noqa: ARG001
    """Refuse to lead except at the start, or to take command back a few times."""
    return None if may_lead(state, seat) else no("not-now")


def lead(state: State, seat: int, action: a.Lead, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Lead one's side, and choose what one's hits destroy.

    At the start an order deploys the ships, and the player can move them.
    """
    battle = own_battle(state, seat)
    side = battle.sides.index(seat)
    battle.led[side] = battle.ask[side] = True
    decision = decision_of(state, seat)
    if decision is not None and decision.kind == "ordering":
        drill.deploy(state, battle, side)
        state.pending[state.pending.index(decision)] = Pending(seat, "deploying", battle.hex)
        return
    battle.takeovers[side] += 1
    battle.flees[side] = False
    tell(Led(seat))


def _ship(
    state: State, seat: int, number: int, decision: Decision = "leading"
) -> tuple[Battle, Ship] | Words:
    """A battle and the seat's ship in it, if a decision of this kind is pending; else a refusal."""
    battle = battle_to_decide(state, seat, decision)
    if battle is None:
        return no("not-now")
    ship = own_ship(state, seat, number)
    return no("no-such-ship") if ship is None or number not in battle.place else (battle, ship)


def _weapon(
    state: State, seat: int, action: a.Fire | a.Bomb, role: str
) -> tuple[Battle, Ship, int] | Words:
    """The battle, ship and tile of a weapon or bomb to use; if it cannot be used, a refusal."""
    found = _ship(state, seat, action.ship)
    if isinstance(found, Words):
        return found
    tile = dict(deeds.ready(state, *found, role)).get(action.section)
    return no("no-weapon") if tile is None else (*found, tile)


def berths(state: State, battle: Battle, side: int, ship: Ship) -> list[int]:
    """The squares on which a ship can be placed in deployment; each ship is placed once."""
    if ship.id in battle.fired:
        return []
    crowd = deeds.crowd(state, battle, side)
    here = battle.place[ship.id]
    return [at for at in board.ZONES[side] if at != here and crowd.get(at, 0) < t.GAME.board.stack]


def refuse_place(state: State, seat: int, action: a.Place) -> Words | None:
    """Refuse to deploy a ship outside its side's zone, on a full square, or twice."""
    found = _ship(state, seat, action.ship, "deploying")
    if isinstance(found, Words):
        return found
    battle, ship = found
    free = berths(state, battle, battle.sides.index(seat), ship)
    return None if action.square in free else no("no-such-square")


def place(state: State, seat: int, action: a.Place, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Place a ship, in secret until both sides have deployed.

    Before round one, `Battle.fired` marks the ships that were placed.
    """
    battle = own_battle(state, seat)
    battle.place[action.ship] = action.square
    battle.fired[action.ship] = 1


def refuse_steer(state: State, seat: int, action: a.Steer) -> Words | None:
    """Refuse to move a ship to a square out of its reach."""
    found = _ship(state, seat, action.ship)
    if isinstance(found, Words):
        return found
    battle, ship = found
    side = battle.sides.index(seat)
    return None if action.square in deeds.reach(state, battle, side, ship) else no("no-such-square")


def steer(state: State, seat: int, action: a.Steer, tell: Tell[Fact]) -> None:
    """Move a ship to a square."""
    battle = state.present_battle
    ship, to = state.ships[action.ship], action.square
    steps = deeds.reach(state, battle, battle.sides.index(seat), ship)[to]
    deeds.steer(state, battle, ship, to, steps, tell)


def refuse_fire(state: State, seat: int, action: a.Fire) -> Words | None:
    """Refuse to fire unless the weapon works and is unused, and the enemy ship is in range."""
    found = _weapon(state, seat, action, "weapon")
    if isinstance(found, Words):
        return found
    battle, ship, tile = found
    foes = deeds.targets(state, battle, battle.sides.index(seat), ship, tile)
    return None if action.at in [foe.id for foe in foes] else no("out-of-range")


def fire(state: State, seat: int, action: a.Fire, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Fire a weapon."""
    ship, foe = state.ships[action.ship], state.ships[action.at]
    deeds.fire(state, state.present_battle, ship, action.section, foe, tell)


def refuse_bomb(state: State, seat: int, action: a.Bomb) -> Words | None:
    """Refuse to drop a bomb unless it works and is unused, and an enemy is in range."""
    found = _weapon(state, seat, action, "bomb")
    if isinstance(found, Words):
        return found
    battle, ship, tile = found
    return None if action.on in deeds.bombable(state, battle, ship, tile) else no("out-of-range")


def bomb(state: State, seat: int, action: a.Bomb, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Bomb a seat; what the bomb destroys is decided at the end of the move."""
    battle = state.present_battle
    ship = state.ships[action.ship]
    tile = dict(combat.working_sections(state, ship))[action.section]
    hit = deeds.bomb(state, battle, ship, action.section, action.on)
    blow = (action.on, spot(state, battle.hex), t.TILES[tile], hit)
    tell(Bombed(*blow), reveals=True)


def refuse_landing(state: State, seat: int, action: a.Disembark) -> Words | None:
    """In battle, refuse to land marines except from a ship beside a planet with enemies."""
    found = _ship(state, seat, action.ship)
    if isinstance(found, Words):
        return found
    battle, ship = found
    return None if action.land in deeds.landings(state, battle, ship) else no("cannot-land")


def refuse_by_order(state: State, seat: int, action: a.ByOrder) -> Words | None:
    """Refuse to leave a move to an order, unless the seat leads a move and the order exists."""
    battle = battle_to_decide(state, seat, "leading")
    if battle is None:
        return no("not-now")
    if action.ship not in (0, *battle.left):
        return no("no-such-ship")
    return _refuse_order(battle, action.order)


def by_order(state: State, seat: int, action: a.ByOrder, tell: Tell[Fact]) -> None:
    """Let an order act for one ship, or for all ships left; the latter ends the move."""
    battle = state.present_battle
    side = battle.sides.index(seat)
    battle.orders[side] = action.order
    if action.ship:
        drill.act(state, battle, side, state.ships[action.ship], tell)
        battle.left.pop(action.ship)
        return
    _end_move(state, seat, battle)
    battles.by_order(state, battle, side, tell)


def _end_move(state: State, seat: int, battle: Battle) -> None:
    kinds = ("deploying", "leading")
    decision = next(p for p in state.pending if p.seat == seat and p.kind in kinds)
    state.pending.remove(decision)
    if decision.kind == "deploying":
        battle.ready[battle.sides.index(seat)] = True
        return
    battle.todo.pop(0)


def refuse_end_move(state: State, seat: int, action: a.EndMove) -> Words | None:  # noqa: ARG001
    """Refuse to end a deployment or move that the seat does not lead."""
    if battle_to_decide(state, seat, "deploying") or battle_to_decide(state, seat, "leading"):
        return None
    return no("not-now")


def end_move(state: State, seat: int, action: a.EndMove, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """End the deployment or the move."""
    battle = own_battle(state, seat)
    _end_move(state, seat, battle)


def may_flee(state: State, seat: int) -> bool:
    """Whether a seat that leads a move has a refuge."""
    battle = battle_to_decide(state, seat, "leading")
    return battle is not None and flight.refuge(state, seat, battle.hex) is not None


def flees_at_once(state: State, battle: Battle, side: int) -> bool:
    """Whether a side that decides to flee is gone at once: its move, the round's first, is fresh.

    The first round must be fought.
    """
    return (
        battle.round > 1
        and side == battle.first
        and not battle.fired
        and all(
            battle.left.get(ship.id) == combat.engine(state, ship)
            for ship in deeds.ships_of(state, battle, side)
        )
    )


def refuse_flee(state: State, seat: int, action: a.Flee) -> Words | None:  # noqa: ARG001
    """Refuse to flee except in a move that the seat leads, with a refuge."""
    if battle_to_decide(state, seat, "leading") is None:
        return no("not-now")
    return None if may_flee(state, seat) else no("no-refuge")


def flee(state: State, seat: int, action: a.Flee, tell: Tell[Fact]) -> None:  # noqa: ARG001
    """Flee: at once (`flees_at_once`), or else when the next round begins."""
    battle = state.present_battle
    side = battle.sides.index(seat)
    at_once = flees_at_once(state, battle, side)
    _end_move(state, seat, battle)
    if at_once:
        flight.flee(state, battle, side, tell)
        battle.round -= 1
    else:
        battle.flees[side] = True
