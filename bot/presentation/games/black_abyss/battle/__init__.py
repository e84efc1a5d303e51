"""The board of a battle: its scene, and how it is drawn."""
