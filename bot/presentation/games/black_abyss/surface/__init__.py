"""A planet's land tiles: their scene, and how it is drawn."""
