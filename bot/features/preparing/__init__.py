"""Preparing a whole next turn on a page of its own: choices as in the turn, shown on the map."""
