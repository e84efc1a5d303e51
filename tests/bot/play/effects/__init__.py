"""What follows from a change, held on values: transitions of real games, and no Discord."""
