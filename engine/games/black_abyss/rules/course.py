"""The course of a cycle: production, then phases that end when all seats are done.

`run` continues to the next decision. In the ground step, seats that cannot fight there are skipped.
"""

from collections.abc import Callable

from engine.core.events import Tell
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import CycleBegan, Fact, Produced, RanOut
from engine.games.black_abyss.rules import (
    ground,
    happenings,
    movement,
    setup,
    victory,
)
from engine.games.black_abyss.rules.diplomacy import lapse
from engine.games.black_abyss.rules.market import bank
from engine.games.black_abyss.rules.market.goods import pay_shares, produce, store_goods
from engine.games.black_abyss.rules.modes import ends, fleets
from engine.games.black_abyss.rules.surface import add_up_powers, check_habitats, resume
from engine.games.black_abyss.rules.tribunal import resolutions as tribunal
from engine.games.black_abyss.rules.war import (
    battle,
    meeting,
)
from engine.games.black_abyss.state import NOBODY, WITHOUT_PEACE, State


def seat_after(state: State, seat: int) -> int:
    """The next living seat in turn order, or NOBODY after the last."""
    count = len(state.empires)
    for step in range((seat - state.first) % count + 1, count):
        other = (state.first + step) % count
        if state.empires[other].alive:
            return other
    return NOBODY


def begin_cycle(state: State, tell: Tell[Fact]) -> None:
    """Begin a cycle: pay production, then begin the first seat's movement turn."""
    state.turn += state.phase != "setup"
    tell(CycleBegan(state.turn, state.first))
    state.fresh = [0] * len(state.fresh)
    resume(state)
    add_up_powers(state)
    lapse(state, tell)
    state.whispered = {}
    for empire in state.empires:
        empire.offers = empire.returns = 0
    _pay_incomes(state, tell)
    state.phase, state.active, state.arrivals = "move", state.first, 0
    state.fought = []
    movement.start_turn(state, state.active)


def _pay_incomes(state: State, tell: Tell[Fact]) -> None:
    """Pay production in turn order, as far as chips suffice, and store goods."""
    order = state.turn_order
    due = {seat: produce(state, seat) for seat in order if state.empires[seat].alive}
    paid = {seat: bank.pay(state, seat, income) for seat, income in due.items()}
    for seat in sorted(paid):
        store_goods(state, seat)
        tell(Produced(seat, *paid[seat]))
    for place, resource in enumerate(("food", "energy", "minerals")):
        if any(paid[seat][place] < income[place] for seat, income in due.items()):
            tell(RanOut(resource))


def without_counters(state: State) -> State:
    """Reset all limits per cycle of a state, in place, and return it."""
    for empire in state.empires:
        empire.offers = empire.returns = 0
    state.whispered, state.recent = {}, {}
    if state.ballot is not None:
        state.ballot.changes = [0] * len(state.ballot.changes)
    if state.battle is not None:
        state.battle.takeovers = [0, 0]
    return state


def run(state: State, tell: Tell[Fact]) -> None:
    """Continue in place until somebody must decide or the game ends."""
    while not ends.at_once(state, tell) and not state.pending:
        if not _STEPS[state.phase](state, tell):
            return


def _fitting(state: State, tell: Tell[Fact]) -> bool:
    """Begin a fleet battle once both fleets are ready."""
    if not all(empire.done for empire in state.empires):
        return False
    state.phase, state.active = "battle", NOBODY
    meeting.begin(state, fleets.SPACE, *fleets.launch(state, tell), tell)
    return True


def _setting_up(state: State, tell: Tell[Fact]) -> bool:
    """On the frontier, wait until all seats have homes; then begin the first cycle."""
    if any(empire.home < 0 for empire in state.empires):
        return False
    setup.green_near(state) if state.frontier else None
    begin_cycle(state, tell)
    return True


def _moving(state: State, tell: Tell[Fact]) -> bool:
    if state.active != NOBODY:
        return False
    state.phase = "battle"
    meeting.begin_all(state, tell)
    return True


def _fighting(state: State, tell: Tell[Fact]) -> bool:
    if state.battle is not None:
        battle.advance(state, tell)
        return True
    if state.mode == "fleet_battle":
        ends.end_fleet_battle(state, tell)
        return True
    if meeting.begin_next(state, tell):
        return True
    state.phase, state.active = "ground", _first(state)
    return True


def _first(state: State) -> int:
    return state.first if state.empires[state.first].alive else seat_after(state, state.first)


def _on_the_ground(state: State, tell: Tell[Fact]) -> bool:
    if state.active == NOBODY:
        return _end_phase_three(state, tell)
    if ground.is_contested(state, state.active):
        return False
    state.active = seat_after(state, state.active)
    return True


def _end_phase_three(state: State, tell: Tell[Fact]) -> bool:
    """End phase III: eliminate seats, look for a flag brought home, and begin phase IV.

    Eliminated are seats that have nothing left. Colonies are founded in phase IV, so that nobody
    waits for another.
    """
    victory.eliminate(state, tell)
    check_habitats(state, tell)
    if ends.flag_won(state, tell):
        return True
    state.phase = "purchase"
    for empire in state.empires:
        empire.done = not empire.alive
    if _tribunal_meets(state):
        tribunal.draw_for_leader(state)
    return True


def _tribunal_meets(state: State) -> bool:
    return state.turn % t.GAME.event_every == 0 and state.mode not in WITHOUT_PEACE


def _purchasing(state: State, tell: Tell[Fact]) -> bool:
    if any(empire.alive and not empire.done for empire in state.empires):
        return False
    pay_shares(state, tell)
    for empire in state.empires:
        empire.basket = []
    state.lasting = []
    state.phase = "tribunal"
    if state.turn % t.GAME.event_every == 0:
        happenings.draw_event(state, tell)
    if _tribunal_meets(state):
        tribunal.put_resolution(state, tell)
    return True


def _voting(state: State, tell: Tell[Fact]) -> bool:
    """Once the ballot is closed, end the cycle: by victory, or with the next first player."""
    if state.ballot is not None:
        return False
    happenings.roam(state, tell)
    happenings.return_keepers(state, tell)
    victory.eliminate(state, tell)
    if victory.check(state, tell):
        state.phase = "over"
        return True
    victory.forget_secrets(state, tell)
    state.first = (state.first + 1) % len(state.empires)
    while not state.empires[state.first].alive:
        state.first = (state.first + 1) % len(state.empires)
    begin_cycle(state, tell)
    return True


_STEPS: dict[str, Callable[[State, Tell[Fact]], bool]] = {
    "setup": _setting_up, "move": _moving, "battle": _fighting, "ground": _on_the_ground,
    "purchase": _purchasing, "tribunal": _voting, "over": lambda *_: False, "fitting": _fitting,
}  # fmt: skip
