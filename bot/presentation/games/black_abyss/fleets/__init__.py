"""Ships, fleet by fleet: scene and drawing."""
