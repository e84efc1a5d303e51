"""The map of the galaxy: its scene, and its drawing."""
