"""The value of a position, for search."""

from engine.games.dark_miss_down.state import DarkMissState


def estimate(state: DarkMissState, seat: int) -> float:
    """The value of a position for search: 1 if the seat leads, 0 if it trails, 0.5 if neither.

    Of equal scores at the end, 1 for the seat that pressed the airlock button and 0 for the other.
    """
    mine, theirs = state.players[seat].score, state.players[1 - seat].score
    if mine == theirs:
        return 0.5 if state.winner is None else float(state.winner == seat)
    return float(mine > theirs)
