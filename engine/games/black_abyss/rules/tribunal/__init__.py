"""The tribunal: resolutions drawn, ballots marked and put in, votes counted."""
