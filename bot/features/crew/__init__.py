"""Crews: a game for one that a whole channel leads; each choice there is a vote."""
