"""The value of a position, for search."""

from engine.games.dark_miss_down.state import DarkMissState


def promise(state: DarkMissState, seat: int) -> float:
    """1 for a won game, 0 for a lost one, a half for a tie."""
    mine, theirs = state.players[seat].score, state.players[1 - seat].score
    if mine == theirs:
        return 0.5 if state.winner is None else float(state.winner == seat)
    return float(mine > theirs)
