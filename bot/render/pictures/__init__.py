"""One module a picture: a scene is laid out in tiles, and the tiles stand cached in the process."""
