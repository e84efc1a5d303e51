"""The tribunal: resolutions, ballots, and counting them."""
