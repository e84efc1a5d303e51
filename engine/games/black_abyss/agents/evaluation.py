"""An estimate of a seat's chances in its mode, from 0 to 1.

Search uses it, and so does the list of turning points at the end of a game.
"""

from engine.games.black_abyss.rules import surface
from engine.games.black_abyss.rules.modes import fleets
from engine.games.black_abyss.rules.modes.flags import way_left
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.state import State

_TERM = 3
"""A term of the tribunal seat counts as this many votes."""


def estimate(state: State, seat: int) -> float:
    """The expected share of a win, from 0 to 1; after the end, the share that the seat got.

    Votes and terms decide it; in a fleet battle, the sections left. In capture the flag it is how
    far each flag has been brought, and all votes together count as one space.
    """
    if state.ending:
        return float(seat in state.winners) / max(1, len(state.winners))
    if state.mode == "fleet_battle":
        if state.phase == "fitting":
            return 0.5
        return _share([fleets.share(state, n) for n in (0, 1)], seat)
    votes = [float(surface.votes(state, n)) for n in range(len(state.empires))]
    if state.mode == "capture_the_flag":
        ahead = [_share(votes, n) + _flag_spaces(state, 1 - n) for n in (0, 1)]
        return _share(ahead, seat)
    worth = [count + _TERM * e.terms for count, e in zip(votes, state.empires, strict=True)]
    return _share(worth, seat)


def _flag_spaces(state: State, owner: int) -> int:
    """How many spaces a flag came nearer to the enemy's home, plus one while carried."""
    flag, homes = state.flags[owner], [empire.home for empire in state.empires]
    whole = chart(state).distance[homes[0]][homes[1]]
    return max(0, whole - way_left(state, owner)) + bool(flag.carrier)


def _share(worth: list[float], seat: int) -> float:
    """A seat's share of the sum of all seats' worth; equal shares if the sum is 0."""
    return worth[seat] / sum(worth) if sum(worth) else 1 / len(worth)
