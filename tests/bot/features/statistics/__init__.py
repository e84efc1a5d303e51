"""Statistics: results of members, ratings, and rankings."""
