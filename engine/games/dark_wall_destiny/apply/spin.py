"""The System Spin: the last card burns, all move forward, new ones come; a step at a time.

Cards are moved one at a time from the last position down, then the new ones; a card triggers where
it stops, not where it passes. Each step leaves the state at a place from which the next one goes
on.
"""

from __future__ import annotations

from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.apply import expansions
from engine.games.dark_wall_destiny.apply.piles import Telling, end
from engine.games.dark_wall_destiny.apply.raids import collect
from engine.games.dark_wall_destiny.apply.system import burn_at
from engine.games.dark_wall_destiny.content.tables import (
    ATTACKING,
    CARDS,
    COLONIES,
    IDS,
    SILENT,
    STANDING,
    STRATEGIES,
)
from engine.games.dark_wall_destiny.state import (
    EMPTY,
    NOBODY,
    Spin,
    SpinStage,
    Task,
    Turn,
    WallState,
)
from engine.games.dark_wall_destiny.values import harder


def begin(state: WallState, tell: Telling) -> None:
    """After the last turn of a round."""
    stage: SpinStage = "end" if state.halted else "burn"
    state.stage, state.active, state.spin = "spin", NOBODY, Spin(stage)
    state.halted = False
    tell(facts.Spun(state.turn))


def step(state: WallState, spin: Spin, tell: Telling) -> None:
    """One step: a card burns, moves or comes, or the round ends."""
    if spin.stage == "burn":
        _burn_last(state, spin, tell)
    elif spin.stage == "move":
        _move(state, spin, tell)
    elif spin.stage == "fill":
        _fill(state, spin, tell)
    else:
        _finish(state, tell)


def _burn_last(state: WallState, spin: Spin, tell: Telling) -> None:
    """The card nearest the burned pile, also where the last position was bought empty."""
    spin.stage = "move"
    for last in range(len(state.system) - 1, -1, -1):
        if state.system[last] != EMPTY:
            burn_at(state, last, tell)
            return


def _move(state: WallState, spin: Spin, tell: Telling) -> None:
    """The foremost gap that has a card behind it is closed by the nearest one, and so on.

    Until a card attacks where it stops; the next step goes on from there.
    """
    system, gap = state.system, None
    for at in range(len(system) - 1, -1, -1):
        if system[at] == EMPTY:
            gap = at if gap is None else gap
        elif gap is not None:
            system[gap], system[at] = system[at], EMPTY
            _landed(state, gap, tell)
            if state.todo:
                return
            gap -= 1
    spin.stage, spin.at = "fill", len(system) - 1


def _fill(state: WallState, spin: Spin, tell: Telling) -> None:
    """The farthest gap first; a Cryoship takes position 1, what comes back those after it."""
    system = state.system
    while spin.at >= 0 and system[spin.at] != EMPTY:
        spin.at -= 1
    if spin.at < 0:
        _close(state, spin, tell)
        return
    at, colony = spin.at, bool(state.cryoships) and not COLONIES & set(system)
    spin.at -= 1
    if colony and at == 0:
        system[0] = state.cryoships.pop(0)
        tell(facts.Entered(IDS[system[0]]))
    elif spin.back and at < colony + len(spin.back):
        system[at] = spin.back.pop()
        tell(facts.Returned(IDS[system[at]]))
        _landed(state, at, tell)
    else:
        card = next_card(state, tell)
        if card is not None:
            system[at] = card
            tell(facts.TurnedUp((IDS[card],)), reveals=True)
            _landed(state, at, tell)


def _close(state: WallState, spin: Spin, tell: Telling) -> None:
    """What found no room stays burned; a system without cards loses the game."""
    state.burned += spin.back
    spin.back, spin.stage = [], "end"
    if all(card == EMPTY for card in state.system):
        end(state, "empty", tell)


def next_card(state: WallState, tell: Telling) -> int | None:
    """The top card of space; an empty deck is replaced by the next, None when all are empty."""
    while state.decks and not state.decks[0]:
        del state.decks[0]
        if state.decks:
            _opened(state, tell)
    if not state.decks:
        return None
    state.scanned = max(0, state.scanned - 1)
    return state.decks[0].pop()


def swap_deck(state: WallState, tell: Telling) -> None:
    """The next region's deck is swapped in; what was left of the old one goes under the last."""
    if state.fresh:
        old = state.decks.pop(0)
        if old:
            state.decks.append(old)
        _opened(state, tell)


def _opened(state: WallState, tell: Telling) -> None:
    state.fresh, state.scanned = max(0, state.fresh - 1), 0
    tell(facts.DeckOpened(state.fresh))


def _landed(state: WallState, at: int, tell: Telling) -> None:
    card = state.system[at]
    if at + 1 in state.vectors and card in ATTACKING:
        tell(facts.Attacked(IDS[card], at + 1, harder(state, card, at)))
        attack = CARDS[card].design.attack
        state.todo += [Task(card, "attack", k, state.first, at) for k in range(len(attack))]


def _finish(state: WallState, tell: Telling) -> None:
    """Defense is whole again, and the next round begins."""
    state.spin = None
    for player in state.players:
        player.guarded = player.spent = player.asides = 0
    state.turn += 1
    state.done = []
    expansions.round_over(state)
    begin_turn(state, None, tell)


def begin_turn(state: WallState, seat: int | None, tell: Telling) -> None:
    """A seat's turn; None: the one that is next, or in free order whoever takes it.

    The last one left of a round need not take it.
    """
    seats = range(len(state.players))
    left = [s for s in (*seats[state.first :], *seats[: state.first]) if s not in state.done]
    if seat is None and (state.order == "seats" or len(left) == 1):
        seat = left[0]
    if seat is None:
        state.stage, state.active = "begin", NOBODY
        return
    state.stage, state.active, state.now = "action", seat, Turn()
    for berth in state.players[seat].sector:
        berth.ready = ready(berth.card, berth.under)
    tell(facts.TookTurn(seat))
    collect(state, seat, tell)


def ready(card: int, under: list[int]) -> list[int]:
    """The cards of a berth with a standing ability; what lies on a planet has none.

    A strategy is one only where it lies in the sector itself.
    """
    aboard = [] if card in SILENT else [one for one in under if one not in STRATEGIES]
    return [one for one in (card, *aboard) if one in STANDING]
