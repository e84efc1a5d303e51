"""The tribunal: resolutions, ballots, counting."""
