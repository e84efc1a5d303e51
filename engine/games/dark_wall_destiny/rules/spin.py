"""The System Spin, step by step: the last card burns, cards advance, new ones enter.

Cards move one by one, beginning with the last position. A card on a vector attacks where it stops.
The state can be saved and resumed after each step.
"""

from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.piles import Telling, end
from engine.games.dark_wall_destiny.rules.raids import collect
from engine.games.dark_wall_destiny.rules.system import burn_at
from engine.games.dark_wall_destiny.rules.tasks import tasks
from engine.games.dark_wall_destiny.rules.values import harder
from engine.games.dark_wall_destiny.state import (
    EMPTY,
    NOBODY,
    Spin,
    SpinStage,
    Turn,
    WallState,
)


def begin(state: WallState, tell: Telling) -> None:
    """Begin the spin after a round's last turn, or skip it if it was prevented."""
    stage: SpinStage = "end" if state.halted else "burn"
    state.stage, state.active, state.spin = "spin", NOBODY, Spin(stage)
    tell(facts.Spun(state.turn, prevented=state.halted))
    state.halted = False


def step(state: WallState, spin: Spin, tell: Telling) -> None:
    """Make one step of the spin: cards burn, move or enter, until one attacks or the round ends."""
    if spin.stage == "burn":
        _burn_last(state, spin, tell)
    elif spin.stage == "move":
        _move(state, spin, tell)
    elif spin.stage == "fill":
        _fill(state, spin, tell)
    else:
        _finish(state, tell)


def _burn_last(state: WallState, spin: Spin, tell: Telling) -> None:
    """Burn the card nearest the burned pile, even if the last position is empty."""
    spin.stage = "move"
    for last in range(len(state.system) - 1, -1, -1):
        if state.system[last] != EMPTY:
            burn_at(state, last, tell)
            return


def _move(state: WallState, spin: Spin, tell: Telling) -> None:
    """Move cards forward into gaps, from the last position on, until one attacks."""
    system, vectors = state.system, state.vectors
    gap = len(system) - 1 - system[::-1].index(EMPTY) if EMPTY in system else 0
    for at in range(gap - 1, -1, -1):
        card = system[at]
        if card != EMPTY:
            system[gap], system[at] = card, EMPTY
            if card in t.ATTACKING and gap + 1 in vectors:
                _attack(state, card, gap, tell)
                return
            gap -= 1
    spin.stage, spin.at = "fill", len(system) - 1


def _fill(state: WallState, spin: Spin, tell: Telling) -> None:
    """Fill the remaining gaps, from the last one on, until a card attacks.

    Position 1 gets the next Cryoship if none is in the system. The positions after it get returning
    cards, and all other positions cards from space.
    """
    system, vectors = state.system, state.vectors
    for at in range(spin.at, -1, -1):
        if system[at] != EMPTY:
            continue
        spin.at = at - 1
        colony = bool(state.cryoships) and t.COLONIES.isdisjoint(system)
        if colony and at == 0:
            system[0] = state.cryoships.pop(0)
            tell(facts.Entered(t.IDS[system[0]]))
            continue
        _enter(state, spin, at, colony, tell)
        if system[at] in t.ATTACKING and at + 1 in vectors:
            _attack(state, system[at], at, tell)
            return
    spin.at = -1
    _close(state, spin, tell)


def _enter(state: WallState, spin: Spin, at: int, colony: bool, tell: Telling) -> None:
    """Put a returning card, or else the next card from space, on a place of the system."""
    if spin.back and at < colony + len(spin.back):
        state.system[at] = spin.back.pop()
        tell(facts.Returned(t.IDS[state.system[at]]))
        return
    card = next_card(state, tell)
    if card is not None:
        state.system[at] = card
        tell(facts.TurnedUp((t.IDS[card],)), reveals=True)


def _close(state: WallState, spin: Spin, tell: Telling) -> None:
    """Burn returning cards that found no room; an empty system ends the game."""
    state.burned += spin.back
    spin.back, spin.stage = [], "end"
    if all(card == EMPTY for card in state.system):
        end(state, "empty", tell)


def next_card(state: WallState, tell: Telling) -> int | None:
    """The top card of space, from the next deck if one is empty; None if all are empty."""
    while state.decks and not state.decks[0]:
        del state.decks[0]
        if state.decks:
            _open_deck(state, tell)
    if not state.decks:
        return None
    state.scanned = max(0, state.scanned - 1)
    return state.decks[0].pop()


def swap_deck(state: WallState, tell: Telling) -> None:
    """Switch to the next region's space deck; the rest of the old one becomes the last deck."""
    if state.fresh:
        old = state.decks.pop(0)
        if old:
            state.decks.append(old)
        _open_deck(state, tell)


def _open_deck(state: WallState, tell: Telling) -> None:
    state.fresh, state.scanned = max(0, state.fresh - 1), 0
    tell(facts.DeckOpened(state.fresh))


def _attack(state: WallState, card: int, at: int, tell: Telling) -> None:
    """Let a card that stopped on a vector attack."""
    tell(facts.Attacked(t.IDS[card], at + 1, harder(state, card, at), state.first))
    state.todo += tasks(card, "attack", state.first, at)


def _finish(state: WallState, tell: Telling) -> None:
    """Reset defense and begin the next round; in a contest, its first seat becomes the last."""
    state.spin = None
    for player in state.players:
        player.guarded = player.spent = player.asides = 0
        player.covers = NOBODY
    state.turn += 1
    state.done = []
    if state.contest:
        state.first = (state.first + 1) % len(state.players)
    begin_turn(state, None, tell)


def begin_turn(state: WallState, seat: int | None, tell: Telling) -> None:
    """Begin the turn of `seat` or, if None, of the next seat in order.

    In free order any seat may take the turn; only the last seat of a round gets it at once.
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
        berth.ready, berth.new = ready_cards(berth.card, berth.under), []
    tell(facts.TookTurn(seat))
    collect(state, seat, tell)


def ready_cards(card: int, under: list[int]) -> list[int]:
    """The cards of a berth whose standing ability can be used, without those under a planet.

    A strategy's ability works only if the strategy itself lies in the sector, not under a card.
    """
    aboard = [] if card in t.SILENT else [one for one in under if one not in t.STRATEGIES]
    return [one for one in (card, *aboard) if one in t.STANDING]
