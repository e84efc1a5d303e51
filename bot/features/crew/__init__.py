"""Crews: a solo game, or a seat, that several lead together; each choice is a vote."""
