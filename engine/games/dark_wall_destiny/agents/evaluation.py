"""An estimate of a game's outcome, for search that stops before its end."""

from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.scoring import outcome, scores
from engine.games.dark_wall_destiny.state import WallState


def estimate(state: WallState, seat: int) -> float:
    """The value of a position, from 0 to 1: by points in a contest, else by the colonies."""
    return _lead(state, seat) if state.contest else _rescue(state)


def _lead(state: WallState, seat: int) -> float:
    """The value of a contest: by how far the seat's points are ahead of its best rival's."""
    ended = outcome(state)
    if ended is not None:
        return float(seat in ended.winners) / max(1, len(ended.winners))
    points = scores(state)
    rival = max(one for other, one in enumerate(points) if other != seat)
    return 0.5 + 0.45 * (points[seat] - rival) / (10 + points[seat] + rival)


def _rescue(state: WallState) -> float:
    """The value of a rescue: colonies saved or held, and how far the next one is from burning."""
    if state.ending is not None:
        return float(state.ending == "saved")
    held = len(t.CRYOSHIPS) - len(state.cryoships) - len(state.saved)
    place = next((at for at, card in enumerate(state.system) if card in t.COLONIES), None)
    far = 1.0
    if place is not None:
        held -= 1
        far = 1 - place / len(state.system)
    return min(0.95, 0.15 + 0.14 * len(state.saved) + 0.09 * held + 0.1 * far)
