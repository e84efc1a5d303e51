"""One package a game; none imports another."""
