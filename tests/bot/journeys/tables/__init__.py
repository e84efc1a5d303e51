"""Tables of several members: what happens around any game."""
