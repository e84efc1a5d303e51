"""Simple players: what cards are worth (`worth`), and captains that play by it (`captain`)."""
