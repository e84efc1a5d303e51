"""Messages that call members to new lobbies: those who asked for it, and a role."""
