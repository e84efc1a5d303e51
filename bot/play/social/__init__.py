"""Requests between members of a table: proposals, votes, and the limit of messages to others."""
