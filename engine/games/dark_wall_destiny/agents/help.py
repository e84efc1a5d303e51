"""What captains do for each other, from public knowledge: which cards a seat owns, not holds."""

from __future__ import annotations

from engine.games.dark_wall_destiny.content.tables import COLONIES
from engine.games.dark_wall_destiny.rules.scoring import income
from engine.games.dark_wall_destiny.rules.values import shelter
from engine.games.dark_wall_destiny.state import NOBODY, Player, WallState


def covered(state: WallState, seat: int) -> int:
    """The seat to cover at the end of a turn, or NOBODY.

    A seat with a Cryoship in its cards covers nobody. It covers the least sheltered uncovered seat
    that has one; else, of those that could acquire one later this round, the seat with most income.
    """
    if state.contest or state.players[seat].covers != NOBODY or carries(state.players[seat]):
        return NOBODY
    spared = {player.covers for player in state.players}
    others = [other for other in range(len(state.players)) if other not in (seat, *spared)]
    carriers = [other for other in others if carries(state.players[other])]
    if carriers:
        return min(carriers, key=lambda other: shelter(state.players[other]))
    rich = [other for other in others if other not in state.done]
    if COLONIES.isdisjoint(state.system) or not rich:
        return NOBODY
    return max(rich, key=lambda other: income(state.players[other]))


def carries(player: Player) -> bool:
    """Whether a seat has a Cryoship in hand, deck or discard pile."""
    return not COLONIES.isdisjoint((*player.hand, *player.deck, *player.discards))
