"""Battles in space and on the ground."""
