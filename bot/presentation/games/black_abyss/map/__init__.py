"""The map of the galaxy: its scene, and how it is drawn."""
