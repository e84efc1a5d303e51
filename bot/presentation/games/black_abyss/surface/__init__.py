"""A planet's land tiles: scene and drawing."""
