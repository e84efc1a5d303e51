"""Dyla on a board: the ship, the encounter, the shop."""
