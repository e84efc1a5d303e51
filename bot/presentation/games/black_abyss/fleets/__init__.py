"""Ships by fleet: scene and drawing."""
