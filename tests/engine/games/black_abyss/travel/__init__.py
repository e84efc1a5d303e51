"""Fleets, ways through the map, and what is found."""
