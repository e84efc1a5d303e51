"""A table's past in words and pictures: the log, a summary since a member's turn, the end."""
