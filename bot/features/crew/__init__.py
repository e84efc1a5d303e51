"""Crews: a solo game led by a whole channel; each choice is a vote."""
