"""What an exchange of two positions of the system would change in the next spin."""

from engine.core.copying import copier
from engine.games.dark_wall_destiny.rules import own
from engine.games.dark_wall_destiny.rules.forecast import Forecast, forecast
from engine.games.dark_wall_destiny.state import WallState

EXCHANGING = frozenset({"shift", "swap", "bump"})
"""Effects whose answers are pairs of positions, such as `3.4`."""
_copy = copier(WallState)


def exchanges(state: WallState, seat: int) -> tuple[tuple[str, Forecast], ...]:
    """Pairs of an answer to the seat's question which cards to exchange, and the forecast then.

    () if it is asked nothing of the kind.
    """
    ask = state.ask
    if ask is None or ask.seat != seat or ask.what not in EXCHANGING:
        return ()
    return tuple([(key, _after(state, key)) for key in own.answers(state) if key != own.NONE])


def _after(state: WallState, key: str) -> Forecast:
    at, to = (int(place) - 1 for place in key.split("."))
    ahead = _copy(state)
    ahead.system[at], ahead.system[to] = ahead.system[to], ahead.system[at]
    return forecast(ahead)
