"""The battle board: its scene, and its drawing."""
