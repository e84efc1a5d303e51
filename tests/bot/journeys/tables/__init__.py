"""Tables of several members: what happens around a game, whatever the game."""
