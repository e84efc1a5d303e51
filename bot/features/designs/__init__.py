"""Designs: what a member builds in a game, such as a fleet, saved by name to build again."""
