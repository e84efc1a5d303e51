"""A space with its land tiles and ships: the scene, and its drawing."""
