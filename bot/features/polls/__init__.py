"""Polls: a member asks the members of a table what to do; answers do not bind anybody."""
