"""The ships of a seat, as cards on a sheet: the scene, and its drawing."""
