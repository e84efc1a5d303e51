"""How captains change the system: which cards they exchange or bury, and when they halt a spin.

Captains use public knowledge and the weights of `prudent.toml`.
"""

from engine.core.copying import copier
from engine.games.dark_wall_destiny.agents.worth import PRUDENCE
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules import own
from engine.games.dark_wall_destiny.rules.forecast import (
    blow,
    colony_ahead,
    forecast,
    landing_damage,
    siege_points,
)
from engine.games.dark_wall_destiny.rules.values import cost, energy_left
from engine.games.dark_wall_destiny.state import EMPTY, WallState

HALTING = t.with_effect("standing", "halt")
"""Cards whose standing ability can prevent a spin."""
_copy = copier(WallState)


def exchange(state: WallState, seat: int, keys: tuple[str, ...]) -> str:  # noqa: ARG001
    """The key of the exchange of two positions that leaves the least danger, or of no exchange."""
    fears = {key: _fear(state, key) for key in keys}
    return min(keys, key=lambda key: (fears[key], key != own.NONE))


def _fear(state: WallState, key: str) -> float:
    """The danger after an exchange of positions: damage in the next spin, a burning Cryoship."""
    system = state.system[:]
    if key != own.NONE:
        at, to = (int(place) - 1 for place in key.split("."))
        system[at], system[to] = system[to], system[at]
    ahead = _copy(state)
    ahead.system = system
    fear = landing_damage(ahead, harm(ahead, system, len(state.players)))
    _, spins, _ = colony_ahead(ahead)
    return fear if spins is None or state.contest else fear - PRUDENCE.place * spins


def harm(state: WallState, system: list[int], seats: int) -> list[float]:
    """How much each card of a system would harm `seats` seats by attacking, by position.

    A siege strikes only one of them.
    """
    attack = PRUDENCE.attack * seats
    siege = PRUDENCE.siege if state.hulls else 0.0
    return [
        attack * blow(state, card, at) + siege * siege_points(state, card, at)
        if card != EMPTY
        else 0.0
        for at, card in enumerate(system)
    ]


def bury(state: WallState, seat: int, keys: tuple[str, ...]) -> str:  # noqa: ARG001
    """The key of the scanned card that would deal most damage, or of none if that is little."""
    cards = [key for key in keys if key != own.NONE]
    worst = max(cards, key=lambda key: blow(state, t.CARD[key]))
    return worst if blow(state, t.CARD[worst]) >= PRUDENCE.buried else own.NONE


def halts(state: WallState, seat: int) -> bool:
    """Whether it is time to prevent the spin: it would cost much, or burn a Cryoship soon.

    A Cryoship that the seat can pay for does not count.
    """
    if set(state.players[seat].hand) <= t.COLONIES:
        return False
    costs = forecast(state).costs
    if state.contest:
        return costs[seat] >= PRUDENCE.feared
    if sum(costs) >= PRUDENCE.feared * len(costs):
        return True
    _, spins, paced = colony_ahead(state)
    if spins is None or paced is None or min(spins, paced) > PRUDENCE.halting:
        return False
    return not payable_by_hand(state, seat)


def payable_by_hand(state: WallState, seat: int) -> bool:
    """Whether the seat could pay for the system's Cryoship once its hand is played."""
    player = state.players[seat]
    means = energy_left(state, player) + player.tokens + sum(t.ENERGY[card] for card in player.hand)
    there = ((card, at + 1) for at, card in enumerate(state.system) if card in t.COLONIES)
    return any(cost(state, *one) <= means for one in there)
