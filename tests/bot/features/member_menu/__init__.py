"""The menu of a member."""
